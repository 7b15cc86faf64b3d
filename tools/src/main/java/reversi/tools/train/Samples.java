package reversi.tools.train;

import java.util.Arrays;
import reversi.engine.Board;
import reversi.engine.Family;
import reversi.engine.PatternEntries;
import reversi.engine.Patterns;

/** Positions with one number of empties, as the numbers of their patterns, and what they are worth. */
final class Samples {
    private final Patterns patterns;
    private final long squares;
    private final int longs;
    private long[] numbers;
    /** Three places a position: moves, replies, and which quadrants hold an odd number of empties. */
    private byte[] more = new byte[3 << 10];

    private short[] values = new short[1 << 10];

    /** How much each counts. */
    private float[] weights = new float[1 << 10];

    private int count;

    Samples(Family family, Patterns patterns) {
        this.squares = family.squares();
        this.patterns = patterns;
        this.longs = patterns.longs();
        this.numbers = new long[longs << 10];
    }

    /** Adds a position and its value in hundredths of a disc. */
    void add(long player, long opponent, int value) {
        makeRoom();
        patterns.fill(player, opponent, numbers, longs * count);
        Board board = new Board(player, opponent);
        int moves = Long.bitCount(board.moves() & squares);
        int replies = Long.bitCount(board.pass().moves() & squares);
        add(moves, replies, PatternEntries.parityIndex(board.empties() & squares), value);
    }

    /** As above, on more than 64 squares. */
    void add(PositionFile.WidePosition position, int value) {
        makeRoom();
        patterns.fill(
                position.player(),
                position.playerMore(),
                position.opponent(),
                position.opponentMore(),
                numbers,
                longs * count);
        add(position.moves(), position.replies(), position.parity(), value);
    }

    private void makeRoom() {
        if (count == values.length) {
            int room = count + count / 2;
            numbers = Arrays.copyOf(numbers, longs * room);
            more = Arrays.copyOf(more, 3 * room);
            values = Arrays.copyOf(values, room);
            weights = Arrays.copyOf(weights, room);
        }
    }

    private void add(int moves, int replies, int parity, int value) {
        more[3 * count] = (byte) PatternEntries.mobilityIndex(moves);
        more[3 * count + 1] = (byte) PatternEntries.mobilityIndex(replies);
        more[3 * count + 2] = (byte) parity;
        values[count] = (short) value;
        weights[count] = 1;
        count++;
    }

    int count() {
        return count;
    }

    /** How much a position counts in comparison with others: 1 where nothing else was said. */
    float weight(int sample) {
        return weights[sample];
    }

    /** Says how much a position counts. */
    void weigh(int sample, float weight) {
        weights[sample] = weight;
    }

    /** The value of a position in discs. */
    float value(int sample) {
        return values[sample] / 100f;
    }

    /** The value of a position by a table of places. */
    float sum(float[] table, int sample) {
        int[] offsets = patterns.offsets();
        int last = patterns.size();
        float sum = table[last + more[3 * sample]]
                + table[last + PatternEntries.MOBILITY + more[3 * sample + 1]]
                + table[last + 2 * PatternEntries.MOBILITY + more[3 * sample + 2]];
        int at = longs * sample;
        for (int i = 0; i < longs; i++) {
            long four = numbers[at + i];
            int offset = offsets[i];
            sum += table[offset + ((int) four & Patterns.LANE)]
                    + table[offset + ((int) (four >>> 16) & Patterns.LANE)]
                    + table[offset + ((int) (four >>> 32) & Patterns.LANE)]
                    + table[offset + ((int) (four >>> 48) & Patterns.LANE)];
        }
        return sum;
    }

    /** Adds an amount to every place of a table that a position looks at. */
    void scatter(float[] table, int sample, float amount) {
        int[] offsets = patterns.offsets();
        int last = patterns.size();
        table[last + more[3 * sample]] += amount;
        table[last + PatternEntries.MOBILITY + more[3 * sample + 1]] += amount;
        table[last + 2 * PatternEntries.MOBILITY + more[3 * sample + 2]] += amount;
        int at = longs * sample;
        for (int i = 0; i < longs; i++) {
            long four = numbers[at + i];
            int offset = offsets[i];
            table[offset + ((int) four & Patterns.LANE)] += amount;
            table[offset + ((int) (four >>> 16) & Patterns.LANE)] += amount;
            table[offset + ((int) (four >>> 32) & Patterns.LANE)] += amount;
            table[offset + ((int) (four >>> 48) & Patterns.LANE)] += amount;
        }
    }

    /** The places in a table that a position's patterns look at, {@link Patterns#LANES} for each long. */
    int[] places(int sample) {
        int[] offsets = patterns.offsets();
        int[] places = new int[Patterns.LANES * longs];
        for (int i = 0; i < places.length; i++) {
            long four = numbers[longs * sample + i / Patterns.LANES];
            int number = (int) (four >>> (Patterns.LANE_BITS * (i % Patterns.LANES))) & Patterns.LANE;
            places[i] = offsets[i / Patterns.LANES] + number;
        }
        return places;
    }
}
