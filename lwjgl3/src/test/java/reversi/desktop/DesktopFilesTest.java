package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.platform.OpenedFile;

class DesktopFilesTest {
    @TempDir
    private Path home;

    private final List<Optional<String>> answers = new ArrayList<>();
    private final List<OpenedFile> opened = new ArrayList<>();

    private DesktopFiles files() {
        return new DesktopFiles(home, Runnable::run, Runnable::run);
    }

    @Test
    void nothingIsWrittenOver() throws IOException {
        files().save("games.txt", List.of("one"), answers::add);
        Files.createDirectory(home.resolve("Downloads"));
        files().save("games.txt", List.of("two"), answers::add);
        files().save("games.txt", List.of("thr", "ée"), answers::add);
        List<Path> paths = List.of(
                home.resolve("games.txt"), home.resolve("Downloads/games.txt"), home.resolve("Downloads/games-2.txt"));
        assertEquals(paths.stream().map(path -> Optional.of(path.toString())).toList(), answers);
        assertEquals("thrée", Files.readString(paths.get(2)));
    }

    @Test
    void bytesAreSavedAsTheyAre() throws IOException {
        files().save("game.pdf", "application/pdf", new byte[] {0, -1, 7}, answers::add);
        assertArrayEquals(new byte[] {0, -1, 7}, Files.readAllBytes(home.resolve("game.pdf")));
    }

    @Test
    void aFolderThatIsNotThereIsTold() {
        new DesktopFiles(home.resolve("nowhere"), Runnable::run, Runnable::run)
                .save("games.txt", List.of("one"), answers::add);
        assertEquals(List.of(Optional.empty()), answers);
    }

    @Test
    void theNextFilesThatAreDroppedAreReadOnce() throws IOException {
        Path file = Files.writeString(home.resolve("backup"), "games");
        DesktopFiles files = files();
        files.dropped(new String[] {file.toString()});
        files.open(opened::addAll);
        files.dropped(new String[0]);
        files.dropped(new String[] {file.toString(), home.resolve("gone").toString()});
        files.dropped(new String[] {file.toString()});
        assertEquals(List.of(new OpenedFile.Text("backup", "games"), new OpenedFile.Failed("gone", false)), opened);
    }

    @Test
    void whoListensHearsOfEveryDropUntilTheEnd() throws IOException {
        Path text = Files.write(home.resolve("old.txt"), "Zélande".getBytes(StandardCharsets.ISO_8859_1));
        Path archive = Files.write(home.resolve("WTH_1990.wtb"), new byte[] {19, 90, 1, 1, 0, 0, 0});
        DesktopFiles files = files();
        files.listen(opened::addAll);
        files.dropped(new String[] {text.toString()});
        files.dropped(new String[] {archive.toString()});
        files.unlisten();
        files.dropped(new String[] {text.toString()});
        assertEquals(2, opened.size());
        assertEquals(new OpenedFile.Text("old.txt", "Zélande"), opened.get(0));
        assertEquals(7, assertInstanceOf(OpenedFile.Binary.class, opened.get(1)).bytes().length);
    }
}
