package reversi.tools.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.game.ClockTimes;
import reversi.game.Ending;
import reversi.game.GameEvent;
import reversi.game.GameRequest;
import reversi.game.GameRequest.Wish;
import reversi.game.Result;
import reversi.game.Verdict.Refusal;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Score;
import reversi.rules.Variant;
import reversi.tools.history.Linearizability.Verdict;

/** Histories of a few operations, told by hand: at which time who asked, and who was told what. */
class TableHistoryTest {
    private final TableHistory history = new TableHistory(Variant.OTHELLO);
    private int version;

    private long asks(Disc by, GameRequest request, long now) {
        return history.asked(by, request, now);
    }

    private void happens(GameEvent event, long now) {
        history.happened(++version, PlayedTable.told(event), now);
    }

    private static GameRequest.Play play(int ply, String square) {
        return new GameRequest.Play(ply, Move.at(square));
    }

    private static GameEvent played(int ply, String square) {
        return new GameEvent.Played(ply, play(ply, square).move(), new ClockTimes(ply, 7));
    }

    private static GameEvent ended(Ending ending, Disc winner) {
        return new GameEvent.Ended(new Result(ending, Optional.of(winner), new Score(4, 1, 59, false)));
    }

    private void begin() {
        asks(Disc.BLACK, play(1, "f5"), 10);
        happens(played(1, "f5"), 20);
    }

    private void is(Verdict expected) {
        assertEquals(expected, history.check(), history::toString);
    }

    @Test
    void nothingHolds() {
        is(Verdict.HOLDS);
    }

    @Test
    void aMoveThatWasAskedForHolds() {
        begin();
        is(Verdict.HOLDS);
        assertTrue(history.toString().startsWith("1: 1 f5\n"), history::toString);
    }

    @Test
    void aMoveThatNobodyAskedForDoesNot() {
        happens(played(1, "f5"), 20);
        is(Verdict.VIOLATED);
    }

    @Test
    void aMoveThatWasAskedForLaterDoesNot() {
        happens(played(1, "f5"), 20);
        asks(Disc.BLACK, play(1, "f5"), 21);
        is(Verdict.VIOLATED);
    }

    @Test
    void aMoveOfTheOtherSideDoesNot() {
        asks(Disc.WHITE, play(1, "f5"), 10);
        happens(played(1, "f5"), 20);
        is(Verdict.VIOLATED);
    }

    @Test
    void oneVersionIsOneEvent() {
        begin();
        asks(Disc.BLACK, play(1, "d3"), 10);
        history.happened(1, PlayedTable.told(played(1, "d3")), 30);
        is(Verdict.VIOLATED);
    }

    @Test
    void whatIsToldEarlierWasNotDoneLater() {
        asks(Disc.WHITE, Wish.OFFER_DRAW, 30);
        happens(new GameEvent.DrawOffered(Disc.WHITE), 40);
        asks(Disc.BLACK, play(1, "f5"), 10);
        happens(played(1, "f5"), 20);
        is(Verdict.VIOLATED);
    }

    @Test
    void anOfferIsAnsweredOnce() {
        begin();
        asks(Disc.BLACK, Wish.ASK_TAKEBACK, 30);
        happens(new GameEvent.TakebackOffered(Disc.BLACK), 40);
        asks(Disc.WHITE, Wish.ACCEPT_TAKEBACK, 50);
        long no = asks(Disc.WHITE, Wish.DECLINE_TAKEBACK, 50);
        happens(new GameEvent.TakenBack(0, new ClockTimes(0, 0)), 60);
        is(Verdict.HOLDS);
        history.refused(no, Refusal.NO_OFFER, 60);
        is(Verdict.HOLDS);
        happens(new GameEvent.TakebackDeclined(Disc.WHITE), 70);
        is(Verdict.VIOLATED);
    }

    @Test
    void aRefusalHasAReason() {
        begin();
        asks(Disc.BLACK, Wish.OFFER_DRAW, 30);
        happens(new GameEvent.DrawOffered(Disc.BLACK), 40);
        history.refused(asks(Disc.WHITE, Wish.DECLINE_DRAW, 50), Refusal.NO_OFFER, 60);
        is(Verdict.VIOLATED);
    }

    @Test
    void whatNeverArrivedNeedsNoReason() {
        begin();
        history.undone(asks(Disc.BLACK, Wish.RESIGN, 30));
        history.newest(PlayedTable.state(PlayedTable.after("f5")), 40, 50);
        is(Verdict.HOLDS);
        assertEquals(0, history.lost(PlayedTable.state(PlayedTable.after("f5"))));
        assertEquals(1, history.lost(PlayedTable.state(PlayedTable.after("d3"))));
        assertEquals(1, history.lost(PlayedTable.state(PlayedTable.after())));
    }

    @Test
    void aCutLeavesBothOpen() {
        begin();
        asks(Disc.BLACK, Wish.RESIGN, 30);
        is(Verdict.HOLDS);
        happens(ended(Ending.RESIGNATION, Disc.WHITE), 90);
        is(Verdict.HOLDS);
    }

    @Test
    void theServerEndsAGameByTimeOnly() {
        begin();
        happens(ended(Ending.TIME, Disc.BLACK), 90);
        is(Verdict.HOLDS);
        asks(Disc.WHITE, play(2, "d6"), 100);
        happens(played(2, "d6"), 110);
        is(Verdict.VIOLATED);
    }

    @Test
    void anOldSnapshotIsNoNewestOne() {
        history.newest(PlayedTable.state(PlayedTable.after()), 0, 5);
        begin();
        history.seated(PlayedTable.state(PlayedTable.after()), 40);
        is(Verdict.HOLDS);
        history.newest(PlayedTable.state(PlayedTable.after()), 30, 40);
        is(Verdict.VIOLATED);
    }

    @Test
    void aSnapshotShowsWhatHappened() {
        asks(Disc.BLACK, play(1, "d3"), 10);
        history.seated(PlayedTable.state(PlayedTable.after("f5")), 40);
        is(Verdict.VIOLATED);
    }

    @Test
    void oneRematchFollowsIfBothWantIt() {
        begin();
        asks(Disc.BLACK, Wish.RESIGN, 30);
        happens(ended(Ending.RESIGNATION, Disc.WHITE), 40);
        history.confirmed(history.wantedRematch(Disc.BLACK, 50), 60);
        is(Verdict.HOLDS);
        history.wantedRematch(Disc.WHITE, 70);
        history.followedBy(8, 80);
        history.followedBy(8, 81);
        is(Verdict.HOLDS);
        history.followedBy(9, 82);
        is(Verdict.VIOLATED);
    }

    @Test
    void noRematchFollowsTheWishOfOne() {
        begin();
        asks(Disc.BLACK, Wish.RESIGN, 30);
        happens(ended(Ending.RESIGNATION, Disc.WHITE), 40);
        history.wantedRematch(Disc.BLACK, 50);
        history.followedBy(8, 80);
        is(Verdict.VIOLATED);
    }

    @Test
    void timeDoesNotRunBackwards() {
        assertThrows(IllegalArgumentException.class, () -> new Timed<>("", 2, 1));
    }
}
