package reversi.tools.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.engine.Board;
import reversi.engine.Engine;
import reversi.notation.TranscriptText;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.tools.options.Strength;

class GameReviewTest {
    /** Seen to the end: White is wiped out by the ninth disc. */
    private static final String WIPE_OUT = "f5d6c5f4e3f6g5e6e7";

    private final Engine engine = new Engine(() -> 0, 12);

    private List<GameReview.MoveReview> review(String moves, int depth, int solve) {
        return new GameReview(engine, new Strength(Strength.trial(depth, solve), 0)).of(game(moves, Variant.OTHELLO));
    }

    private static Transcript game(String moves, Variant variant) {
        return ((TranscriptText.Ok) TranscriptText.read(moves, variant)).transcript();
    }

    @ParameterizedTest
    @ValueSource(strings = {WIPE_OUT, "f5f6d3g5h5h4f7h6c5", "f5d6c3d3c4f4f6f3e6e7"})
    void lossesAreNeverNegative(String moves) {
        List<GameReview.MoveReview> reviews = review(moves, 3, 0);
        assertEquals(moves.length() / 2, reviews.size());
        for (GameReview.MoveReview review : reviews) {
            assertTrue(review.loss() >= 0, review::toString);
            assertFalse(review.best().isPass());
            boolean isBest = review.best().equals(review.turn().move());
            assertTrue(!isBest || review.loss() == 0, review::toString);
        }
    }

    @Test
    void omitsPasses() {
        List<GameReview.MoveReview> reviews = review("f5f6d3g5h5h4f7h6c5", 2, 0);
        assertEquals(9, reviews.size());
        assertEquals(Disc.WHITE, reviews.get(7).turn().mover());
        assertEquals(Disc.WHITE, reviews.get(8).turn().mover(), "Black had to pass in between");
    }

    @Test
    void lastMoveHasTheValueOfTheResult() {
        GameReview.MoveReview last = review(WIPE_OUT, 4, 0).get(8);
        assertEquals(6400, last.value());
        assertEquals(6400, last.bestValue());
    }

    @Test
    void negatesResultsWhereFewerDiscsWin() {
        Transcript game = game(WIPE_OUT, Variant.ANTI);
        List<GameReview.MoveReview> reviews = new GameReview(engine, new Strength(Strength.trial(2, 0), 0)).of(game);
        assertEquals(-1300, reviews.get(8).value(), "Black has all 13 discs, and that loses by as many");
    }

    @Test
    void valuesSolvedEndingsExactly() {
        Engine solver = new Engine(() -> 0, 12);
        StringBuilder moves = new StringBuilder();
        Transcript game = Transcript.start(Variant.OTHELLO);
        while (game.current().empties() > 0 && !game.current().isOver()) {
            Position position = game.current();
            game = game.with(position.play(position.legalMoves().get(0)).orThrow());
        }
        moves.append(TranscriptText.write(game));
        List<GameReview.MoveReview> reviews = review(moves.toString(), 4, 8);
        int exact = 0;
        for (GameReview.MoveReview review : reviews) {
            Position before = review.turn().before();
            if (before.empties() <= 8) {
                assertTrue(review.exact(), review::toString);
                int best = solver.solve(Board.of(before), false).score();
                assertEquals(100 * best, review.bestValue(), before::toString);
                exact++;
            }
        }
        assertTrue(exact >= 4, "solved " + exact);
    }
}
