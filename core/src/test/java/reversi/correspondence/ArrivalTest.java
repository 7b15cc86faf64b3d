package reversi.correspondence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.game.Ending;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;

/** What a link is to the game as it is known: Ann plays Black here, and Ben answers. */
class ArrivalTest {
    private static final Correspondence BEGUN = LetterGames.begun(Variant.OTHELLO, Disc.BLACK);
    private static final Correspondence ONE = LetterGames.after(BEGUN, "f5");
    private static final Correspondence TWO = LetterGames.after(ONE, "d6");

    private static Arrival toAnn(Correspondence here, Correspondence arrived) {
        return Arrival.of(here, Disc.BLACK, arrived);
    }

    private static Arrival toBen(Correspondence here, Correspondence arrived) {
        return Arrival.of(here, Disc.WHITE, arrived);
    }

    @Test
    void theOpponentGoesOn() {
        assertEquals(Arrival.NEWER, toAnn(ONE, TWO));
        assertEquals(Arrival.NEWER, toBen(TWO, LetterGames.after(TWO, "c3")));
    }

    @Test
    void whatIsKnownIsTheSameOrOlder() {
        assertEquals(Arrival.SAME, toAnn(TWO, TWO));
        assertEquals(Arrival.OLDER, toAnn(TWO, ONE));
        assertEquals(Arrival.OLDER, toBen(TWO, ONE));
        assertEquals(Arrival.OLDER, toAnn(TWO, BEGUN));
    }

    @Test
    void twoContinuationsOfTheOpponentAreAFork() {
        assertEquals(Arrival.FORKED, toAnn(TWO, LetterGames.after(ONE, "f4")));
        assertEquals(Arrival.FORKED, toAnn(TWO, LetterGames.after(ONE, "f4", "e3")));
    }

    @Test
    void aTurnOfMineThatINeverPlayedIsChanged() {
        assertEquals(Arrival.CHANGED, toAnn(ONE, LetterGames.after(BEGUN, "d3", "c3")));
        assertEquals(Arrival.CHANGED, toAnn(TWO, LetterGames.after(TWO, "c3", "d3")));
    }

    @Test
    void anotherPlayerOrAnotherGameIsChanged() {
        Correspondence other = BEGUN.with(new Act.Placed(Disc.BLACK, Square.of("f5"), false))
                .orElseThrow()
                .joined("Eve", "")
                .with(new Act.Placed(Disc.WHITE, Square.of("d6"), false))
                .orElseThrow();
        assertEquals(Arrival.CHANGED, toAnn(TWO, other));
        assertEquals(Arrival.NEWER, toAnn(ONE, other), "anybody may answer an invitation");
        assertEquals(
                Arrival.CHANGED,
                toAnn(ONE, LetterGames.after(LetterGames.begun(Variant.square(6, Start.DIAGONAL), Disc.BLACK))));
        assertEquals(Arrival.CHANGED, toAnn(ONE, LetterGames.begun(Variant.OTHELLO, Disc.WHITE)));
    }

    @Test
    void onlyWhoseTurnItIsActs() {
        assertEquals(Optional.empty(), ONE.with(new Act.Placed(Disc.BLACK, Square.of("d6"), false)));
        assertEquals(Optional.empty(), ONE.with(new Act.Resigned(Disc.BLACK)));
        assertEquals(Optional.empty(), ONE.with(new Act.Resigned(Disc.WHITE)), "nobody has joined");
        assertEquals(Optional.empty(), TWO.with(new Act.Placed(Disc.BLACK, Square.of("a1"), false)));
        assertEquals(Optional.empty(), TWO.with(new Act.DrawAccepted(Disc.BLACK)), "nothing was offered");
    }

    @Test
    void aDrawIsOfferedWithADiscAndAccepted() {
        Correspondence offered = LetterGames.after(TWO, new Act.Placed(Disc.BLACK, Square.of("c3"), true));
        assertTrue(offered.game().draw().isOpenTo(Disc.WHITE));
        Correspondence drawn = LetterGames.after(offered, new Act.DrawAccepted(Disc.WHITE));
        assertEquals(Ending.AGREED_DRAW, drawn.game().result().orElseThrow().ending());
        assertEquals(Optional.empty(), drawn.turn());
        assertEquals(Optional.empty(), drawn.with(new Act.Resigned(Disc.WHITE)));
        Correspondence declined = LetterGames.after(offered, "d3");
        assertFalse(declined.game().draw().isOpenTo(Disc.WHITE));
    }

    @Test
    void whoGivesUpLoses() {
        Correspondence over = LetterGames.after(TWO, new Act.Resigned(Disc.BLACK));
        assertEquals(Optional.of(Disc.WHITE), over.game().result().orElseThrow().winner());
        assertEquals(Arrival.NEWER, toBen(TWO, over));
    }

    @Test
    void theBoardBeginsBeforeTheLastTurn() {
        assertEquals(1, TWO.actsBeforeLastTurn());
        var between = TWO.game().setup().between(Seat.human("Ann"), Seat.remote("Ben"), TimeControl.none());
        assertEquals(
                1, TWO.replayed(between, TWO.actsBeforeLastTurn()).transcript().plies());
        assertEquals(TWO.game().transcript(), TWO.replayed(between, 2).transcript());
    }

    @Test
    void aLinkOfANewerVersionIsKnownAsOne() {
        assertInstanceOf(CorrespondenceCode.Newer.class, CorrespondenceCode.read("2.whatever"));
        assertInstanceOf(CorrespondenceCode.Broken.class, CorrespondenceCode.read("02.whatever"));
        assertInstanceOf(CorrespondenceCode.Broken.class, CorrespondenceCode.read("1." + "A".repeat(5_000)));
    }
}
