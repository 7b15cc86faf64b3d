package reversi.server.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.online.PlayerKind;
import reversi.online.Refusal;
import reversi.online.SessionCard;
import reversi.rules.Disc;
import reversi.server.game.GameFacts;
import reversi.server.game.Glicko2;
import reversi.server.game.PlayerStats;

/** Accounts, sessions and photos on a real SQLite file, which all tests share: each has accounts of its own. */
class AccountRepositoryTest {
    private static StoreFixture store;

    @BeforeAll
    static void open() throws IOException {
        store = new StoreFixture();
    }

    @AfterAll
    static void close() throws IOException {
        store.close();
    }

    private static AccountRepository.NewSession begin(long account, byte[] tokenHash, String device, long now) {
        return store.accounts.beginSession(account, tokenHash, device, now).orElseThrow();
    }

    private static byte[] token(String text) {
        return text.getBytes(UTF_8);
    }

    @ParameterizedTest
    @CsvSource({"same, look1, false", "key2, same look, false", "key3, look3, true"})
    void aNameIsTakenByItsKeyAndByItsLook(String key, String look, boolean isFree) {
        store.accounts.register("Same", new AccountRepository.NameKeys("same", "same look"), "hash", 1_500, 0);
        Optional<AccountRow> second =
                store.accounts.register("Other", new AccountRepository.NameKeys(key, look), "hash", 1_500, 0);
        assertEquals(isFree, second.isPresent());
    }

    @Test
    void aMemberIsFoundByKeyAndABotOrGuestIsNot() {
        AccountRow ann = store.member("FoundAnn");
        store.accounts.bot("FoundBot", 2_000, 0);
        assertEquals(Optional.of(ann), store.accounts.findMember("foundann"));
        assertEquals(Optional.empty(), store.accounts.findMember("FoundAnn"), "keys are folded");
        assertEquals(Optional.empty(), store.accounts.findMember("FoundBot"));
        assertEquals(Optional.empty(), store.accounts.secret("FoundBot"));
        assertEquals(Optional.empty(), store.accounts.find(999_999));
    }

    @Test
    void aBotIsCreatedOnceAndItsRatingFollows() {
        AccountRow first = store.accounts.bot("Deep", 2_000, 0);
        AccountRow second = store.accounts.bot("Deep", 2_100, 5);
        assertEquals(first.id(), second.id());
        assertEquals(2_100, second.stats().rating());
        assertEquals(PlayerKind.BOT, second.kind());
    }

    @Test
    void guestsAreNumbered() {
        AccountRow guest = store.guest(0);
        assertEquals("Guest " + guest.id(), guest.name());
        assertEquals(PlayerKind.GUEST, guest.kind());
    }

    @Test
    void aNewAccountIsRatedAsSomebodyOfWhomNothingIsKnown() {
        Glicko2.Skill start = Glicko2.Skill.start();
        PlayerStats stats = store.member().stats();
        assertEquals(new PlayerStats(stats.rating(), 0, 0, 0, 0, start.deviation(), start.volatility(), 0), stats);
    }

    @Test
    void aNewPasswordEndsAllOtherSessions() {
        long ann = store.member().id();
        long kept = begin(ann, token("cp1"), "one", 1).session();
        long ended = begin(ann, token("cp2"), "two", 2).session();
        assertEquals(
                Optional.of(List.of(ended)),
                store.accounts.changePassword(ann, "new hash", kept, AccountRepository.Reseal.none()));
        assertEquals("new hash", store.accounts.secret(ann).orElseThrow().hash());
        assertTrue(store.accounts.useSession(token("cp1"), 3).isPresent());
        assertEquals(Optional.empty(), store.accounts.useSession(token("cp2"), 3));
    }

    @Test
    void aSessionBeyondTheLimitEndsTheLeastRecentlyUsed() {
        long ann = store.member().id();
        List<Long> sessions = new ArrayList<>();
        for (int i = 0; i < AccountRepository.MAX_SESSIONS; i++) {
            AccountRepository.NewSession begun = begin(ann, token("ms" + i), "d", 100 + i);
            assertEquals(List.of(), begun.ended());
            sessions.add(begun.session());
        }
        long later = 1_000 + AccountRepository.RENEWED_MILLIS;
        store.accounts.useSession(token("ms0"), later);
        assertEquals(
                List.of(sessions.get(1)),
                begin(ann, token("ms new"), "d", later + 1).ended());
        assertEquals(
                AccountRepository.MAX_SESSIONS, store.accounts.sessions(ann, 0).size());
        assertTrue(store.accounts.useSession(token("ms0"), later + 2).isPresent());
        assertEquals(Optional.empty(), store.accounts.useSession(token("ms1"), later + 2));
    }

    @Test
    void aSessionExpiresUnlessItIsUsed() {
        long ann = store.member().id();
        store.accounts.beginSession(ann, token("ex"), "d", 0);
        long last = AccountRepository.SESSION_MILLIS;
        assertTrue(store.accounts.useSession(token("ex"), last).isPresent(), "its last moment");
        assertTrue(store.accounts.useSession(token("ex"), 2 * last).isPresent(), "renewed by its use");
        assertEquals(Optional.empty(), store.accounts.useSession(token("ex"), 3 * last + 1));
        store.accounts.deleteExpiredSessions(3 * last + 1);
        assertEquals(List.of(), store.accounts.sessions(ann, 0));
    }

    @Test
    void sessionsAreListedLastUsedFirstWithTheCurrentOneMarked() {
        long ann = store.member().id();
        long one = begin(ann, token("li1"), "phone", 1).session();
        long two = begin(ann, token("li2"), "desktop", 2).session();
        long later = 1 + AccountRepository.RENEWED_MILLIS;
        store.accounts.useSession(token("li1"), later);
        assertEquals(
                List.of(new SessionCard(one, "phone", 1, later, false), new SessionCard(two, "desktop", 2, 2, true)),
                store.accounts.sessions(ann, two));
    }

    @Test
    void aSessionUsedOftenIsRenewedNowAndThen() {
        long ann = store.member().id();
        long session = begin(ann, token("often"), "phone", 1).session();
        store.accounts.useSession(token("often"), AccountRepository.RENEWED_MILLIS);
        assertEquals(
                List.of(new SessionCard(session, "phone", 1, 1, true)),
                store.accounts.sessions(ann, session),
                "too soon to write it again");
    }

    @Test
    void anAccountEndsItsOwnSessionsOnly() {
        long ann = store.member().id();
        long bert = store.member().id();
        long session = begin(ann, token("own"), "d", 1).session();
        assertFalse(store.accounts.endSession(bert, session));
        assertTrue(store.accounts.endSession(ann, session));
        assertFalse(store.accounts.endSession(ann, session), "ended already");
    }

    /** Whoever knows the version of a photo may have it, and nobody else. */
    @Test
    void aPhotoIsFoundByItsVersionOnly() {
        long ann = store.member().id();
        assertEquals(Optional.empty(), store.accounts.photo(ann, 0));
        store.accounts.setPhoto(ann, new byte[] {1}, 71, 0);
        store.accounts.setPhoto(ann, new byte[] {2}, 72, 0);
        assertEquals(72, store.accounts.find(ann).orElseThrow().photo());
        assertArrayEquals(new byte[] {2}, store.accounts.photo(ann, 72).orElseThrow());
        assertEquals(Optional.empty(), store.accounts.photo(ann, 71));
        assertEquals(Optional.empty(), store.accounts.photo(ann, 0));
        store.accounts.removePhoto(ann);
        assertEquals(0, store.accounts.find(ann).orElseThrow().photo());
        assertEquals(Optional.empty(), store.accounts.photo(ann, 72));
        assertEquals(Optional.empty(), store.accounts.photo(ann, 0));
    }

    @Test
    void settingsAreKept() {
        long ann = store.member().id();
        store.accounts.setAbout(ann, "I'm \"Ann\"; drop table account");
        store.accounts.setRefusal(ann, Refusal.EVERYBODY);
        store.accounts.setSharesChat(ann, true);
        AccountRow row = store.accounts.find(ann).orElseThrow();
        assertEquals("I'm \"Ann\"; drop table account", row.about());
        assertEquals(Refusal.EVERYBODY, row.refusal());
        assertTrue(row.sharesChat());
        assertFalse(row.deleted());
    }

    @Test
    void aDeletedAccountLeavesItsGamesOnly() {
        AccountRow ann = store.member("DeletedAnn");
        AccountRow bert = store.member();
        GameFacts game = store.game(ann, bert, StoreFixture.FRIENDLY, 0);
        long session = begin(ann.id(), token("del"), "d", 1).session();
        store.accounts.setPhoto(ann.id(), new byte[1], 7, 0);
        store.accounts.setAbout(ann.id(), "about");
        store.blocks.add(bert.id(), ann.id(), 10);
        store.messages.send(ann.id(), bert.id(), "hello", 1);
        store.matchmaking.invite(ann.id(), bert.id(), null, StoreFixture.FRIENDLY, null, 1);
        store.matchmaking.invite(bert.id(), ann.id(), null, StoreFixture.FRIENDLY, null, 1);
        store.matchmaking.invite(ann.id(), null, "deleted link", StoreFixture.FRIENDLY, null, 1);
        store.matchmaking.seek(new MatchmakingRepository.Seeker(ann.id(), StoreFixture.FRIENDLY, 1_500, 0), "key", 1);
        store.history.star(ann.id(), game.id(), true);
        FeedbackRepository feedback = new FeedbackRepository(store.database);
        feedback.add(OptionalLong.of(ann.id()), "1", "help", 1);

        assertEquals(Optional.empty(), store.accounts.delete(ann.id(), 9), "in a game");
        assertFalse(store.accounts.find(ann.id()).orElseThrow().deleted());
        store.finish(game, 0, 8);
        assertEquals(Optional.of(List.of(session)), store.accounts.delete(ann.id(), 9));
        assertEquals(Optional.empty(), store.accounts.delete(ann.id(), 9), "deleted already");
        store.accounts.erase(ann.id(), 10);
        AccountRow row = store.accounts.find(ann.id()).orElseThrow();
        assertTrue(row.deleted());
        assertEquals(AccountRepository.DELETED_NAME, row.name());
        assertEquals("", row.about());
        assertEquals(0, row.photo());
        assertEquals(Optional.empty(), store.accounts.photo(ann.id(), 7));
        assertEquals(Optional.empty(), store.accounts.secret(ann.id()));
        assertEquals(Optional.empty(), store.accounts.findMember("deletedann"));
        assertEquals(Optional.empty(), store.accounts.useSession(token("del"), 10));
        assertEquals(List.of(), store.blocks.of(bert.id(), 0, 9));
        assertEquals(List.of(), store.messages.summaries(bert.id(), 10));
        assertEquals(List.of(), store.matchmaking.of(bert.id()));
        assertEquals(Optional.empty(), store.matchmaking.findLink("deleted link"));
        assertEquals(Optional.empty(), store.matchmaking.waiting(ann.id()));
        assertEquals(Optional.empty(), feedback.newest(1).get(0).name());
        assertEquals(
                Optional.of(Disc.BLACK),
                store.games.facts(game.id()).orElseThrow().discOf(ann.id()));
        assertEquals(Optional.of(store.member("DeletedAnn").name()), Optional.of("DeletedAnn"), "the name is free");
    }

    @Test
    void unusedGuestsAreDeletedAndWhoLeftATraceIsNot() {
        AccountRow unused = store.guest(1);
        AccountRow fresh = store.guest(200);
        AccountRow signedIn = store.guest(1);
        store.accounts.beginSession(signedIn.id(), token("ug"), "d", 200);
        AccountRow expired = store.guest(1);
        store.accounts.beginSession(expired.id(), token("ug old"), "d", 50);
        AccountRow played = store.guest(1);
        store.game(store.member(), played, StoreFixture.FRIENDLY, 1);
        AccountRow blocked = store.guest(1);
        store.blocks.add(store.member().id(), blocked.id(), 10);
        AccountRow inviting = store.guest(1);
        store.matchmaking.invite(inviting.id(), null, "guest link", StoreFixture.FRIENDLY, null, 1);
        AccountRow seeking = store.guest(1);
        store.matchmaking.seek(
                new MatchmakingRepository.Seeker(seeking.id(), StoreFixture.FRIENDLY, 1_200, 0), "key", 1);
        AccountRow member = store.member();
        store.accounts.deleteUnusedGuests(100);
        for (AccountRow kept : List.of(fresh, signedIn, played, blocked, inviting, seeking, member)) {
            assertTrue(store.accounts.find(kept.id()).isPresent(), kept.name());
        }
        assertEquals(Optional.empty(), store.accounts.find(unused.id()));
        assertEquals(Optional.empty(), store.accounts.find(expired.id()));
    }
}
