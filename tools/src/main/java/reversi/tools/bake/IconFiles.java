package reversi.tools.bake;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The icon's files: PNGs, one maskable, and the containers of Windows (.ico) and macOS (.icns) with PNGs inside. */
public final class IconFiles {
    private static final int[] SIZES = {16, 32, 48, 64, 128, 180, 192, 256, 512};
    private static final int REST_CELL = 512;

    private IconFiles() {}

    /** Bytes by file name. */
    public static Map<String, byte[]> files() {
        DiscArt.Rest disc = DiscArt.rest(REST_CELL);
        AppIcon icon = new AppIcon(disc, false);
        SortedMap<Integer, byte[]> pngs = new TreeMap<>();
        Map<String, byte[]> out = new LinkedHashMap<>();
        for (int size : SIZES) {
            pngs.put(size, Png.encode(icon.picture(size)));
            out.put("icon-" + size + ".png", pngs.get(size));
        }
        out.put("maskable-512.png", Png.encode(new AppIcon(disc, true).picture(512)));
        out.put("favicon.ico", ico(pngs.headMap(49)));
        out.put("reversi.ico", ico(only(pngs, 16, 32, 48, 64, 128, 256)));
        out.put("reversi.icns", icns(pngs));
        return out;
    }

    private static SortedMap<Integer, byte[]> only(SortedMap<Integer, byte[]> all, int... sizes) {
        SortedMap<Integer, byte[]> out = new TreeMap<>();
        for (int size : sizes) {
            out.put(size, all.getOrDefault(size, new byte[0]));
        }
        return out;
    }

    private static byte[] ico(SortedMap<Integer, byte[]> pngs) {
        int offset = 6 + 16 * pngs.size();
        ByteBuffer head = ByteBuffer.allocate(offset).order(ByteOrder.LITTLE_ENDIAN);
        head.putShort((short) 0).putShort((short) 1).putShort((short) pngs.size());
        ByteArrayOutputStream images = new ByteArrayOutputStream();
        for (Map.Entry<Integer, byte[]> png : pngs.entrySet()) {
            byte side = (byte) (png.getKey() % 256);
            head.put(side)
                    .put(side)
                    .put((byte) 0)
                    .put((byte) 0)
                    .putShort((short) 1)
                    .putShort((short) 32);
            head.putInt(png.getValue().length).putInt(offset + images.size());
            images.writeBytes(png.getValue());
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(head.array());
        out.writeBytes(images.toByteArray());
        return out.toByteArray();
    }

    private static byte[] icns(SortedMap<Integer, byte[]> pngs) {
        Map<String, Integer> kinds = new LinkedHashMap<>();
        kinds.put("icp4", 16);
        kinds.put("icp5", 32);
        kinds.put("ic07", 128);
        kinds.put("ic08", 256);
        kinds.put("ic09", 512);
        ByteArrayOutputStream images = new ByteArrayOutputStream();
        for (Map.Entry<String, Integer> kind : kinds.entrySet()) {
            byte[] png = pngs.getOrDefault(kind.getValue(), new byte[0]);
            images.writeBytes(head(kind.getKey(), png.length));
            images.writeBytes(png);
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(head("icns", images.size()));
        out.writeBytes(images.toByteArray());
        return out.toByteArray();
    }

    private static byte[] head(String tag, int size) {
        return ByteBuffer.allocate(8)
                .put(tag.getBytes(StandardCharsets.US_ASCII))
                .putInt(size + 8)
                .array();
    }
}
