package reversi.tools.match;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import reversi.engine.Board;
import reversi.engine.Engine;
import reversi.engine.MoveFeatures;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Turn;

/** How a player plays: each of its moves against all that were legal in the same position. */
final class Style {
    private final Engine solver;
    private final int solved;
    private final Map<StyleMeasure, Ratio> ratios = new EnumMap<>(StyleMeasure.class);
    private int moves;

    /** Nothing so far; what moves lose is found in positions of at most {@code solved} empties. */
    Style(Engine solver, int solved) {
        this.solver = solver;
        this.solved = solved;
        for (StyleMeasure measure : StyleMeasure.values()) {
            ratios.put(measure, new Ratio());
        }
    }

    /** The moves at which there was a choice. */
    int moves() {
        return moves;
    }

    /** What was found of a measure. */
    Ratio of(StyleMeasure measure) {
        return ratios.getOrDefault(measure, new Ratio());
    }

    /** Adds the player's turns of a game of Othello; those without a choice show nothing. */
    void add(List<Turn> turns) {
        Map<StyleMeasure, double[]> game = new EnumMap<>(StyleMeasure.class);
        for (Turn turn : turns) {
            List<Move> legal = turn.before().legalMoves();
            if (legal.size() > 1) {
                moves++;
                compare(game, turn, legal);
                if (turn.before().empties() <= solved) {
                    count(game, StyleMeasure.LOSS, loss(turn), 1);
                }
            }
        }
        game.forEach((measure, sums) -> of(measure).add(sums[0], sums[1]));
    }

    private static void count(Map<StyleMeasure, double[]> game, StyleMeasure measure, double had, double could) {
        double[] sums = game.computeIfAbsent(measure, none -> new double[2]);
        sums[0] += had;
        sums[1] += could;
    }

    private static void compare(Map<StyleMeasure, double[]> game, Turn turn, List<Move> legal) {
        MoveFeatures features = new MoveFeatures(turn.before());
        double[] mean = new double[MoveFeatures.COUNT];
        for (Move move : legal) {
            double[] own = features.of(move);
            for (int i = 0; i < mean.length; i++) {
                mean[i] += own[i] / legal.size();
            }
        }
        double[] own = features.of(turn.move());
        count(game, StyleMeasure.FLIPS, own[MoveFeatures.FLIPS], mean[MoveFeatures.FLIPS]);
        count(game, StyleMeasure.EDGES, own[MoveFeatures.EDGE], mean[MoveFeatures.EDGE]);
        count(game, StyleMeasure.BESIDE, beside(own), beside(mean));
        double corner = mean[MoveFeatures.CORNER];
        count(game, StyleMeasure.CORNERS, own[MoveFeatures.CORNER], corner > 0 ? 1 : 0);
        count(game, StyleMeasure.CHANCE, corner, corner > 0 ? 1 : 0);
        count(game, StyleMeasure.REPLIES, own[MoveFeatures.REPLIES], mean[MoveFeatures.REPLIES]);
        count(game, StyleMeasure.OUTSIDE, own[MoveFeatures.FRONTIER] - mean[MoveFeatures.FRONTIER], 1);
    }

    private static double beside(double[] features) {
        return features[MoveFeatures.X_SQUARE] + features[MoveFeatures.C_SQUARE];
    }

    private double loss(Turn turn) {
        return solver.solve(Board.of(turn.before()), false).score() - result(turn);
    }

    /** The result of the game for the one who moved, by best play from then on. */
    private double result(Turn turn) {
        Position after = turn.after();
        return after.isOver()
                ? after.score().official(turn.mover())
                        - after.score().official(turn.mover().other())
                : -solver.solve(Board.of(after), false).score();
    }
}
