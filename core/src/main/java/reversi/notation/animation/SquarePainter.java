package reversi.notation.animation;

import static reversi.notation.animation.BoardColours.mix;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Paints single squares of a board in the colours of a small palette, with soft edges. */
final class SquarePainter {
    /** What is on a square. */
    enum Look {
        EMPTY(0, 0),
        BLACK(1, 0),
        WHITE(0, 1),
        BLACK_LAST(1, 0),
        WHITE_LAST(0, 1),
        BLACK_TURNING(0.7f, 0),
        WHITE_TURNING(0, 0.7f),
        ON_EDGE(0.16f, 0.16f);

        /** How wide Black's and White's face are seen, 1 from above. */
        private final float black;

        private final float white;

        Look(float black, float white) {
            this.black = black;
            this.white = white;
        }

        private boolean isMarked() {
            return this == BLACK_LAST || this == WHITE_LAST;
        }
    }

    private static final Look[] LOOKS = Look.values();
    private static final int BLACK = 0;
    private static final int WHITE = 0xFFFFFF;
    private static final float RADIUS = 0.415f;
    private static final float SHADOW = 0.34f;
    private static final float SHADOW_FALL = 0.04f;
    private static final float MARK = 0.08f;
    private static final float BRIGHTEST = 0.24f;
    private static final float DARKEST = 0.18f;
    /** Samples of a pixel in each direction. */
    private static final int SAMPLES = 3;

    private final BoardColours colours;
    private final int[] palette;
    private final int side;
    /** Those of light squares, and where dark ones look otherwise those of dark squares. */
    private final byte[][] pictures;

    /** How many pixels of all pictures are painted. */
    private int painted;

    /** Squares so many pixels wide. */
    SquarePainter(BoardColours colours, int side) {
        this.colours = colours;
        this.side = side;
        this.palette = palette(colours);
        int kinds = colours.lightSquare() == colours.darkSquare() ? 1 : 2;
        this.pictures = new byte[kinds * Look.values().length][side * side];
    }

    /** The colours of all pictures, {@code 0xRRGGBB}. */
    int[] palette() {
        return Arrays.copyOf(palette, palette.length);
    }

    /** The number of the colour of wood. */
    byte wood() {
        return nearest(colours.wood());
    }

    /** Paints the next row of a picture; answers whether there are more to paint. */
    boolean step() {
        int all = pictures.length * side * side;
        for (int column = 0; column < side && painted < all; column++) {
            int picture = painted / (side * side);
            int at = painted % (side * side);
            Look look = LOOKS[picture % LOOKS.length];
            int felt = picture < LOOKS.length ? colours.lightSquare() : colours.darkSquare();
            pictures[picture][at] = nearest(average(look, felt, at % side, at / side));
            painted++;
        }
        return painted < all;
    }

    /** The picture of a light or dark square, row by row, once all are painted. */
    byte[] picture(Look look, boolean isDark) {
        return pictures[isDark && pictures.length > LOOKS.length ? LOOKS.length + look.ordinal() : look.ordinal()];
    }

    private static int[] palette(BoardColours colours) {
        List<Integer> all = new ArrayList<>(List.of(colours.wood(), colours.mark()));
        for (int disc : new int[] {colours.black(), colours.white()}) {
            ramp(all, disc, WHITE, BRIGHTEST, 4);
            ramp(all, disc, BLACK, DARKEST, 3);
            ramp(all, disc, colours.mark(), 0.7f, 2);
        }
        for (int felt : new int[] {colours.lightSquare(), colours.darkSquare()}) {
            ramp(all, felt, BLACK, SHADOW, 3);
            ramp(all, felt, colours.groove(), 1, 3);
            ramp(all, mix(felt, BLACK, SHADOW / 2), colours.black(), 0.8f, 3);
            ramp(all, mix(felt, BLACK, SHADOW / 2), colours.white(), 0.8f, 4);
        }
        return all.stream().distinct().mapToInt(colour -> colour).toArray();
    }

    /** Adds a colour, and so many on the way to another one, the last of which is {@code share} of the way there. */
    private static void ramp(List<Integer> all, int from, int to, float share, int steps) {
        for (int i = 0; i <= steps; i++) {
            all.add(mix(from, to, share * i / steps));
        }
    }

    private int average(Look look, int felt, int column, int row) {
        int red = 0;
        int green = 0;
        int blue = 0;
        int count = SAMPLES * SAMPLES;
        for (int i = 0; i < count; i++) {
            int across = i % SAMPLES;
            int down = i / SAMPLES;
            float x = (column + (across + 0.5f) / SAMPLES) / side;
            float y = (row + (down + 0.5f) / SAMPLES) / side;
            int colour = sample(look, felt, x, y);
            red += (colour >> 16) & 0xFF;
            green += (colour >> 8) & 0xFF;
            blue += colour & 0xFF;
        }
        return ((red / count) << 16) | ((green / count) << 8) | (blue / count);
    }

    /** The colour at a point of a square, 0…1 to the right and down. */
    private int sample(Look look, int felt, float x, float y) {
        float right = x - 0.5f;
        float down = y - 0.5f;
        float wide = Math.max(look.black, look.white);
        if (wide > 0) {
            float u = right / (RADIUS * wide);
            float v = down / RADIUS;
            if (u * u + v * v <= 1) {
                boolean isMark = look.isMarked() && right * right + down * down <= MARK * MARK;
                return isMark ? colours.mark() : lit(face(look, u), u, v);
            }
        }
        float line = 1f / side;
        int ground = x < line || y < line ? colours.groove() : felt;
        float fallen = (down - SHADOW_FALL) / RADIUS;
        float across = wide == 0 ? 2 : right / (RADIUS * wide);
        return across * across + fallen * fallen <= 1 ? mix(ground, BLACK, SHADOW) : ground;
    }

    private int face(Look look, float u) {
        boolean isBlack = look == Look.ON_EDGE ? u < 0 : look.black > 0;
        return isBlack ? colours.black() : colours.white();
    }

    /** A face in light from the upper left. */
    private static int lit(int face, float u, float v) {
        float light = -(0.5f * u + 0.8f * v);
        return light > 0 ? mix(face, WHITE, BRIGHTEST * light) : mix(face, BLACK, -DARKEST * light);
    }

    private byte nearest(int colour) {
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < palette.length; i++) {
            int far = far(palette[i], colour);
            if (far < least) {
                least = far;
                best = i;
            }
        }
        return (byte) best;
    }

    private static int far(int one, int other) {
        int red = (one >> 16 & 0xFF) - (other >> 16 & 0xFF);
        int green = (one >> 8 & 0xFF) - (other >> 8 & 0xFF);
        int blue = (one & 0xFF) - (other & 0xFF);
        return red * red + green * green + blue * blue;
    }
}
