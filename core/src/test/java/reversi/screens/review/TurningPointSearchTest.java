package reversi.screens.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.notation.TranscriptText;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;
import reversi.screens.game.TurningPoint;
import reversi.teach.review.GameReview;
import reversi.teach.review.MoveReview;

/** The move that gave the most away is named, with the corner that it gave. */
class TurningPointSearchTest {
    /** Black's g7 is answered in the corner. */
    private static final Transcript GAME =
            ((TranscriptText.Ok) TranscriptText.read("f5f6e6f4g7h8", Variant.OTHELLO)).transcript();

    private static MoveReview lost(Turn turn, int loss) {
        Move best = turn.before().legalMoves().get(0);
        return new MoveReview(turn, -loss, best, 0, List.of(best), List.of(turn.move()), 6, false);
    }

    private static GameReview reviewed(int ply, int loss) {
        List<Optional<MoveReview>> moves = new ArrayList<>(Collections.nCopies(GAME.plies(), Optional.empty()));
        moves.set(ply, Optional.of(lost(GAME.turns().get(ply), loss)));
        return new GameReview(GAME, moves);
    }

    @ParameterizedTest
    @CsvSource({"1800, 18", "400, 4"})
    void aCornerGivenAwayIsNamed(int loss, int discs) {
        assertEquals(
                Optional.of(new TurningPoint(5, Square.of("g7"), Disc.BLACK, Optional.of(Square.of("h8")), discs)),
                TurningPointSearch.in(reviewed(4, loss)));
    }

    @ParameterizedTest
    @CsvSource({"3, 900"})
    void anyOtherMoveIsNamedAlone(int ply, int loss) {
        assertEquals(
                Optional.of(new TurningPoint(4, Square.of("f4"), Disc.WHITE, Optional.empty(), 9)),
                TurningPointSearch.in(reviewed(ply, loss)));
    }

    @ParameterizedTest
    @CsvSource({"0", "399"})
    void whatAnEngineMayErrByDecidesNothing(int loss) {
        assertEquals(Optional.empty(), TurningPointSearch.in(reviewed(4, loss)));
    }

    @Test
    void whatTheWinnerGaveAwayDecidedNothing() {
        Transcript won = ((TranscriptText.Ok)
                        TranscriptText.read("b1c1d3c4d4a2d1a1d2a4a3b4", Variant.square(4, Start.DIAGONAL)))
                .transcript();
        assertEquals(Optional.of(Disc.BLACK), won.current().score().leader());
        List<Optional<MoveReview>> moves = new ArrayList<>(Collections.nCopies(won.plies(), Optional.empty()));
        moves.set(2, Optional.of(lost(won.turns().get(2), 1200)));
        moves.set(3, Optional.of(lost(won.turns().get(3), 500)));
        assertEquals(
                Optional.of(new TurningPoint(4, Square.of("c4"), Disc.WHITE, Optional.empty(), 5)),
                TurningPointSearch.in(new GameReview(won, moves))
                        .map(point -> new TurningPoint(
                                point.number(), point.square(), point.mover(), Optional.empty(), point.discs())));
    }
}
