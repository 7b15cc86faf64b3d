package reversi.engine;

/** What a position is worth by the weights of one number of empties, in hundredths of a disc. */
interface PatternSum {
    /** What the mobility of both sides and the parity are worth, by their {@link PatternWeights} entries. */
    int others(int mobility, int replies, int parity);

    /** What the patterns are worth. */
    int sum(PatternNumbers numbers);
}
