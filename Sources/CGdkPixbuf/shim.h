// The few functions of gdk-pixbuf 2.42 and GObject that are used.
//
// Declared here because gdk-pixbuf's own headers need the folders of GLib's, which only pkg-config
// knows, and SwiftPM refuses the `-pthread` among its flags. GLib's names stand for plain C types.

#include <stddef.h>
#include <stdint.h>

typedef struct GdkPixbuf GdkPixbuf;
typedef struct GdkPixbufFormat GdkPixbufFormat;
typedef struct GdkPixbufLoader GdkPixbufLoader;

typedef struct {
  uint32_t domain;
  int code;
  char *message;
} GError;

/// Called with the natural size, before anything of that size is allocated.
typedef void (*GdkPixbufSizePrepared)(GdkPixbufLoader *loader, int width, int height, void *data);

GdkPixbufLoader *gdk_pixbuf_loader_new(void);
void gdk_pixbuf_loader_set_size(GdkPixbufLoader *loader, int width, int height);
int gdk_pixbuf_loader_write(GdkPixbufLoader *loader, const uint8_t *bytes, size_t count,
                            GError **error);
int gdk_pixbuf_loader_close(GdkPixbufLoader *loader, GError **error);
GdkPixbuf *gdk_pixbuf_loader_get_pixbuf(GdkPixbufLoader *loader);
GdkPixbufFormat *gdk_pixbuf_loader_get_format(GdkPixbufLoader *loader);

char *gdk_pixbuf_format_get_name(GdkPixbufFormat *format);
int gdk_pixbuf_format_is_scalable(GdkPixbufFormat *format);

int gdk_pixbuf_get_width(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_height(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_rowstride(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_has_alpha(const GdkPixbuf *pixbuf);
const uint8_t *gdk_pixbuf_read_pixels(const GdkPixbuf *pixbuf);

unsigned long g_signal_connect_data(void *instance, const char *signal,
                                    GdkPixbufSizePrepared handler, void *data,
                                    void (*destroy_data)(void *, void *), int flags);
void g_object_unref(void *object);
void g_error_free(GError *error);
void g_free(void *memory);
