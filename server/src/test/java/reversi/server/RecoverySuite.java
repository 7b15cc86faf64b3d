package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.ErrorCode;
import reversi.online.Protocol;
import reversi.online.ServerMessage;

/** Whoever forgot the password comes back by a code, once for each, and nobody else does. */
abstract class RecoverySuite extends OnlineSuite {
    private static List<String> codes(Person person) throws InterruptedException {
        person.client().send(new AccountRequest.MakeRecoveryCodes("secret"));
        List<String> codes =
                person.client().await(AccountNews.RecoveryCodes.class).codes();
        person.client().await(ServerMessage.Done.class);
        return codes;
    }

    private static int unused(Client client) throws InterruptedException {
        client.send(new AccountRequest.AskSessions());
        return client.await(AccountNews.Sessions.class).recoveryCodes();
    }

    @Test
    void aCodeLetsItsOwnerBackInOnce() throws InterruptedException {
        Person ann = member("Ann");
        assertEquals(0, unused(ann.client()));
        List<String> codes = codes(ann);
        assertEquals(Protocol.RECOVERY_CODES, new HashSet<>(codes).size());
        assertEquals(Protocol.RECOVERY_CODES, unused(ann.client()));

        Client forgetful = client();
        String typed = codes.get(3).toLowerCase(Locale.ROOT).replace('-', ' ');
        forgetful.send(new AccountRequest.Recover(" ａnn ", typed, "another one"));
        ServerMessage.SignedIn in = forgetful.await(ServerMessage.SignedIn.class);
        assertEquals(ann.id(), in.you().id());
        forgetful.await(ServerMessage.Done.class);
        assertEquals(
                Optional.of(ErrorCode.SESSION_ENDED),
                ann.client().await(ServerMessage.SignedOut.class).why(),
                "whoever else is in the account is put out");
        assertEquals(Protocol.RECOVERY_CODES - 1, unused(forgetful));

        Client again = client();
        fails(ErrorCode.WRONG_RECOVERY_CODE, again, new AccountRequest.Recover("Ann", codes.get(3), "a third one"));
        fails(ErrorCode.WRONG_LOGIN, again, AccountRequest.Login.of("Ann", "secret"));
        again.send(AccountRequest.Login.of("Ann", "another one"));
        assertEquals(ann.id(), again.await(ServerMessage.SignedIn.class).you().id());
    }

    @Test
    void newCodesTakeThePlaceOfThoseBefore() throws InterruptedException {
        Person ann = member("Ann");
        String before = codes(ann).get(0);
        String now = codes(ann).get(0);
        assertEquals(Protocol.RECOVERY_CODES, unused(ann.client()));
        Client client = client();
        fails(ErrorCode.WRONG_RECOVERY_CODE, client, new AccountRequest.Recover("Ann", before, "another one"));
        assertInstanceOf(
                ServerMessage.Done.class, client.answer(new AccountRequest.Recover("Ann", now, "another one")));
    }

    @Test
    void whatIsWrongIsRefusedAndUsesNoCodeUp() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        List<String> codes = codes(ann);
        Client client = client();
        fails(ErrorCode.WRONG_RECOVERY_CODE, client, new AccountRequest.Recover("Bert", codes.get(0), "another one"));
        fails(ErrorCode.WRONG_RECOVERY_CODE, client, new AccountRequest.Recover("Nobody", codes.get(0), "another one"));
        fails(ErrorCode.WRONG_RECOVERY_CODE, client, new AccountRequest.Recover("Ann", "", "another one"));
        fails(ErrorCode.PASSWORD_TOO_SHORT, client, new AccountRequest.Recover("Ann", codes.get(0), "1234"));
        fails(ErrorCode.PASSWORD_COMMON, client, new AccountRequest.Recover("Ann", codes.get(0), "     "));
        fails(
                ErrorCode.ALREADY_SIGNED_IN,
                bert.client(),
                new AccountRequest.Recover("Ann", codes.get(0), "another one"));
        fails(ErrorCode.WRONG_LOGIN, ann.client(), new AccountRequest.MakeRecoveryCodes("guess"));
        fails(ErrorCode.NOT_SIGNED_IN, client, new AccountRequest.MakeRecoveryCodes("secret"));
        assertEquals(Protocol.RECOVERY_CODES, unused(ann.client()));
    }

    /** As passwords are: whoever tries the one is not let on to the other. */
    @Test
    void guessesAreThrottled() throws InterruptedException {
        String code = codes(member("Ann")).get(0);
        Client thief = client();
        for (int i = 0; i < 10; i++) {
            fails(ErrorCode.WRONG_RECOVERY_CODE, thief, new AccountRequest.Recover("Ann", "2222-222" + i, "stolen"));
        }
        fails(ErrorCode.TRY_LATER, thief, new AccountRequest.Recover("Ann", code, "stolen"));
        fails(ErrorCode.TRY_LATER, thief, AccountRequest.Login.of("Ann", "secret"));
    }

    @Test
    void theCodesOfADeletedAccountOpenNothing() throws InterruptedException {
        Person ann = member("Ann");
        String code = codes(ann).get(0);
        assertInstanceOf(ServerMessage.Done.class, ann.client().answer(new AccountRequest.DeleteAccount("secret")));
        member("Ann");
        fails(ErrorCode.WRONG_RECOVERY_CODE, client(), new AccountRequest.Recover("Ann", code, "another one"));
    }
}
