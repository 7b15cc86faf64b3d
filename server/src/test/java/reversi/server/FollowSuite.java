package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.online.Presence;
import reversi.online.Protocol;
import reversi.online.ServerMessage;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.rules.Variant;
import reversi.server.store.Database;

/** Whom members follow, what they hear of them, and what they note. */
abstract class FollowSuite extends OnlineSuite {
    private static final GameTerms BY_DAYS =
            new GameTerms(Variant.OTHELLO, TimeControl.days(3), false, ColourChoice.BLACK);

    private static List<PlayerCard> followed(Person person) throws InterruptedException {
        person.client().send(new LobbyRequest.EnterFollowed());
        return person.client().await(LobbyNews.Followed.class).players();
    }

    private static LobbyNews.Relation relation(Person person, long player) throws InterruptedException {
        person.client().send(new LobbyRequest.AskRelation(player));
        return person.client().await(LobbyNews.Relation.class);
    }

    private static PlayerCard told(Person person, Presence presence) throws InterruptedException {
        return person.client()
                .await(LobbyNews.FollowedChanged.class, news -> news.player().presence() == presence)
                .player();
    }

    private int count(String query) {
        try (Database database = Database.open(url)) {
            return database.read(sql -> sql.first(row -> row.getInt(1), query)).orElseThrow();
        }
    }

    @Test
    void whoFollowsHearsWhatTheOthersDoAndNobodyElse() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        Person carl = member("Carl");
        assertEquals(List.of(), followed(ann));
        done(ann.client(), new LobbyRequest.Follow(bert.id(), true));
        done(ann.client(), new LobbyRequest.Follow(bert.id(), true));
        assertTrue(relation(ann, bert.id()).follows());
        assertFalse(relation(bert, ann.id()).follows(), "one way only");
        PlayerCard listed = followed(ann).get(0);
        assertEquals("Bert", listed.name());
        assertEquals(Presence.IDLE, listed.presence());
        TableState state = begin(bert, carl, FRIENDLY);
        assertEquals(Optional.of(state.id()), told(ann, Presence.PLAYING).table());
        bert.client().send(new TableRequest.Resign(state.id()));
        assertEquals(bert.id(), told(ann, Presence.IDLE).id());
        bert.client().close();
        assertEquals(bert.id(), told(ann, Presence.OFFLINE).id());
        assertEquals(Presence.OFFLINE, followed(ann).get(0).presence());
        done(ann.client(), new LobbyRequest.Follow(bert.id(), false));
        assertEquals(List.of(), followed(ann));
    }

    private static PlayerCard profile(Person asker, Person player) throws InterruptedException {
        asker.client().send(new LobbyRequest.AskPlayer(player.id()));
        return asker.client().await(LobbyNews.PlayerInfo.class).player();
    }

    private static List<Long> lobby(Person person) throws InterruptedException {
        person.client().send(new LobbyRequest.EnterLobby(0, Protocol.MAX_LOBBY_ROWS));
        return person.client().await(LobbyNews.Lobby.class).players().stream()
                .map(PlayerCard::id)
                .toList();
    }

    @Test
    void whoDoesNotShowThatTheyAreOnlineIsSeenInGamesAlone() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        Person carl = member("Carl");
        done(ann.client(), new LobbyRequest.Follow(bert.id(), true));
        followed(ann);
        bert.client().send(new AccountRequest.ShowPresence(false));
        assertFalse(bert.client().await(AccountNews.Settings.class).showsPresence());
        assertEquals(bert.id(), told(ann, Presence.OFFLINE).id());
        assertEquals(Presence.OFFLINE, profile(ann, bert).presence());
        assertFalse(lobby(ann).contains(bert.id()));
        fails(ErrorCode.PLAYER_AWAY, ann.client(), new LobbyRequest.Invite(bert.id(), FRIENDLY));
        done(ann.client(), new LobbyRequest.Invite(bert.id(), BY_DAYS));
        TableState state = begin(bert, carl, FRIENDLY);
        assertEquals(Optional.of(state.id()), told(ann, Presence.PLAYING).table());
        assertTrue(lobby(ann).contains(bert.id()));
        bert.client().send(new TableRequest.Resign(state.id()));
        assertEquals(Optional.empty(), told(ann, Presence.OFFLINE).table());
        assertFalse(lobby(ann).contains(bert.id()));
        bert.client().send(new AccountRequest.ShowPresence(true));
        assertEquals(bert.id(), told(ann, Presence.IDLE).id());
        assertEquals(Presence.IDLE, profile(ann, bert).presence());
    }

    /** It stays chosen, and quick pairing finds the two all the same. */
    @Test
    void whoIsUnseenComesBackUnseenAndIsPaired() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        bert.client().send(new AccountRequest.ShowPresence(false));
        bert.client().await(AccountNews.Settings.class);
        bert.client().close();
        Client again = Client.greeted(server.port(), Optional.of(bert.token()));
        clients.add(again);
        again.await(ServerMessage.SignedIn.class);
        assertEquals(Presence.OFFLINE, profile(ann, bert).presence());
        again.send(new LobbyRequest.Seek(FRIENDLY, 0));
        again.await(LobbyNews.Seeking.class);
        assertEquals(Presence.OFFLINE, profile(ann, bert).presence());
        ann.client().send(new LobbyRequest.Seek(FRIENDLY, 0));
        ann.client().await(TableNews.Seated.class);
        again.await(TableNews.Seated.class);
        assertEquals(Presence.PLAYING, profile(ann, bert).presence());
    }

    /** The opponent still talks to them; whoever looks at the board later learns nothing. */
    @Test
    void whoIsUnseenIsAskedForARematchAtTheTableAlone() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        Person carl = member("Carl");
        bert.client().send(new AccountRequest.ShowPresence(false));
        bert.client().await(AccountNews.Settings.class);
        TableState state = begin(bert, carl, FRIENDLY);
        bert.client().send(new TableRequest.Resign(state.id()));
        event(carl.client(), TableEvent.Finished.class);
        done(carl.client(), new TableRequest.Rematch(state.id()));
        assertTrue(bert.client()
                .await(LobbyNews.Invited.class, news -> news.invitation().rematch())
                .invitation()
                .rematch());
        bert.client().close();
        carl.client().await(LobbyNews.InvitationOver.class);
        ann.client().send(new TableRequest.Watch(state.id()));
        assertEquals(
                List.of(), ann.client().await(TableNews.Seated.class).state().away());
        fails(ErrorCode.PLAYER_AWAY, carl.client(), new TableRequest.Rematch(state.id()));
    }

    @Test
    void onlyOtherMembersAreFollowedAndByMembers() throws InterruptedException {
        Person ann = member("Ann");
        Person guest = guest();
        fails(ErrorCode.MEMBERS_ONLY, guest.client(), new LobbyRequest.Follow(ann.id(), true));
        fails(ErrorCode.MEMBERS_ONLY, guest.client(), new LobbyRequest.EnterFollowed());
        fails(ErrorCode.YOURSELF, ann.client(), new LobbyRequest.Follow(ann.id(), true));
        fails(ErrorCode.NO_SUCH_PLAYER, ann.client(), new LobbyRequest.Follow(guest.id(), true));
        fails(ErrorCode.NO_SUCH_PLAYER, ann.client(), new LobbyRequest.Follow(1, true));
        fails(ErrorCode.NO_SUCH_PLAYER, ann.client(), new LobbyRequest.WriteNote(99_999, "who?"));
        done(ann.client(), new LobbyRequest.Follow(99_999, false));
    }

    @Test
    void whoIsBlockedFollowsNoLonger() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        done(ann.client(), new LobbyRequest.Follow(bert.id(), true));
        done(bert.client(), new LobbyRequest.Follow(ann.id(), true));
        ann.client().send(new AccountRequest.Block(bert.id()));
        ann.client().await(AccountNews.Settings.class, settings -> !settings.blocked()
                .isEmpty());
        assertEquals(List.of(), followed(ann));
        assertEquals(List.of(), followed(bert));
        fails(ErrorCode.REFUSED, bert.client(), new LobbyRequest.Follow(ann.id(), true));
        fails(ErrorCode.REFUSED, ann.client(), new LobbyRequest.Follow(bert.id(), true));
    }

    /** Whom one follows may write at once, as those with whom one has played. */
    @Test
    void theFirstLetterOfWhomOneFollowsIsNoRequest() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        done(ann.client(), new LobbyRequest.Follow(bert.id(), true));
        done(bert.client(), new AccountRequest.Write(ann.id(), "Hello"));
        ann.client().await(AccountNews.LetterCame.class);
        done(member("Carl").client(), new AccountRequest.Write(ann.id(), "Hello"));
        ann.client().await(AccountNews.LetterRequested.class);
    }

    @Test
    void aNoteIsReadByWhoWroteItAlone() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        done(ann.client(), new LobbyRequest.WriteNote(bert.id(), " Plays the Tiger. "));
        assertEquals("Plays the Tiger.", relation(ann, bert.id()).note());
        assertEquals("", relation(bert, ann.id()).note());
        done(ann.client(), new LobbyRequest.WriteNote(bert.id(), "Plays the Cow."));
        assertEquals("Plays the Cow.", relation(ann, bert.id()).note());
        String long500 = "x".repeat(Protocol.MAX_NOTE);
        done(ann.client(), new LobbyRequest.WriteNote(bert.id(), long500));
        fails(ErrorCode.TEXT_LENGTH, ann.client(), new LobbyRequest.WriteNote(bert.id(), long500 + "x"));
        fails(ErrorCode.CONTROL_CHARACTERS, ann.client(), new LobbyRequest.WriteNote(bert.id(), "a\u0000b"));
        fails(ErrorCode.YOURSELF, ann.client(), new LobbyRequest.WriteNote(ann.id(), "me"));
        assertEquals(long500, relation(ann, bert.id()).note(), "what is refused changes nothing");
        done(ann.client(), new LobbyRequest.WriteNote(bert.id(), "  "));
        assertEquals("", relation(ann, bert.id()).note());
        assertEquals(0, count("select count(*) from note"));
    }

    @Test
    void nothingOfWhoIsDeletedStays() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        for (Person[] both : new Person[][] {{ann, bert}, {bert, ann}}) {
            done(both[0].client(), new LobbyRequest.Follow(both[1].id(), true));
            done(both[0].client(), new LobbyRequest.WriteNote(both[1].id(), "kind"));
        }
        done(bert.client(), new AccountRequest.DeleteAccount("secret"));
        assertEquals(0, count("select count(*) from follow") + count("select count(*) from note"));
        assertEquals(List.of(), followed(ann));
    }
}
