package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.archive.PlayedGames;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.platform.FakeHistory;
import reversi.platform.MemoryStore;
import reversi.platform.OpenedFile;
import reversi.platform.ZipSqueezer;
import reversi.players.online.OnlineMemory;
import reversi.rules.Variant;
import reversi.screens.game.GameKeeper;
import reversi.screens.transfer.TransferTests;

/** What a person has on one device goes to another by a file, and joins what is there. */
class OtherDeviceTest {
    private static final GameSetup TWO =
            new GameSetup(Variant.OTHELLO, Seat.human("Ann"), Seat.human("Ben"), TimeControl.none());
    private static final String LESSONS = "reversi-lessons 1 ";

    private final GameDriver phone = GameDriver.phone();
    private final GameDriver desktop = GameDriver.of("en", false, 1280, 720);

    private static String backup(GameDriver device) {
        device.go().games();
        device.readGames();
        device.click("MORE");
        device.click("Back up everything");
        device.readGames();
        return device.files().last();
    }

    private static void restore(GameDriver device, String text) {
        device.go().games();
        device.readGames();
        device.files().drop(new OpenedFile.Text("phone.reversi", text));
        device.readGames();
    }

    @Test
    void theGameGoesOnAndTheGamesCome() {
        try (phone;
                desktop) {
            phone.composition().repository().change(all -> all.withVolume(17));
            phone.composition()
                    .library()
                    .add(List.of(PlayedGames.archived("one", 1_795_000_000_000L, 3)), result -> {});
            phone.play(TWO);
            phone.clickSquare("d3");
            String text = backup(phone);
            restore(desktop, text);
            assertTrue(
                    desktop.shows("1 games added") || desktop.shows("1 game"),
                    desktop.words().toString());
            assertTrue(desktop.shows("Your progress came along, too."));
            assertEquals(17, desktop.composition().repository().now().volume());
            desktop.go().home();
            desktop.click("Continue");
            assertEquals("d3", desktop.table().transcript());
            assertEquals(
                    phone.store().texts().get(GameKeeper.ID),
                    desktop.store().texts().get(GameKeeper.ID));
        }
    }

    @Test
    void whatIsHereStaysAndComingTwiceChangesNothing() {
        try (phone;
                desktop) {
            phone.play(TWO);
            phone.clickSquare("d3");
            String text = backup(phone);
            desktop.composition().repository().change(all -> all.withVolume(23));
            desktop.play(TWO);
            desktop.clickSquare("c4");
            String before = desktop.store().texts().get(GameKeeper.NAME);
            restore(desktop, text);
            restore(desktop, text);
            assertEquals(before, desktop.store().texts().get(GameKeeper.NAME), "one's own game goes on");
            assertEquals(23, desktop.composition().repository().now().volume());
        }
    }

    @Test
    void lessonsOfBothAreFinished() {
        MemoryStore kept = new MemoryStore();
        kept.texts().put("lessons", lessons("first-game\n"));
        try (GameDriver one = GameDriver.of("en", true, 390, 844, kept);
                desktop;
                phone) {
            desktop.store().texts().put("lessons", lessons("corners\n"));
            restore(desktop, backup(one));
            assertEquals(
                    Optional.of(lessons("corners\nfirst-game\n")),
                    Optional.ofNullable(desktop.store().texts().get("lessons")));
        }
    }

    private static String lessons(String keys) {
        return LESSONS + reversi.session.Checksum.of(keys) + "\n" + keys;
    }

    @Test
    void whatIsBrokenIsToldAndNothingElseIsLost() {
        try (phone;
                desktop) {
            phone.play(TWO);
            phone.clickSquare("d3");
            String text = backup(phone).replace("reversi-settings", "reversi-rubbish");
            restore(desktop, text);
            assertTrue(
                    desktop.shows("Some of the progress couldn’t be taken over."),
                    desktop.words().toString());
            assertFalse(desktop.shows("came along"));
            desktop.go().home();
            assertTrue(desktop.canClick("Continue"));
        }
    }

    /** Each code opens a window of its own on the other device; the last one asks. */
    @Test
    void codesBringAllButTheFinishedGames() {
        MemoryStore there = new MemoryStore();
        try (phone) {
            phone.play(TWO);
            phone.clickSquare("d3");
            for (String address : codes(phone)) {
                try (GameDriver window = GameDriver.at(new FakeHistory("#/take/" + address, false), there)) {
                    window.pass(1);
                    if (window.canClick("Take it")) {
                        assertFalse(there.texts().containsKey(GameKeeper.NAME), "nobody was asked yet");
                        window.click("Take it");
                        assertTrue(
                                window.shows("Your progress came along, too."),
                                window.words().toString());
                        window.click("Continue");
                        assertEquals("d3", window.table().transcript());
                    } else {
                        assertTrue(window.shows("more code"), window.words().toString());
                    }
                }
            }
            assertEquals(phone.store().texts().get(GameKeeper.ID), there.texts().get(GameKeeper.ID));
        }
    }

    /** What stands in the addresses of the codes that a device shows. */
    private static List<String> codes(GameDriver device) {
        String[] lines = backup(device).split("\n");
        List<String> parts = new ArrayList<>();
        String small = String.join("\n", List.of(lines).subList(1, lines.length));
        new ZipSqueezer().squeeze(small, code -> parts.addAll(TransferTests.parts(code.orElseThrow())));
        assertTrue(parts.size() > 1, "one is no chain");
        return parts;
    }

    @Test
    void theCodesAreShownOneAfterTheOther() {
        MemoryStore store = new MemoryStore();
        store.texts().put(OnlineMemory.NAME, "othello.example.org");
        try (GameDriver device = GameDriver.of("en", true, 390, 844, store)) {
            device.play(TWO);
            device.clickSquare("d3");
            device.go().home();
            device.go().otherDevice();
            device.click("As QR codes");
            assertTrue(device.shows("Code 1 of "), device.words().toString());
            device.click("Next code");
            assertTrue(device.shows("Code 2 of "), device.words().toString());
            device.click("Previous");
            assertTrue(device.shows("Code 1 of "), device.words().toString());
            device.click("Close");
            device.go().otherDevice();
            device.click("As a file");
            assertTrue(device.canClick("Back up everything"), device.words().toString());
        }
    }

    @Test
    void aCodeThatIsNoneIsToldAndChangesNothing() {
        MemoryStore there = new MemoryStore();
        try (GameDriver window = GameDriver.at(new FakeHistory("#/take/abc", false), there)) {
            window.pass(1);
            assertTrue(window.shows("That code can’t be read."), window.words().toString());
            assertEquals("home", window.state().page());
        }
    }
}
