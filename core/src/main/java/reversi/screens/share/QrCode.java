package reversi.screens.share;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * A text as a QR code (ISO/IEC 18004) in the byte mode with error correction of level M, of which a seventh may be unreadable, or of
 * level L for a long text, of which a fifteenth may be. Versions 1 to 9 are enough for an address, even one that tells a whole game; in
 * those used all blocks are alike.
 */
public final class QrCode {
    /** The longest text, in bytes of UTF-8. */
    public static final int LONGEST = 230;

    private static final List<Grade> GRADES = List.of(
            new Grade(1, false, 16, 10, 1),
            new Grade(2, false, 28, 16, 1),
            new Grade(3, false, 44, 26, 1),
            new Grade(4, false, 64, 18, 2),
            new Grade(5, false, 86, 24, 2),
            new Grade(6, false, 108, 16, 4),
            new Grade(6, true, 136, 18, 2),
            new Grade(7, true, 156, 20, 2),
            new Grade(8, true, 194, 24, 2),
            new Grade(9, true, 232, 30, 2));

    /** The mode and the length take twelve bits before a text, and four after it. */
    private static final int FRAME_BYTES = 2;

    private static final int FIELD = 0x11D;
    private static final int FORMAT_CHECK = 0x537;
    private static final int FORMAT_MASK = 0x5412;
    private static final int MASKS = 8;
    private static final int TIMING = 6;

    /** From this version on the version is written, too, with twelve check bits. */
    private static final int FIRST_WRITTEN = 7;

    private static final int VERSION_CHECK = 0x1F25;

    private final Grade grade;
    private final int size;
    private final boolean[][] dark;
    /** What belongs to the pattern of the code, where no data lie. */
    private final boolean[][] isFixed;

    /**
     * How much a code holds, and how safely.
     *
     * @param isLow whether it is of level L
     * @param data how many bytes the text and what frames it may have
     * @param checks how many bytes check each block
     */
    private record Grade(int version, boolean isLow, int data, int checks, int blocks) {
        int size() {
            return 17 + 4 * version;
        }
    }

    private QrCode(Grade grade) {
        this.grade = grade;
        size = grade.size();
        dark = new boolean[size][size];
        isFixed = new boolean[size][size];
        drawPatterns();
    }

    /** The smallest code of a text; empty where the text is too long. */
    public static Optional<QrCode> of(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return GRADES.stream()
                .filter(grade -> bytes.length <= grade.data() - FRAME_BYTES)
                .findFirst()
                .map(grade -> {
                    QrCode code = new QrCode(grade);
                    code.drawData(interleaved(data(bytes, grade.data()), grade));
                    code.chooseMask();
                    return code;
                });
    }

    /** How many modules the code is wide and high, without the quiet edge of four that it needs. */
    public int size() {
        return size;
    }

    /** Whether a module is dark; the first row is the upper one. */
    public boolean isDark(int column, int row) {
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
    private static int[] interleaved(int[] data, Grade grade) {
        int blocks = grade.blocks();
        int checks = grade.checks();
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

    private void drawPatterns() {
        for (int i = 0; i < size; i++) {
            fix(TIMING, i, i % 2 == 0);
            fix(i, TIMING, i % 2 == 0);
        }
        drawFinder(3, 3);
        drawFinder(size - 4, 3);
        drawFinder(3, size - 4);
        int last = size - 7;
        if (grade.version() >= FIRST_WRITTEN) {
            int middle = 8 + 2 * grade.version();
            drawAlignment(TIMING, middle);
            drawAlignment(middle, TIMING);
            drawAlignment(middle, middle);
            drawAlignment(middle, last);
            drawAlignment(last, middle);
            drawVersion();
        }
        if (grade.version() > 1) {
            drawAlignment(last, last);
        }
        drawFormat(0);
    }

    private void drawAlignment(int column, int row) {
        for (int y = -2; y <= 2; y++) {
            for (int x = -2; x <= 2; x++) {
                fix(column + x, row + y, Math.max(Math.abs(x), Math.abs(y)) != 1);
            }
        }
    }

    /** The version with its check bits, beside the upper right corner and above the lower left one. */
    private void drawVersion() {
        int remainder = grade.version();
        for (int i = 0; i < 12; i++) {
            remainder = (remainder << 1) ^ ((remainder >> 11) * VERSION_CHECK);
        }
        int bits = (grade.version() << 12) | remainder;
        for (int i = 0; i < 18; i++) {
            boolean isSet = ((bits >> i) & 1) == 1;
            int far = size - 11 + i % 3;
            fix(far, i / 3, isSet);
            fix(i / 3, far, isSet);
        }
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

    /** The level, whose number is 1 for L and 0 for M, and the mask, with ten check bits, twice. */
    private void drawFormat(int mask) {
        int format = (grade.isLow() ? 1 << 3 : 0) | mask;
        int remainder = format;
        for (int i = 0; i < 10; i++) {
            remainder = (remainder << 1) ^ ((remainder >> 9) * FORMAT_CHECK);
        }
        int bits = ((format << 10) | remainder) ^ FORMAT_MASK;
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
