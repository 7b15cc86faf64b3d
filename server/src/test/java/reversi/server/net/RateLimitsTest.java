package reversi.server.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.ClientMessage;
import reversi.online.GameTerms;
import reversi.online.LobbyRequest;
import reversi.online.PlayerKind;
import reversi.online.TableRequest;
import reversi.rules.Variant;

/** RateLimits meet whoever abuses the server, and nobody else. */
class RateLimitsTest {
    private static final Optional<Login> ANN = Optional.of(new Login(1, PlayerKind.MEMBER, 1));
    private static final Optional<Login> BERT = Optional.of(new Login(2, PlayerKind.GUEST, 2));
    private static final GameTerms TERMS =
            new GameTerms(Variant.OTHELLO, TimeControl.none(), false, ColourChoice.BLACK);

    private final AtomicLong clock = new AtomicLong(7);
    private final RateLimits limits = new RateLimits(true, clock::get);

    private void pass(long seconds) {
        clock.addAndGet(TimeUnit.SECONDS.toNanos(seconds));
    }

    private static PasswordOwner named(String name) {
        return new PasswordOwner.Named(name);
    }

    private void guess(String address, int times) {
        for (int i = 0; i < times; i++) {
            assertTrue(limits.mayTryPassword(named("ann"), address), "try " + i + " from " + address);
        }
    }

    @Test
    void delaysGrowWithEachWrongPassword() {
        guess("thief", 10);
        for (int wait : new int[] {15, 30, 60, 120, 240, 300, 300}) {
            pass(wait - 1);
            assertFalse(limits.mayTryPassword(named("ann"), "thief"));
            pass(1);
            assertTrue(limits.mayTryPassword(named("ann"), "thief"), "after " + wait + " s");
        }
        assertTrue(limits.mayTryPassword(named("bert"), "thief"), "another name");
        pass(3_601);
        guess("thief", 10);
    }

    @Test
    void gamesAgainstBotsAreBoundedByAccountAndByAddress() {
        for (int i = 0; i < 10; i++) {
            assertTrue(limits.mayPlayBot(1, "school"));
        }
        assertFalse(limits.mayPlayBot(1, "home"));
        for (int i = 0; i < 20; i++) {
            assertTrue(limits.mayPlayBot(2 + i, "school"));
        }
        assertFalse(limits.mayPlayBot(50, "school"));
        assertTrue(limits.mayPlayBot(50, "home"));
    }

    @Test
    void wrongPasswordsElsewhereDoNotLockTheOwnerOut() {
        guess("thief", 10);
        assertFalse(limits.mayTryPassword(named("ann"), "thief"));
        assertTrue(limits.mayTryPassword(named("ann"), "home"));
        limits.passwordAccepted(named("ann"), "home");
        int guesses = 0;
        for (int network = 0; network < 100; network++) {
            for (int i = 0; i < 10; i++) {
                guesses += limits.mayTryPassword(named("ann"), "thief " + network) ? 1 : 0;
            }
        }
        assertTrue(guesses < 210, "many thieves together guessed " + guesses + " times");
        assertFalse(limits.mayTryPassword(named("ann"), "another thief"));
        assertTrue(limits.mayTryPassword(named("ann"), "home"), "the owner comes in where she came in before");
    }

    @ParameterizedTest
    @ValueSource(strings = {"18", "account 18", "SignedIn[account=18]"})
    void guessesByANameDoNotLockAnAccountOfThatNumber(String name) {
        int guesses = 0;
        for (int network = 0; network < 100; network++) {
            for (int i = 0; i < 10; i++) {
                guesses += limits.mayTryPassword(named(name), "thief " + network) ? 1 : 0;
            }
        }
        assertTrue(guesses < 210, "the name's own bucket is empty");
        assertTrue(limits.mayTryPassword(new PasswordOwner.SignedIn(18), "home"));
    }

    @Test
    void guessesAtAnAccountDoNotLockItsOwnerOutWhereSheSignedIn() {
        PasswordOwner ann = new PasswordOwner.SignedIn(18);
        for (int network = 0; network < 100; network++) {
            for (int i = 0; i < 10; i++) {
                limits.mayTryPassword(ann, "thief " + network);
            }
        }
        assertFalse(limits.mayTryPassword(ann, "home"));
        limits.signedIn(ann, "home");
        assertTrue(limits.mayTryPassword(ann, "home"));
        for (int i = 0; i < 200; i++) {
            limits.mayTryPassword(new PasswordOwner.SignedIn(i), "home");
        }
        assertFalse(limits.mayTryPassword(ann, "home"), "the address has a bucket of its own");
    }

    @Test
    void theRightPasswordResetsTheDelay() {
        for (int i = 0; i < 5; i++) {
            guess("home", 9);
            limits.passwordAccepted(named("ann"), "home");
        }
    }

    private int asked(ClientMessage request, Optional<Login> login, String address) {
        int asked = 0;
        while (asked < 100_000 && limits.mayAsk(request, login, address)) {
            asked++;
        }
        return asked;
    }

    /** The buckets refill while they are emptied, by a little. */
    private static void isAbout(int expected, int actual) {
        assertTrue(actual >= expected && actual < 2 * expected, expected + " expected, " + actual + " were let in");
    }

    @Test
    void anAccountIsLimitedByWhatItsRequestsCost() {
        isAbout(30, asked(LobbyRequest.EnterLobby.first(), ANN, "home"));
        isAbout(60, asked(new LobbyRequest.StopSeeking(), BERT, "home"));
        assertEquals(0, asked(new LobbyRequest.PlayBot(1, TERMS), ANN, "office"), "wherever it is");
    }

    @Test
    void anAddressIsLimitedByWhatAllItsRequestsCost() {
        isAbout(300, asked(LobbyRequest.EnterLobby.first(), Optional.empty(), "school"));
        assertEquals(0, asked(LobbyRequest.EnterLobby.first(), Optional.empty(), "school"));
        assertTrue(limits.mayAsk(LobbyRequest.EnterLobby.first(), Optional.empty(), "home"));
        assertTrue(limits.mayAsk(new TableRequest.Resign(1), ANN, "school"), "whose neighbours ask too much plays on");
        isAbout(300, asked(LobbyRequest.EnterLobby.first(), Optional.empty(), "library"));
    }

    private static int granted(BooleanSupplier ask) {
        int granted = 0;
        while (granted < 100_000 && ask.getAsBoolean()) {
            granted++;
        }
        return granted;
    }

    @Test
    void anAddressOpensSocketsAtItsPace() {
        isAbout(300, granted(() -> limits.mayOpenSocket("school")));
        isAbout(1_000, granted(() -> limits.mayConnect("school")));
        assertTrue(limits.mayOpenSocket("home"));
        assertTrue(granted(() -> new RateLimits(false).mayOpenSocket("school")) == 100_000, "off for load tests");
    }

    @Test
    void anAccountSignsInAtItsPaceFromWhereverItComes() {
        isAbout(60, granted(() -> limits.maySignIn(1)));
        assertTrue(limits.maySignIn(2));
    }

    @Test
    void trustsTheAddressOfOurOwnProxiesOnly() {
        List<String> lines = List.of("6.6.6.6, 7.7.7.7", "1.2.3.4 ,5.6.7.8:443");
        assertEquals("9.9.9.9", ClientAddress.of("9.9.9.9", lines, 0));
        assertEquals("5.6.7.8", ClientAddress.of("9.9.9.9", lines, 1));
        assertEquals("1.2.3.4", ClientAddress.of("9.9.9.9", lines, 2));
        assertEquals("6.6.6.6", ClientAddress.of("9.9.9.9", lines, 9));
        assertEquals("9.9.9.9", ClientAddress.of("9.9.9.9", List.of(), 1));
        assertEquals("9.9.9.9", ClientAddress.of("9.9.9.9", List.of("6.6.6.6, unknown"), 1));
    }

    @Test
    void aHouseholdOfIpv6IsOneAddress() {
        String home = ClientAddress.of("2001:db8:1:2:3:4:5:6", List.of(), 0);
        assertEquals(home, ClientAddress.of("2001:db8:1:2::99", List.of(), 0));
        assertEquals(home, ClientAddress.of("::1", List.of("[2001:db8:1:2:ffff::1]:4711"), 1));
        assertNotEquals(home, ClientAddress.of("2001:db8:1:3::99", List.of(), 0));
        assertEquals("1.2.3.4", ClientAddress.of("::ffff:1.2.3.4", List.of(), 0));
    }

    /** Whoever knows the password guesses few codes from however many addresses; the owner is let on from where a code was right. */
    @Test
    void codesAreGuessedSlowlyFromWhereverItIs() {
        RateLimits limits = new RateLimits(true);
        PasswordOwner owner = new PasswordOwner.SecondStep(7);
        limits.passwordAccepted(owner, "home");
        long allowed = IntStream.range(0, 100)
                .filter(i -> limits.mayTryCode(7, "2001:db8:" + i + "::"))
                .count();
        assertEquals(20, allowed);
        assertTrue(limits.mayTryCode(7, "home"));
        assertTrue(limits.mayTryCode(8, "elsewhere"), "another account");
    }
}
