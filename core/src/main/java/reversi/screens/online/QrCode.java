package reversi.screens.online;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * A text as a QR code (ISO/IEC 18004) in the byte mode with error correction of level M, of which a seventh may be unreadable.
 * Versions 1 to 6 are enough for an address; in them all blocks are alike and nothing but the format is written beside the data.
 */
final class QrCode {
    /** The longest text, in bytes of UTF-8. */
    static final int LONGEST = 106;

    private static final int[] DATA_BYTES = {16, 28, 44, 64, 86, 108};
    private static final int[] CHECK_BYTES = {10, 16, 26, 18, 24, 16};
    private static final int[] BLOCKS = {1, 1, 1, 2, 2, 4};

    private static final int FIELD = 0x11D;
    private static final int FORMAT_CHECK = 0x537;
    private static final int FORMAT_MASK = 0x5412;
    private static final int MASKS = 8;
    private static final int TIMING = 6;

    private final int size;
    private final boolean[][] dark;
    /** What belongs to the pattern of the code, where no data lie. */
    private final boolean[][] isFixed;

    private QrCode(int version) {
        size = 17 + 4 * version;
        dark = new boolean[size][size];
        isFixed = new boolean[size][size];
        drawPatterns(version);
    }

    /** The smallest code of a text; empty where the text is too long. */
    static Optional<QrCode> of(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (bytes.length > LONGEST) {
            return Optional.empty();
        }
        int version = 1;
        while (bytes.length > DATA_BYTES[version - 1] - 2) {
            version++;
        }
        QrCode code = new QrCode(version);
        code.drawData(interleaved(data(bytes, DATA_BYTES[version - 1]), version));
        code.chooseMask();
        return Optional.of(code);
    }

    /** How many modules the code is wide and high, without the quiet edge of four that it needs. */
    int size() {
        return size;
    }

    /** Whether a module is dark; the first row is the upper one. */
    boolean isDark(int column, int row) {
        return dark[row][column];
    }

    /** The mode, the length and the text, filled up with what the standard says. */
    private static int[] data(byte[] text, int length) {
        int[] data = new int[length];
        int byteMode = 4;
        data[0] = (byteMode << 4) | (text.length >> 4);
        data[1] = (text.length & 15) << 4;
        for (int i = 0; i < text.length; i++) {
            int octet = text[i] & 0xFF;
            data[i + 1] |= octet >> 4;
            data[i + 2] = (octet & 15) << 4;
        }
        for (int i = text.length + 2; i < length; i++) {
            data[i] = (i - text.length) % 2 == 0 ? 0xEC : 0x11;
        }
        return data;
    }

    /** The first byte of every block, the second of every block and so on, and the same of their check bytes. */
    private static int[] interleaved(int[] data, int version) {
        int blocks = BLOCKS[version - 1];
        int checks = CHECK_BYTES[version - 1];
        int each = data.length / blocks;
        int[] all = new int[data.length + blocks * checks];
        for (int block = 0; block < blocks; block++) {
            int[] remainder = checkBytes(data, block * each, each, checks);
            for (int i = 0; i < each; i++) {
                all[i * blocks + block] = data[block * each + i];
            }
            for (int i = 0; i < checks; i++) {
                all[data.length + i * blocks + block] = remainder[i];
            }
        }
        return all;
    }

    /** What is left of a block as a polynomial when it is divided by the product of (x - 2^i), i below {@code count}. */
    private static int[] checkBytes(int[] data, int from, int length, int count) {
        int[] divisor = divisor(count);
        int[] remainder = new int[count];
        for (int i = from; i < from + length; i++) {
            int factor = data[i] ^ remainder[0];
            for (int j = 0; j < count; j++) {
                int next = j + 1 < count ? remainder[j + 1] : 0;
                remainder[j] = next ^ product(divisor[j], factor);
            }
        }
        return remainder;
    }

    /** The coefficients of that product, the highest power first, without the leading 1. */
    private static int[] divisor(int degree) {
        int[] coefficients = new int[degree];
        coefficients[degree - 1] = 1;
        int root = 1;
        for (int i = 0; i < degree; i++) {
            for (int j = 0; j < degree; j++) {
                int next = j + 1 < degree ? coefficients[j + 1] : 0;
                coefficients[j] = product(coefficients[j], root) ^ next;
            }
            root = product(root, 2);
        }
        return coefficients;
    }

    /** The product in the field of 256 elements. */
    private static int product(int a, int b) {
        int result = 0;
        for (int bit = 7; bit >= 0; bit--) {
            result = (result << 1) ^ ((result >> 7) * FIELD);
            result ^= ((b >> bit) & 1) * a;
        }
        return result;
    }

    private void fix(int column, int row, boolean isDark) {
        dark[row][column] = isDark;
        isFixed[row][column] = true;
    }

    private void drawPatterns(int version) {
        for (int i = 0; i < size; i++) {
            fix(TIMING, i, i % 2 == 0);
            fix(i, TIMING, i % 2 == 0);
        }
        drawFinder(3, 3);
        drawFinder(size - 4, 3);
        drawFinder(3, size - 4);
        if (version > 1) {
            int middle = size - 7;
            for (int y = -2; y <= 2; y++) {
                for (int x = -2; x <= 2; x++) {
                    fix(middle + x, middle + y, Math.max(Math.abs(x), Math.abs(y)) != 1);
                }
            }
        }
        drawFormat(0);
    }

    /** A corner's square of seven, and the light line around it as far as that is inside. */
    private void drawFinder(int column, int row) {
        for (int y = -4; y <= 4; y++) {
            for (int x = -4; x <= 4; x++) {
                int ring = Math.max(Math.abs(x), Math.abs(y));
                boolean isInside = column + x >= 0 && column + x < size && row + y >= 0 && row + y < size;
                if (isInside) {
                    fix(column + x, row + y, ring != 2 && ring != 4);
                }
            }
        }
    }

    /** The level, whose number is 0, and the mask, with ten check bits, twice. */
    private void drawFormat(int mask) {
        int remainder = mask;
        for (int i = 0; i < 10; i++) {
            remainder = (remainder << 1) ^ ((remainder >> 9) * FORMAT_CHECK);
        }
        int bits = ((mask << 10) | remainder) ^ FORMAT_MASK;
        for (int i = 0; i < 15; i++) {
            boolean isSet = ((bits >> i) & 1) == 1;
            int along = i < 6 ? i : i < 8 ? i + 1 : 14 - i;
            if (i < 8) {
                fix(8, along, isSet);
                fix(size - 1 - i, 8, isSet);
            } else {
                fix(i == 8 ? 7 : along, 8, isSet);
                fix(8, size - 15 + i, isSet);
            }
        }
        fix(8, size - 8, true);
    }

    /** Lays the bits in columns of two, from the right to the left, upwards and downwards in turns. */
    private void drawData(int[] bytes) {
        int bit = 0;
        boolean isUp = true;
        for (int right = size - 1; right > 0; right -= 2) {
            if (right == TIMING) {
                right--;
            }
            for (int step = 0; step < size; step++) {
                int row = isUp ? size - 1 - step : step;
                for (int column = right; column > right - 2; column--) {
                    if (!isFixed[row][column] && bit < 8 * bytes.length) {
                        dark[row][column] = ((bytes[bit / 8] >> (7 - bit % 8)) & 1) == 1;
                        bit++;
                    }
                }
            }
            isUp = !isUp;
        }
    }

    /** Takes the mask that leaves the fewest shapes which a camera could take for something else. */
    private void chooseMask() {
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int mask = 0; mask < MASKS; mask++) {
            apply(mask);
            drawFormat(mask);
            int penalty = penalty();
            if (penalty < least) {
                least = penalty;
                best = mask;
            }
            apply(mask);
        }
        apply(best);
        drawFormat(best);
    }

    private void apply(int mask) {
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                if (!isFixed[row][column]) {
                    dark[row][column] ^= turns(mask, column, row);
                }
            }
        }
    }

    private static boolean turns(int mask, int x, int y) {
        return switch (mask) {
            case 0 -> (x + y) % 2 == 0;
            case 1 -> y % 2 == 0;
            case 2 -> x % 3 == 0;
            case 3 -> (x + y) % 3 == 0;
            case 4 -> (x / 3 + y / 2) % 2 == 0;
            case 5 -> x * y % 2 + x * y % 3 == 0;
            case 6 -> (x * y % 2 + x * y % 3) % 2 == 0;
            default -> ((x + y) % 2 + x * y % 3) % 2 == 0;
        };
    }

    /** Long runs, squares of one colour, what looks like a corner, and too much of one colour. */
    private int penalty() {
        int penalty = 0;
        int darks = 0;
        for (int i = 0; i < size; i++) {
            penalty += linePenalty(i, true) + linePenalty(i, false);
            for (int j = 0; j < size; j++) {
                darks += dark[i][j] ? 1 : 0;
                penalty += i > 0 && j > 0 && isSquare(i, j) ? 3 : 0;
            }
        }
        int percent = 100 * darks / (size * size);
        return penalty + Math.abs(percent - 50) / 5 * 10;
    }

    private boolean isSquare(int row, int column) {
        boolean colour = dark[row][column];
        return dark[row - 1][column] == colour
                && dark[row][column - 1] == colour
                && dark[row - 1][column - 1] == colour;
    }

    private int linePenalty(int line, boolean isRow) {
        int penalty = 0;
        int run = 0;
        int last = 0;
        boolean before = false;
        for (int i = 0; i < size; i++) {
            boolean now = isRow ? dark[line][i] : dark[i][line];
            run = i > 0 && now == before ? run + 1 : 1;
            penalty += run == 5 ? 3 : run > 5 ? 1 : 0;
            before = now;
            last = ((last << 1) | (now ? 1 : 0)) & 0x7FF;
            // A corner's 1:1:3:1:1 with four light modules at one side.
            penalty += i >= 10 && (last == 0x05D || last == 0x5D0) ? 40 : 0;
        }
        return penalty;
    }
}
