package reversi.server.lobby;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.online.Codec;
import reversi.online.Decoded;
import reversi.online.LobbyNews;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.ServerMessage;
import reversi.server.moderation.PhotoRule;
import reversi.server.store.AccountRepository;
import reversi.server.store.AccountRow;
import reversi.server.store.BlockListRepository;
import reversi.server.store.Database;
import reversi.server.table.Subscriber;

/** What following costs: only what those do whom one follows, a bounded number of them at a time. */
class FollowedPlayersTest {
    private final Codec codec = new Codec();
    private Database database;
    private AccountRepository accounts;
    private PresenceRegistry people;
    private LobbyWindows lobby;
    private FollowedPlayers followed;

    /** Keeps what it is sent. */
    private final class Ear implements Subscriber {
        final List<ServerMessage> heard = new ArrayList<>();

        @Override
        public long account() {
            return 0;
        }

        @Override
        public void send(String frame) {
            heard.add(((Decoded.Ok<ServerMessage>) codec.readServer(frame)).value());
        }

        /** What came since the last call. */
        List<ServerMessage> take() {
            List<ServerMessage> taken = List.copyOf(heard);
            heard.clear();
            return taken;
        }
    }

    @BeforeEach
    void open(@TempDir Path folder) {
        database = Database.open("jdbc:sqlite:" + folder.resolve("reversi.db"));
        accounts = new AccountRepository(database);
        people = new PresenceRegistry(accounts, new BlockListRepository(database), new PhotoRule(3), () -> 0);
        lobby = new LobbyWindows(codec, people);
        followed = new FollowedPlayers(codec, people);
        lobby.onChanges(followed::note);
    }

    @AfterEach
    void close() {
        database.close();
    }

    private List<AccountRow> members(int count) {
        return LongStream.range(0, count)
                .mapToObj(at -> accounts.register(
                                "Member" + at, new AccountRepository.NameKeys("m" + at, "m" + at), "", 1_500, 0)
                        .orElseThrow())
                .toList();
    }

    private static PlayerCard card(long id, Presence presence) {
        return new PlayerCard(id, "Member", PlayerKind.MEMBER, 1_500, 0, presence, Optional.empty(), 0, 0);
    }

    private void tick(List<PlayerCard> changed, List<Long> gone) {
        people.applyRemoteChanges("other", new LobbyNews.LobbyChanged(changed, gone, 0, 0));
        Rounds.round(lobby);
        followed.tick();
    }

    /** A message that says the same once more would tell that somebody came or went. */
    @Test
    void whoDoesNotShowThatTheyAreOnlineComesAndGoesUnheard() {
        AccountRow row = members(1).get(0);
        accounts.setShowsPresence(row.id(), false);
        AccountRow unseen = accounts.find(row.id()).orElseThrow();
        Ear ear = new Ear();
        Ear own = new Ear();
        followed.enter(ear, List.of(unseen));
        ear.take();
        people.connect(own, unseen);
        people.setSeeking(row.id(), true);
        assertEquals(List.of(row.id()), people.seekers());
        tick(List.of(), List.of());
        assertEquals(List.of(), ear.take());
        assertTrue(people.isHere(row.id()));
        people.setTable(row.id(), Optional.of(7L));
        tick(List.of(), List.of());
        assertEquals(List.of(Presence.PLAYING), presences(ear));
        people.setTable(row.id(), Optional.empty());
        tick(List.of(), List.of());
        assertEquals(List.of(Presence.OFFLINE), presences(ear));
        people.disconnect(own, row.id());
        tick(List.of(), List.of());
        assertEquals(List.of(), ear.take());
        tick(List.of(card(row.id(), Presence.OFFLINE)), List.of());
        assertTrue(people.isHere(row.id()), "at another node");
        tick(List.of(), List.of(row.id()));
        assertFalse(people.isHere(row.id()));
        assertEquals(List.of(), ear.take());
    }

    private static List<Presence> presences(Ear ear) {
        return ear.take().stream()
                .map(news -> ((LobbyNews.FollowedChanged) news).player().presence())
                .toList();
    }

    /** What a node tells the others of whom nobody shall see. */
    @Test
    void otherNodesLearnThatSomebodyIsHereUnseen() {
        AccountRow row = members(1).get(0);
        accounts.setShowsPresence(row.id(), false);
        people.connect(new Ear(), accounts.find(row.id()).orElseThrow());
        PresenceRegistry.Changes told = people.takeLocalChanges();
        assertEquals(
                List.of(Presence.OFFLINE),
                told.changed().stream().map(PlayerCard::presence).toList());
        assertEquals(List.of(), told.gone());
        assertEquals(List.of(), people.takeChanges().changed());
        assertEquals(Optional.empty(), people.online(row.id()));
    }

    @Test
    void othersCostNothingAndOfManyTheLatestIsToldLittleByLittle() {
        List<AccountRow> all = members(25);
        Ear ear = new Ear();
        Ear other = new Ear();
        followed.enter(ear, all);
        followed.enter(other, all.subList(0, 1));
        assertEquals(25, ((LobbyNews.Followed) ear.take().get(0)).players().size());
        other.take();
        tick(
                LongStream.range(10_000, 12_000)
                        .mapToObj(id -> card(id, Presence.IDLE))
                        .toList(),
                List.of());
        assertEquals(List.of(), ear.take(), "strangers");
        tick(all.stream().map(row -> card(row.id(), Presence.SEEKING)).toList(), List.of());
        assertEquals(FollowedPlayers.MOST_A_TICK, ear.take().size());
        assertEquals(List.of(new LobbyNews.FollowedChanged(card(all.get(0).id(), Presence.SEEKING))), other.take());
        tick(List.of(card(all.get(24).id(), Presence.IDLE)), List.of());
        assertEquals(FollowedPlayers.MOST_A_TICK, ear.take().size());
        tick(List.of(), List.of());
        List<ServerMessage> rest = ear.take();
        assertEquals(5, rest.size());
        assertEquals(new LobbyNews.FollowedChanged(card(all.get(24).id(), Presence.IDLE)), rest.get(4));
        tick(List.of(), List.of());
        assertEquals(List.of(), ear.take());
    }

    @Test
    void whoGoesIsToldAndWhoLeftTheListHearsNothing() {
        List<AccountRow> all = members(2);
        long one = all.get(0).id();
        tick(List.of(card(one, Presence.IDLE)), List.of());
        Ear ear = new Ear();
        followed.enter(ear, all);
        followed.enter(ear, all);
        ear.take();
        tick(List.of(), List.of(one));
        LobbyNews.FollowedChanged told = (LobbyNews.FollowedChanged) ear.take().get(0);
        assertEquals(Presence.OFFLINE, told.player().presence());
        followed.leave(ear);
        tick(List.of(card(one, Presence.IDLE)), List.of());
        assertEquals(List.of(), ear.take());
    }
}
