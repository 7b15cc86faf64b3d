package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.game.ColourChoice;
import reversi.game.GameEvent;
import reversi.game.TimeControl;
import reversi.online.AccountRequest;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.Presence;
import reversi.online.ServerMessage;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.rules.Move;
import reversi.rules.Variant;

/** Games in which a move has days: nobody waits at the board, and both play others meanwhile. */
abstract class DaysSuite extends OnlineSuite {
    private static final GameTerms THREE_DAYS =
            new GameTerms(Variant.OTHELLO, TimeControl.days(3), false, ColourChoice.BLACK);

    /** Somebody comes back with the token that was kept. */
    private Person back(Person person) throws InterruptedException {
        Client client = Client.greeted(server.port(), Optional.of(person.token()));
        clients.add(client);
        client.await(ServerMessage.SignedIn.class);
        return new Person(client, person.id(), person.token());
    }

    private static void play(Person person, TableState table, int ply, String square) {
        person.client().send(new TableRequest.Play(table.id(), ply, Move.at(square)));
    }

    @Test
    void aGameIsProposedBegunAndPlayedWhileTheOtherIsAway() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        goes(bert, ann);
        ann.client().send(new LobbyRequest.Invite(bert.id(), THREE_DAYS));
        long invitation =
                ann.client().await(LobbyNews.Invited.class).invitation().id();
        Person bertAgain = back(bert);
        bertAgain
                .client()
                .await(LobbyNews.Invited.class, news -> news.invitation().id() == invitation);
        goes(ann, bertAgain);
        bertAgain.client().send(new LobbyRequest.AnswerInvitation(invitation, true));
        TableState table = bertAgain.client().await(TableNews.Seated.class).state();
        assertTrue(table.away().isEmpty());

        Person annAgain = back(ann);
        TableNews.Seated seated = annAgain.client().await(TableNews.Seated.class);
        assertEquals(table.id(), seated.state().id());
        goes(bertAgain, annAgain);
        fails(ErrorCode.NOT_AWAY, annAgain.client(), new TableRequest.Claim(table.id()));
        play(annAgain, table, 1, "d3");
        event(annAgain.client(), GameEvent.Played.class);

        Person bertLast = back(bert);
        TableState later = bertLast.client().await(TableNews.Seated.class).state();
        assertEquals(1, later.moves().size());
        play(bertLast, table, 2, "c3");
        event(annAgain.client(), GameEvent.Played.class);
    }

    @Test
    void whoPlaysByDaysIsFreeForOthers() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        TableState slow = begin(ann, bert, THREE_DAYS);
        ann.client().send(new LobbyRequest.AskPlayer(bert.id()));
        assertEquals(
                Presence.IDLE,
                ann.client().await(LobbyNews.PlayerInfo.class).player().presence());
        begin(ann, bert, THREE_DAYS);
        TableState live = begin(ann, bert, FRIENDLY);
        ann.client().send(new TableRequest.Resign(slow.id()));
        event(bert.client(), TableEvent.Finished.class);
        ann.client().send(new LobbyRequest.AskPlayer(bert.id()));
        LobbyNews.PlayerInfo info = ann.client().await(LobbyNews.PlayerInfo.class);
        assertEquals(Presence.PLAYING, info.player().presence());
        assertEquals(Optional.of(live.id()), info.player().table());
        ann.client().send(new LobbyRequest.AskTables());
        assertEquals(1, ann.client().await(LobbyNews.Tables.class).tables().size());
    }

    @Test
    void onlyMembersPlayByDaysAndOnlyByInvitation() throws InterruptedException {
        Person ann = member("Ann");
        Person guest = guest();
        fails(ErrorCode.MEMBERS_ONLY, guest.client(), new LobbyRequest.Invite(ann.id(), THREE_DAYS));
        fails(ErrorCode.MEMBERS_ONLY, ann.client(), new LobbyRequest.Invite(guest.id(), THREE_DAYS));
        fails(ErrorCode.REFUSED, ann.client(), new LobbyRequest.Seek(THREE_DAYS, 0));
        fails(ErrorCode.REFUSED, ann.client(), new LobbyRequest.PlayBot(1, THREE_DAYS));
        ann.client().send(new LobbyRequest.MakeLink(THREE_DAYS));
        String code = ann.client().await(LobbyNews.LinkMade.class).code();
        fails(ErrorCode.MEMBERS_ONLY, guest.client(), new LobbyRequest.UseLink(code));
        Person bert = member("Bert");
        goes(ann, bert);
        bert.client().send(new LobbyRequest.UseLink(code));
        bert.client().await(TableNews.Seated.class);
    }

    @Test
    void anAccountIsLeftByGivingItsGamesUpFirst() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        TableState slow = begin(ann, bert, THREE_DAYS);
        fails(ErrorCode.YOU_ARE_BUSY, ann.client(), new AccountRequest.DeleteAccount("secret"));
        ann.client().send(new TableRequest.Resign(slow.id()));
        event(ann.client(), TableEvent.Finished.class);
        ann.client().send(new AccountRequest.DeleteAccount("secret"));
        ann.client().await(ServerMessage.SignedOut.class);
    }
}
