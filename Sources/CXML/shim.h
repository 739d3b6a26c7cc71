#include <libxml/HTMLparser.h>
#include <libxml/HTMLtree.h>
#include <libxml/encoding.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlmemory.h>

// xmlFree is a global function pointer, which Swift 6 refuses to read.
static inline void xml_free(void *memory) { xmlFree(memory); }
