package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.AccountRequest.AskEmailCode;
import reversi.online.AccountRequest.ConfirmEmail;
import reversi.online.AccountRequest.Recover;
import reversi.online.AccountRequest.SetEmail;
import reversi.online.EmailCard;
import reversi.online.ErrorCode;
import reversi.online.ServerMessage;
import reversi.server.email.SmallSmtp;

/** Whoever forgot the password and named an address comes back by a code that is sent there, and nobody else does. */
abstract class EmailSuite extends OnlineSuite {
    private static final String ANN = "ann@example.org";

    private SmallSmtp smtp;

    @BeforeEach
    void startWithEmails() throws Exception {
        server.close();
        smtp = new SmallSmtp();
        server = Server.start(Servers.emailing(url, smtp.asServer()));
    }

    @AfterEach
    void stopEmails() throws Exception {
        smtp.close();
    }

    private static Optional<EmailCard> card(Person person) throws InterruptedException {
        person.client().send(new AccountRequest.AskSessions());
        return person.client().await(AccountNews.Sessions.class).email();
    }

    /** A member with a confirmed address. */
    private Person reachable(String name, String address, String language) throws Exception {
        Person person = member(name);
        done(person.client(), new SetEmail("secret", address, language));
        done(person.client(), new ConfirmEmail(smtp.next().code()));
        return person;
    }

    /** The code that is sent for a name or address. */
    private String asked(String whom) throws Exception {
        done(client(), new AskEmailCode(whom));
        return smtp.next().code();
    }

    @Test
    void anAddressIsConfirmedByACodeFromThere() throws Exception {
        Person ann = member("Ann");
        assertEquals(Optional.empty(), card(ann));
        fails(ErrorCode.WRONG_LOGIN, ann.client(), new SetEmail("guess", ANN, "de"));
        fails(ErrorCode.BAD_EMAIL, ann.client(), new SetEmail("secret", "ann@example.org\r\nBcc: b@c.org", "de"));
        fails(ErrorCode.WRONG_CODE, ann.client(), new ConfirmEmail("2222-2222"));
        done(ann.client(), new SetEmail("secret", " Ann@Example.org ", "de"));
        SmallSmtp.Letter letter = smtp.next();
        assertEquals("Ann@example.org", letter.to());
        assertEquals("Dein Code für Reversi", letter.subject());
        assertEquals(Optional.of(new EmailCard("A…@example.org", false)), card(ann));
        fails(ErrorCode.WRONG_CODE, ann.client(), new ConfirmEmail("2222-2222"));
        String code = letter.code();
        done(
                ann.client(),
                new ConfirmEmail(code.toLowerCase(java.util.Locale.ROOT).replace('-', ' ')));
        assertEquals(Optional.of(new EmailCard("A…@example.org", true)), card(ann));
        fails(ErrorCode.WRONG_CODE, ann.client(), new ConfirmEmail(code));
    }

    @Test
    void tenWrongCodesSpoilTheRightOne() throws Exception {
        Person ann = member("Ann");
        done(ann.client(), new SetEmail("secret", ANN, "en"));
        String code = smtp.next().code();
        for (int i = 0; i < 10; i++) {
            fails(ErrorCode.WRONG_CODE, ann.client(), new ConfirmEmail("2222-222" + i));
        }
        fails(ErrorCode.WRONG_CODE, ann.client(), new ConfirmEmail(code));
    }

    @Test
    void aCodeByEmailLetsItsOwnerBackInOnce() throws Exception {
        Person ann = reachable("Ann", ANN, "fr");
        done(client(), new AskEmailCode(" ａnn "));
        SmallSmtp.Letter letter = smtp.next();
        assertEquals("Votre code pour un nouveau mot de passe", letter.subject());
        Client forgetful = client();
        forgetful.send(new Recover("Ann", letter.code(), "another one"));
        assertEquals(
                ann.id(), forgetful.await(ServerMessage.SignedIn.class).you().id());
        assertEquals(
                Optional.of(ErrorCode.SESSION_ENDED),
                ann.client().await(ServerMessage.SignedOut.class).why());
        assertEquals("Votre mot de passe a changé", smtp.next().subject());
        fails(ErrorCode.WRONG_RECOVERY_CODE, client(), new Recover("Ann", letter.code(), "a third one"));
        fails(ErrorCode.WRONG_LOGIN, client(), AccountRequest.Login.of("Ann", "secret"));
    }

    @Test
    void theAddressLeadsToEachOfItsAccounts() throws Exception {
        reachable("Ann", ANN, "en");
        reachable("Bert", ANN, "en");
        done(client(), new AskEmailCode("ANN@EXAMPLE.ORG"));
        String one = smtp.next().body();
        String other = smtp.next().body();
        assertTrue(one.contains("Ann") && other.contains("Bert"), one + other);
    }

    /** Nobody, who has no address, and whose is not confirmed: each answer is the same, and nothing is sent. */
    @Test
    void theAnswerTellsNothing() throws Exception {
        member("Bert");
        Person carl = member("Carl");
        done(carl.client(), new SetEmail("secret", "carl@example.org", "en"));
        smtp.next();
        for (String whom : List.of("Nobody", "Bert", "Carl", "carl@example.org", "a\0b", "", "@", "x@y.example")) {
            done(client(), new AskEmailCode(whom));
        }
        reachable("Ann", ANN, "en");
        assertTrue(smtp.isEmpty());
        fails(ErrorCode.ALREADY_SIGNED_IN, carl.client(), new AskEmailCode("Ann"));
    }

    @Test
    void aLaterCodeTakesThePlaceOfAnEarlierOne() throws Exception {
        reachable("Ann", ANN, "en");
        String first = asked("Ann");
        String second = asked("Ann");
        assertNotEquals(first, second);
        fails(ErrorCode.WRONG_RECOVERY_CODE, client(), new Recover("Ann", first, "another one"));
        done(client(), new Recover("Ann", second, "another one"));
    }

    @Test
    void guessesSpoilACode() throws Exception {
        reachable("Ann", ANN, "en");
        String code = asked("Ann");
        for (int i = 0; i < 10; i++) {
            fails(ErrorCode.WRONG_RECOVERY_CODE, client(), new Recover("Ann", "2222-222" + i, "stolen"));
        }
        fails(ErrorCode.TRY_LATER, client(), new Recover("Ann", code, "another one"));
    }

    @Test
    void anotherAddressOrNoneIsToldAtTheFormerOne() throws Exception {
        Person ann = reachable("Ann", ANN, "en");
        String code = asked("Ann");
        done(ann.client(), new SetEmail("secret", "lee@example.org", "en"));
        List<SmallSmtp.Letter> letters = List.of(smtp.next(), smtp.next());
        assertEquals(
                java.util.Set.of("ann@example.org", "lee@example.org"),
                java.util.Set.of(letters.get(0).to(), letters.get(1).to()));
        fails(ErrorCode.WRONG_RECOVERY_CODE, client(), new Recover("Ann", code, "another one"));
        fails(ErrorCode.WRONG_LOGIN, ann.client(), new AccountRequest.RemoveEmail("guess"));
        done(ann.client(), new AccountRequest.RemoveEmail("secret"));
        assertEquals(Optional.empty(), card(ann));
    }

    @Test
    void anAccountHasFewEmailsAnHour() throws Exception {
        Person ann = member("Ann");
        for (int i = 0; i < 5; i++) {
            done(ann.client(), new SetEmail("secret", "ann" + i + "@example.org", "en"));
        }
        fails(ErrorCode.TRY_LATER, ann.client(), new SetEmail("secret", ANN, "en"));
    }

    /** Who reads somebody's e-mails has no second step: a printed code is needed. */
    @Test
    void noCodeIsSentWhereThereIsASecondStep() throws Exception {
        Person ann = reachable("Ann", ANN, "en");
        String before = asked("Ann");
        SecondFactorSuite.turnOn(ann);
        fails(ErrorCode.WRONG_RECOVERY_CODE, client(), new Recover("Ann", before, "another one"));
        done(client(), new AskEmailCode("Ann"));
        assertEquals("A new password was asked for", smtp.next().subject());
    }

    @Test
    void aDeletedAccountHasNoAddress() throws Exception {
        Person ann = reachable("Ann", ANN, "en");
        done(ann.client(), new AccountRequest.DeleteAccount("secret"));
        done(client(), new AskEmailCode(ANN));
        reachable("Bert", "bert@example.org", "en");
        assertTrue(smtp.isEmpty());
    }

    @Test
    void aServerWithoutEmailsSaysSo() throws Exception {
        server.close();
        server = Server.start(Servers.options(url));
        Person ann = member("Ann");
        fails(ErrorCode.NO_EMAIL, ann.client(), new SetEmail("secret", ANN, "en"));
        fails(ErrorCode.NO_EMAIL, client(), new AskEmailCode("Ann"));
    }
}
