package reversi.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.online.ClubProfile;
import reversi.online.ErrorCode;
import reversi.online.Protocol;
import reversi.online.TournamentFormat;
import reversi.online.TournamentTerms;
import reversi.online.Webhook;
import reversi.online.WebhookDelivery;
import reversi.online.WebhookEvent;
import reversi.online.WebhookResult;
import reversi.server.store.WebhookRepository.Stopped;
import reversi.server.store.WebhookRepository.Tried;
import reversi.server.store.WebhookRepository.Waiting;
import reversi.server.tournament.Season;
import reversi.server.tournament.Tournament;
import reversi.server.tournament.TournamentEvent;

/** What clubs are to be told is noted with what happens, is tried until it arrives, and never grows without bounds. */
class WebhookRepositoryTest {
    private static final String ADDRESS = "https://hooks.example/in";
    private static final long DAY = 86_400_000;

    private StoreFixture store;
    private WebhookRepository webhooks;
    private AccountRow ann;
    private AccountRow bert;
    private long elm;

    @BeforeEach
    void open() throws IOException {
        store = new StoreFixture();
        webhooks = new WebhookRepository(store.database);
        ann = store.member("Ann");
        bert = store.member("Bert");
        elm = club(ann, "elm");
        assertEquals(Optional.empty(), webhooks.set(elm, ann.id(), ADDRESS, "secret", 5));
    }

    @AfterEach
    void close() throws IOException {
        store.close();
    }

    private long club(AccountRow founder, String name) {
        Creation made = store.clubs.found(
                founder.id(), new ClubProfile(name, "", true), new AccountRepository.NameKeys(name, name), 1);
        return ((Creation.Made) made).id();
    }

    private TournamentTerms terms(long club) {
        return TournamentTerms.usual("Plans", TournamentFormat.ROUND_ROBIN, StoreFixture.BLITZ, 100)
                .of(club);
    }

    private Tournament tournament(long club) {
        TournamentTerms terms = terms(club);
        Creation made = store.tournaments.create(OptionalLong.empty(), terms, 10);
        return Tournament.of(((Creation.Made) made).id(), terms, OptionalLong.empty());
    }

    private List<WebhookEvent> events() {
        return webhooks.deliveries(elm).stream().map(WebhookDelivery::event).toList();
    }

    /** The only message that is due, claimed. */
    private Waiting claimed(long now) {
        return webhooks.claim(webhooks.due(now, 9).get(0), now + 100).orElseThrow();
    }

    @Test
    void leadersAloneDecide() {
        assertEquals(Optional.of(ErrorCode.LEADERS_ONLY), webhooks.set(elm, bert.id(), ADDRESS, "other", 6));
        assertEquals(Optional.of(ErrorCode.LEADERS_ONLY), webhooks.renew(elm, bert.id(), "other"));
        assertEquals(Optional.of(ErrorCode.LEADERS_ONLY), webhooks.test(elm, bert.id(), 6));
        assertEquals(Optional.of(ErrorCode.LEADERS_ONLY), webhooks.remove(elm, bert.id()));
        assertEquals(Optional.of(ErrorCode.NO_SUCH_CLUB), webhooks.set(elm + 9, ann.id(), ADDRESS, "other", 6));
        long oak = club(bert, "oak");
        assertEquals(Optional.of(ErrorCode.NO_WEBHOOK), webhooks.renew(oak, bert.id(), "other"));
        assertEquals(Optional.of(ErrorCode.NO_WEBHOOK), webhooks.test(oak, bert.id(), 6));
        assertEquals(Optional.of(new Webhook(ADDRESS, 5, false)), webhooks.find(elm));
    }

    @Test
    void anotherAddressKeepsTheSecretUntilItIsRenewed() {
        webhooks.set(elm, ann.id(), "https://other.example/", "new", 7);
        assertTrue(webhooks.isSecret(elm, "secret"));
        webhooks.renew(elm, ann.id(), "third");
        assertFalse(webhooks.isSecret(elm, "secret"));
        assertTrue(webhooks.isSecret(elm, "third"));
        assertEquals(Optional.of(new Webhook("https://other.example/", 7, false)), webhooks.find(elm));
    }

    @Test
    void whatHappensToATournamentIsNotedWithIt() {
        Tournament played = tournament(elm);
        tournament(club(bert, "oak"));
        Tournament after = store.added(
                played,
                new TournamentEvent.Joined(ann.id(), 1_500, 20),
                new TournamentEvent.Joined(bert.id(), 1_500, 20),
                new TournamentEvent.Started(30));
        store.added(after, new TournamentEvent.Ended(40));
        store.added(tournament(elm), new TournamentEvent.Cancelled(50));
        assertEquals(
                List.of(
                        WebhookEvent.TOURNAMENT_CANCELLED,
                        WebhookEvent.TOURNAMENT_ANNOUNCED,
                        WebhookEvent.TOURNAMENT_ENDED,
                        WebhookEvent.TOURNAMENT_BEGUN,
                        WebhookEvent.TOURNAMENT_ANNOUNCED),
                events());
        assertEquals(
                List.of(50L, 10L, 40L, 30L, 10L),
                webhooks.deliveries(elm).stream().map(WebhookDelivery::at).toList());
    }

    @Test
    void aSeasonEndsWithTheLastOfItsDivisions() {
        LeagueRepository leagues =
                new LeagueRepository(store.database, store.codec, new SeasonStart(store.tournaments, store.log));
        TournamentTerms terms = new TournamentTerms(
                "Plans", TournamentFormat.ROUND_ROBIN, StoreFixture.BLITZ, 1, 0, 100, 6, true, 60, List.of(elm));
        long league = ((Creation.Made) leagues.found(terms)).id();
        for (int i = 0; i < 12; i++) {
            long player = store.member().id();
            store.clubs.join(elm, player, 2);
            assertEquals(Optional.empty(), leagues.join(league, player, 3));
        }
        assertTrue(leagues.begin(leagues.find(league, 0).orElseThrow(), Season.of(List.of()), 200));
        List<Long> divisions = leagues.divisions(league, 1);
        assertEquals(2, divisions.size());
        assertEquals(
                List.of(WebhookEvent.SEASON_BEGUN, WebhookEvent.TOURNAMENT_BEGUN, WebhookEvent.TOURNAMENT_BEGUN),
                events());
        end(divisions.get(0), 300);
        assertEquals(WebhookEvent.TOURNAMENT_ENDED, events().get(0));
        end(divisions.get(1), 400);
        assertEquals(List.of(WebhookEvent.SEASON_ENDED, WebhookEvent.TOURNAMENT_ENDED), events().subList(0, 2));
        Waiting last = webhooks.due(999, 9).get(0);
        assertEquals(elm, last.club());
    }

    private void end(long division, long at) {
        TournamentTerms terms = store.tournaments.find(division).orElseThrow().terms();
        Tournament running =
                Tournament.of(division, terms, OptionalLong.empty()).withAll(store.log.after(division, 0));
        store.added(running, new TournamentEvent.Ended(at));
    }

    @Test
    void oneNodeClaimsAMessageAndAnotherOneTakesItOverLater() {
        webhooks.test(elm, ann.id(), 50);
        assertEquals(List.of(), webhooks.due(49, 9));
        Waiting due = webhooks.due(50, 9).get(0);
        assertEquals(ADDRESS, due.address());
        assertEquals("secret", due.secret());
        assertEquals("elm", due.name());
        Waiting mine = webhooks.claim(due, 150).orElseThrow();
        assertEquals(1, mine.tries());
        assertEquals(Optional.empty(), webhooks.claim(due, 150), "another node");
        assertEquals(List.of(), webhooks.due(149, 9));
        Waiting taken = webhooks.claim(webhooks.due(150, 9).get(0), 250).orElseThrow();
        assertEquals(2, taken.tries());
        webhooks.arrived(mine, new Tried(WebhookResult.ANSWERED, 204, 151));
        assertEquals(WebhookResult.NONE, webhooks.deliveries(elm).get(0).result(), "it is another one's now");
        webhooks.arrived(taken, new Tried(WebhookResult.ANSWERED, 204, 152));
        WebhookDelivery told = webhooks.deliveries(elm).get(0);
        assertTrue(told.isTaken() && !told.waiting());
        assertEquals(152, told.triedAt());
        assertEquals(List.of(), webhooks.due(9_999, 9));
    }

    @Test
    void eachClubHasATurn() {
        long oak = club(bert, "oak");
        webhooks.set(oak, bert.id(), ADDRESS, "s", 5);
        for (int i = 0; i < 3; i++) {
            webhooks.test(elm, ann.id(), 50);
        }
        webhooks.test(oak, bert.id(), 60);
        assertEquals(
                List.of(elm, oak),
                webhooks.due(60, 2).stream().map(Waiting::club).toList());
    }

    @Test
    void whatFailsIsTriedAgainAndThenGivenUp() {
        webhooks.test(elm, ann.id(), 50);
        Tried failed = new Tried(WebhookResult.ANSWERED, 500, 60);
        assertEquals(Optional.empty(), webhooks.failed(claimed(50), failed, OptionalLong.of(90)));
        assertEquals(List.of(), webhooks.due(89, 9));
        assertTrue(webhooks.deliveries(elm).get(0).waiting());
        assertEquals(Optional.empty(), webhooks.failed(claimed(90), failed, OptionalLong.empty()));
        WebhookDelivery over = webhooks.deliveries(elm).get(0);
        assertFalse(over.waiting() || over.isTaken());
        assertEquals(500, over.status());
        assertEquals(2, over.tries());
    }

    private Optional<Stopped> fail(int times) {
        Optional<Stopped> stopped = Optional.empty();
        for (int i = 0; i < times; i++) {
            webhooks.test(elm, ann.id(), 50);
            stopped = webhooks.failed(claimed(50), new Tried(WebhookResult.NO_ANSWER, 0, 60), OptionalLong.of(1_000));
        }
        return stopped;
    }

    @Test
    void afterTooManyFailuresInARowItIsSwitchedOff() {
        assertEquals(Optional.empty(), fail(WebhookRepository.MOST_FAILURES - 1));
        webhooks.test(elm, ann.id(), 50);
        webhooks.arrived(claimed(50), new Tried(WebhookResult.ANSWERED, 200, 60));
        assertEquals(Optional.empty(), fail(WebhookRepository.MOST_FAILURES - 1), "one that arrived begins anew");
        webhooks.test(elm, ann.id(), 50);
        assertEquals(Optional.of(new Stopped(ann.id(), "elm")), fail(1));
        assertTrue(webhooks.find(elm).orElseThrow().stopped());
        assertEquals(List.of(), webhooks.due(9_999, 9), "what waited is given up");
        assertEquals(WebhookResult.GIVEN_UP, webhooks.deliveries(elm).get(0).result());
        assertEquals(Optional.of(ErrorCode.NO_WEBHOOK), webhooks.test(elm, ann.id(), 70));
        webhooks.set(elm, ann.id(), ADDRESS, "other", 80);
        assertFalse(webhooks.find(elm).orElseThrow().stopped());
        assertEquals(Optional.empty(), webhooks.test(elm, ann.id(), 90));
    }

    @Test
    void oneTooManyTakesThePlaceOfTheOldest() {
        for (int i = 0; i <= WebhookRows.MOST_WAITING; i++) {
            webhooks.test(elm, ann.id(), 50 + i);
        }
        long waiting = store.database
                .read(sql -> sql.number("select count(*) from webhook_delivery where due is not null"))
                .orElseThrow();
        assertEquals(WebhookRows.MOST_WAITING, waiting);
        assertEquals(51, webhooks.due(9_999, 9).get(0).at());
        assertEquals(Protocol.WEBHOOK_ROWS, webhooks.deliveries(elm).size());
        webhooks.forget(50 + 14 * DAY);
        assertEquals(51, webhooks.due(9_999, 9).get(0).at());
        webhooks.forget(9_999 + 14 * DAY);
        assertEquals(List.of(), events());
    }

    @Test
    void nothingIsLeftOfItOnceItIsRemovedOrTheClubOrItsLeaderIsGone() {
        webhooks.test(elm, ann.id(), 50);
        assertEquals(Optional.empty(), webhooks.remove(elm, ann.id()));
        assertEquals(0, rows());
        webhooks.set(elm, ann.id(), ADDRESS, "s", 60);
        webhooks.test(elm, ann.id(), 70);
        store.clubs.close(elm, new Editor(ann.id(), false), 80);
        assertEquals(0, rows());
        long oak = club(bert, "oak");
        webhooks.set(oak, bert.id(), ADDRESS, "s", 60);
        webhooks.test(oak, bert.id(), 70);
        store.accounts.delete(bert.id(), 80);
        assertEquals(0, rows());
    }

    private long rows() {
        return store.database.read(
                sql -> sql.number("select (select count(*) from webhook) + (select count(*) from webhook_delivery)")
                        .orElseThrow());
    }
}
