package reversi.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.g2d.freetype.FreeType;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import reversi.notation.Drawing;
import reversi.notation.Drawing.Anchor;
import reversi.notation.Drawing.Circle;
import reversi.notation.Drawing.Ink;
import reversi.notation.Drawing.Line;
import reversi.notation.Drawing.Shape;
import reversi.notation.Drawing.Words;

/** A page as pixels from black to white; each edge is as grey as the pixel is covered. */
final class DrawingRaster {
    private static final int FREE_TYPE_UNIT = 64;

    private final int width;
    private final int height;
    private final byte[] pixels;
    /** Pixels for a unit of the drawing. */
    private final float scale;

    private final FreeType.Library library;
    private final Map<Boolean, FreeType.Face> faces = new HashMap<>();

    private DrawingRaster(Drawing drawing, int width, FreeType.Library library) {
        this.width = width;
        this.scale = (float) width / drawing.width();
        this.height = Math.round(drawing.height() * scale);
        this.pixels = new byte[width * height];
        this.library = library;
        Arrays.fill(pixels, (byte) 255);
    }

    /** The page as a PNG of this width; throws GdxRuntimeException where a font can't be read. */
    static byte[] png(Drawing drawing, int width) {
        FreeType.Library library = FreeType.initFreeType();
        try {
            DrawingRaster raster = new DrawingRaster(drawing, width, library);
            for (Shape shape : drawing.shapes()) {
                shape.visit(raster::draw, raster::draw, raster::draw);
            }
            return GreyPng.write(raster.width, raster.height, raster.pixels);
        } finally {
            library.dispose();
        }
    }

    /** Paints over a part of a pixel, from 0 to 1. */
    private void blend(int x, int y, float part, Ink ink) {
        if (x < 0 || y < 0 || x >= width || y >= height || part <= 0) {
            return;
        }
        int at = y * width + x;
        float before = pixels[at] & 0xff;
        float full = ink == Ink.BLACK ? 0 : 255;
        pixels[at] = (byte) Math.round(before + (full - before) * Math.min(1, part));
    }

    private void draw(Circle circle) {
        float centreX = circle.x() * scale;
        float centreY = circle.y() * scale;
        float outer = (circle.radius() + circle.rim() / 2f) * scale;
        float inner = (circle.radius() - circle.rim() / 2f) * scale;
        for (int y = (int) (centreY - outer) - 1; y <= centreY + outer + 1; y++) {
            for (int x = (int) (centreX - outer) - 1; x <= centreX + outer + 1; x++) {
                float far = (float) Math.hypot(x + 0.5f - centreX, y + 0.5f - centreY);
                blend(x, y, outer - far + 0.5f, Ink.BLACK);
                blend(x, y, inner - far + 0.5f, circle.fill());
            }
        }
    }

    /** A line with square ends, in whatever direction. */
    private void draw(Line line) {
        float halfX = Math.abs(line.toX() - line.fromX()) * scale / 2;
        float halfY = Math.abs(line.toY() - line.fromY()) * scale / 2;
        float half = line.width() * scale / 2;
        float length = (float) Math.hypot(halfX, halfY);
        float alongX = length == 0 ? 1 : (line.toX() - line.fromX()) * scale / 2 / length;
        float alongY = length == 0 ? 0 : (line.toY() - line.fromY()) * scale / 2 / length;
        float middleX = (line.fromX() + line.toX()) * scale / 2;
        float middleY = (line.fromY() + line.toY()) * scale / 2;
        float reach = half + 1;
        for (int y = (int) (middleY - halfY - reach) - 1; y <= middleY + halfY + reach; y++) {
            for (int x = (int) (middleX - halfX - reach) - 1; x <= middleX + halfX + reach; x++) {
                float dx = x + 0.5f - middleX;
                float dy = y + 0.5f - middleY;
                float along = covered(Math.abs(dx * alongX + dy * alongY), length + half);
                float across = covered(Math.abs(dy * alongX - dx * alongY), half);
                blend(x, y, along * across, Ink.BLACK);
            }
        }
    }

    /** How much of a pixel as far as this from the middle of a band is within it. */
    private static float covered(float far, float half) {
        float from = Math.max(-half, far - 0.5f);
        float to = Math.min(half, far + 0.5f);
        return Math.max(0, to - from);
    }

    private FreeType.Face face(boolean isBold) {
        return faces.computeIfAbsent(
                isBold,
                bold -> library.newFace(
                        Gdx.files.internal(bold ? "fonts/inter-bold.ttf" : "fonts/inter-regular.ttf"), 0));
    }

    private void draw(Words words) {
        FreeType.Face face = face(words.isBold());
        face.setPixelSizes(0, Math.max(1, Math.round(words.size() * scale)));
        float x = words.x() * scale;
        if (words.anchor() == Anchor.CENTRE) {
            x -= length(face, words.text()) / 2;
        }
        int base = Math.round(words.y() * scale);
        for (int i = 0; i < words.text().length(); i++) {
            if (face.loadChar(words.text().charAt(i), FreeType.FT_LOAD_RENDER)) {
                FreeType.GlyphSlot glyph = face.getGlyph();
                blit(glyph, Math.round(x) + glyph.getBitmapLeft(), base - glyph.getBitmapTop(), words.ink());
                x += (float) glyph.getAdvanceX() / FREE_TYPE_UNIT;
            }
        }
    }

    private static float length(FreeType.Face face, String text) {
        float length = 0;
        for (int i = 0; i < text.length(); i++) {
            if (face.loadChar(text.charAt(i), FreeType.FT_LOAD_RENDER)) {
                length += (float) face.getGlyph().getAdvanceX() / FREE_TYPE_UNIT;
            }
        }
        return length;
    }

    private void blit(FreeType.GlyphSlot glyph, int left, int top, Ink ink) {
        FreeType.Bitmap bitmap = glyph.getBitmap();
        if (bitmap.getWidth() == 0 || bitmap.getRows() == 0) {
            return;
        }
        ByteBuffer grey = bitmap.getBuffer();
        for (int y = 0; y < bitmap.getRows(); y++) {
            for (int x = 0; x < bitmap.getWidth(); x++) {
                blend(left + x, top + y, (grey.get(y * bitmap.getPitch() + x) & 0xff) / 255f, ink);
            }
        }
    }
}
