package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.archive.ArchivedGame;
import reversi.archive.ArchivedPlayer;
import reversi.archive.GameStatistics;
import reversi.archive.GameSummary;
import reversi.archive.PlayedGames;
import reversi.game.Game;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.notation.GameDate;
import reversi.notation.GameFiles;
import reversi.notation.GameFormat;
import reversi.notation.GameRecord;
import reversi.notation.GamesRead;
import reversi.platform.ArchiveCondition;
import reversi.platform.OpenedFile;
import reversi.platform.Store;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.screens.Language;
import reversi.screens.analysis.AnalysisPage;
import reversi.screens.game.Command;
import reversi.screens.game.GameKeeper;
import reversi.screens.game.GamePage;
import reversi.screens.history.HistoryPage;
import reversi.screens.review.ReviewPage;
import reversi.screens.ui.Focus;
import reversi.screens.ui.Text;

/** The finished games of this device, as a person sees them. */
class GamesOnStageTest {
    private static final long NOW = 1_795_000_000_000L;

    private final TestStage game = new TestStage("en", false);

    @AfterEach
    void close() {
        game.close();
    }

    private void open(int games, int width, int height) {
        game.resize(width, height);
        game.composition().begin();
        List<ArchivedGame> played = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            played.add(PlayedGames.archived("game " + i, NOW - i * 86_400_000L, i));
        }
        game.composition().library().add(played, result -> {});
        game.archive().answer();
        game.composition().go().games();
        settle();
    }

    private void settle() {
        game.composition().router().tick(0.1f);
        game.settle();
        game.archive().answer();
        game.settle();
    }

    /** Lets a task that takes several pictures end. */
    private void work() {
        for (int i = 0; i < 12; i++) {
            game.composition().router().tick(0.01f);
            game.archive().answer();
        }
        settle();
    }

    private void press(String words) {
        Actor control = game.composition().focus().stops().stream()
                .filter(stop -> says(stop, words))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + words));
        ((Focus.Stop) control).press();
        work();
    }

    /** Presses a row that is there, counted from 0. */
    private void pressRow(int index) {
        Actor row = game.composition().focus().stops().stream()
                .filter(GamesOnStageTest::isRow)
                .skip(index)
                .findFirst()
                .orElseThrow();
        ((Focus.Stop) row).press();
        work();
    }

    private static boolean says(Actor actor, String words) {
        if (words.equals(actor.getName())) {
            return true;
        }
        if (actor instanceof Text text) {
            return text.words().contains(words);
        }
        if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                if (says(child, words)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean shows(String words) {
        return game.composition().probe().shows(words);
    }

    /** It is said at once and on the page, and never that there were no games. */
    @ParameterizedTest
    @CsvSource({
        "SET_ASIDE, Their file is now games.unreadable.db",
        "READ_ONLY, nothing can be written here: games.unreadable.db",
        "NEWER, A newer version of the game"
    })
    void anArchiveThatIsNotWholeIsSaid(ArchiveCondition.Kind kind, String words) {
        game.resize(390, 844);
        game.composition().begin();
        game.archive().breakDown(Store.Result.FAILED, ArchiveCondition.of(kind, "games.unreadable.db"));
        game.composition().library().load();
        settle();
        assertTrue(shows(words), "a notice");
        game.composition().router().clearNotices();
        assertFalse(shows(words));
        game.composition().go().games();
        settle();
        assertTrue(shows(words), "on the page");
        assertFalse(shows("No finished games yet"));
        game.composition().library().add(List.of(PlayedGames.archived("new", NOW, 1)), result -> {});
        settle();
        assertTrue(shows(words), "above the games");
        assertTrue(game.composition().focus().stops().stream().anyMatch(GamesOnStageTest::isRow));
        game.archive().breakDown(Store.Result.DONE);
        settle();
        assertFalse(shows(words), "it works again");
    }

    @Test
    void anEmptyListSaysSo() {
        open(0, 1280, 720);
        assertTrue(shows("No finished games yet"));
    }

    @ParameterizedTest
    @CsvSource({"1280, 720", "900, 600", "390, 844"})
    void gamesOfOthersAreListedAndNotCounted(int width, int height) {
        open(0, width, height);
        Game watched = PlayedGames.play(
                new GameSetup(Variant.OTHELLO, Seat.computer("", 3), Seat.computer("", 4), TimeControl.NONE),
                new Random(1));
        game.composition().library().add(List.of(ArchivedGame.local("others", NOW, watched, "")), result -> {});
        settle();
        assertTrue(shows("Only your own finished games count here"));
    }

    @Test
    void onlyTheRowsInSightAreThereHoweverManyGames() {
        open(300, 1280, 720);
        long rows = game.composition().focus().stops().stream()
                .filter(stop -> stop.getClass().getSimpleName().equals("GameRow"))
                .count();
        assertTrue(rows > 5 && rows < 30, () -> rows + " rows");
    }

    @Test
    void manyGamesAreCountedAPartForEachPicture() {
        open(1_600, 1280, 720);
        List<GameSummary> all = game.composition().library().index().games();
        int counted = GameStatistics.of(all, at -> 0).all().games();
        assertTrue(counted > 1_000, () -> counted + " ended");
        String said = Language.ENGLISH.numerals().whole(counted);
        assertFalse(shows(said + " games"), "the list does not wait for its statistics");
        work();
        assertTrue(shows(said + " games"));
        game.resize(900, 600);
        assertFalse(shows(said));
        work();
        assertTrue(shows(said), "above the list, where there is no room beside it");
    }

    @Test
    void theKeyboardReachesEveryGame() {
        open(60, 1280, 720);
        @Nullable Actor last = null;
        for (int i = 0; i < 40 && !isRow(last); i++) {
            last = afterKey(Input.Keys.TAB);
        }
        for (int i = 0; i < 59; i++) {
            last = afterKey(Input.Keys.DOWN);
            assertTrue(isRow(last));
        }
        afterKey(Input.Keys.ENTER);
        assertTrue(game.composition().router().front() instanceof GamePage);
    }

    @ParameterizedTest
    @CsvSource({"1280, 720, true, true", "900, 600, true, true", "700, 600, true, false", "390, 844, false, false"})
    void whereThereIsRoomColumnsHaveHeadsAndReviewedGamesTheirAccuracy(
            int width, int height, boolean hasHeads, boolean hasAccuracy) {
        open(3, width, height);
        String id = game.composition().library().index().games().get(1).id();
        game.composition().library().keepReview(id, "a review", Optional.of(78));
        settle();
        settle();
        assertEquals(hasHeads, shows("Result"));
        assertEquals(hasAccuracy, shows("Accuracy"));
        assertEquals(hasAccuracy, shows("78 %") || shows("78\u00a0%"));
        boolean isRead = game.composition().accessTree().nodes().stream()
                .anyMatch(node -> node.name().matches(".*Accuracy: 78\\h%.*"));
        assertEquals(hasAccuracy, isRead);
    }

    @Test
    void theKeyboardStopsAtWhatIsInSightAndReachesEveryStar() {
        open(60, 1280, 720);
        for (int i = 0; i < 60; i++) {
            for (Actor stop : game.composition().focus().stops()) {
                float middle = stop.localToStageCoordinates(new Vector2(0, stop.getHeight() / 2)).y;
                assertTrue(
                        stop.getWidth() >= 44 && stop.getHeight() >= 22 && middle > -64 && middle < 720 + 64,
                        () -> stop.getName() + " is a stop of " + stop.getWidth() + " × " + stop.getHeight() + " at "
                                + middle);
            }
            if (i == 0) {
                Actor star = game.composition().focus().stops().stream()
                        .filter(stop -> "STAR".equals(stop.getName()))
                        .findFirst()
                        .orElseThrow();
                game.composition().focus().show(star);
            } else {
                assertEquals("STAR", name(afterKey(Input.Keys.DOWN)));
            }
        }
        afterKey(Input.Keys.ENTER);
        GameSummary last = game.composition().library().index().games().get(59);
        assertTrue(last.starred(), "the last game's");
    }

    @ParameterizedTest
    @CsvSource({"1280, 720", "390, 844"})
    void aTapOnAStarMarksTheGameAndDoesNotOpenIt(int width, int height) {
        open(3, width, height);
        for (boolean isStarred : List.of(true, false)) {
            Actor star = game.composition().focus().stops().stream()
                    .filter(stop -> "STAR".equals(stop.getName()))
                    .findFirst()
                    .orElseThrow();
            tap(star);
            assertTrue(game.composition().router().front() instanceof HistoryPage, "still the list");
            assertEquals(
                    isStarred,
                    game.composition().library().index().games().get(0).starred());
        }
        tap(game.composition().focus().stops().stream()
                .filter(GamesOnStageTest::isRow)
                .findFirst()
                .orElseThrow());
        assertTrue(game.composition().router().front() instanceof GamePage, "the row opens the game");
    }

    /** As a finger or the mouse does it, through the stage. */
    private void tap(Actor actor) {
        Stage stage = actor.getStage();
        Vector2 at = stage.stageToScreenCoordinates(
                actor.localToStageCoordinates(new Vector2(actor.getWidth() / 2, actor.getHeight() / 2)));
        stage.touchDown((int) at.x, (int) at.y, 0, 0);
        stage.touchUp((int) at.x, (int) at.y, 0, 0);
        work();
    }

    private static String name(@Nullable Actor actor) {
        return actor == null ? "" : String.valueOf(actor.getName());
    }

    private @Nullable Actor afterKey(int key) {
        game.composition().router().keyDown(key);
        settle();
        return game.composition().focus().current();
    }

    private static boolean isRow(@Nullable Actor actor) {
        return actor != null && actor.getClass().getSimpleName().equals("GameRow");
    }

    @Test
    void aGameIsDeletedAndBroughtBack() {
        open(3, 1280, 720);
        press("Level");
        assertTrue(game.composition().router().front() instanceof GamePage);
        game.composition().router().keyDown(Input.Keys.FORWARD_DEL);
        work();
        assertTrue(game.composition().router().front() instanceof HistoryPage);
        assertTrue(shows("1 game deleted"));
        assertEquals(2, game.archive().games.size());
        press("Undo");
        assertEquals(3, game.archive().games.size());
        assertFalse(shows("1 game deleted"));
    }

    @Test
    void aReplayLeadsToTheReviewOfTheWholeGame() {
        open(1, 1280, 720);
        press("Level");
        GamePage replay = (GamePage) game.composition().router().front();
        int plies = replay.game().session().transcript().plies();
        game.composition().router().keyDown(Input.Keys.HOME);
        settle();
        replay.controller().commands().run(Command.REVIEW);
        settle();
        ReviewPage review = (ReviewPage) game.composition().router().front();
        assertEquals(plies, review.plies());
    }

    @Test
    void aBackupBringsBackWhatIsGone() {
        open(5, 1280, 720);
        press("MORE");
        press("Back up all games");
        assertTrue(shows("Saved: reversi-"));
        game.composition().library().remove(List.of("game 1", "game 2"));
        press("MORE");
        press("Import games");
        assertTrue(shows("2 games added, 3 were there already."));
        assertEquals(5, game.archive().games.size());
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
        game.composition().router().keyDown(Input.Keys.HOME);
        settle();
        assertEquals(start, replay.game().session().position());
        game.composition().router().keyDown(Input.Keys.RIGHT);
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
    void severalGamesAreChosenSavedDeletedAndBroughtBack() {
        open(30, 390, 844);
        press("MORE");
        press("Select games");
        pressRow(2);
        pressRow(4);
        assertTrue(shows("2 selected"));
        press("Save or copy");
        press("Moves");
        assertEquals(2, game.files().last().split("\n").length);
        press("Delete");
        assertTrue(shows("2 games deleted"));
        assertEquals(28, game.archive().games.size());
        press("Undo");
        assertEquals(30, game.archive().games.size());
    }

    @Test
    void allListedAreChosenAndEscapeChoosesNone() {
        open(30, 1280, 720);
        press("MORE");
        press("Select games");
        press("All");
        assertTrue(shows("30 selected"));
        press("All");
        assertTrue(shows("0 selected"));
        assertFalse(shows("Favourites"));
        game.composition().router().keyDown(Input.Keys.ESCAPE);
        settle();
        assertTrue(game.composition().router().front() instanceof HistoryPage);
        assertTrue(shows("Favourites"));
        pressRow(1);
        assertTrue(game.composition().router().front() instanceof GamePage, "a game is opened again");
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

    @Test
    void filtersChooseWhichGamesAreListed() {
        open(40, 1280, 720);
        press("Online");
        assertTrue(shows("No game matches"));
        press("This device");
        assertFalse(shows("No game matches"));
    }

    /** Games against two people and the computer, in three openings. */
    private void openVaried(int width, int height) {
        game.resize(width, height);
        game.composition().begin();
        String[] names = {"Ada", "Ben", "Ada", "", "Ada", "Ben"};
        String[] openings = {"Tiger", "Tiger", "Rose", "Rose", "Rose", ""};
        List<ArchivedGame> played = new ArrayList<>();
        for (int i = 0; i < names.length; i++) {
            ArchivedGame random = PlayedGames.archived("game " + i, NOW - i * 86_400_000L, 2L * i);
            GameSummary shown = random.summary();
            boolean isBlack = shown.mine().equals(Optional.of(Disc.BLACK));
            ArchivedPlayer person = isBlack ? shown.black() : shown.white();
            ArchivedPlayer other = new ArchivedPlayer(names[i], names[i].isEmpty() ? 4 : 0, 0);
            played.add(ArchivedGame.of(
                    shown.id(),
                    shown.at(),
                    shown.source(),
                    isBlack ? person : other,
                    isBlack ? other : person,
                    shown.mine(),
                    random.game(),
                    openings[i]));
        }
        game.composition().library().add(played, result -> {});
        game.archive().answer();
        game.composition().go().games();
        settle();
    }

    /** The names and counts that the open list offers, from the top. */
    private List<String> offered() {
        return game.composition().focus().stops().stream()
                .filter(stop -> stop.getClass().getSimpleName().equals("ChoiceRow"))
                .map(GamesOnStageTest::words)
                .toList();
    }

    private static String words(Actor actor) {
        StringBuilder words = new StringBuilder();
        if (actor instanceof Text text) {
            words.append(text.words()).append(' ');
        } else if (actor instanceof Group group) {
            group.getChildren().forEach(child -> words.append(words(child)));
        }
        return words.toString();
    }

    /** How many games of a short list are listed, in sight or not. */
    private long listed() {
        return rows(game.composition().focus().scope());
    }

    private static long rows(Actor actor) {
        if (!actor.isVisible() || !(actor instanceof Group group)) {
            return 0;
        }
        long inside = 0;
        for (Actor child : group.getChildren()) {
            inside += rows(child);
        }
        return inside + (isRow(actor) ? 1 : 0);
    }

    @ParameterizedTest
    @CsvSource({"1280, 720", "390, 844"})
    void anOpponentIsChosenAmongThoseWhoOccur(int width, int height) {
        openVaried(width, height);
        press("Opponent");
        assertEquals(List.of("All opponents 6 ", "Ada 3 ", "Ben 2 ", "Level 4 1 "), offered());
        press("Ben");
        assertFalse(game.composition().router().isSheetOpen());
        assertEquals(2, listed());
        press("Opening");
        assertEquals(List.of("All openings 2 ", "Tiger 1 "), offered(), "only what the other filters leave");
        press("Tiger");
        assertEquals(1, listed());
        game.resize(900, 600);
        settle();
        assertEquals(1, listed(), "what is chosen outlives another size");
        press("All");
        assertEquals(6, listed());
        assertTrue(shows("Opponent") && shows("Opening"));
    }

    @Test
    void allOpponentsAreWantedAgain() {
        openVaried(1280, 720);
        press("Opponent");
        press("Ada");
        press("Opening");
        press("Rose");
        assertEquals(2, listed());
        press("Ada");
        press("All opponents");
        assertEquals(3, listed(), "the opening is still asked for");
    }

    @Test
    void writingNarrowsTheListAndEnterTakesTheFirst() {
        openVaried(1280, 720);
        press("Opponent");
        assertTrue(game.composition().router().isWriting(), "whoever has a keyboard writes at once");
        write("b");
        assertEquals(List.of("Ben 2 "), offered());
        write("x");
        assertEquals(List.of(), offered());
        assertTrue(shows("Nothing found"));
        write("\b");
        game.stage().keyDown(Input.Keys.ENTER);
        settle();
        assertFalse(game.composition().router().isSheetOpen());
        assertEquals(2, listed());
    }

    private void write(String signs) {
        for (int i = 0; i < signs.length(); i++) {
            game.stage().keyTyped(signs.charAt(i));
        }
        settle();
    }

    @Test
    void theArrowsLeadThroughTheListAndEscapeLeavesItAsItWas() {
        openVaried(1280, 720);
        press("Opponent");
        for (int i = 0; i < 4 && !game.composition().probe().state().focus().equals("All opponents"); i++) {
            afterKey(Input.Keys.TAB);
        }
        afterKey(Input.Keys.DOWN);
        assertEquals("Ada", game.composition().probe().state().focus());
        afterKey(Input.Keys.ESCAPE);
        assertEquals(6, listed());
        press("Opponent");
        for (int i = 0; i < 4 && !game.composition().probe().state().focus().equals("All opponents"); i++) {
            afterKey(Input.Keys.TAB);
        }
        afterKey(Input.Keys.DOWN);
        afterKey(Input.Keys.DOWN);
        afterKey(Input.Keys.ENTER);
        assertEquals(2, listed());
    }
}
