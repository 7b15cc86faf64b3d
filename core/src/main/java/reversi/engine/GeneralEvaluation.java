package reversi.engine;

/** Static evaluation for any variant: mobility, stable discs, edges and frontier, with hand-set weights. */
final class GeneralEvaluation implements GeneralEvaluator {
    private static final int MOBILITY = 1500;
    private static final int ANCHOR = 900;
    private static final int STABLE = 120;
    private static final int EDGE = 40;
    private static final int BESIDE_DIAGONAL = -450;
    private static final int BESIDE_STRAIGHT = -200;
    private static final int FRONTIER = -35;
    static final int PARITY = 60;

    /** In Anti-Othello stable discs are bad, and mobility is still good. */
    private static final int FEWEST_MOBILITY = 1500;

    private static final int FEWEST_STABLE = -150;

    private final GeneralBoard board;
    private final Goal goal;
    private final int area;
    private final boolean[] stable = new boolean[Geometry.LIMIT];
    private final int[] queue = new int[Geometry.LIMIT];

    GeneralEvaluation(GeneralBoard board, Goal goal) {
        this.board = board;
        this.goal = goal;
        this.area = board.geometry.squares.length;
    }

    @Override
    public int value() {
        int side = board.toMove();
        int other = 3 - side;
        int mine = board.mobility(side);
        int theirs = board.mobility(other);
        if (mine == 0 && theirs == 0) {
            return goal.result(board.count(side), board.count(other), board.empties());
        }
        int share = (mine - theirs) * 100 / (mine + theirs + 2);
        int stableLead = stable(side) - stable(other);
        int discLead = board.count(side) - board.count(other);
        int filled = 100 * (area - board.empties()) / area;
        int value;
        if (goal == Goal.FEWEST) {
            value = share * FEWEST_MOBILITY / 100 + stableLead * FEWEST_STABLE;
            value -= discLead * filled * filled / 300;
        } else {
            value = share * MOBILITY / 100 + stableLead * STABLE + squareValues(side);
            value += discLead * Math.max(0, filled - 50);
            value += (board.empties() & 1) != 0 ? PARITY : -PARITY;
        }
        int limit = 100 * area - 100;
        return Math.max(-limit, Math.min(limit, value));
    }

    /** The values of occupied squares, the mover's minus the opponent's. */
    private int squareValues(int side) {
        Geometry geometry = board.geometry;
        int value = 0;
        for (int index : geometry.squares) {
            int disc = board.at(index);
            if (disc == Sides.EMPTY) {
                continue;
            }
            int worth = 0;
            if (geometry.anchor[index]) {
                worth = ANCHOR;
            } else if (geometry.besideAnchor[index] != 0) {
                boolean open = board.at(geometry.besideAnchor[index]) == Sides.EMPTY;
                worth = !open ? 0 : geometry.diagonal[index] ? BESIDE_DIAGONAL : BESIDE_STRAIGHT;
            } else if (geometry.edge[index]) {
                worth = EDGE;
            }
            worth += isFrontier(index) ? FRONTIER : 0;
            value += disc == side ? worth : -worth;
        }
        return value;
    }

    private boolean isFrontier(int index) {
        for (int step : Geometry.LINES) {
            if (board.at(index + step) == Sides.EMPTY || board.at(index - step) == Sides.EMPTY) {
                return true;
            }
        }
        return false;
    }

    /**
     * The number of a side's stable discs: a lower bound, found by spreading from anchors to discs shielded by the border or other stable
     * ones.
     */
    private int stable(int side) {
        Geometry geometry = board.geometry;
        int count = 0;
        for (int index : geometry.squares) {
            if (!geometry.anchor[index]) {
                break;
            }
            if (board.at(index) == side) {
                stable[index] = true;
                queue[count++] = index;
            }
        }
        for (int i = 0; i < count; i++) {
            for (int step : Geometry.LINES) {
                count = spread(queue[i] + step, side, count);
                count = spread(queue[i] - step, side, count);
            }
        }
        for (int i = 0; i < count; i++) {
            stable[queue[i]] = false;
        }
        return count;
    }

    private int spread(int index, int side, int count) {
        if (board.at(index) != side || stable[index]) {
            return count;
        }
        for (int step : Geometry.LINES) {
            if (!isShield(index + step) && !isShield(index - step)) {
                return count;
            }
        }
        stable[index] = true;
        queue[count] = index;
        return count + 1;
    }

    private boolean isShield(int index) {
        return stable[index] || !board.geometry.onBoard[index];
    }
}
