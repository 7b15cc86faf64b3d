package reversi.teach.guided;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Assume;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;

/** Pip's reply is the one that is worth most to the newcomer: by a search without any short cuts, once more. */
class PipReplyProperties {
    private static final Set<Square> CORNERS = new HashSet<>(GuidedGame.BOARD.corners());

    private static Square reply(GuidedGame game) {
        PipReply search = new PipReply(game);
        while (search.step()) {
            // Nobody waits for a picture.
        }
        return search.square();
    }

    @Property(tries = 60, edgeCases = EdgeCasesMode.NONE)
    void nearTheEndNoReplyIsWorthMore(@ForAll @Size(12) List<@IntRange(max = 11) Integer> choices) {
        GuidedGame game = GuidedGame.begin();
        boolean hasCorner = false;
        boolean hasPass = false;
        for (int choice : choices) {
            if (game.isOver() || (game.isPipsTurn() && game.position().empties() <= 8)) {
                break;
            }
            List<Square> moves = game.position().placements();
            boolean isNewcomers = game.position().toMove() == Disc.BLACK;
            if (moves.isEmpty()) {
                hasPass |= !isNewcomers;
                game = game.passed();
            } else {
                Square square = moves.get(choice % moves.size());
                hasCorner |= isNewcomers && game.played(square).remark() == GuidedRemark.CORNER;
                game = game.played(square);
            }
        }
        Assume.that(game.isPipsTurn() && game.position().empties() <= 8);
        double best = Double.NEGATIVE_INFINITY;
        for (Square square : game.position().placements()) {
            best = Math.max(best, after(game.position(), Move.at(square), hasCorner, hasPass));
        }
        double found = after(game.position(), Move.at(reply(game)), hasCorner, hasPass);
        assertEquals(best, found, 1e-9, game.line()::toString);
    }

    private static double after(Position position, Move move, boolean hasCorner, boolean hasPass) {
        boolean isNewcomers = position.toMove() == Disc.BLACK;
        boolean takesCorner =
                isNewcomers && move.square().filter(CORNERS::contains).isPresent();
        boolean isPipsPass = !isNewcomers && move.isPass();
        return value(position.play(move).orThrow().after(), hasCorner || takesCorner, hasPass || isPipsPass);
    }

    /** What a position is worth to the newcomer, whose moves are all as likely, while Pip plays what is best for the newcomer. */
    private static double value(Position position, boolean hasCorner, boolean hasPass) {
        if (position.isOver()) {
            int ahead = position.count(Disc.BLACK) - position.count(Disc.WHITE);
            boolean isWon = ahead > 0 && position.placed(Disc.BLACK) <= 8;
            double shown = (hasCorner ? 0.2 : 0) + (hasPass ? 0.5 : 0);
            return (isWon ? 1 : 0) + shown + 0.001 * Math.max(-6, Math.min(6, ahead));
        }
        List<Move> moves = position.legalMoves();
        double[] values = moves.stream()
                .mapToDouble(move -> after(position, move, hasCorner, hasPass))
                .toArray();
        double sum = 0;
        double best = Double.NEGATIVE_INFINITY;
        for (double value : values) {
            sum += value;
            best = Math.max(best, value);
        }
        return position.toMove() == Disc.BLACK ? sum / values.length : best;
    }

    @Example
    void theFirstReplyLeavesTheMostMovesAndFlipsTheFewestDiscs() {
        for (Square first : GuidedGame.begin().position().placements()) {
            GuidedGame game = GuidedGame.begin().played(first);
            Square reply = reply(game);
            int mobility = moves(game, reply);
            int flips = game.position().flips(reply).size();
            for (Square other : game.position().placements()) {
                boolean isWorse = moves(game, other) < mobility
                        || (moves(game, other) == mobility
                                && game.position().flips(other).size() >= flips);
                assertTrue(isWorse, other + " rather than " + reply);
            }
        }
    }

    private static int moves(GuidedGame game, Square reply) {
        return game.played(reply).position().placements().size();
    }
}
