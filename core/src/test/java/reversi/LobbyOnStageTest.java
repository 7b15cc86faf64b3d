package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import reversi.game.ClockTimes;
import reversi.game.GameEvent;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.GameCard;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.players.online.ConnectionState;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.screens.MiniBoard;
import reversi.screens.board.BoardView;
import reversi.screens.ui.Focus;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Text;
import reversi.screens.ui.TextInput;

/** The lobby as it stands on the stage, and what happens to it while people come and play. */
class LobbyOnStageTest {
    private static final float MARGIN = 40;
    private final DemoServer server = new DemoServer();
    private final TestStage game = new TestStage("en", false, server);

    @AfterEach
    void close() {
        game.close();
    }

    private void enter(DemoServer.Scene scene, AccountRequest as) {
        server.set(scene);
        game.resize(1280, 720);
        game.composition().begin();
        game.composition().go().online();
        server.deliver();
        game.composition().client().ask(as);
        tell();
        tell();
    }

    private void enter(DemoServer.Scene scene) {
        enter(scene, AccountRequest.Login.of("player 5", "secret"));
    }

    /** What is on its way arrives, and the page shows it. */
    private void tell() {
        server.deliver();
        game.composition().router().tick(0.1f);
        game.settle();
    }

    private <T extends Actor> List<T> all(Class<T> type) {
        List<T> found = new ArrayList<>();
        collect(game.stage().getRoot().getChild(1), type, found);
        return found;
    }

    private static <T extends Actor> void collect(Actor actor, Class<T> type, List<T> found) {
        if (type.isInstance(actor)) {
            found.add(type.cast(actor));
        }
        if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                collect(child, type, found);
            }
        }
    }

    private boolean says(String words) {
        return all(Text.class).stream().anyMatch(text -> text.words().equals(words));
    }

    /** The lower edge of each column: of the lowest panel, or of the panel around the board. */
    private Map<Integer, Float> edges() {
        List<Actor> panels = new ArrayList<>(all(Panel.class));
        panels.addAll(all(BoardView.class).stream().map(Actor::getParent).toList());
        Map<Integer, Float> edges = new TreeMap<>();
        for (Actor panel : panels) {
            Vector2 corner = panel.localToStageCoordinates(new Vector2());
            if (panel.getWidth() > 300) {
                edges.merge(Math.round(corner.x), corner.y, Math::min);
            }
        }
        return edges;
    }

    @ParameterizedTest
    @EnumSource(DemoServer.Scene.class)
    void theColumnsEndAtTheSameHeight(DemoServer.Scene scene) {
        enter(scene);
        assertEquals(List.of(MARGIN, MARGIN, MARGIN), List.copyOf(edges().values()));
        server.say(DemoServer.invitation());
        tell();
        game.composition().router().closeSheet();
        game.settle();
        assertTrue(says("Invitations"));
        assertEquals(List.of(MARGIN, MARGIN, MARGIN), List.copyOf(edges().values()));
    }

    @Test
    void aGuestsColumnsEndAtTheSameHeightToo() {
        enter(DemoServer.Scene.USUAL, new AccountRequest.Guest());
        assertTrue(says("You’re playing as a guest"));
        assertFalse(says("Following"), "which is for members");
        assertEquals(List.of(MARGIN, MARGIN, MARGIN), List.copyOf(edges().values()));
    }

    @Test
    void oneWhoComesIsSeenAndTheListStaysWhereItWasScrolledTo() {
        enter(DemoServer.Scene.CROWD);
        ScrollPane pane = all(ScrollPane.class).get(0);
        pane.setScrollY(700);
        pane.updateVisualScroll();
        assertFalse(says("newcomer"));
        PlayerCard newcomer =
                new PlayerCard(900, "newcomer", PlayerKind.MEMBER, 1_900, 0, Presence.IDLE, Optional.empty(), 0, 0);
        server.say(new LobbyNews.LobbyChanged(List.of(newcomer), List.of(), 69, 13));
        tell();
        assertTrue(says("newcomer"));
        assertEquals(700, all(ScrollPane.class).get(0).getScrollY());
        assertTrue(says("Connected · 69 players"));
    }

    @Test
    void furtherRowsAreAskedForWhereTheListIsScrolled() {
        enter(DemoServer.Scene.CROWD);
        assertTrue(says("player 100"));
        assertFalse(says("guest 417"), "the last of 68 is in none of the first 50 rows");
        ScrollPane pane = all(ScrollPane.class).get(0);
        float whole = pane.getMaxY();
        scroll(pane.getMaxY());
        assertTrue(says("guest 417"));
        assertTrue(says("Engine 13"), "the bots follow the last one");
        assertFalse(says("player 100"));
        assertEquals(whole, all(ScrollPane.class).get(0).getMaxY(), 1, "room is left for rows that are not shown");
        assertEquals(
                List.of(LobbyRequest.EnterLobby.first(), new LobbyRequest.EnterLobby(25, 50)),
                server.heard(LobbyRequest.EnterLobby.class));
        scroll(0);
        assertTrue(says("player 100"));
        assertFalse(says("guest 417"));
    }

    private void scroll(float to) {
        ScrollPane pane = all(ScrollPane.class).get(0);
        pane.setScrollY(to);
        pane.updateVisualScroll();
        for (int i = 0; i < 6; i++) {
            tell();
        }
        game.settle();
    }

    @Test
    void onesOwnRankStandsBelowTheFirstOnes() {
        enter(DemoServer.Scene.CROWD);
        assertTrue(says("1204"));
        assertTrue(says("player 30"));
    }

    @Test
    void aMoveOfTheGameIsSeenOnTheBoardWithoutBuildingThePageAnew() {
        enter(DemoServer.Scene.USUAL);
        BoardView board = all(BoardView.class).get(0);
        assertTrue(says("3+2 · rated · move 14 · 2 watching"));
        Square next = board.model().animation().shown().placements().get(0);
        server.say(new TableNews.Happened(
                21,
                31,
                DemoServer.NOW,
                new TableEvent.InGame(new GameEvent.Played(15, Move.at(next), new ClockTimes(1, 1)))));
        tell();
        assertEquals(board, all(BoardView.class).get(0));
        board.model().animation().finish();
        Optional<Disc> placed = board.model().animation().shown().at(next);
        assertTrue(placed.isPresent());
        assertTrue(says("3+2 · rated · move 15 · 2 watching"));
    }

    @Test
    void onesOwnGameIsNotDeniedWhereNoOtherCanBeShown() {
        enter(DemoServer.Scene.EMPTY);
        assertTrue(says("No games at the moment"));
        PlayerCard you = game.composition().client().you().orElseThrow();
        PlayerCard other =
                new PlayerCard(900, "newcomer", PlayerKind.MEMBER, 1_900, 0, Presence.PLAYING, Optional.of(7L), 0, 0);
        server.say(new LobbyNews.Tables(List.of(
                new GameCard(7, DemoServer.NOW, Variant.OTHELLO, false, you, other, 20, Optional.empty(), false))));
        tell();
        assertTrue(says("1 game"));
        assertTrue(says("No other games at the moment"));
        assertFalse(says("No games at the moment"));
    }

    @Test
    void aPlayersSheetShowsTheBoardOfWhateverIsPlayed() {
        enter(DemoServer.Scene.USUAL);
        press("a very long player name");
        tell();
        List<MiniBoard> boards = new ArrayList<>();
        collect(game.stage().getRoot(), MiniBoard.class, boards);
        assertEquals(1, boards.size());
        List<Text> words = new ArrayList<>();
        collect(game.stage().getRoot().getChild(2), Text.class, words);
        assertTrue(words.stream().anyMatch(text -> text.words().equals("8 Stars")));
    }

    @Test
    void aGuestComesToANewAccount() {
        enter(DemoServer.Scene.USUAL, new AccountRequest.Guest());
        press("New account");
        tell();
        assertTrue(game.composition().client().you().isEmpty());
        assertTrue(says("Create account"));
    }

    @Test
    void whoWantsToLetsSpectatorsReadTheChat() {
        enter(DemoServer.Scene.USUAL);
        game.composition().go().account();
        tell();
        assertFalse(server.heard().contains(new AccountRequest.ShareChat(true)));
        for (int i = 0; i < 2; i++) {
            press("Spectators may read the chat");
            tell();
            tell();
            assertEquals(
                    Optional.of(i == 0),
                    game.composition().client().account().settings().map(AccountNews.Settings::sharesChat));
        }
        assertTrue(server.heard().contains(new AccountRequest.ShareChat(true)));
    }

    @Test
    void whoWantsToIsOnlineUnseen() {
        enter(DemoServer.Scene.USUAL);
        game.composition().go().account();
        tell();
        for (boolean shows : new boolean[] {false, true}) {
            press("Show when I’m online");
            tell();
            tell();
            assertEquals(
                    Optional.of(shows),
                    game.composition().client().account().settings().map(AccountNews.Settings::showsPresence));
        }
        assertTrue(server.heard().contains(new AccountRequest.ShowPresence(false)));
    }

    @Test
    void anotherServerIsRememberedAndTheOldOneLeft() {
        enter(DemoServer.Scene.USUAL);
        assertFalse(game.composition().server().choose(""));
        assertEquals(ConnectionState.READY, game.composition().client().state());
        assertTrue(game.composition().server().choose(" example.org:9000 "));
        assertEquals("example.org:9000", game.composition().server().address());
        assertEquals(ConnectionState.CLOSED, game.composition().client().state());
        assertTrue(game.kept().get("online").startsWith("example.org:9000\n\n"), "no token for a stranger");
        game.composition().go().settings();
        game.settle();
        assertTrue(all(TextInput.class).stream().anyMatch(line -> line.words().equals("example.org:9000")));
    }

    private void press(String words) {
        for (Actor stop : game.composition().focus().stops()) {
            List<Text> inside = new ArrayList<>();
            collect(stop, Text.class, inside);
            if (inside.stream().anyMatch(text -> text.words().equals(words))) {
                ((Focus.Stop) stop).press();
                return;
            }
        }
    }
}
