package reversi.server;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.ErrorCode;
import reversi.online.ServerMessage;
import reversi.server.account.Passwords;
import reversi.server.account.SealedSecret;
import reversi.server.account.Totp;
import reversi.server.store.Database;
import reversi.server.store.SecondFactorRepository;

/** Where a member wants it, a sign-in takes a code besides the password, each of which is good once. */
abstract class SecondFactorSuite extends OnlineSuite {
    private static final long STEP_MILLIS = 30_000;

    /** A code that is right now; those that are not the first after turning on take the step after it, as no code is good twice. */
    private static String code(byte[] secret, int later) {
        return Totp.code(secret, System.currentTimeMillis() / STEP_MILLIS + later);
    }

    private static byte[] secret(String base32) {
        byte[] secret = new byte[Totp.SECRET_BYTES];
        long held = 0;
        int bits = 0;
        int at = 0;
        for (int i = 0; i < base32.length(); i++) {
            held = (held << 5) | "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(base32.charAt(i));
            bits += 5;
            if (bits >= 8) {
                bits -= 8;
                secret[at++] = (byte) (held >> bits);
            }
        }
        return secret;
    }

    private static byte[] begin(Person person) throws InterruptedException {
        person.client().send(new AccountRequest.BeginSecondFactor("secret"));
        AccountNews.SecondFactorSecret made = person.client().await(AccountNews.SecondFactorSecret.class);
        person.client().await(ServerMessage.Done.class);
        byte[] secret = secret(made.secret());
        assertEquals(Totp.address("player-" + person.id(), secret), made.address());
        return secret;
    }

    /** Turns it on with the code of the half minute before this one, so that the present one is unused. */
    static byte[] turnOn(Person person) throws InterruptedException {
        byte[] secret = begin(person);
        assertInstanceOf(
                ServerMessage.Done.class,
                person.client().answer(new AccountRequest.ConfirmSecondFactor("secret", code(secret, -1))));
        return secret;
    }

    private static boolean isOn(Client client) throws InterruptedException {
        client.send(new AccountRequest.AskSessions());
        return client.await(AccountNews.Sessions.class).secondFactor();
    }

    private static AccountRequest.Login login(String password, String code) {
        return new AccountRequest.Login("Ann", password, Optional.of(code));
    }

    @Test
    void aCodeIsAskedForAndGoodOnce() throws InterruptedException {
        Person ann = member("Ann");
        assertFalse(isOn(ann.client()));
        byte[] secret = turnOn(ann);
        assertTrue(isOn(ann.client()));
        Client other = client();
        fails(ErrorCode.CODE_NEEDED, other, AccountRequest.Login.of("Ann", "secret"));
        fails(ErrorCode.WRONG_LOGIN, other, login("guess", code(secret, 0)));
        fails(ErrorCode.WRONG_CODE, other, login("secret", "12345"));
        fails(ErrorCode.WRONG_CODE, other, login("secret", code(secret, 20)));
        String now = code(secret, 0);
        other.send(login("secret", " " + now.substring(0, 3) + " " + now.substring(3)));
        assertEquals(ann.id(), other.await(ServerMessage.SignedIn.class).you().id());
        fails(ErrorCode.WRONG_CODE, client(), login("secret", now));
        client().send(new AccountRequest.Guest());
    }

    @Test
    void itHoldsOnlyOnceACodeWasShownAndOnlyWithThePassword() throws InterruptedException {
        Person ann = member("Ann");
        fails(ErrorCode.WRONG_LOGIN, ann.client(), new AccountRequest.BeginSecondFactor("guess"));
        byte[] first = begin(ann);
        byte[] second = begin(ann);
        fails(ErrorCode.WRONG_CODE, ann.client(), new AccountRequest.ConfirmSecondFactor("secret", code(first, 0)));
        fails(ErrorCode.WRONG_LOGIN, ann.client(), new AccountRequest.ConfirmSecondFactor("guess", code(second, 0)));
        Client other = client();
        other.send(AccountRequest.Login.of("Ann", "secret"));
        other.await(ServerMessage.SignedIn.class);
        assertInstanceOf(
                ServerMessage.Done.class,
                ann.client().answer(new AccountRequest.ConfirmSecondFactor("secret", code(second, 0))));
        fails(ErrorCode.NOT_NOW, ann.client(), new AccountRequest.BeginSecondFactor("secret"));
        fails(ErrorCode.MEMBERS_ONLY, guest().client(), new AccountRequest.BeginSecondFactor("secret"));
    }

    @Test
    void itOutlivesAChangeOfPasswordAndEndsByThePassword() throws InterruptedException {
        Person ann = member("Ann");
        byte[] secret = turnOn(ann);
        assertInstanceOf(
                ServerMessage.Done.class,
                ann.client().answer(new AccountRequest.ChangePassword("secret", "another one")));
        Client other = client();
        fails(ErrorCode.CODE_NEEDED, other, AccountRequest.Login.of("Ann", "another one"));
        other.send(login("another one", code(secret, 0)));
        other.await(ServerMessage.SignedIn.class);
        fails(ErrorCode.WRONG_LOGIN, other, new AccountRequest.EndSecondFactor("secret"));
        assertInstanceOf(ServerMessage.Done.class, other.answer(new AccountRequest.EndSecondFactor("another one")));
        assertFalse(isOn(other));
        Client plain = client();
        plain.send(AccountRequest.Login.of("Ann", "another one"));
        plain.await(ServerMessage.SignedIn.class);
    }

    @Test
    void aRecoveryCodeIsTheWayBack() throws InterruptedException {
        Person ann = member("Ann");
        turnOn(ann);
        ann.client().send(new AccountRequest.MakeRecoveryCodes("secret"));
        String recovery =
                ann.client().await(AccountNews.RecoveryCodes.class).codes().get(0);
        Client other = client();
        other.send(new AccountRequest.Recover("Ann", recovery, "another one"));
        other.await(ServerMessage.SignedIn.class);
        assertFalse(isOn(other));
    }

    /** Whoever knows the password may not try all codes. */
    @Test
    void guessesAreFew() throws InterruptedException {
        Person ann = member("Ann");
        byte[] secret = turnOn(ann);
        Client thief = client();
        for (int i = 0; i < 9; i++) {
            fails(ErrorCode.WRONG_CODE, thief, login("secret", "00000" + i + "0"));
        }
        thief.send(login("secret", "nothing"));
        thief.await(ServerMessage.Failed.class);
        fails(ErrorCode.TRY_LATER, thief, login("secret", code(secret, 0)));
    }

    @Test
    void theOperatorLetsSomebodyInWhoLostTheApp() throws InterruptedException {
        Person ann = member("Ann");
        turnOn(ann);
        CommandRun run = CommandRun.of("accounts", "remove-second-factor", "Ann", "--database", url);
        assertEquals(0, run.code(), run.err());
        Client other = client();
        other.send(AccountRequest.Login.of("Ann", "secret"));
        other.await(ServerMessage.SignedIn.class);
        assertTrue(CommandRun.of("accounts", "show", "Ann", "--database", url)
                .out()
                .contains("remove-second-factor  by the operator"));
        assertEquals(
                1,
                CommandRun.of("accounts", "remove-second-factor", "Ann", "--database", url)
                        .code());
    }

    @Test
    void theDatabaseHoldsTheSecretSealed() throws InterruptedException {
        Person ann = member("Ann");
        byte[] secret = turnOn(ann);
        try (Database database = Database.open(url)) {
            String sealed = new SecondFactorRepository(database)
                    .find(ann.id())
                    .orElseThrow()
                    .secret();
            SealedSecret seal = new SealedSecret(Passwords.weak());
            assertArrayEquals(secret, seal.open(ann.id(), "secret", sealed).orElseThrow());
            assertEquals(Optional.empty(), seal.open(ann.id(), "guess", sealed));
            assertEquals(Optional.empty(), seal.open(ann.id() + 1, "secret", sealed));
        }
    }
}
