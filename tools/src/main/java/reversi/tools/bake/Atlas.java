package reversi.tools.bake;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * One page of packed sprites and its part of a libGDX atlas file.
 *
 * @param file the page's file name
 * @param page the page's picture
 * @param text the lines that describe the page and its regions
 */
record Atlas(String file, Picture page, String text) {
    /** Room around each sprite in texels, filled with its own border so that three halvings stay clean. */
    private static final int GAP = 4;

    private record Spot(Sprite sprite, int x, int y) {}

    /** Packs sprites on a page of the given width, a power of two; the height is the next power of two that holds them. */
    static Atlas pack(String file, int width, List<Sprite> sprites) {
        List<Spot> spots = shelves(width, sprites);
        int used = spots.stream()
                .mapToInt(s -> s.y + s.sprite.picture().height() + GAP)
                .max()
                .orElse(1);
        int height = Integer.highestOneBit(Math.max(1, used - 1)) * 2;
        Picture page = new Picture(width, height);
        StringBuilder text = new StringBuilder(file + "\nsize: " + width + ", " + height
                + "\nformat: RGBA8888\nfilter: MipMapLinearLinear, Linear\nrepeat: none\n");
        spots.stream().sorted(Comparator.comparing(s -> s.sprite.name())).forEach(s -> {
            stamp(page, s);
            text.append(describe(s));
        });
        return new Atlas(file, page, text.toString());
    }

    private static List<Spot> shelves(int width, List<Sprite> sprites) {
        List<Sprite> tallFirst = sprites.stream()
                .sorted(Comparator.<Sprite>comparingInt(s -> -s.picture().height())
                        .thenComparingInt(s -> -s.picture().width())
                        .thenComparing(Sprite::name))
                .toList();
        List<int[]> free = new ArrayList<>();
        List<Spot> spots = new ArrayList<>();
        int bottom = 0;
        for (Sprite sprite : tallFirst) {
            int w = aligned(sprite.picture().width() + 2 * GAP);
            int h = aligned(sprite.picture().height() + 2 * GAP);
            int[] room = free.stream()
                    .filter(f -> f[2] >= w && f[3] >= h)
                    .min(Comparator.<int[]>comparingInt(f -> f[3]).thenComparingInt(f -> f[2]))
                    .orElse(new int[] {0, bottom, width, -1});
            free.remove(room);
            if (room[3] < 0) {
                room[3] = h;
                bottom += h;
            }
            spots.add(new Spot(sprite, room[0] + GAP, room[1] + GAP));
            free.add(new int[] {room[0] + w, room[1], room[2] - w, room[3]});
            free.add(new int[] {room[0], room[1] + h, w, room[3] - h});
        }
        return spots;
    }

    private static int aligned(int size) {
        return (size + 3) / 4 * 4;
    }

    private static void stamp(Picture page, Spot spot) {
        Picture picture = spot.sprite.picture();
        for (int y = -GAP; y < picture.height() + GAP; y++) {
            for (int x = -GAP; x < picture.width() + GAP; x++) {
                int sx = Math.max(0, Math.min(picture.width() - 1, x));
                int sy = Math.max(0, Math.min(picture.height() - 1, y));
                page.set(spot.x + x, spot.y + y, picture.at(sx, sy));
            }
        }
    }

    private static String describe(Spot spot) {
        Sprite sprite = spot.sprite;
        String bounds = "  bounds: " + spot.x + ", " + spot.y + ", "
                + sprite.picture().width() + ", " + sprite.picture().height() + "\n";
        String split = sprite.split()
                .map(s -> "  split: " + s.left() + ", " + s.right() + ", " + s.top() + ", " + s.bottom() + "\n")
                .orElse("");
        String cell = sprite.cell()
                .map(c -> "  offsets: " + c.left() + ", " + c.below() + ", " + c.width() + ", " + c.height() + "\n")
                .orElse("");
        return sprite.name() + "\n" + bounds + cell + split;
    }
}
