package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage;
import reversi.online.ErrorCode;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.online.Protocol;
import reversi.online.Refusal;
import reversi.online.ServerMessage;
import reversi.online.SessionCard;
import reversi.online.TableEvent;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.rules.Disc;
import reversi.server.store.AccountRepository;
import reversi.server.store.Database;

/** Accounts: names, passwords, sessions, messages, blocks and feedback. */
abstract class AccountSuite extends OnlineSuite {
    /** What the server's command lists. */
    private static String feedback(int expected, String... options) {
        StringWriter out = new StringWriter();
        CommandLine command = new CommandLine(new FeedbackCommand());
        command.setOut(new PrintWriter(out));
        command.setErr(new PrintWriter(new StringWriter()));
        assertEquals(expected, command.execute(options));
        return out.toString();
    }

    @Test
    void accounts() throws InterruptedException {
        Person ann = member("Ann");
        Client client = client();
        fails(ErrorCode.NAME_TAKEN, client, new AccountRequest.Register("ANN", "secret"));
        fails(ErrorCode.NAME_TAKEN, client, new AccountRequest.Register(" ａnn ", "secret"));
        fails(ErrorCode.NAME_TOO_SHORT, client, new AccountRequest.Register("Al", "secret"));
        fails(ErrorCode.NAME_TOO_LONG, client, new AccountRequest.Register("A".repeat(21), "secret"));
        fails(ErrorCode.NAME_RESERVED, client, new AccountRequest.Register("Guest 5", "secret"));
        fails(ErrorCode.NAME_NOT_ALLOWED, client, new AccountRequest.Register("<b>Al</b>", "secret"));
        fails(ErrorCode.PASSWORD_TOO_SHORT, client, new AccountRequest.Register("Carl", "1234"));
        fails(ErrorCode.PASSWORD_TOO_LONG, client, new AccountRequest.Register("Carl", "x".repeat(129)));
        fails(ErrorCode.PASSWORD_COMMON, client, new AccountRequest.Register("Carl", "     "));
        fails(ErrorCode.WRONG_LOGIN, client, AccountRequest.Login.of("Ann", "wrong"));
        fails(ErrorCode.WRONG_LOGIN, client, AccountRequest.Login.of("Nobody", "secret"));
        fails(ErrorCode.WRONG_LOGIN, client, AccountRequest.Login.of("Bot 1", "secret"));
        fails(ErrorCode.NOT_SIGNED_IN, client, new AccountRequest.AskSessions());
        client.send(AccountRequest.Login.of("aNN", "secret"));
        ServerMessage.SignedIn in = client.await(ServerMessage.SignedIn.class);
        assertEquals(ann.id(), in.you().id());
        assertNotEquals(ann.token(), in.token());
        client.send(new AccountRequest.AskSessions());
        assertEquals(2, client.await(AccountNews.Sessions.class).sessions().size());

        fails(ErrorCode.WRONG_LOGIN, client, new AccountRequest.ChangePassword("wrong", "better"));
        fails(ErrorCode.PASSWORD_COMMON, client, new AccountRequest.ChangePassword("secret", "     "));
        assertInstanceOf(
                ServerMessage.Done.class, client.answer(new AccountRequest.ChangePassword("secret", "better")));
        assertEquals(
                Optional.of(ErrorCode.SESSION_ENDED),
                ann.client().await(ServerMessage.SignedOut.class).why());
        fails(ErrorCode.NOT_SIGNED_IN, ann.client(), new LobbyRequest.StopSeeking());
        Client stale = Client.greeted(server.port(), Optional.of(ann.token()));
        clients.add(stale);
        assertEquals(
                Optional.of(ErrorCode.SESSION_ENDED),
                stale.await(ServerMessage.SignedOut.class).why());

        client.send(new AccountRequest.SetAbout("I like corners."));
        assertEquals("I like corners.", client.await(AccountNews.Settings.class).about());
        assertInstanceOf(ServerMessage.Done.class, client.answer(new AccountRequest.DeleteAccount("better")));
        fails(ErrorCode.WRONG_LOGIN, stale, AccountRequest.Login.of("Ann", "better"));
        stale.send(new AccountRequest.Register("Ann", "secret"));
        assertNotEquals(
                ann.id(), stale.await(ServerMessage.SignedIn.class).you().id(), "the name is free again");
    }

    /** Another node may have ended it, and the notice of that be lost. */
    @Test
    void whoseSessionEndsUnheardOfIsToldAndTheOtherSessionsStay() throws InterruptedException {
        Person ann = member("Ann");
        Client phone = client();
        phone.send(AccountRequest.Login.of("Ann", "secret"));
        phone.await(ServerMessage.SignedIn.class);
        phone.send(new AccountRequest.AskSessions());
        long session = phone.await(AccountNews.Sessions.class).sessions().stream()
                .filter(SessionCard::current)
                .findFirst()
                .orElseThrow()
                .id();
        try (Database database = Database.open(url)) {
            assertTrue(new AccountRepository(database).endSession(ann.id(), session));
        }
        assertEquals(
                Optional.of(ErrorCode.SESSION_ENDED),
                phone.await(ServerMessage.SignedOut.class).why());
        fails(ErrorCode.NOT_SIGNED_IN, phone, new AccountRequest.AskSessions());
        assertInstanceOf(ServerMessage.Done.class, ann.client().answer(new LobbyRequest.LeaveLobby()));
        ann.client().send(new AccountRequest.AskSessions());
        assertEquals(
                1, ann.client().await(AccountNews.Sessions.class).sessions().size());
    }

    @Test
    void passwordGuessesAreThrottled() throws InterruptedException {
        member("Ann");
        Client thief = client();
        for (int i = 0; i < 10; i++) {
            fails(ErrorCode.WRONG_LOGIN, thief, AccountRequest.Login.of("Ann", "guess" + i));
        }
        fails(ErrorCode.TRY_LATER, thief, AccountRequest.Login.of("Ann", "secret"));
    }

    @Test
    void controlCharactersAreRefusedWithTheirOwnError() throws InterruptedException {
        Client nobody = client();
        for (String sign : List.of("\t", "\n", "\u0000", "\u007f", "\u2028")) {
            fails(ErrorCode.CONTROL_CHARACTERS, nobody, new AccountRequest.Register("An" + sign + "na", "secret"));
            fails(ErrorCode.CONTROL_CHARACTERS, nobody, new AccountRequest.Register("Anna", sign + "secret"));
        }
        Person ann = member("Anna");
        Person bert = member("Bert");
        fails(ErrorCode.CONTROL_CHARACTERS, ann.client(), new AccountRequest.ChangePassword("secret", "new\tsecret"));
        fails(ErrorCode.CONTROL_CHARACTERS, ann.client(), new AccountRequest.SetAbout("I like\tcorners."));
        fails(ErrorCode.CONTROL_CHARACTERS, ann.client(), new AccountRequest.Write(bert.id(), "Hello\u001b[2J"));
        TableState state = begin(ann, bert, FRIENDLY);
        fails(ErrorCode.CONTROL_CHARACTERS, ann.client(), new TableRequest.Say(state.id(), "Hello\nAnna: I resign"));
    }

    @Test
    void feedbackIsStoredForTheOperator() throws Exception {
        Person ann = member("Ann");
        fails(ErrorCode.TEXT_LENGTH, ann.client(), new ClientMessage.SendFeedback(" ", "1.0.0"));
        fails(ErrorCode.TEXT_LENGTH, ann.client(), new ClientMessage.SendFeedback("x".repeat(1_001), "1.0.0"));
        fails(ErrorCode.TEXT_LENGTH, ann.client(), new ClientMessage.SendFeedback("x", "1".repeat(81)));
        fails(ErrorCode.CONTROL_CHARACTERS, ann.client(), new ClientMessage.SendFeedback("\u001b[2J", "1.0.0"));
        ServerMessage answer =
                ann.client().answer(new ClientMessage.SendFeedback("The lamp is too bright.", "1.0.0, en"));
        assertInstanceOf(ServerMessage.Done.class, answer);
        assertInstanceOf(
                ServerMessage.Done.class,
                client().answer(new ClientMessage.SendFeedback("I can't sign in.", "1.0.0, fr")));
        String listed = feedback(0, "--database", url);
        assertTrue(
                listed.matches("(?s)#2  \\S+ \\S+ UTC  not signed in  1\\.0\\.0, fr\\R    I can't sign in\\.\\R"
                        + "#1  \\S+ \\S+ UTC  Ann  1\\.0\\.0, en\\R    The lamp is too bright\\.\\R"),
                listed);
        assertEquals(2, feedback(0, "--database", url, "--newest", "1").lines().count());
        assertInstanceOf(ServerMessage.Done.class, ann.client().answer(new AccountRequest.DeleteAccount("secret")));
        assertFalse(feedback(0, "--database", url).contains("Ann"), "what is left has no name");
        feedback(2, "--database", url, "--newest", "0");
        feedback(1, "--database", "jdbc:nothing");
    }

    @Test
    void theSessionsOfAnAccountAreBounded() throws InterruptedException {
        Person ann = member("Ann");
        for (int i = 0; i < AccountRepository.MAX_SESSIONS; i++) {
            Client client = client();
            client.send(AccountRequest.Login.of("Ann", "secret"));
            client.await(ServerMessage.SignedIn.class);
            if (i < AccountRepository.MAX_SESSIONS - 1) {
                // Of the connections of one account, that which was not used for longest makes room.
                ann.client().answer(new LobbyRequest.LeaveLobby());
            }
        }
        assertEquals(
                Optional.of(ErrorCode.SESSION_ENDED),
                ann.client().await(ServerMessage.SignedOut.class).why());
        Client last = clients.get(clients.size() - 1);
        last.send(new AccountRequest.AskSessions());
        assertEquals(
                AccountRepository.MAX_SESSIONS,
                last.await(AccountNews.Sessions.class).sessions().size());
    }

    @Test
    void blockingWithdrawsInvitationsBetweenTheTwo() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        bert.client().send(new LobbyRequest.MakeLink(FRIENDLY));
        String link = bert.client().await(LobbyNews.LinkMade.class).code();
        bert.client().send(new LobbyRequest.Invite(ann.id(), FRIENDLY));
        long invitation =
                ann.client().await(LobbyNews.Invited.class).invitation().id();
        ann.client().send(new AccountRequest.Block(bert.id()));
        assertEquals(
                new LobbyNews.InvitationOver(invitation, false), ann.client().await(LobbyNews.InvitationOver.class));
        assertFalse(bert.client().await(LobbyNews.InvitationOver.class).accepted());
        ann.client().await(AccountNews.Settings.class);
        fails(ErrorCode.NO_SUCH_INVITATION, ann.client(), new LobbyRequest.AnswerInvitation(invitation, true));
        fails(ErrorCode.REFUSED, ann.client(), new LobbyRequest.UseLink(link));
        fails(ErrorCode.REFUSED, ann.client(), new LobbyRequest.Invite(bert.id(), FRIENDLY));
        fails(ErrorCode.REFUSED, bert.client(), new LobbyRequest.Invite(ann.id(), FRIENDLY));
        fails(ErrorCode.REFUSED, bert.client(), new AccountRequest.Write(ann.id(), "Why?"));
        ann.client().send(new AccountRequest.AskConversations());
        assertEquals(
                List.of(), ann.client().await(AccountNews.Conversations.class).conversations());
    }

    /** What needs somebody is refused to a stranger, and what needs a member to a guest, before anything else is looked at. */
    @Test
    void everyRequestChecksItsAuthorization() throws InterruptedException {
        List<ClientMessage> forSomebody = List.of(
                new AccountRequest.AskSettings(),
                new AccountRequest.AskSessions(),
                new AccountRequest.SetRefusal(Refusal.NOBODY),
                new AccountRequest.ShareChat(true),
                new AccountRequest.Block(1),
                new AccountRequest.Unblock(1),
                new AccountRequest.MutePlayer(1, true),
                new AccountRequest.AskMuteList(0),
                new LobbyRequest.Invite(1, FRIENDLY),
                new LobbyRequest.AnswerInvitation(1, true),
                new LobbyRequest.Withdraw(1),
                new LobbyRequest.MakeLink(FRIENDLY),
                new LobbyRequest.UseLink("x"),
                new LobbyRequest.Seek(FRIENDLY, 0),
                new LobbyRequest.PlayBot(1, FRIENDLY),
                new LobbyRequest.AskHistory(0, false),
                new LobbyRequest.Star(1, true));
        List<ClientMessage> forMembers = List.of(
                new AccountRequest.SetAbout("x"),
                new AccountRequest.ShowPresence(false),
                new AccountRequest.RemovePhoto(),
                new AccountRequest.ChangePassword("secret", "better"),
                new AccountRequest.DeleteAccount("secret"),
                new AccountRequest.AskConversations(),
                new AccountRequest.AskLetters(1, 0),
                new AccountRequest.AskLetterRequests(),
                new AccountRequest.AnswerLetterRequest(1, true),
                new AccountRequest.Write(1, "x"),
                new AccountRequest.MarkRead(1, 1));
        Client stranger = client();
        Client guest = guest().client();
        for (ClientMessage message : forSomebody) {
            fails(ErrorCode.NOT_SIGNED_IN, stranger, message);
        }
        for (ClientMessage message : forMembers) {
            fails(ErrorCode.NOT_SIGNED_IN, stranger, message);
            fails(ErrorCode.MEMBERS_ONLY, guest, message);
        }
    }

    @Test
    void aSecondSignInOnAConnectionIsRefused() throws InterruptedException {
        Person ann = member("Ann");
        for (ClientMessage message : List.of(
                new AccountRequest.Guest(),
                AccountRequest.Login.of("Ann", "secret"),
                new AccountRequest.Register("Zoe", "secret"),
                new ClientMessage.Hello(Protocol.VERSION, "test", Optional.of(ann.token())))) {
            fails(ErrorCode.ALREADY_SIGNED_IN, ann.client(), message);
        }
    }

    @Test
    void sessionsOfOtherAccountsCannotBeEnded() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        bert.client().send(new AccountRequest.AskSessions());
        long session = bert.client()
                .await(AccountNews.Sessions.class)
                .sessions()
                .get(0)
                .id();
        fails(ErrorCode.NO_SUCH_SESSION, ann.client(), new AccountRequest.EndSession(session));
        bert.client().send(new AccountRequest.AskSettings());
        bert.client().await(AccountNews.Settings.class);
    }

    @Test
    void whoIsMutedMayPlayButIsNotHeard() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        done(ann.client(), new AccountRequest.Write(bert.id(), "Hello Bert"));
        done(bert.client(), new AccountRequest.Write(ann.id(), "Hello Ann"));
        ann.client().await(AccountNews.Unread.class, news -> news.unread() == 1);
        bert.client().send(new LobbyRequest.Invite(ann.id(), FRIENDLY));
        long invitation =
                ann.client().await(LobbyNews.Invited.class).invitation().id();
        ann.client().send(new AccountRequest.MutePlayer(bert.id(), true));
        assertEquals(
                new LobbyNews.InvitationOver(invitation, false), ann.client().await(LobbyNews.InvitationOver.class));
        ann.client().await(AccountNews.Unread.class, news -> news.unread() == 0);
        assertEquals(List.of(bert.id()), ids(ann.client().await(AccountNews.MuteList.class)));
        fails(ErrorCode.REFUSED, bert.client(), new LobbyRequest.Invite(ann.id(), FRIENDLY));
        done(bert.client(), new AccountRequest.Write(ann.id(), "Why?"));
        ann.client().send(new AccountRequest.AskConversations());
        AccountNews.Conversations conversations = ann.client().await(AccountNews.Conversations.class);
        assertEquals("Why?", conversations.conversations().get(0).last().text(), "it is there for who looks for it");
        assertEquals(0, conversations.conversations().get(0).unread());
        long table = begin(ann, bert, FRIENDLY).id();
        bert.client().send(new TableRequest.Say(table, "You there!"));
        assertEquals(
                new TableEvent.Said(Disc.WHITE, ""),
                event(ann.client(), TableEvent.Said.class).event());
        Client elsewhere = Client.greeted(server.port(), Optional.of(ann.token()));
        clients.add(elsewhere);
        elsewhere.send(new AccountRequest.AskSettings());
        assertEquals(List.of(bert.id()), ids(elsewhere.await(AccountNews.MuteList.class)), "on all devices");
        elsewhere.send(new AccountRequest.MutePlayer(bert.id(), false));
        assertEquals(List.of(), ids(elsewhere.await(AccountNews.MuteList.class)));
        bert.client().send(new TableRequest.Say(table, "And now?"));
        assertEquals(
                new TableEvent.Said(Disc.WHITE, "And now?"),
                event(ann.client(), TableEvent.Said.class).event());
    }

    private static List<Long> ids(AccountNews.MuteList list) {
        return list.players().stream().map(PlayerCard::id).toList();
    }

    @Test
    void guestsMuteTooAndNobodyMutesThemselves() throws InterruptedException {
        Person guest = guest();
        Person ann = member("Ann");
        fails(ErrorCode.YOURSELF, guest.client(), new AccountRequest.MutePlayer(guest.id(), true));
        fails(ErrorCode.NO_SUCH_PLAYER, guest.client(), new AccountRequest.MutePlayer(99_999, true));
        guest.client().send(new AccountRequest.MutePlayer(ann.id(), true));
        assertEquals(List.of(ann.id()), ids(guest.client().await(AccountNews.MuteList.class)));
        guest.client().send(new AccountRequest.MutePlayer(ann.id(), true));
        assertEquals(List.of(ann.id()), ids(guest.client().await(AccountNews.MuteList.class)), "once is enough");
        guest.client().send(new AccountRequest.AskMuteList(-7));
        assertEquals(List.of(ann.id()), ids(guest.client().await(AccountNews.MuteList.class)));
        fails(ErrorCode.REFUSED, ann.client(), new LobbyRequest.Invite(guest.id(), FRIENDLY));
    }

    @Test
    void theBlockListIsToldInPages() throws InterruptedException {
        Person ann = member("Ann");
        Set<Long> blocked = new HashSet<>();
        for (int i = 0; i < 22; i++) {
            long guest = guest().id();
            blocked.add(guest);
            ann.client().send(new AccountRequest.Block(guest));
            ann.client().await(AccountNews.Settings.class);
        }
        ann.client().send(new AccountRequest.AskSettings());
        AccountNews.Settings settings = ann.client().await(AccountNews.Settings.class);
        assertEquals(20, settings.blocked().size());
        assertTrue(settings.moreBlocked());
        ann.client().send(new AccountRequest.AskBlockList(20));
        AccountNews.BlockList page = ann.client().await(AccountNews.BlockList.class);
        assertEquals(20, page.from());
        assertFalse(page.more());
        Set<Long> told = new HashSet<>();
        settings.blocked().forEach(card -> told.add(card.id()));
        page.players().forEach(card -> told.add(card.id()));
        assertEquals(blocked, told);
        ann.client().send(new AccountRequest.AskBlockList(-7));
        assertEquals(
                settings.blocked(),
                ann.client().await(AccountNews.BlockList.class).players());
    }

    @Test
    void letters() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        fails(ErrorCode.MEMBERS_ONLY, guest().client(), new AccountRequest.Write(ann.id(), "Hello"));
        fails(ErrorCode.TEXT_LENGTH, ann.client(), new AccountRequest.Write(bert.id(), "  "));
        ann.client().send(new AccountRequest.Write(bert.id(), "'; drop table account; --"));
        AccountNews.LetterRequested came = bert.client().await(AccountNews.LetterRequested.class);
        assertEquals("'; drop table account; --", came.letter().text());
        bert.client().send(new AccountRequest.AnswerLetterRequest(ann.id(), true));
        assertEquals(1, bert.client().await(AccountNews.Unread.class).unread());
        ann.client().send(new AccountRequest.Write(bert.id(), "Well played!"));
        AccountNews.LetterCame second = bert.client().await(AccountNews.LetterCame.class);
        bert.client().send(new AccountRequest.AskConversations());
        AccountNews.Conversations conversations = bert.client().await(AccountNews.Conversations.class);
        assertEquals(1, conversations.conversations().size());
        assertEquals(2, conversations.conversations().get(0).unread());
        assertEquals("Well played!", conversations.conversations().get(0).last().text());
        bert.client().send(new AccountRequest.MarkRead(ann.id(), second.letter().id()));
        assertEquals(
                0,
                bert.client()
                        .await(AccountNews.Unread.class, news -> news.unread() == 0)
                        .unread());
        ann.client().send(new AccountRequest.AskLetters(bert.id(), 0));
        AccountNews.Letters letters = ann.client().await(AccountNews.Letters.class);
        assertEquals(2, letters.letters().size());
        assertTrue(letters.letters().get(0).read());
        assertFalse(letters.more());
    }

    @Test
    void aStrangersFirstLetterWaitsApartUntilItIsAnswered() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        ann.client().send(new AccountRequest.Write(bert.id(), "Hello"));
        assertTrue(ann.client().await(AccountNews.LetterCame.class).letter().request());
        fails(ErrorCode.AWAITS_ANSWER, ann.client(), new AccountRequest.Write(bert.id(), "Hello?"));
        bert.client().send(new AccountRequest.AskLetterRequests());
        AccountNews.LetterRequests requests = bert.client().await(AccountNews.LetterRequests.class);
        assertEquals("Hello", requests.requests().get(0).last().text());
        assertFalse(requests.more());
        bert.client().send(new AccountRequest.AskConversations());
        assertEquals(
                List.of(), bert.client().await(AccountNews.Conversations.class).conversations());

        bert.client().send(new AccountRequest.AnswerLetterRequest(ann.id(), false));
        assertEquals(
                new AccountNews.LetterRequestOver(ann.id(), false),
                bert.client().await(AccountNews.LetterRequestOver.class));
        fails(ErrorCode.NO_SUCH_REQUEST, bert.client(), new AccountRequest.AnswerLetterRequest(ann.id(), false));
        fails(ErrorCode.AWAITS_ANSWER, ann.client(), new AccountRequest.Write(bert.id(), "Hello?"));

        bert.client().send(new AccountRequest.Write(ann.id(), "Hello Ann"));
        assertEquals(
                new AccountNews.LetterRequestOver(bert.id(), true),
                ann.client().await(AccountNews.LetterRequestOver.class),
                "of the decline she heard nothing");
        done(ann.client(), new AccountRequest.Write(bert.id(), "There you are"));
    }

    @Test
    void blockingDeclinesAFirstLetter() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        done(ann.client(), new AccountRequest.Write(bert.id(), "Hello"));
        bert.client().send(new AccountRequest.Block(ann.id()));
        assertEquals(
                new AccountNews.LetterRequestOver(ann.id(), false),
                bert.client().await(AccountNews.LetterRequestOver.class));
        bert.client().send(new AccountRequest.AskLetterRequests());
        assertEquals(
                List.of(), bert.client().await(AccountNews.LetterRequests.class).requests());
    }
}
