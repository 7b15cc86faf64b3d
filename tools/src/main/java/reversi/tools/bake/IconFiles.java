package reversi.tools.bake;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The icon's files: PNGs, one maskable, and the containers of Windows (.ico) and macOS (.icns) with PNGs inside. */
final class IconFiles {
    private static final int[] SIZES = {16, 32, 48, 64, 128, 180, 192, 256, 512};
    private static final int REST_CELL = 512;
    /** What the parts of an .icns file are called, by their size. */
    private static final SortedMap<Integer, String> TAGS =
            new TreeMap<>(Map.of(16, "icp4", 32, "icp5", 128, "ic07", 256, "ic08", 512, "ic09"));

    private IconFiles() {}

    /** Bytes by file name. */
    static Map<String, byte[]> files() {
        DiscArt.Rest disc = DiscArt.rest(REST_CELL);
        AppIcon icon = new AppIcon(disc, false);
        Map<Integer, byte[]> pngs = new LinkedHashMap<>();
        Map<String, byte[]> out = new LinkedHashMap<>();
        for (int size : SIZES) {
            byte[] png = Png.encode(icon.picture(size));
            pngs.put(size, png);
            out.put("icon-" + size + ".png", png);
        }
        out.put("maskable-512.png", Png.encode(new AppIcon(disc, true).picture(512)));
        out.put("favicon.ico", ico(pngs, 16, 32, 48));
        out.put("reversi.ico", ico(pngs, 16, 32, 48, 64, 128, 256));
        out.put("reversi.icns", icns(pngs));
        return out;
    }

    private static byte[] png(Map<Integer, byte[]> pngs, int size) {
        return Optional.ofNullable(pngs.get(size)).orElseThrow(() -> new NoSuchElementException("no icon of " + size));
    }

    private static int total(Map<Integer, byte[]> pngs, int... sizes) {
        int total = 0;
        for (int size : sizes) {
            total += png(pngs, size).length;
        }
        return total;
    }

    /** A directory of 16 bytes for each picture, then the pictures; a side of 256 is written as 0. */
    static byte[] ico(Map<Integer, byte[]> pngs, int... sizes) {
        int offset = 6 + 16 * sizes.length;
        ByteBuffer out = ByteBuffer.allocate(offset + total(pngs, sizes)).order(ByteOrder.LITTLE_ENDIAN);
        out.putShort((short) 0).putShort((short) 1).putShort((short) sizes.length);
        for (int size : sizes) {
            int length = png(pngs, size).length;
            out.put((byte) size).put((byte) size).putShort((short) 0).putShort((short) 1);
            out.putShort((short) 32).putInt(length).putInt(offset);
            offset += length;
        }
        for (int size : sizes) {
            out.put(png(pngs, size));
        }
        return out.array();
    }

    /** Parts with a tag and their length, in a part of their own. */
    static byte[] icns(Map<Integer, byte[]> pngs) {
        int[] sizes = TAGS.keySet().stream().mapToInt(Integer::intValue).toArray();
        int length = 8 + 8 * sizes.length + total(pngs, sizes);
        ByteBuffer out = ByteBuffer.allocate(length).put(tag("icns")).putInt(length);
        TAGS.forEach((size, name) -> {
            byte[] png = png(pngs, size);
            out.put(tag(name)).putInt(8 + png.length).put(png);
        });
        return out.array();
    }

    private static byte[] tag(String four) {
        return four.getBytes(StandardCharsets.US_ASCII);
    }
}
