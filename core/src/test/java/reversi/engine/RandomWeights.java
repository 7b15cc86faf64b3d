package reversi.engine;

/** Files of weights that mean nothing, the same for a family. */
final class RandomWeights {
    private RandomWeights() {}

    /** Weights of up to four steps of the file either way. */
    static byte[] file(Family family) {
        Patterns patterns = new Patterns(family);
        Random64 random = new Random64(family.ordinal());
        float[][] weights = new float[family.anchors()][PatternEntries.count(patterns)];
        for (float[] row : weights) {
            for (int i = 0; i < row.length; i++) {
                row[i] = (random.nextInt(9) - 4) / (float) family.scale();
            }
        }
        return PatternWeights.write(family, patterns, weights);
    }
}
