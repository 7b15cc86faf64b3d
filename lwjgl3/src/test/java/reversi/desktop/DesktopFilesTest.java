package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.platform.FileExchange;
import reversi.platform.OpenedFile;

class DesktopFilesTest {
    @TempDir
    private Path home;

    private final List<Optional<String>> answers = new ArrayList<>();
    private final List<OpenedFile> opened = new ArrayList<>();

    private DesktopFiles files() {
        return new DesktopFiles(home, Runnable::run, Runnable::run, FileDialog.NONE);
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
        new DesktopFiles(home.resolve("nowhere"), Runnable::run, Runnable::run, FileDialog.NONE)
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
    void lettersAreWhatTheirFileIsEncodedIn() throws IOException {
        String text = "(;GM[2]PB[表]PW[ゾ];B[f5])";
        DesktopFiles files = files();
        files.listen(opened::addAll);
        for (String charset : List.of("UTF-16", "x-UTF-16LE-BOM", "windows-31j", "EUC-JP")) {
            Path file = Files.write(home.resolve(charset), text.getBytes(Charset.forName(charset)));
            files.dropped(new String[] {file.toString()});
        }
        for (OpenedFile file : opened) {
            assertEquals(text, ((OpenedFile.Text) file).text().replace("\ufeff", ""), file.name());
        }
        assertEquals(4, opened.size());
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

    @Test
    void gamesThatNobodyListensForWaitForWhoDoes() throws IOException {
        Path game = Files.writeString(home.resolve("game.SGF"), "(;GM[2])");
        Path picture = Files.write(home.resolve("me.png"), new byte[] {0, 1});
        DesktopFiles files = files();
        files.opened(List.of(game, picture));
        List<String> said = new ArrayList<>();
        files.onUnheard(() -> said.add("came"));
        assertEquals(List.of("came"), said);
        files.listen(opened::addAll);
        files.unlisten();
        files.listen(opened::addAll);
        assertEquals(List.of(new OpenedFile.Text("game.SGF", "(;GM[2])")), opened);
        files.unlisten();
        files.dropped(new String[] {picture.toString()});
        assertEquals(List.of("came"), said);
        files.dropped(new String[] {game.toString(), game.toString()});
        assertEquals(List.of("came", "came"), said);
        files.listen(opened::addAll);
        assertEquals(3, opened.size());
    }

    /** A dialog in which these files are chosen at once. */
    private record Choosing(List<Path> files) implements FileDialog {
        @Override
        public boolean isAvailable() {
            return true;
        }

        @Override
        public void open(boolean isForSeveral, Consumer<List<Path>> chosen) {
            if (!files.isEmpty()) {
                chosen.accept(isForSeveral ? files : files.subList(0, 1));
            }
        }
    }

    @Test
    void theFilesOfTheDialogAreRead() throws IOException {
        Path game = Files.writeString(home.resolve("game.txt"), "f5d6");
        Path gone = home.resolve("gone.txt");
        DesktopFiles files = new DesktopFiles(home, Runnable::run, Runnable::run, new Choosing(List.of(game, gone)));
        assertEquals(FileExchange.Way.CHOOSE, files.way());
        files.open(opened::addAll);
        assertEquals(
                List.of(new OpenedFile.Text("game.txt", "f5d6"), new OpenedFile.Failed("gone.txt", false)), opened);
    }

    @Test
    void aDialogThatIsClosedLeavesTheWindowOpenForFiles() throws IOException {
        Path game = Files.writeString(home.resolve("game.txt"), "f5d6");
        DesktopFiles files = new DesktopFiles(home, Runnable::run, Runnable::run, new Choosing(List.of()));
        files.open(opened::addAll);
        assertEquals(List.of(), opened);
        files.dropped(new String[] {game.toString()});
        assertEquals(List.of(new OpenedFile.Text("game.txt", "f5d6")), opened);
    }

    @Test
    void theSystemsAnswerIsOneFileOrSeveral() throws IOException {
        String odd = Files.writeString(home.resolve("a|b.txt"), "").toString();
        assertEquals(List.of(), SystemFileDialog.files(null));
        assertEquals(List.of(), SystemFileDialog.files(""));
        assertEquals(List.of(Path.of(odd)), SystemFileDialog.files(odd));
        assertEquals(
                List.of(Path.of("/tmp/one.sgf"), Path.of("/tmp/two.sgf")),
                SystemFileDialog.files("/tmp/one.sgf|/tmp/two.sgf"));
    }
}
