package reversi.engine;

final class Weights {
    static final int SCALE = 16;
    static final int PHASES = 15;

    static int phase(int empties) {
        return Math.min(empties / 4, PHASES - 1);
    }

    static int[] most() {
        return WeightTable.MOST;
    }

    static int[] fewest() {
        return WeightTable.FEWEST;
    }
}
