package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DesktopFilesTest {
    @TempDir
    private Path home;

    private final List<Optional<String>> answers = new ArrayList<>();

    private DesktopFiles files() {
        return new DesktopFiles(home, Runnable::run);
    }

    @Test
    void nothingIsWrittenOver() throws IOException {
        files().save("games.txt", "one", answers::add);
        Files.createDirectory(home.resolve("Downloads"));
        files().save("games.txt", "two", answers::add);
        files().save("games.txt", "three", answers::add);
        List<Path> paths = List.of(
                home.resolve("games.txt"), home.resolve("Downloads/games.txt"), home.resolve("Downloads/games-2.txt"));
        assertEquals(paths.stream().map(path -> Optional.of(path.toString())).toList(), answers);
        assertEquals("three", Files.readString(paths.get(2)));
    }

    @Test
    void aFolderThatIsNotThereIsTold() {
        new DesktopFiles(home.resolve("nowhere"), Runnable::run).save("games.txt", "one", answers::add);
        assertEquals(List.of(Optional.empty()), answers);
    }

    @Test
    void theNextFileThatIsDroppedIsReadOnce() throws IOException {
        Path file = Files.writeString(home.resolve("backup"), "games");
        DesktopFiles files = files();
        files.dropped(new String[] {file.toString()});
        files.open(answers::add);
        files.dropped(new String[0]);
        files.dropped(new String[] {file.toString(), "another"});
        files.dropped(new String[] {file.toString()});
        files.open(answers::add);
        files.dropped(new String[] {home.resolve("gone").toString()});
        assertEquals(List.of(Optional.of("games"), Optional.empty()), answers);
    }
}
