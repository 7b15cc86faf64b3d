package reversi.desktop;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import com.badlogic.gdx.utils.GdxNativesLoader;
import com.badlogic.gdx.utils.GdxRuntimeException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import reversi.online.Protocol;

/** Makes of a picture what a server takes as a photo: the square in its middle, as a PNG of {@link Protocol#PHOTO_SIZE} squared. */
final class PhotoPng {
    private static final int SIZE = Protocol.PHOTO_SIZE;

    private PhotoPng() {}

    /** The photo of a PNG, JPEG or BMP; throws IOException for anything else. */
    static byte[] of(byte[] file) throws IOException {
        GdxNativesLoader.load();
        Pixmap picture;
        try {
            picture = new Pixmap(file, 0, file.length);
        } catch (GdxRuntimeException unreadable) {
            throw new IOException(unreadable);
        }
        Pixmap photo = new Pixmap(SIZE, SIZE, Pixmap.Format.RGBA8888);
        PixmapIO.PNG writer = new PixmapIO.PNG();
        try {
            draw(picture, photo);
            ByteArrayOutputStream png = new ByteArrayOutputStream();
            writer.setFlipY(false);
            writer.write(png, photo);
            return png.toByteArray();
        } finally {
            writer.dispose();
            photo.dispose();
            picture.dispose();
        }
    }

    /** Each pixel is the mean of those that it stands for. */
    private static void draw(Pixmap picture, Pixmap photo) {
        int side = Math.min(picture.getWidth(), picture.getHeight());
        int left = (picture.getWidth() - side) / 2;
        int top = (picture.getHeight() - side) / 2;
        photo.setBlending(Pixmap.Blending.None);
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                int fromX = left + x * side / SIZE;
                int fromY = top + y * side / SIZE;
                int toX = Math.max(fromX + 1, left + (x + 1) * side / SIZE);
                int toY = Math.max(fromY + 1, top + (y + 1) * side / SIZE);
                photo.drawPixel(x, y, mean(picture, fromX, fromY, toX, toY));
            }
        }
    }

    private static int mean(Pixmap picture, int fromX, int fromY, int toX, int toY) {
        long red = 0;
        long green = 0;
        long blue = 0;
        long alpha = 0;
        for (int y = fromY; y < toY; y++) {
            for (int x = fromX; x < toX; x++) {
                int colour = picture.getPixel(x, y);
                red += colour >>> 24;
                green += (colour >>> 16) & 0xff;
                blue += (colour >>> 8) & 0xff;
                alpha += colour & 0xff;
            }
        }
        long count = (long) (toX - fromX) * (toY - fromY);
        return (int) (((red / count) << 24) | ((green / count) << 16) | ((blue / count) << 8) | (alpha / count));
    }
}
