package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.archive.PlayedGames;
import reversi.notation.GameDate;
import reversi.notation.GameFiles;
import reversi.notation.GameFormat;
import reversi.notation.GameRecord;
import reversi.notation.GamesRead;
import reversi.platform.OpenedFile;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.screens.analysis.AnalysisPage;
import reversi.screens.game.Command;
import reversi.screens.game.GameKeeper;
import reversi.screens.game.GamePage;
import reversi.screens.review.ReviewPage;

/** Games come and go as text and files, as a person sees it. */
class GamesExchangeOnStageTest extends GamesOnStage {
    @Test
    void aBackupBringsBackWhatIsGone() {
        open(5, 1280, 720);
        press("MORE");
        press("Back up everything");
        assertTrue(shows("Saved: reversi-"));
        game.composition().library().remove(List.of("game 1", "game 2"));
        press("MORE");
        press("Import games");
        assertTrue(shows("2 games added, 3 were there already."));
        assertEquals(5, game.archive().games.size());
    }

    @ParameterizedTest
    @CsvSource({"1280, 720", "900, 600", "390, 844"})
    void whatCanBeDoneWithTheGamesIsInSightAtOnce(int width, int height) {
        open(5, width, height);
        press("MORE");
        Actor control = game.composition().focus().stops().get(0);
        ScrollPane pane = control.firstAscendant(ScrollPane.class);
        assertTrue(pane != null && pane.getMaxY() == 0, () -> "higher than the window: " + pane);
    }

    @Test
    void theMovesOfTheGamesListedAreExported() {
        open(5, 1280, 720);
        press("Favourites");
        press("MORE");
        press("Moves");
        assertEquals("", game.files().last());
        press("All");
        press("MORE");
        press("Moves");
        String[] lines = game.files().last().split("\n");
        assertEquals(5, lines.length);
        assertEquals(
                GameFiles.write(
                        GameFormat.TEXT,
                        GameRecord.of(PlayedGames.archived("game 0", 0, 0).game())),
                lines[0] + "\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"GGF", "SGF", "PGN", "JSON"})
    void whatIsExportedCanBeReadAgainWithItsPlayersAndDays(String format) {
        open(5, 390, 844);
        press("MORE");
        press(format);
        GamesRead read = GameFiles.read(game.files().last());
        assertEquals(List.of(), read.faults());
        long sayable = IntStream.range(0, 5)
                .mapToObj(i ->
                        GameRecord.of(PlayedGames.archived("game " + i, 0, i).game()))
                .filter(record -> GameFiles.canWrite(GameFormat.valueOf(format), record))
                .count();
        assertEquals(sayable, read.games().size());
        assertEquals(sayable < 5, shows("left out"));
        GameRecord first = read.games().get(0);
        assertTrue(first.line().transcript().placements() > 3);
        assertEquals(GameDate.ofMillis(NOW).year(), first.date().year());
        assertTrue(
                first.black().name().contains("Level") || first.white().name().contains("Level"));
    }

    @Test
    void positionsOfGamesAreExported() {
        open(30, 390, 844);
        press("MORE");
        press("OBF");
        String all = IntStream.range(0, 30)
                .mapToObj(i ->
                        GameRecord.of(PlayedGames.archived("game " + i, 0, i).game()))
                .filter(record -> GameFiles.canWrite(GameFormat.OBF, record))
                .map(record -> GameFiles.write(GameFormat.OBF, record))
                .collect(Collectors.joining());
        assertFalse(all.isEmpty());
        assertEquals(all, game.files().last());
    }

    @Test
    void aPastedGameOpensAtOnce() {
        open(3, 1280, 720);
        game.clipboard().copy("1. f5 d6\n2. c3 d3\n3. c4");
        press("MORE");
        press("Paste games");
        GamePage replay = (GamePage) game.composition().router().front();
        assertEquals(5, replay.game().session().transcript().plies());
        assertEquals(4, game.archive().games.size());
    }

    /** Black has a corner to take, as in a problem of a book. */
    private static final String SET_UP =
            "(;GM[2]FF[4]AB[c1][d3]AW[b1][d2][e3]PL[B]PB[Ann]PW[Ben];B[a1];W[c3]C[why not];B[f4])";

    private GamePage paste(String text) {
        game.clipboard().copy(text);
        press("MORE");
        press("Paste games");
        return (GamePage) game.composition().router().front();
    }

    @Test
    void aGameFromAPositionSetUpByHandIsGoneThroughAndPlayedOn() {
        open(1, 1280, 720);
        GamePage replay = paste(SET_UP);
        Position start = replay.game().session().setup().start();
        assertEquals(5, start.count(Disc.BLACK) + start.count(Disc.WHITE));
        game.composition().input().keyDown(Input.Keys.HOME);
        settle();
        assertEquals(start, replay.game().session().position());
        game.composition().input().keyDown(Input.Keys.RIGHT);
        settle();
        replay.controller().commands().run(Command.PLAY_FRIEND);
        settle();
        GamePage played = (GamePage) game.composition().router().front();
        assertEquals(start, played.game().session().transcript().first());
        assertEquals("a1", played.game().session().transcript().toString());
        played.game().choose(Square.of("c3"));
        settle();
        assertTrue(game.kept().get(GameKeeper.NAME).startsWith("reversi-game 4"), "and kept");
    }

    @Test
    void theCommentsOfAGameAreShownAndExported() {
        open(0, 390, 844);
        GamePage replay = paste(SET_UP);
        replay.controller().commands().run(Command.COMMENTS);
        settle();
        assertTrue(shows("2. c3"));
        assertTrue(shows("why not"));
        game.composition().router().back();
        game.composition().router().back();
        settle();
        press("MORE");
        press("SGF");
        assertTrue(
                game.files().last().contains(";W[c3]C[why not];"), game.files().last());
    }

    /** 32 discs each, and won by Black with half a disc of komi. */
    @Test
    void komiIsShownWithTheResultAndExported() throws IOException {
        String text;
        try (InputStream in = getClass().getResourceAsStream("/reports/09-ggs-komi.ggf")) {
            text = new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n")[2];
        }
        open(0, 1280, 720);
        GamePage replay = paste(text);
        replay.controller().commands().run(Command.RESULT);
        settle();
        assertTrue(shows("Komi \u22120.5"));
        game.composition().router().back();
        game.composition().router().back();
        settle();
        assertTrue(shows("32–32 · Komi \u22120.5"));
        press("MORE");
        press("GGF");
        assertTrue(
                game.files().last().contains("RE[+0.500]TY[8k]KM[-0.500]"),
                game.files().last());
    }

    @Test
    void soItIsReviewedAndAnalysed() {
        open(1, 1280, 720);
        GamePage replay = paste(SET_UP);
        Transcript line = replay.game().session().transcript();
        replay.controller().commands().run(Command.ANALYSE);
        settle();
        AnalysisPage analysis = (AnalysisPage) game.composition().router().front();
        assertEquals(line, analysis.tree().transcript());
        game.composition().router().back();
        settle();
        replay.controller().commands().run(Command.REVIEW);
        settle();
        assertEquals(3, ((ReviewPage) game.composition().router().front()).plies());
    }

    @Test
    void droppedFilesAreTakenWithAWordAboutWhatIsWrong() {
        open(3, 390, 844);
        game.files().drop(new OpenedFile.Text("games.txt", "f5d6c3\nf5a1\nf5d6c4\n"));
        work();
        assertTrue(shows("2 games imported"));
        assertTrue(shows("games.txt, line 2: No disc would flip there: “a1”"));
        assertEquals(5, game.archive().games.size());
        press("Close");
        game.files().drop(new OpenedFile.Text("games.txt", "f5d6c3\nf5d6c4\n"));
        work();
        assertTrue(shows("0 games imported, 2 were there already"));
    }

    @Test
    void whatWasSentIsImportedOnlyIfThePersonWantsIt() {
        open(1, 390, 844);
        OpenedFile link = new OpenedFile.Text("", "f5d6c3\nf5d6c4" + " ".repeat(500));
        game.files().send(link, new OpenedFile.Text("club.sgf", "f5d6c5"));
        work();
        assertTrue(shows("Import what was shared?"));
        assertTrue(shows("f5d6c3 and 1 more"));
        press("Cancel");
        work();
        assertEquals(1, game.archive().games.size());
        game.files().send(link);
        work();
        press("Import games");
        work();
        assertEquals(3, game.archive().games.size());
    }

    @Test
    void whatWasSentAndIsTooMuchIsOnlyTold() {
        open(1, 1280, 720);
        game.files().send(new OpenedFile.Failed("", true));
        work();
        assertTrue(shows("What was shared is too large or holds no games."));
        assertFalse(shows("Import what was shared?"));
    }

    @Test
    void anImportedGameWithoutAnEndIsNotFinishedRatherThanVoid() {
        open(0, 1280, 720);
        game.files().drop(new OpenedFile.Text("games.txt", "f5d6c3\nf5d6c4\n"));
        work();
        assertTrue(shows("Not finished"));
        assertFalse(shows("Void"));
    }

    @Test
    void whatIsNoGameIsTold() {
        open(0, 1280, 720);
        game.files().drop(new OpenedFile.Text("letter.txt", "Dear Ann"), new OpenedFile.Failed("film.mkv", true));
        work();
        assertTrue(shows("No games found"));
        assertTrue(shows("film.mkv, too large"));
    }

    @Test
    void nothingIsTakenWhileAnotherPageIsInFront() {
        open(1, 1280, 720);
        game.composition().go().settings();
        settle();
        game.files().drop(new OpenedFile.Text("games.txt", "f5d6c3"));
        work();
        assertEquals(1, game.archive().games.size());
    }
}
