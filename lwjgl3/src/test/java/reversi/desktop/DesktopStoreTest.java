package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DesktopStoreTest {
    @TempDir
    private Path home;

    private DesktopStore store() {
        return new DesktopStore(home.resolve("not").resolve("yet").resolve("there"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "f5d6c3", "Zug — Ελλάδα — Ход — 黒白 — \uD83D\uDE00", "line\nline\r\nline\u0000"})
    void readsWhatItWrote(String text) {
        assertTrue(store().write("game.saved-1", text));
        assertEquals(Optional.of(text), store().read("game.saved-1"));
    }

    @Test
    void theNewerTextReplacesTheOlderAndLeavesNothingElse() throws IOException {
        DesktopStore store = store();
        store.write("settings", "a much longer older text");
        store.write("settings", "new");
        assertEquals(Optional.of("new"), store.read("settings"));
        try (Stream<Path> files = Files.walk(home)) {
            assertEquals(
                    List.of("settings.txt"),
                    files.filter(Files::isRegularFile)
                            .map(file -> file.getFileName().toString())
                            .toList());
        }
    }

    @Test
    void aDraftThatWasNeverFinishedIsNotRead() throws IOException {
        DesktopStore store = new DesktopStore(home);
        store.write("game", "whole");
        Files.writeString(home.resolve("game.txt.new"), "ha");
        assertEquals(Optional.of("whole"), store.read("game"));
        assertTrue(store.write("game", "newer"));
        assertEquals(Optional.of("newer"), store.read("game"));
    }

    @Test
    void whatIsForgottenIsGone() {
        DesktopStore store = store();
        store.remove("never-there");
        store.write("game", "text");
        store.remove("game");
        assertEquals(Optional.empty(), store.read("game"));
    }

    @Test
    void saysSoWhenItCannotKeepATextAndKeepsTheOlder() throws IOException {
        DesktopStore store = new DesktopStore(home);
        store.write("game", "older");
        // A folder in the draft's place can't be written to, whoever asks.
        Files.createDirectories(home.resolve("game.txt.new").resolve("in-the-way"));
        assertFalse(store.write("game", "newer"));
        assertEquals(Optional.of("older"), store.read("game"));
    }

    @Test
    void textsThatAreNoUtf8AreAsGoodAsAbsent() throws IOException {
        Files.write(home.resolve("game.txt"), new byte[] {(byte) 0xff, (byte) 0xfe, 0x41});
        assertEquals(Optional.empty(), new DesktopStore(home).read("game"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "..", "../up", "a/b", "a\\b", "Ä", "A", "with space", "nul\u0000"})
    void namesThatCouldLeaveTheFolderAreRefused(String name) {
        DesktopStore store = store();
        assertThrows(IllegalArgumentException.class, () -> store.read(name));
        assertThrows(IllegalArgumentException.class, () -> store.write(name, "text"));
        assertThrows(IllegalArgumentException.class, () -> store.remove(name));
    }
}
