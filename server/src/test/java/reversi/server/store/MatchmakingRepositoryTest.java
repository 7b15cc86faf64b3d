package reversi.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static reversi.server.store.StoreFixture.FRIENDLY;
import static reversi.server.store.StoreFixture.seat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.GameTerms;
import reversi.online.Protocol;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.server.store.MatchmakingRepository.Obstacle;
import reversi.server.store.MatchmakingRepository.Seeker;
import reversi.server.store.MatchmakingRepository.StartResult;
import reversi.server.store.MatchmakingRepository.Widening;

/** Each way into a game, and what keeps players out of a second one. */
class MatchmakingRepositoryTest {
    private static final GameTerms BY_DAYS =
            new GameTerms(Variant.OTHELLO, TimeControl.days(3), false, ColourChoice.LOT);

    private static StoreFixture store;

    private AccountRow ann;
    private AccountRow bert;
    private AccountRow cleo;

    @BeforeAll
    static void open() throws IOException {
        store = new StoreFixture();
    }

    @AfterAll
    static void close() throws IOException {
        store.close();
    }

    @BeforeEach
    void people() {
        ann = store.member();
        bert = store.member();
        cleo = store.member();
    }

    private static long invite(AccountRow from, AccountRow to) {
        return store.matchmaking.invite(from.id(), to.id(), null, FRIENDLY, null, 0);
    }

    private static StartResult accept(long invitation, AccountRow black, AccountRow white) {
        return store.matchmaking.accept(invitation, FRIENDLY, seat(black), seat(white), 0);
    }

    private static StartResult beginByDays(AccountRow black, AccountRow white) {
        return store.matchmaking.begin(BY_DAYS, seat(black), seat(white), 0);
    }

    @Test
    void gamesByDaysKeepNobodyFromTheBoard() {
        for (int game = 0; game < Protocol.MAX_GAMES_BY_DAYS; game++) {
            assertInstanceOf(StartResult.Started.class, beginByDays(ann, bert));
        }
        isRefused(Obstacle.FIRST_BUSY, beginByDays(ann, cleo));
        isRefused(Obstacle.SECOND_BUSY, beginByDays(cleo, bert));
        assertEquals(Optional.empty(), store.games.atBoard(ann.id()));
        StartResult.Started live = assertInstanceOf(StartResult.Started.class, accept(invite(ann, bert), ann, bert));
        assertEquals(Optional.of(live.game().id()), store.games.atBoard(ann.id()));
        assertInstanceOf(StartResult.Started.class, beginByDays(cleo, store.member()));
        isRefused(Obstacle.SECOND_BUSY, accept(invite(cleo, ann), cleo, ann));
    }

    @Test
    void aGameByDaysDoesNotEndASearch() {
        store.matchmaking.seek(seeker(ann.id(), 1_500), "goes on", 0);
        beginByDays(ann, bert);
        assertTrue(store.matchmaking.waiting(ann.id()).isPresent());
    }

    private static Seeker seeker(long account, int rating) {
        return new Seeker(account, FRIENDLY, rating, 0);
    }

    private static void isRefused(Obstacle reason, StartResult result) {
        assertEquals(new StartResult.Refused(reason), result);
    }

    @Test
    void anInvitationReplacesTheEarlierOneToTheSame() {
        long first = invite(ann, bert);
        long other = invite(ann, cleo);
        long second = invite(ann, bert);
        assertEquals(Optional.empty(), store.matchmaking.find(first));
        assertTrue(store.matchmaking.find(other).isPresent());
        assertEquals(
                Optional.of(bert.id()),
                store.matchmaking.find(second).orElseThrow().receiver());
        long link = store.matchmaking.invite(ann.id(), null, "code of ann", FRIENDLY, null, 0);
        long next = store.matchmaking.invite(ann.id(), null, "next of ann", FRIENDLY, null, 0);
        assertEquals(Optional.empty(), store.matchmaking.find(link));
        assertEquals(
                next, store.matchmaking.findLink("next of ann").orElseThrow().id());
        assertEquals(Optional.empty(), store.matchmaking.findLink("code of ann"));
        assertEquals(2, store.matchmaking.of(ann.id()).size(), "links are not listed");
    }

    @Test
    void anInvitationIsAcceptedOnce() {
        long invitation = invite(ann, bert);
        assertInstanceOf(StartResult.Started.class, accept(invitation, ann, bert));
        isRefused(Obstacle.GONE, accept(invitation, ann, bert));
        isRefused(Obstacle.GONE, accept(999_999, ann, bert));
        assertEquals(1, store.games.open(ann.id()).size());
    }

    @Test
    void whoIsInAGameBeginsNoOther() {
        store.game(ann, bert, FRIENDLY, 0);
        isRefused(Obstacle.FIRST_BUSY, accept(invite(ann, cleo), ann, cleo));
        isRefused(Obstacle.SECOND_BUSY, accept(invite(cleo, bert), cleo, bert));
        isRefused(Obstacle.FIRST_BUSY, store.matchmaking.begin(FRIENDLY, seat(bert), seat(ann), 0));
        assertEquals(List.of(), store.games.open(cleo.id()));
    }

    @Test
    void aBotPlaysAnyNumberAtOnce() {
        AccountRow bot = store.accounts.bot("Busy", 2_000, 0);
        for (AccountRow person : List.of(ann, bert, cleo)) {
            assertInstanceOf(
                    StartResult.Started.class,
                    store.matchmaking.begin(FRIENDLY, seat(person), StoreFixture.bot(bot), 0));
        }
        assertEquals(3, store.games.open(bot.id()).size());
    }

    @Test
    void aGameEndsTheSearchOfBoth() {
        store.matchmaking.seek(seeker(ann.id(), 1_500), "begin", 0);
        store.matchmaking.seek(seeker(bert.id(), 1_500), "begin", 0);
        accept(invite(ann, bert), ann, bert);
        assertEquals(Optional.empty(), store.matchmaking.waiting(ann.id()));
        assertEquals(Optional.empty(), store.matchmaking.waiting(bert.id()));
    }

    @Test
    void leavingRemovesInvitationsBothWaysButNoLinks() {
        invite(ann, bert);
        invite(cleo, ann);
        long unrelated = invite(cleo, bert);
        store.matchmaking.invite(ann.id(), null, "stays", FRIENDLY, null, 0);
        long byDays = store.matchmaking.invite(bert.id(), ann.id(), null, BY_DAYS, null, 0);
        assertEquals(2, store.matchmaking.removeLiveOf(ann.id()).size());
        assertEquals(List.of(), store.matchmaking.removeLiveOf(ann.id()));
        assertTrue(store.matchmaking.find(byDays).isPresent());
        assertEquals(1, store.matchmaking.waitingByDays(ann.id()));
        assertEquals(0, store.matchmaking.waitingByDays(bert.id()));
        assertTrue(store.matchmaking.find(unrelated).isPresent());
        assertTrue(store.matchmaking.findLink("stays").isPresent());
        assertTrue(store.matchmaking.remove(unrelated));
        assertFalse(store.matchmaking.remove(unrelated));
    }

    @Test
    void oldInvitationsAreDeleted() {
        long old = store.matchmaking.invite(ann.id(), bert.id(), null, FRIENDLY, null, -10);
        long fresh = store.matchmaking.invite(ann.id(), cleo.id(), null, FRIENDLY, null, -5);
        long byDays = store.matchmaking.invite(bert.id(), ann.id(), null, BY_DAYS, null, -15);
        long forgotten = store.matchmaking.invite(cleo.id(), ann.id(), null, BY_DAYS, null, -25);
        assertEquals(2, store.matchmaking.deleteCreatedBefore(-5, -20));
        assertEquals(Optional.empty(), store.matchmaking.find(old));
        assertEquals(Optional.empty(), store.matchmaking.find(forgotten));
        assertTrue(store.matchmaking.find(fresh).isPresent());
        assertTrue(store.matchmaking.find(byDays).isPresent());
    }

    @Test
    void twoLinksNeverShareACode() {
        store.matchmaking.invite(ann.id(), null, "shared", FRIENDLY, null, 0);
        assertThrows(
                StoreException.class, () -> store.matchmaking.invite(bert.id(), null, "shared", FRIENDLY, null, 0));
        assertEquals(
                ann.id(), store.matchmaking.findLink("shared").orElseThrow().sender());
    }

    @ParameterizedTest
    @CsvSource({
        "1600, 0, 100, true",
        "1601, 0, 100, false",
        "1399, 0, 100, false",
        "1700, 9999, 100, false",
        "1700, 10000, 100, true",
        "3000, 1000000, 100, true"
    })
    void whoWaitsLongerMeetsRatingsFurtherAway(int rating, long waited, int range, boolean isFound) {
        String key = "range " + rating + waited;
        store.matchmaking.seek(seeker(bert.id(), rating), key, 5_000);
        List<Seeker> found = store.matchmaking.opponents(
                seeker(ann.id(), 1_500), key, 5_000, 5_000 + waited, new Widening(range, 10));
        assertEquals(
                isFound ? List.of(bert.id()) : List.of(),
                found.stream().map(Seeker::account).toList());
    }

    /** However long both wait, whoever sets a range meets nobody outside of it, and is not met. */
    @ParameterizedTest
    @CsvSource({
        "0, 0, 1590, true",
        "100, 0, 1600, true",
        "100, 0, 1601, false",
        "0, 50, 1551, false",
        "200, 50, 1550, true"
    })
    void whoSetsARangeMeetsNobodyOutsideOfIt(int own, int others, int rating, boolean isFound) {
        String key = "set " + own + others + rating;
        store.matchmaking.seek(new Seeker(bert.id(), FRIENDLY, rating, others), key, 0);
        List<Seeker> found = store.matchmaking.opponents(
                new Seeker(ann.id(), FRIENDLY, 1_500, own), key, 0, 1_000_000, new Widening(100, 10));
        assertEquals(isFound, !found.isEmpty());
    }

    @Test
    void opponentsAreTheNearestFirstAndNeverOneself() {
        store.matchmaking.seek(seeker(ann.id(), 1_500), "near", 0);
        store.matchmaking.seek(seeker(bert.id(), 1_560), "near", 0);
        store.matchmaking.seek(seeker(cleo.id(), 1_450), "near", 0);
        store.matchmaking.seek(seeker(store.member().id(), 1_500), "other terms", 0);
        assertEquals(
                List.of(cleo.id(), bert.id()),
                store.matchmaking.opponents(seeker(ann.id(), 1_500), "near", 0, 0, new Widening(100, 0)).stream()
                        .map(Seeker::account)
                        .toList());
    }

    @Test
    void whoBeginsLaterNeitherFindsNorIsFound() {
        store.matchmaking.seek(seeker(ann.id(), 1_500), "later", 50);
        store.matchmaking.seek(seeker(bert.id(), 1_500), "later", 10);
        assertEquals(
                List.of(),
                store.matchmaking.opponents(seeker(bert.id(), 1_500), "later", 10, 49, new Widening(100, 0)));
        assertEquals(
                List.of(), store.matchmaking.opponents(seeker(ann.id(), 1_500), "later", 50, 49, new Widening(100, 0)));
        assertEquals(
                1,
                store.matchmaking
                        .opponents(seeker(bert.id(), 1_500), "later", 10, 50, new Widening(100, 0))
                        .size());
        assertEquals(
                1,
                store.matchmaking
                        .opponents(seeker(ann.id(), 1_500), "later", 50, 50, new Widening(100, 0))
                        .size());
    }

    @Test
    void aSearchReplacesTheEarlierOne() {
        store.matchmaking.seek(seeker(ann.id(), 1_500), "first", 0);
        store.matchmaking.seek(seeker(ann.id(), 1_510), "second", 7);
        assertEquals(
                List.of(),
                store.matchmaking.opponents(seeker(bert.id(), 1_500), "first", 0, 0, new Widening(1_000, 0)));
        assertEquals(7, store.matchmaking.waiting(ann.id()).orElseThrow().since());
        assertTrue(store.matchmaking.stopSeeking(ann.id()));
        assertFalse(store.matchmaking.stopSeeking(ann.id()));
    }

    private StartResult pair() {
        return store.matchmaking.pair(ann.id(), bert.id(), FRIENDLY, Disc.WHITE, seat(ann), seat(bert), 0);
    }

    @Test
    void aPairNeedsBothToWaitStill() {
        isRefused(Obstacle.GONE, pair());
        store.matchmaking.seek(seeker(ann.id(), 1_500), "pair", 0);
        isRefused(Obstacle.GONE, pair());
        store.matchmaking.seek(seeker(bert.id(), 1_500), "pair", 0);
        StartResult.Started started = assertInstanceOf(StartResult.Started.class, pair());
        assertEquals(bert.id(), started.game().black().account(), "the first is White");
        isRefused(Obstacle.GONE, pair());
    }
}
