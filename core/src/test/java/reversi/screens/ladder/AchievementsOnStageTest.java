package reversi.screens.ladder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.GameDriver;
import reversi.archive.GameLibrary;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.platform.MemoryArchive;
import reversi.platform.MemoryStore;
import reversi.rules.Move;
import reversi.rules.Variant;
import reversi.screens.Context;
import reversi.screens.Foreground;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.Page;
import reversi.screens.Texts;
import reversi.screens.board.Tempo;
import reversi.screens.game.GamePage;
import reversi.screens.game.ReplayController;
import reversi.screens.history.GameOpener;
import reversi.screens.sound.Sounds;
import reversi.screens.ui.Text;
import reversi.teach.OpeningNames;
import reversi.teach.achievement.Achievement;
import reversi.teach.achievement.AchievementRecord;
import reversi.teach.achievement.EarnedAchievement;
import reversi.teach.puzzle.Streak;

/** What one sees of achievements: one line after a game, and a panel of all of them. */
class AchievementsOnStageTest {
    private static final long NOW = 1_795_000_000_000L;
    private static final long DAY = 86_400_000;

    /** Black leaves White a single move with the 29th turn, and wins. */
    private static final String SQUEEZE =
            "f5f6e6f4g5g6g4e7f3e3d6h6d7f2h5h4g3h3f8c5f7c6c7d8e8c8b8g7g8b7h8h7h2g2g1h1f1e1a7a8d3a6b6";

    private static final AchievementRecord SOME = AchievementRecord.none()
            .with(Achievement.CORNER, new EarnedAchievement("first", NOW - 40 * DAY, 31))
            .with(Achievement.PARITY, new EarnedAchievement("second", NOW, 50));

    private final MemoryStore kept = new MemoryStore();
    private final MemoryArchive archive = new MemoryArchive();
    private final GameLibrary library = new GameLibrary(archive, result -> {});
    private final AchievementRepository repository = new AchievementRepository(kept, result -> {});
    private final List<Integer> opened = new ArrayList<>();

    /** A page with nothing but the panel. */
    private final class PanelPage extends Page {
        private final AchievementServices services;
        private Table panel = new Table();

        PanelPage(GameDriver game) {
            library.load();
            archive.answer();
            GameOpener opener =
                    new GameOpener(library, new OpeningNames(""), () -> NOW, (actions, found, names, plies) -> {
                        opened.add(plies);
                        ReplayController replay = ReplayController.of(
                                        found.game(), names, actions, game.thinker(), Sounds.NONE, Tempo.normal())
                                .from(plies);
                        game.router().enter(new GamePage(replay, new OpeningNames("")));
                    });
            services = new AchievementServices(
                    new AchievementRecorder(library, repository, QUIET, NOW),
                    opener,
                    () -> NOW,
                    () -> OwnProgress.of(library.index().games(), new Streak(2, 5)));
        }

        @Override
        public Actor build(Context context, Layout layout) {
            HeadedScaffold scaffold = new HeadedScaffold(context, layout, HeadedScaffold.WIDEST);
            panel = new AchievementsPanel(context, services, scaffold.width());
            return scaffold.lay("achievements.title", HeadedScaffold.scrolling(context, panel, scaffold.width()));
        }
    }

    private static final Foreground QUIET = new Foreground() {
        @Override
        public boolean isPlaying() {
            return false;
        }

        @Override
        public void wake() {}

        @Override
        public void say(Function<Texts, String> words) {}
    };

    private static void shows(GameDriver game, String words) {
        assertTrue(game.shows(words), () -> words + " is not among " + game.words());
    }

    private static boolean says(GameDriver game, String part) {
        return game.words().stream().anyMatch(words -> words.contains(part));
    }

    @Test
    void earnedOnesHaveADayAndTheOthersATask() {
        repository.change(none -> SOME);
        try (GameDriver game = GameDriver.of("en", false, 1280, 2400)) {
            game.router().enter(new PanelPage(game));
            game.pass(0.5f);
            shows(game, "2 of 20");
            shows(game, "First corner");
            shows(game, "Today");
            shows(game, "Leave your opponent without a single disc.");
            game.click("Wipe-out");
            game.pass(0.5f);
            shows(game, "Not earned yet");
            assertFalse(game.canClick("See the game"));
            game.click("Close");
            game.click("Level 6");
            game.pass(0.5f);
            shows(game, "Highest level beaten: –");
            game.click("Close");
            game.click("Parity");
            game.pass(0.5f);
            shows(game, "Earned: Today");
            game.click("See the game");
            archive.answer();
            game.pass(0.2f);
            shows(game, "That game is no longer in your list.");
            assertEquals(List.of(), opened);
        }
    }

    @Test
    void whatIsEarnedMeanwhileJoinsAndOpensItsGameAtTheMove() {
        library.add(List.of(AchievementRecorderTest.game("g", NOW - 3 * DAY, SQUEEZE, true, 3)), result -> {});
        try (GameDriver game = GameDriver.of("en", false, 1280, 2400)) {
            PanelPage page = new PanelPage(game);
            game.router().enter(page);
            game.pass(0.5f);
            shows(game, "0 of 20");
            for (int i = 0; i < 20; i++) {
                page.services.recorder().tick();
                archive.answer();
            }
            game.pass(0.2f);
            shows(game, "6 of 20");
            game.click("Only move");
            game.pass(0.5f);
            game.click("See the game");
            archive.answer();
            game.pass(0.5f);
            assertEquals(List.of(29), opened);
            GamePage replay = (GamePage) game.router().front();
            assertEquals(29, replay.game().session().transcript().plies());
            game.press(Input.Keys.FORWARD_DEL);
            game.pass(0.3f);
            shows(game, "Delete this game?");
            game.click("Delete");
            game.pass(0.3f);
            assertEquals(List.of(), library.index().games());
            assertEquals(page, game.router().front());
            shows(game, "6 of 20");
        }
    }

    @Test
    void aGameThatComesAfterItsPageWasLeftIsNotOpened() {
        repository.change(none -> SOME);
        try (GameDriver game = GameDriver.of("en", false, 1280, 2400)) {
            game.router().enter(new PanelPage(game));
            game.pass(0.5f);
            game.click("Parity");
            game.pass(0.5f);
            game.click("See the game");
            game.press(Input.Keys.ESCAPE);
            game.pass(0.5f);
            archive.answer();
            game.pass(0.2f);
            assertFalse(game.shows("That game is no longer in your list."));
            assertEquals(List.of(), opened);
        }
    }

    @Test
    void aStreakIsACardThatSaysHowFarItIsToTheBest() {
        library.add(List.of(AchievementRecorderTest.game("g", NOW - 3 * DAY, SQUEEZE, true, 3)), result -> {});
        try (GameDriver game = GameDriver.of("en", false, 1280, 2400)) {
            game.router().enter(new PanelPage(game));
            game.pass(0.5f);
            game.click("Wins in a row");
            game.pass(0.5f);
            shows(game, "Best: 1");
            shows(game, "To a new best: 1");
            game.click("Close");
            game.click("Daily puzzles in a row");
            game.pass(0.5f);
            shows(game, "Best: 5");
            shows(game, "To a new best: 4");
            game.click("Puzzles");
            game.pass(0.5f);
            assertFalse(game.router().front() instanceof PanelPage);
        }
    }

    @ParameterizedTest
    @CsvSource({"en, 320, 640", "fr, 320, 640", "fr, 390, 844", "en, 900, 600", "fr, 1280, 720"})
    void everyWordHasItsRoom(String language, int width, int height) {
        try (GameDriver game = GameDriver.of(language, true, width, height)) {
            PanelPage page = new PanelPage(game);
            game.router().enter(page);
            game.pass(0.5f);
            List<Text> texts = new ArrayList<>();
            collect(page.panel, texts);
            assertTrue(texts.size() > 2 * Achievement.values().length);
            for (Text text : texts) {
                boolean fits = text.heightFor(text.getWidth()) <= text.getHeight() + 1;
                assertTrue(fits, () -> text.words() + " in " + text.getWidth() + " × " + text.getHeight());
            }
            assertTrue(page.panel.getWidth() <= width);
        }
    }

    private static void collect(Actor actor, List<Text> texts) {
        if (actor instanceof Text text) {
            texts.add(text);
        } else if (actor instanceof com.badlogic.gdx.scenes.scene2d.Group group) {
            group.getChildren().forEach(child -> collect(child, texts));
        }
    }

    /** Black ends the shortest wipe-out, whose other moves were the opening. */
    private static void wipeOut(GameDriver game) {
        game.answerArchive();
        wipeOut(game, game::answerArchive);
    }

    /** The same, with something that happens before the archive answers for the first time. */
    private static void wipeOut(GameDriver game, Runnable before) {
        List<Move> opening = new ArrayList<>();
        for (String square : List.of("e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5")) {
            opening.add(Move.at(square));
        }
        game.play(new GameSetup(Variant.OTHELLO, opening, Seat.human(""), Seat.computer("", 3), TimeControl.none()));
        game.pass(3);
        assertFalse(says(game, "Achievement"));
        game.type("c5");
        assertFalse(says(game, "Achievement"), "the discs still turn");
        game.pass(3);
        before.run();
        for (int i = 0; i < 5; i++) {
            game.answerArchive();
            game.pass(0.2f);
        }
    }

    @Test
    void whoHasClosedTheResultReadsANotice() {
        try (GameDriver game = GameDriver.of("en", false, 1280, 720)) {
            game.prepare();
            wipeOut(game, () -> game.press(Input.Keys.ESCAPE));
            shows(game, "Achievement: No gifts — and 2 more");
            game.pass(20);
            assertFalse(says(game, "Achievement"));
        }
    }

    @Test
    void aGameIsFollowedByOneLine() {
        MemoryStore store = new MemoryStore();
        try (GameDriver game = GameDriver.of("en", false, 1280, 720, store)) {
            game.prepare();
            wipeOut(game);
            assertTrue(game.router().front() instanceof GamePage page
                    && page.game().isResultShown());
            shows(game, "Achievement: No gifts — and 2 more");
            game.pass(20);
            shows(game, "Achievement: No gifts — and 2 more");
            game.click("Undo");
            game.pass(2);
            assertFalse(says(game, "Achievement"), "it goes with the end that is taken back");
            game.type("c5");
            game.answerArchive();
            game.pass(3);
            game.answerArchive();
            game.pass(1);
            assertTrue(((GamePage) game.router().front()).game().isResultShown());
            long lines = game.words().stream()
                    .filter(words -> words.contains("Achievement"))
                    .count();
            assertEquals(1, lines, "the same end has the same line, and no second one");
        }
        Map<String, String> texts = store.texts();
        assertTrue(texts.get(AchievementRepository.NAME).contains("WIPE_OUT,"));
    }
}
