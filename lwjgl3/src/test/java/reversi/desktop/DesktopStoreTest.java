package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.game.ClockTimes;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.platform.Store;
import reversi.platform.Store.Result;
import reversi.rules.Move;
import reversi.rules.Variant;
import reversi.screens.game.GameKeeper;
import reversi.session.SavedGames;

class DesktopStoreTest {
    @TempDir
    private Path home;

    private final BlockingQueue<Runnable> rendering = new LinkedBlockingQueue<>();
    private final List<DesktopStore> opened = new ArrayList<>();

    private DesktopStore store(Path folder) {
        DesktopStore made = new DesktopStore(folder, rendering::add);
        opened.add(made);
        return made;
    }

    private DesktopStore store() {
        return store(home.resolve("not").resolve("yet").resolve("there"));
    }

    @AfterEach
    void close() {
        opened.forEach(DesktopStore::close);
    }

    /** Asks for a change and waits on the render thread for how it ended. */
    private Result end(Consumer<Consumer<Result>> change) {
        List<Result> results = new ArrayList<>();
        change.accept(results::add);
        while (results.isEmpty()) {
            renderNext();
        }
        assertEquals(1, results.size());
        return results.get(0);
    }

    private void renderNext() {
        try {
            Runnable next = rendering.poll(60, TimeUnit.SECONDS);
            assertTrue(next != null, "never told");
            next.run();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError(interrupted);
        }
    }

    private Result write(DesktopStore store, String name, String text) {
        return end(then -> store.write(name, text, then));
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.walk(home)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> file.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "f5d6c3", "Zug — Ελλάδα — Ход — 黒白 — \uD83D\uDE00", "line\nline\r\nline\u0000"})
    void readsWhatItWrote(String text) {
        DesktopStore store = store();
        assertEquals(Result.DONE, write(store, "game.saved-1", text));
        assertEquals(Optional.of(text), store.read("game.saved-1").text());
        assertEquals(Optional.of(text), store().read("game.saved-1").text());
    }

    @Test
    void whatWasWrittenIsReadAtOnceAndIsOnTheDiskOnceClosed() {
        DesktopStore store = store();
        List<Result> results = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            store.write("game", "move " + i, results::add);
            assertEquals(Optional.of("move " + i), store.read("game").text());
        }
        store.remove("ladder", results::add);
        assertTrue(results.isEmpty(), "how it ended is told on the render thread alone");
        store.close();
        assertEquals(Optional.of("move 199"), store().read("game").text());
        rendering.forEach(Runnable::run);
        assertEquals(201, results.size());
        assertTrue(results.stream().allMatch(Result.DONE::equals));
        assertEquals(Result.FAILED, write(store, "game", "too late"));
    }

    @Test
    void theNewerTextReplacesTheOlderAndLeavesNothingElse() throws IOException {
        DesktopStore store = store();
        write(store, "settings", "a much longer older text");
        write(store, "settings", "new");
        assertEquals(Optional.of("new"), store.read("settings").text());
        assertEquals(List.of("settings.txt"), files());
    }

    @Test
    void aDraftThatWasNeverFinishedIsNotRead() throws IOException {
        DesktopStore store = store(home);
        write(store, "game", "whole");
        Files.writeString(home.resolve("game.txt.new"), "ha");
        assertEquals(Optional.of("whole"), store.read("game").text());
        assertEquals(Result.DONE, write(store, "game", "newer"));
        assertEquals(Optional.of("newer"), store.read("game").text());
    }

    @Test
    void whatIsForgottenIsGone() {
        DesktopStore store = store();
        assertEquals(Result.DONE, end(then -> store.remove("never-there", then)));
        write(store, "game", "text");
        store.remove("game", result -> {});
        assertInstanceOf(Store.Absent.class, store.read("game"));
        store.close();
        assertInstanceOf(Store.Absent.class, store().read("game"));
    }

    @Test
    void saysSoWhenItCannotKeepATextAndKeepsTheOlder() throws IOException {
        DesktopStore store = store(home);
        write(store, "game", "older");
        // A folder in the draft's place can't be written to, whoever asks.
        Files.createDirectories(home.resolve("game.txt.new").resolve("in-the-way"));
        assertEquals(Result.FAILED, write(store, "game", "newer"));
        assertEquals(Optional.of("older"), store.read("game").text());
    }

    @Test
    void aFullDiskIsCalledFullAndHarmsNothing() throws IOException {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full), "no device that is always full");
        DesktopStore store = store(home);
        assertEquals(Result.DONE, write(store, "game", "older"));
        Path draft = Files.createSymbolicLink(home.resolve("game.txt.new"), full);
        assertEquals(Result.FULL, write(store, "game", "newer"));
        assertEquals(Optional.of("older"), store.read("game").text());
        assertFalse(Files.exists(draft, LinkOption.NOFOLLOW_LINKS), "no half text takes the last room");
        assertEquals(Result.DONE, end(then -> store.setAside("game", "game.unreadable", then)));
        assertEquals(Optional.of("older"), store.read("game.unreadable").text());
        assertEquals(Result.DONE, write(store, "game", "newer"));
        assertEquals(Optional.of("newer"), store.read("game").text());
    }

    @Test
    void whatIsNoTextIsNeitherReadNorTakenForNothing() throws IOException {
        Files.write(home.resolve("game.txt"), new byte[] {(byte) 0xff, (byte) 0xfe, 0x41});
        Files.write(home.resolve("large.txt"), new byte[DesktopStore.MOST_BYTES + 1]);
        Files.createDirectories(home.resolve("folder.txt"));
        for (String name : List.of("game", "large", "folder")) {
            assertInstanceOf(Store.Unreadable.class, store(home).read(name), name);
        }
        assertInstanceOf(Store.Absent.class, store(home).read("other"));
    }

    @Test
    void everyFlippedBitOfASavedGameIsSetAsideByteForByte() throws IOException {
        GameSetup setup = new GameSetup(Variant.OTHELLO, Seat.human("Zoë"), Seat.computer("", 3), TimeControl.none());
        Game game = Game.start(setup, 0).with(new GameEvent.Played(1, Move.at("d3"), ClockTimes.none()), 0);
        byte[] whole = SavedGames.write(game).getBytes(StandardCharsets.UTF_8);
        DesktopStore store = store(home);
        for (int at = 0; at < whole.length; at++) {
            for (int bit : new int[] {at % 7, 7}) {
                byte[] damaged = whole.clone();
                damaged[at] ^= (byte) (1 << bit);
                Files.write(home.resolve("game.txt"), damaged);
                GameKeeper keeper = new GameKeeper(store, (id, ended, then) -> {}, result -> {});
                assertInstanceOf(GameKeeper.SetAside.class, keeper.find(), "byte " + at + " bit " + bit);
                renderNext();
                Path aside = home.resolve("game.unreadable.txt");
                assertEquals(List.of(aside.getFileName().toString()), files());
                assertTrue(Arrays.equals(damaged, Files.readAllBytes(aside)));
                Files.delete(aside);
            }
        }
    }

    @Test
    void nothingIsSetAsideOverSomethingElse() throws IOException {
        DesktopStore store = store(home);
        for (int i = 1; i <= 3; i++) {
            Files.write(home.resolve("game.txt"), new byte[] {(byte) 0xff, (byte) i});
            assertEquals(Result.DONE, end(then -> store.setAside("game", "game.unreadable", then)));
        }
        assertEquals(Result.DONE, end(then -> store.setAside("game", "game.unreadable", then)), "there is nothing");
        assertEquals(List.of("game.unreadable-2.txt", "game.unreadable-3.txt", "game.unreadable.txt"), files());
        assertEquals(2, Files.readAllBytes(home.resolve("game.unreadable-2.txt"))[1]);
    }

    @Test
    void aProgramThatIsAskedToEndWritesWhatIsWaiting() throws IOException, InterruptedException {
        Process writer = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Writer.class.getName(),
                        home.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader said =
                new BufferedReader(new InputStreamReader(writer.getInputStream(), StandardCharsets.UTF_8))) {
            assertEquals("asked", said.readLine());
            writer.destroy();
            assertTrue(writer.waitFor(60, TimeUnit.SECONDS));
        } finally {
            writer.destroyForcibly();
        }
        assertEquals(Writer.TEXTS, files().size());
    }

    /** Asks for many texts at once and does nothing more. */
    static final class Writer {
        static final int TEXTS = 300;

        private Writer() {}

        public static void main(String[] arguments) throws InterruptedException {
            DesktopStore store = new DesktopStore(Path.of(arguments[0]), task -> {});
            store.closeAtExit();
            for (int i = 0; i < TEXTS; i++) {
                store.write("text-" + i, "text".repeat(1000), result -> {});
            }
            System.out.println("asked");
            Thread.currentThread().join();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "..", "../up", "a/b", "a\\b", "Ä", "A", "with space", "nul\u0000"})
    void namesThatCouldLeaveTheFolderAreRefused(String name) {
        DesktopStore store = store();
        assertThrows(IllegalArgumentException.class, () -> store.read(name));
        assertThrows(IllegalArgumentException.class, () -> store.write(name, "text", result -> {}));
        assertThrows(IllegalArgumentException.class, () -> store.remove(name, result -> {}));
        assertThrows(IllegalArgumentException.class, () -> store.setAside(name, "aside", result -> {}));
        assertThrows(IllegalArgumentException.class, () -> store.setAside("game", name, result -> {}));
    }
}
