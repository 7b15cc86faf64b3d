package reversi.screens.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import reversi.game.ClockTimes;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Move;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;
import reversi.screens.Numerals;
import reversi.screens.board.BoardContent;
import reversi.screens.board.BoardContent.Marks;
import reversi.teach.review.GameReview;
import reversi.teach.review.Judgement;
import reversi.teach.review.MoveReview;

/** How a review is gone through, without a stage. */
class ReviewStateTest {
    private static final int LOSS = 3_000;

    private final ReviewState begun = ReviewState.of(game(new Random(4)), true);
    private final ReviewState known = begun.found(reviewed(begun.transcript(), new Random(4)), 1);
    private final int bad = known.review().keyMoments(99).get(1);

    private static Game game(Random random) {
        Game game =
                Game.start(new GameSetup(Variant.OTHELLO, Seat.human(""), Seat.computer("", 9), TimeControl.none()), 0);
        while (!game.position().isOver()) {
            List<Move> legal = game.position().legalMoves();
            Move move = legal.get(random.nextInt(legal.size()));
            game = game.with(new GameEvent.Played(game.transcript().plies() + 1, move, new ClockTimes(0, 0)), 0);
        }
        return game;
    }

    /** Every move with a choice has a value: one of two gives much away, and the others are followed by what was played. */
    private static GameReview reviewed(Transcript game, Random random) {
        List<Optional<MoveReview>> moves = new ArrayList<>();
        for (Turn turn : game.turns()) {
            List<Move> legal = turn.before().legalMoves();
            List<Move> rest = game.moves().subList(moves.size(), game.plies()).stream()
                    .filter(move -> !move.isPass())
                    .toList();
            Move other = legal.get(legal.get(0).equals(turn.move()) ? legal.size() - 1 : 0);
            MoveReview move = random.nextBoolean()
                    ? new MoveReview(turn, -LOSS, other, 0, List.of(other), rest, 10, true)
                    : new MoveReview(turn, 0, turn.move(), 0, rest, rest, 10, true);
            moves.add(legal.size() < 2 ? Optional.empty() : Optional.of(move));
        }
        return new GameReview(game, moves);
    }

    private static ReviewState anyStep(ReviewState state, Random random) {
        Optional<List<Move>> asked = state.asked().map(position -> position.legalMoves());
        List<UnaryOperator<ReviewState>> steps = List.of(
                now -> now.goTo(random.nextInt(80) - 10),
                ReviewState::nextMoment,
                ReviewState::momentBefore,
                ReviewState::nextMistake,
                ReviewState::mistakeBefore,
                ReviewState::practising,
                now -> now.withNumbers(random.nextBoolean()),
                ReviewState::trying,
                ReviewState::withBestLine,
                now -> now.judged(random.nextInt(LOSS) - LOSS),
                now -> asked.map(moves -> now.tried(moves.get(random.nextInt(moves.size()))))
                        .orElse(now));
        return steps.get(random.nextInt(steps.size())).apply(state);
    }

    private static BoardContent board(ReviewState state) {
        return state.board(Numerals.POINT);
    }

    @Property(tries = 60)
    void whateverIsDoneTheBoardIsAtTheGamesPly(@ForAll Random random) {
        ReviewState state = ReviewState.of(game(random), true);
        state = state.found(reviewed(state.transcript(), random), 1);
        for (int i = 0; i < 40; i++) {
            state = anyStep(state, random);
            Transcript game = state.transcript();
            assertTrue(state.plies() >= 0 && state.plies() <= game.plies());
            assertTrue(state.trial().isEmpty() || state.bestLine().isEmpty());
            BoardContent board = board(state);
            int before = Math.max(0, state.plies() - 1);
            assertEquals(game.upTo(before), board.line().upTo(before));
            board.asked().ifPresent(asked -> assertEquals(asked, board.line().current()));
            boolean isGame = board.line().equals(game.upTo(state.plies()));
            assertTrue(isGame || board.marks().equals(Marks.none()), "another line has no mistake of the game");
        }
    }

    @Property(tries = 60)
    void keyMomentsAreGoneThroughInOrderAndBack(@ForAll Random random) {
        ReviewState state = ReviewState.of(game(random), true);
        state = state.found(reviewed(state.transcript(), random), 1).goTo(0);
        List<Integer> bad = state.review().keyMoments(99);
        for (int ply : bad) {
            state = state.nextMoment();
            assertEquals(ply + 1, state.plies());
        }
        assertEquals(state, state.nextMoment());
        for (int i = bad.size() - 2; i >= 0; i--) {
            state = state.momentBefore();
            assertEquals(bad.get(i) + 1, state.plies());
        }
        assertEquals(state, state.momentBefore());
        List<Integer> mine = state.mistakes();
        assertTrue(bad.containsAll(mine));
        if (!mine.isEmpty()) {
            assertEquals(mine.get(0) + 1, state.goTo(99).nextMistake().plies());
            assertEquals(
                    mine.get(mine.size() - 1) + 1, state.goTo(0).mistakeBefore().plies());
        }
    }

    @Property(tries = 60)
    void theBestLineOfABestMoveIsTheGameWithItsPasses(@ForAll Random random) {
        ReviewState state = ReviewState.of(game(random), true);
        state = state.found(reviewed(state.transcript(), random), 1).goTo(random.nextInt(60) + 1);
        if (state.shownMove().filter(move -> move.loss() == 0).isPresent()) {
            assertEquals(state.transcript(), state.withBestLine().line());
        }
    }

    @Test
    void aReviewBeginsAtTheEndAndOpensAtTheFirstKeyMoment() {
        assertEquals(begun.transcript().plies(), begun.plies());
        assertEquals(begun, begun.opened());
        assertFalse(begun.isOver());
        assertEquals(known.moments().get(0) + 1, known.opened().plies());
        ReviewState elsewhere = known.goTo(20);
        assertEquals(elsewhere, elsewhere.opened(), "the person went somewhere");
        ReviewState later = known.opened().goTo(60).opened();
        assertEquals(60, later.plies(), "it leads there once");
    }

    @Test
    void aBadMoveIsMarkedWithTheBestOne() {
        MoveReview move = known.review().move(bad).orElseThrow();
        Marks marks = board(known.goTo(bad + 1)).marks();
        assertEquals(move.turn().move().square(), marks.mistake());
        assertEquals(move.best().square(), marks.best().map(note -> note.square()));
        assertEquals("+0", marks.best().orElseThrow().words());
        assertEquals(Marks.none(), board(known.goTo(0)).marks());
    }

    @Test
    void theBestLineTakesThePlaceOfTheBadMove() {
        ReviewState line = known.goTo(bad + 1).withBestLine();
        Move best = known.review().move(bad).orElseThrow().best();
        assertEquals(best, line.line().moves().get(bad));
        assertEquals(bad, board(line).playedFrom(), "it is played move by move");
        assertEquals(known.goTo(bad + 1), line.goTo(bad + 1));
        ReviewState start = known.goTo(0);
        assertEquals(start, start.withBestLine());
    }

    @Test
    void aTriedMoveIsJudgedAtOnceWhereItsValueIsKnown() {
        MoveReview move = known.review().move(bad).orElseThrow();
        ReviewState trying = known.goTo(bad + 1).trying();
        assertTrue(trying.isTrying());
        assertEquals(Optional.of(move.turn().before()), trying.asked());
        ReviewState best = trying.tried(move.best());
        assertEquals(Optional.empty(), best.asked());
        assertFalse(best.isTrying(), "it is found");
        ReviewState same = trying.tried(move.turn().move());
        assertTrue(same.isTrying(), "nothing better is given away");
        assertEquals(
                Judgement.BLUNDER,
                same.trial().flatMap(Trial::verdict).orElseThrow().judgement());
        assertEquals(known.goTo(bad), best.goTo(bad));
    }

    @Test
    void anotherMoveWaitsForItsValue() {
        int ply = known.review().keyMoments(99).stream()
                .filter(at ->
                        known.transcript().turns().get(at).before().legalMoves().size() > 2)
                .findFirst()
                .orElseThrow();
        MoveReview move = known.review().move(ply).orElseThrow();
        Move other = move.turn().before().legalMoves().stream()
                .filter(legal ->
                        !legal.equals(move.best()) && !legal.equals(move.turn().move()))
                .findFirst()
                .orElseThrow();
        ReviewState tried = known.goTo(ply + 1).trying().tried(other);
        assertEquals(Optional.empty(), tried.trial().flatMap(Trial::verdict));
        assertEquals(other, tried.line().moves().get(ply));
        assertTrue(tried.isTrying());
        assertFalse(tried.judged(-50).isTrying());
        Trial.Verdict verdict = tried.judged(10).trial().flatMap(Trial::verdict).orElseThrow();
        assertEquals(0, verdict.loss(), "more than the best move that was known");
        assertEquals(
                tried.judged(-LOSS),
                tried.judged(-LOSS).found(known.review(), 1),
                "what is found later changes nothing");
    }

    @Test
    void fewNumbersAreWholeAndLeaveOutSmallLosses() {
        ReviewState few = known.goTo(bad + 1).withNumbers(false);
        assertEquals("+0", board(few).marks().best().orElseThrow().words());
        assertTrue(known.moments().containsAll(few.moments()));
        for (int ply : few.moments()) {
            Judgement judgement = few.review().move(ply).orElseThrow().judgement();
            assertTrue(judgement.compareTo(Judgement.MISTAKE) >= 0);
        }
        assertEquals(known.goTo(bad + 1), few.withNumbers(true));
    }

    @Test
    void aMoveWithoutAChoiceIsNotTriedAgain() {
        ReviewState start = known.goTo(0);
        assertEquals(start, start.trying());
        assertTrue(start.canPlayOn());
        assertFalse(known.goTo(99).canPlayOn());
    }
}
