package reversi.tools.train;

import java.util.Arrays;
import java.util.stream.IntStream;
import reversi.engine.Family;
import reversi.engine.PatternEntries;
import reversi.engine.Patterns;

/**
 * The least-squares problem of all samples: weights at the anchors, straight lines between them, pulled a little towards
 * zero and towards their neighbours in the game. All vectors hold {@link #entries} for each anchor, one after the other.
 */
final class Problem {
    private final Family family;
    private final int phases;
    private final Patterns patterns;
    private final Samples[] learned;
    private final Samples[] heldOut;
    private final int entries;
    private final double ridge;
    private final double smooth;
    private final double[] known;
    private final double near;

    /** The known weights for each number of empties, as soon as one is asked for. */
    private final float[][] knownTables;

    /**
     * A problem without samples yet.
     *
     * @param family whose weights are sought
     * @param patterns the family's
     * @param ridge how many samples the pull towards zero is worth
     * @param smooth how many samples the pull towards the same entry at the neighbouring anchors is worth
     * @param known weights of {@link #length} that are changed: what is sought, and pulled, is the change to them
     * @param near the discs by which a side must be ahead, as the known weights see it, for a position to count half; 0 where all count
     *     alike. It is not what the position is labelled with that decides, or labels that err towards zero would count more.
     */
    Problem(Family family, Patterns patterns, double ridge, double smooth, double[] known, double near) {
        this.family = family;
        this.phases = family.phases();
        this.learned = new Samples[phases];
        this.heldOut = new Samples[phases];
        this.patterns = patterns;
        this.entries = PatternEntries.count(patterns);
        this.ridge = ridge;
        this.smooth = smooth;
        this.known = known;
        this.near = near;
        this.knownTables = new float[phases][];
        for (int empties = 0; empties < phases; empties++) {
            learned[empties] = new Samples(family, patterns);
            heldOut[empties] = new Samples(family, patterns);
        }
    }

    /** Adds a position and its value in hundredths of a disc, to learn from or to be held out. */
    void add(long player, long opponent, int value, boolean isHeldOut) {
        int empties = family.squareCount() - Long.bitCount(player | opponent);
        Samples samples = (isHeldOut ? heldOut : learned)[empties];
        samples.add(player, opponent, value);
        weigh(samples, empties);
    }

    private void weigh(Samples samples, int empties) {
        if (near > 0) {
            if (knownTables[empties] == null) {
                knownTables[empties] = table(known, empties);
            }
            int last = samples.count() - 1;
            double ahead = samples.sum(knownTables[empties], last) / near;
            samples.weigh(last, (float) (1 / (1 + ahead * ahead)));
        }
    }

    /** As above, on more than 64 squares. */
    void add(PositionFile.WidePosition position, int value, boolean isHeldOut) {
        int discs = Long.bitCount(position.player() | position.opponent())
                + Long.bitCount(position.playerMore() | position.opponentMore());
        int empties = family.squareCount() - discs;
        Samples samples = (isHeldOut ? heldOut : learned)[empties];
        samples.add(position, value);
        weigh(samples, empties);
    }

    int length() {
        return family.anchors() * entries;
    }

    int entries() {
        return entries;
    }

    /** The positions learned from with empties from..to. */
    int count(int from, int to) {
        return Arrays.stream(learned, from, to + 1).mapToInt(Samples::count).sum();
    }

    /** The right-hand side of the normal equations: for each weight, what the known ones leave of the values of the positions that use it. */
    double[] rightSide() {
        double[] out = new double[length()];
        gather(
                (empties, table) -> {
                    Samples samples = learned[empties];
                    float[] base = table(known, empties);
                    for (int i = 0; i < samples.count(); i++) {
                        samples.scatter(table, i, samples.weight(i) * (samples.value(i) - samples.sum(base, i)));
                    }
                },
                out);
        return out;
    }

    /** The matrix of the normal equations times a vector. */
    double[] times(double[] vector) {
        double[] out = new double[length()];
        gather(
                (empties, table) -> {
                    Samples samples = learned[empties];
                    float[] changes = table(vector, empties);
                    for (int i = 0; i < samples.count(); i++) {
                        samples.scatter(table, i, samples.weight(i) * samples.sum(changes, i));
                    }
                },
                out);
        pull(vector, out);
        return out;
    }

    /** About the diagonal of the matrix: how often each weight is used, by positions as far as they count, and the pulls. */
    double[] diagonal() {
        double[] out = new double[length()];
        float[][] tables = tables((empties, table) -> {
            Samples samples = learned[empties];
            for (int i = 0; i < samples.count(); i++) {
                samples.scatter(table, i, samples.weight(i));
            }
        });
        for (int empties : met()) {
            double share = family.share(empties);
            addFolded(tables[empties], (1 - share) * (1 - share), out, family.anchor(empties));
            addFolded(tables[empties], share * share, out, family.anchor(empties) + 1);
        }
        for (int i = 0; i < out.length; i++) {
            out[i] += ridge + 2 * smooth;
        }
        return out;
    }

    /** How many positions use each weight, each as far as it counts and by the square of the anchor's share in it. */
    double[] uses() {
        return Arrays.stream(diagonal()).map(use -> use - ridge - 2 * smooth).toArray();
    }

    /**
     * Errors over held-out positions.
     *
     * @param mean the mean absolute error in discs, of values limited to a board's discs
     * @param deviation the root of the mean squared error in discs
     */
    record Errors(double mean, double deviation) {}

    /** The known weights with changes to them. */
    double[] changed(double[] changes) {
        double[] sum = known.clone();
        for (int i = 0; i < sum.length; i++) {
            sum[i] += changes[i];
        }
        return sum;
    }

    /** The errors of weights over held-out positions with empties from..to. */
    Errors errors(double[] weights, int from, int to) {
        int most = family.squareCount();
        double off = 0;
        double squares = 0;
        int count = 0;
        for (int empties = from; empties <= to; empties++) {
            Samples samples = heldOut[empties];
            float[] table = table(weights, empties);
            for (int i = 0; i < samples.count(); i++) {
                float sum = samples.sum(table, i);
                double miss = sum - samples.value(i);
                off += Math.abs(Math.max(-most, Math.min(most, sum)) - samples.value(i));
                squares += miss * miss;
            }
            count += samples.count();
        }
        return new Errors(off / Math.max(1, count), Math.sqrt(squares / Math.max(1, count)));
    }

    /** What weights leave of the values of the positions with so many empties, in the order in which they were added, in discs. */
    float[] left(double[] weights, int empties, boolean isHeldOut) {
        Samples samples = (isHeldOut ? heldOut : learned)[empties];
        float[] table = table(weights, empties);
        float[] left = new float[samples.count()];
        for (int i = 0; i < left.length; i++) {
            left[i] = samples.value(i) - samples.sum(table, i);
        }
        return left;
    }

    /** The entries of the patterns of one of these positions, those that symmetric images share. */
    int[] entries(int empties, boolean isHeldOut, int sample) {
        int[] places = (isHeldOut ? heldOut : learned)[empties].places(sample);
        for (int i = 0; i < places.length; i++) {
            places[i] = entry(places[i]);
        }
        return places;
    }

    private interface Scatter {
        void scatter(int empties, float[] table);
    }

    /** Lets each number of empties fill a table of its own, then adds them in a fixed order, so that threads change nothing. */
    private void gather(Scatter work, double[] out) {
        float[][] tables = tables(work);
        for (int empties : met()) {
            double share = family.share(empties);
            addFolded(tables[empties], 1 - share, out, family.anchor(empties));
            addFolded(tables[empties], share, out, family.anchor(empties) + 1);
        }
    }

    /** The numbers of empties with positions to learn from. */
    private int[] met() {
        return IntStream.range(0, phases)
                .filter(empties -> learned[empties].count() > 0)
                .toArray();
    }

    /** A table for each number of empties with positions, filled on all processors. */
    private float[][] tables(Scatter work) {
        float[][] tables = new float[phases][];
        Arrays.stream(met()).parallel().forEach(empties -> {
            tables[empties] = new float[places()];
            work.scatter(empties, tables[empties]);
        });
        return tables;
    }

    private void pull(double[] vector, double[] out) {
        for (int i = 0; i < vector.length; i++) {
            double toOthers = 0;
            if (i >= entries) {
                toOthers += vector[i] - vector[i - entries];
            }
            if (i + entries < vector.length) {
                toOthers += vector[i] - vector[i + entries];
            }
            out[i] += ridge * vector[i] + smooth * toOthers;
        }
    }

    private int places() {
        return patterns.size() + entries - patterns.foldedSize();
    }

    private int entry(int place) {
        return place < patterns.size() ? patterns.folded()[place] : patterns.foldedSize() + place - patterns.size();
    }

    private float[] table(double[] weights, int empties) {
        float[] table = new float[places()];
        double share = family.share(empties);
        int low = family.anchor(empties) * entries;
        for (int place = 0; place < table.length; place++) {
            int entry = entry(place);
            table[place] = (float) ((1 - share) * weights[low + entry] + share * weights[low + entries + entry]);
        }
        return table;
    }

    private void addFolded(float[] table, double factor, double[] out, int anchor) {
        for (int place = 0; place < table.length; place++) {
            out[anchor * entries + entry(place)] += factor * table[place];
        }
    }
}
