package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import reversi.correspondence.Correspondence;
import reversi.correspondence.CorrespondenceCode;
import reversi.correspondence.LetterGames;
import reversi.game.GameSetup;
import reversi.platform.FakeHistory;
import reversi.platform.MemoryStore;
import reversi.players.online.OnlineMemory;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.screens.Route;
import reversi.screens.correspondence.CorrespondenceRepository;

/** Two people play by a messenger: each opens what the other one copied, on a device of their own. */
class CorrespondenceOnStageTest {
    private static final String PLACE = "https://othello.example.org/";

    private final MemoryStore annsStore = store();
    private final MemoryStore bensStore = store();
    private GameDriver ann = GameDriver.of("en", false, 1280, 720, annsStore);

    private static MemoryStore store() {
        MemoryStore store = new MemoryStore();
        store.texts().put(OnlineMemory.NAME, "othello.example.org");
        return store;
    }

    @AfterEach
    void close() {
        ann.close();
    }

    /** Ann begins a game as Black. */
    private void begin() {
        ann.go().newGame(GameSetup.Mode.TWO_PLAYERS);
        ann.pass(0.5f);
        ann.click("By link – for a messenger");
        ann.click("New game by link");
        ann.write("Your name", "Ann");
        ann.click("Start");
        ann.pass(1);
    }

    /** Plays a square, and copies the link that is offered then. */
    private static String turn(GameDriver player, String square) {
        player.clickSquare(square);
        player.pass(3);
        return link(player);
    }

    private static String link(GameDriver player) {
        assertTrue(player.shows("Send your turn"), player.words().toString());
        player.click("Copy link");
        player.click("Close");
        List<String> done = player.done();
        String copied = done.get(done.size() - 1);
        assertTrue(copied.startsWith("copy " + PLACE + "#/correspondence/1."), copied);
        return copied.substring(("copy " + PLACE).length());
    }

    /** A device on which a link is opened. */
    private static GameDriver opened(String link, MemoryStore store) {
        GameDriver driver = GameDriver.at(new FakeHistory(link, false), store);
        driver.pass(3);
        return driver;
    }

    @Test
    void aGameGoesToAndFro() {
        begin();
        assertTrue(ann.table().isPersonAsked());
        String first = turn(ann, "f5");
        String second;
        try (GameDriver ben = opened(first, bensStore)) {
            assertEquals("f5", ben.table().transcript());
            assertTrue(ben.shows("Ann"), ben.words().toString());
            ben.clickSquare("d6");
            ben.pass(1);
            assertEquals("f5", ben.table().transcript(), "a name is asked for first");
            ben.write("Your name", "Ben");
            ben.click("Continue");
            ben.pass(3);
            assertEquals("f5d6", ben.table().transcript());
            second = link(ben);
        }
        ann.close();
        ann = opened(second, annsStore);
        assertEquals("f5d6", ann.table().transcript());
        assertTrue(ann.shows("Ben"), ann.words().toString());
        assertTrue(ann.shows("signed"));
        assertFalse(ann.shows("unsigned"));
        String third = turn(ann, "c3");
        try (GameDriver ben = opened(third, bensStore)) {
            ben.clickSquare("d3");
            ben.pass(3);
            assertTrue(ben.shows("Send your turn"), "a name is asked for once");
        }
    }

    @Test
    void anOldLinkShowsTheNewestState() {
        begin();
        String first = turn(ann, "f5");
        String second;
        try (GameDriver ben = opened(first, bensStore)) {
            ben.clickSquare("d6");
            ben.write("Your name", "Ben");
            ben.click("Continue");
            ben.pass(3);
            second = link(ben);
        }
        try (GameDriver ben = opened(first, bensStore)) {
            assertEquals("f5d6", ben.table().transcript());
            assertTrue(
                    ben.shows("You have played this turn already."), ben.words().toString());
        }
        ann.close();
        ann = opened(second, annsStore);
        turn(ann, "c3");
        ann.close();
        ann = opened(first, annsStore);
        assertEquals("f5d6c3", ann.table().transcript());
        assertTrue(ann.shows("This link is older than your game."), ann.words().toString());
    }

    @Test
    void whatWasChangedIsToldAndNotTaken() {
        begin();
        String first = turn(ann, "f5");
        Correspondence known = read(first);
        Correspondence forged =
                known.joined("Eve", LetterGames.BEN.keys().shown()).signed(Disc.WHITE, "A".repeat(86));
        Correspondence played = LetterGames.after(forged, "d6").signed(Disc.WHITE, "A".repeat(86));
        ann.close();
        ann = opened(Route.toCorrespondence(CorrespondenceCode.write(played)).fragment(), annsStore);
        assertEquals("f5", ann.table().transcript());
        assertTrue(ann.shows("This link was changed on its way."), ann.words().toString());
    }

    private static Correspondence read(String link) {
        return CorrespondenceCode.read(link.substring("#/correspondence/".length()))
                .fold(Optional::of, Optional::<Correspondence>empty, Optional::<Correspondence>empty)
                .orElseThrow();
    }

    @Test
    void anotherContinuationOfTheOpponentIsTold() {
        begin();
        String first = turn(ann, "f5");
        String second = answer(first, "d6", bensStore);
        String other = answer(first, "f4", store(bensStore));
        ann.close();
        ann = opened(second, annsStore);
        ann.close();
        ann = opened(other, annsStore);
        assertEquals("f5d6", ann.table().transcript());
        assertTrue(ann.shows("The first one counts."), ann.words().toString());
    }

    private static MemoryStore store(MemoryStore like) {
        MemoryStore copy = store();
        like.texts().entrySet().stream()
                .filter(entry -> entry.getKey().equals(CorrespondenceRepository.KEYS))
                .forEach(entry -> copy.texts().put(entry.getKey(), entry.getValue()));
        return copy;
    }

    private static String answer(String link, String square, MemoryStore store) {
        try (GameDriver ben = opened(link, store)) {
            ben.clickSquare(square);
            ben.write("Your name", "Ben");
            ben.click("Continue");
            ben.pass(3);
            return link(ben);
        }
    }

    @Test
    void aLinkThatIsNoneIsTold() {
        ann.close();
        ann = opened("#/correspondence/1.rubbish", annsStore);
        assertTrue(ann.shows("This link is damaged or incomplete."), ann.words().toString());
        ann.close();
        ann = opened("#/correspondence/7.rubbish", annsStore);
        assertTrue(ann.shows("This link is from a newer version"), ann.words().toString());
        ann.close();
        ann = opened("#/correspondence/abcdefghijkl", annsStore);
        assertTrue(ann.shows("This game is not on this device."), ann.words().toString());
        ann.close();
        ann = opened("#/correspondence/1." + "A".repeat(3_000), annsStore);
        assertTrue(ann.shows("This link tells no game"), ann.words().toString());
    }

    @Test
    void aGameOfTwoOthersIsOnlyWatched() {
        Correspondence game = LetterGames.after(LetterGames.begun(Variant.OTHELLO, Disc.BLACK), "f5", "d6");
        ann.close();
        ann = opened(Route.toCorrespondence(CorrespondenceCode.write(game)).fragment(), annsStore);
        assertEquals("f5d6", ann.table().transcript());
        assertFalse(ann.table().isPersonAsked());
        assertTrue(ann.shows("Two others play this game."), ann.words().toString());
        assertFalse(annsStore.texts().containsKey(CorrespondenceRepository.NAME));
    }

    @Test
    void theListLeadsBackAndTakesAPastedLink() {
        begin();
        String first = turn(ann, "f5");
        ann.go().back();
        ann.pass(1);
        assertTrue(ann.shows("waiting"), ann.words().toString());
        try (GameDriver ben = GameDriver.of("en", false, 1280, 720, bensStore)) {
            ben.go().correspondence();
            ben.pass(0.5f);
            ben.write("Paste a link", PLACE + first);
            ben.click("PLAY");
            ben.pass(3);
            assertEquals("f5", ben.table().transcript());
            ben.go().back();
            ben.pass(1);
            assertTrue(ben.shows("your move"), ben.words().toString());
            ben.click("Ann");
            ben.pass(3);
            assertEquals("f5", ben.table().transcript());
        }
    }

    @Test
    void aReloadComesBackToTheGame() {
        begin();
        String first = turn(ann, "f5");
        FakeHistory history = new FakeHistory(first, false);
        try (GameDriver ben = GameDriver.at(history, bensStore)) {
            ben.pass(3);
            assertEquals("f5", ben.table().transcript());
        }
        String address = history.fragment();
        assertEquals("#/correspondence/" + read(first).id(), address);
        try (GameDriver ben = opened(address, bensStore)) {
            assertEquals("f5", ben.table().transcript());
            assertTrue(ben.table().isPersonAsked());
            ben.go().back();
            ben.pass(1);
            assertTrue(ben.shows("New game by link"), ben.words().toString());
        }
    }

    @Test
    void aGameThatIsGivenUpIsInTheArchiveOfBoth() {
        begin();
        String first = turn(ann, "f5");
        String second = answer(first, "d6", bensStore);
        ann.close();
        ann = opened(second, annsStore);
        ann.click("Resign");
        ann.click("Resign");
        ann.pass(3);
        String last = link(ann);
        assertTrue(ann.table().isOver());
        assertEquals(1, ann.composition().library().index().games().size());
        try (GameDriver ben = opened(last, bensStore)) {
            assertTrue(ben.table().isOver());
            assertTrue(ben.shows("You win"), ben.words().toString());
            assertEquals(1, ben.composition().library().index().games().size());
        }
    }

    @Test
    void aDrawIsOfferedWithAMoveAndAccepted() {
        begin();
        ann.click("Draw");
        assertTrue(
                ann.shows("The draw is offered with your next move."),
                ann.words().toString());
        String first = turn(ann, "f5");
        try (GameDriver ben = opened(first, bensStore)) {
            ben.click("Accept");
            ben.write("Your name", "Ben");
            ben.click("Continue");
            ben.pass(3);
            assertTrue(ben.table().isOver(), ben.words().toString());
        }
    }
}
