package reversi.teach.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.notation.TranscriptText;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;

class GameReviewTest {
    private static final Transcript GAME =
            ((TranscriptText.Ok) TranscriptText.read("f5d6c3d3c4", Variant.OTHELLO)).transcript();

    private static MoveReview move(int ply, int value, int bestValue, boolean exact) {
        Turn turn = GAME.turns().get(ply);
        Move best =
                value == bestValue ? turn.move() : turn.before().legalMoves().get(0);
        return new MoveReview(turn, value, best, bestValue, List.of(best), List.of(turn.move()), 10, exact);
    }

    private static GameReview reviewed(MoveReview... moves) {
        GameReview review = GameReview.unknown(GAME);
        for (MoveReview move : moves) {
            review = review.with(GAME.turns().indexOf(move.turn()), move);
        }
        return review;
    }

    @Test
    void knowsNothingAtFirst() {
        GameReview review = GameReview.unknown(GAME);
        assertEquals(Optional.empty(), review.valueAfter(0));
        assertEquals(Optional.empty(), review.valueAfter(5));
        assertEquals(Optional.empty(), review.accuracy(Disc.BLACK));
        assertEquals(Optional.empty(), review.firstExact());
        assertEquals(Optional.empty(), review.theory());
        assertEquals(List.of(), review.keyMoments(3));
        assertTrue(!review.isComplete());
    }

    @Test
    void valuesAreBlacksWhoeverMoved() {
        GameReview review = reviewed(move(0, 0, 0, false), move(1, -300, 200, false), move(3, 400, 400, false));
        assertEquals(Optional.of(0), review.valueAfter(0), "the best first move");
        assertEquals(Optional.of(0), review.valueAfter(1));
        assertEquals(Optional.of(300), review.valueAfter(2), "White's -3");
        assertEquals(Optional.of(-400), review.valueAfter(3), "what White's next move is worth");
        assertEquals(Optional.of(-400), review.valueAfter(4));
        assertEquals(Optional.empty(), review.valueAfter(5));
    }

    @Test
    void keyMomentsAreTheWorstOnesInOrder() {
        GameReview review = reviewed(
                move(0, 0, 0, false),
                move(1, -500, 300, false),
                move(2, -2000, 2000, false),
                move(3, 0, 10, false),
                move(4, -900, 900, false));
        assertEquals(List.of(2, 4), review.keyMoments(2));
        assertEquals(List.of(1, 2, 4), review.keyMoments(9), "a hundredth of a disc is none");
        assertEquals(1, review.count(Disc.WHITE, Judgement.BLUNDER) + review.count(Disc.WHITE, Judgement.MISTAKE));
        assertEquals(1, review.count(Disc.BLACK, Judgement.GOOD));
    }

    @Test
    void accuracyIsTheMeanOfASidesMoves() {
        GameReview review = reviewed(move(0, 0, 0, false), move(1, -6000, 6000, false), move(2, 100, 100, false));
        assertEquals(100, review.accuracy(Disc.BLACK).orElseThrow(), 1e-3);
        assertEquals(0, review.accuracy(Disc.WHITE).orElseThrow(), 1);
    }

    @Test
    void theoryIsTheResultFromTheFirstExactMoveOn() {
        MoveReview exact = move(3, 400, 600, true);
        GameReview review = reviewed(move(1, 0, 0, true), move(2, 0, 0, false), exact, move(4, -600, -400, true));
        assertEquals(Optional.of(3), review.firstExact(), "the one before the inexact one does not count");
        assertEquals(Optional.of(-600), review.theory());
        assertEquals(
                Optional.empty(),
                reviewed(move(3, 0, 0, true), move(4, 0, 0, false)).firstExact());
    }

    @Test
    void refusesWhatDoesNotFit() {
        assertThrows(IllegalArgumentException.class, () -> new GameReview(GAME, List.of()));
        assertThrows(IllegalArgumentException.class, () -> move(0, 100, 0, false));
    }
}
