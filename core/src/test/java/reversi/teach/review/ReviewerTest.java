package reversi.teach.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.engine.Answer;
import reversi.engine.Board;
import reversi.engine.Engine;
import reversi.engine.Question;
import reversi.notation.TranscriptText;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Variant;

class ReviewerTest {
    /** Seen to the end: White is wiped out by the ninth disc. */
    private static final String WIPE_OUT = "f5d6c5f4e3f6g5e6e7";

    private final Engine engine = new Engine(() -> 0, 12);

    private GameReview review(Transcript game, ReviewLimits... looks) {
        Reviewer reviewer = new Reviewer(game, List.of(looks));
        Optional<Question> question = reviewer.next();
        while (question.isPresent()) {
            assertEquals(question, reviewer.next(), "the same question until it is answered");
            Answer answer = engine.answer(question.get(), reviewer::improved);
            reviewer.answered(answer);
            question = reviewer.next();
        }
        assertEquals(1, reviewer.progress());
        return reviewer.review();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void aReviewIsReadAsItWasWritten(long seed) {
        GameReview review = review(anyGame(seed), look(3, 8));
        String text = ReviewCodec.write(review);
        assertEquals(Optional.of(review), ReviewCodec.read(review.game(), text));
        assertEquals(Optional.empty(), ReviewCodec.read(anyGame(seed + 1), text), "of another game");
        assertEquals(Optional.empty(), ReviewCodec.read(review.game(), text.substring(0, text.length() / 2)));
        assertEquals(Optional.empty(), ReviewCodec.read(review.game(), text.replace("\"version\":2", "\"version\":3")));
        assertEquals(Optional.empty(), Reviewer.done(review).next());
        assertEquals(review, Reviewer.done(review).review());
    }

    private static ReviewLimits look(int depth, int solve) {
        return new ReviewLimits(depth, solve, Integer.MAX_VALUE);
    }

    private static Transcript game(String moves, Variant variant) {
        return ((TranscriptText.Ok) TranscriptText.read(moves, variant)).transcript();
    }

    private static Transcript anyGame(long seed) {
        Random random = new Random(seed);
        Transcript game = Transcript.start(Variant.OTHELLO);
        while (!game.current().isOver()) {
            List<Move> moves = game.current().legalMoves();
            game = game.with(
                    game.current().play(moves.get(random.nextInt(moves.size()))).orThrow());
        }
        return game;
    }

    @ParameterizedTest
    @ValueSource(strings = {WIPE_OUT, "f5f6d3g5h5h4f7h6c5", "f5d6c3d3c4f4f6f3e6e7"})
    void noMoveIsBetterThanTheBest(String moves) {
        GameReview review = review(game(moves, Variant.OTHELLO), look(3, 0));
        assertTrue(review.isComplete());
        for (Optional<MoveReview> move : review.moves()) {
            if (move.isPresent()) {
                assertTrue(move.get().loss() >= 0, move::toString);
                assertFalse(move.get().best().isPass());
                boolean isBest = move.get().best().equals(move.get().turn().move());
                assertTrue(!isBest || move.get().loss() == 0, move::toString);
            }
        }
    }

    @Test
    void leavesOutPassesAndMovesWithoutAChoice() {
        int without = 0;
        for (int seed = 1; seed <= 8; seed++) {
            Transcript game = anyGame(seed);
            GameReview review = review(game, look(2, 0));
            for (int ply = 0; ply < game.plies(); ply++) {
                boolean hasChoice = game.turns().get(ply).before().legalMoves().size() > 1;
                assertEquals(hasChoice, review.move(ply).isPresent(), "seed " + seed + ", ply " + ply);
                without += hasChoice ? 0 : 1;
            }
        }
        assertTrue(without > 8, "too few forced moves to tell");
    }

    @Test
    void lastMoveHasTheValueOfTheResult() {
        GameReview review = review(game(WIPE_OUT, Variant.OTHELLO), look(4, 0));
        MoveReview last = review.move(8).orElseThrow();
        assertEquals(6400, last.value());
        assertEquals(6400, last.bestValue());
        assertEquals(Optional.of(6400), review.valueAfter(9));
    }

    @Test
    void negatesResultsWhereFewerDiscsWin() {
        GameReview review = review(game(WIPE_OUT, Variant.ANTI), look(2, 0));
        assertEquals(-1300, review.move(8).orElseThrow().value(), "Black has all 13 discs, and that loses by as many");
        assertEquals(Optional.of(-1300), review.result());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void solvedValuesAreTheSolversOwn(long seed) {
        Engine solver = new Engine(() -> 0, 12);
        Transcript game = anyGame(seed);
        GameReview review = review(game, look(4, 8));
        int exact = 0;
        for (int ply = 0; ply < game.plies(); ply++) {
            Optional<MoveReview> move = review.move(ply);
            Position before = game.turns().get(ply).before();
            if (move.isPresent() && before.empties() <= 8) {
                assertTrue(move.get().exact(), move::toString);
                assertEquals(
                        100 * solver.solve(Board.of(before), false).score(),
                        move.get().bestValue());
                assertEquals(
                        solved(solver, game.turns().get(ply).after(), before.toMove()),
                        move.get().value());
                exact++;
            }
        }
        assertTrue(exact > 1, "solved " + exact);
        int first = review.firstExact().orElseThrow();
        assertTrue(game.turns().get(first).before().empties() <= 8);
        assertEquals(
                solved(solver, game.turns().get(first).before(), Disc.BLACK),
                review.theory().orElseThrow());
    }

    private static int solved(Engine solver, Position position, Disc side) {
        if (position.isOver()) {
            return GameReview.result(position, side);
        }
        Position next = position.mustPass() ? position.play(Move.PASS).orThrow().after() : position;
        int score = 100 * solver.solve(Board.of(next), false).score();
        return next.toMove() == side ? score : -score;
    }

    @Test
    void firstLookGoesForwardsAndTheNextOneBack() {
        Transcript game = game("f5d6c3d3c4", Variant.OTHELLO);
        Reviewer reviewer = new Reviewer(game, List.of(look(2, 0), look(3, 0)));
        StringBuilder plies = new StringBuilder();
        float before = -1;
        for (Optional<Question> next = reviewer.next(); next.isPresent(); next = reviewer.next()) {
            assertTrue(reviewer.progress() >= before);
            before = reviewer.progress();
            int ply = reviewer.ply().orElseThrow();
            if (reviewer.answered(engine.answer(next.get(), reviewer::improved))) {
                plies.append(ply);
            }
        }
        assertEquals("0123443210", plies.toString());
        assertEquals(3, reviewer.review().move(2).orElseThrow().depth());
    }

    @Test
    void seesTheMoveThatWasMadeFromTheSameDistance() {
        Reviewer reviewer = new Reviewer(game("f5", Variant.OTHELLO), List.of(look(5, 0)));
        Question first = reviewer.next().orElseThrow();
        assertEquals(5, first.level().depth());
        reviewer.answered(answer(first, 300, 5, "d3"));
        Question second = reviewer.next().orElseThrow();
        assertEquals(4, second.level().depth());
        assertEquals(Disc.WHITE, second.position().toMove());
    }

    private static Answer answer(Question question, int value, int depth, String best) {
        Move move = question.position().legalMoves().stream()
                .filter(legal -> legal.toString().equals(best))
                .findFirst()
                .orElse(question.position().legalMoves().get(0));
        return new Answer(move, value, depth, 100, false, List.of(move), List.of(), 1);
    }

    @Test
    void unsolvedValueIsTheMeanOfTwoDepths() {
        Reviewer reviewer = new Reviewer(game("f5", Variant.OTHELLO), List.of(look(4, 0)));
        Question question = reviewer.next().orElseThrow();
        reviewer.improved(answer(question, -500, 2, "f5"));
        reviewer.improved(answer(question, -100, 3, "f5"));
        assertTrue(reviewer.answered(answer(question, 300, 4, "f5")));
        assertEquals(100, reviewer.review().move(0).orElseThrow().value());
    }

    @Test
    void valueOfOneDepthStaysWhereTheOneBeforeIsMissing() {
        Reviewer reviewer = new Reviewer(game("f5", Variant.OTHELLO), List.of(look(4, 0)));
        Question question = reviewer.next().orElseThrow();
        reviewer.improved(answer(question, -500, 2, "f5"));
        reviewer.answered(answer(question, 300, 4, "f5"));
        assertEquals(300, reviewer.review().move(0).orElseThrow().value());
    }
}
