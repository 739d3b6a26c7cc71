// The few functions of chafa 1.12 that are used.
//
// Declared here because chafa's own headers need the folders of GLib's, which only pkg-config knows,
// and SwiftPM refuses the `-pthread` among its flags. GLib's names stand for plain C types.

#include <stdint.h>

typedef struct ChafaCanvas ChafaCanvas;
typedef struct ChafaCanvasConfig ChafaCanvasConfig;
typedef struct ChafaSymbolMap ChafaSymbolMap;

enum {
  CHAFA_CANVAS_MODE_TRUECOLOR = 0,
  CHAFA_CANVAS_MODE_INDEXED_240 = 2,
  CHAFA_CANVAS_MODE_INDEXED_16 = 3,
  CHAFA_CANVAS_MODE_FGBG = 5,
  CHAFA_CANVAS_MODE_INDEXED_8 = 6,
};

enum {
  CHAFA_PIXEL_RGBA8_UNASSOCIATED = 4,
  CHAFA_PIXEL_RGB8 = 8,
};

enum {
  CHAFA_SYMBOL_TAG_SPACE = 1 << 0,
  CHAFA_SYMBOL_TAG_SOLID = 1 << 1,
  CHAFA_SYMBOL_TAG_BLOCK = 1 << 3,
  CHAFA_SYMBOL_TAG_QUAD = 1 << 7,
  CHAFA_SYMBOL_TAG_HALF = 1 << 8 | 1 << 9,
  CHAFA_SYMBOL_TAG_ASCII = 1 << 14,
};

void chafa_set_n_threads(int count);

ChafaSymbolMap *chafa_symbol_map_new(void);
void chafa_symbol_map_unref(ChafaSymbolMap *map);
void chafa_symbol_map_add_by_tags(ChafaSymbolMap *map, int tags);

ChafaCanvasConfig *chafa_canvas_config_new(void);
void chafa_canvas_config_unref(ChafaCanvasConfig *config);
void chafa_canvas_config_set_geometry(ChafaCanvasConfig *config, int width, int height);
void chafa_canvas_config_set_canvas_mode(ChafaCanvasConfig *config, int mode);
void chafa_canvas_config_set_symbol_map(ChafaCanvasConfig *config, const ChafaSymbolMap *map);
void chafa_canvas_config_set_fg_color(ChafaCanvasConfig *config, uint32_t rgb);
void chafa_canvas_config_set_bg_color(ChafaCanvasConfig *config, uint32_t rgb);

ChafaCanvas *chafa_canvas_new(const ChafaCanvasConfig *config);
void chafa_canvas_unref(ChafaCanvas *canvas);
void chafa_canvas_draw_all_pixels(ChafaCanvas *canvas, int pixel_type, const uint8_t *pixels,
                                  int width, int height, int row_stride);
uint32_t chafa_canvas_get_char_at(ChafaCanvas *canvas, int x, int y);
void chafa_canvas_get_colors_at(ChafaCanvas *canvas, int x, int y, int *fg_out, int *bg_out);
void chafa_canvas_get_raw_colors_at(ChafaCanvas *canvas, int x, int y, int *fg_out, int *bg_out);
