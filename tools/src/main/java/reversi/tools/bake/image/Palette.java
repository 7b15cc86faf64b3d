package reversi.tools.bake.image;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** PNG files of at most sixteen opaque colours, two texels to the byte. */
final class Palette {
    private static final int MOST = 16;

    private Palette() {}

    /** The file's bytes, or nothing when the picture has too many colours, an odd width or any alpha. */
    static Optional<byte[]> encode(Picture picture) {
        SortedSet<Integer> colours = new TreeSet<>();
        for (int y = 0; y < picture.height(); y++) {
            for (int x = 0; x < picture.width(); x++) {
                colours.add(picture.at(x, y));
                if (colours.size() > MOST || picture.alpha(x, y) < 255) {
                    return Optional.empty();
                }
            }
        }
        return picture.width() % 2 == 0 ? Optional.of(file(picture, new ArrayList<>(colours))) : Optional.empty();
    }

    private static byte[] file(Picture picture, List<Integer> colours) {
        ByteArrayOutputStream palette = new ByteArrayOutputStream();
        for (int colour : colours) {
            palette.write(colour >> 16);
            palette.write(colour >> 8);
            palette.write(colour);
        }
        ByteArrayOutputStream rows = new ByteArrayOutputStream();
        for (int y = 0; y < picture.height(); y++) {
            rows.write(0);
            for (int x = 0; x < picture.width(); x += 2) {
                rows.write((colours.indexOf(picture.at(x, y)) << 4) | colours.indexOf(picture.at(x + 1, y)));
            }
        }
        ByteArrayOutputStream file = Png.begun(picture, 4, 3);
        Png.chunk(file, "PLTE", palette.toByteArray());
        Png.chunk(file, "IDAT", Png.deflate(rows.toByteArray()));
        Png.chunk(file, "IEND", new byte[0]);
        return file.toByteArray();
    }
}
