package reversi.screens.ladder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import reversi.archive.ArchivedGame;
import reversi.archive.GameLibrary;
import reversi.game.Ending;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.notation.TranscriptText;
import reversi.platform.ArchiveCondition;
import reversi.platform.GameArchive;
import reversi.platform.MemoryArchive;
import reversi.platform.MemoryStore;
import reversi.platform.Store;
import reversi.rules.Turn;
import reversi.rules.Variant;
import reversi.screens.Foreground;
import reversi.screens.Language;
import reversi.screens.Texts;
import reversi.teach.achievement.Achievement;
import reversi.teach.achievement.EarnedAchievement;

/** Games of one's own are looked through once each, behind what a person does. */
class AchievementRecorderTest {
    /** Black wipes White out after nine plies: no corner given away, and none taken. */
    private static final String WIPE_OUT = "e6f4e3f6g5d6e7f5c5";

    private static final Set<Achievement> OF_A_WIPE_OUT =
            EnumSet.of(Achievement.NO_GIFT, Achievement.WIPE_OUT, Achievement.LEVEL_3);
    private static final long START = 1_000_000;

    private final MemoryStore store = new MemoryStore();
    private final CountingArchive archive = new CountingArchive();
    private final Page page = new Page();
    private GameLibrary library = new GameLibrary(archive, result -> {});
    private AchievementRecorder recorder = recorder();

    /** What a person sees. */
    private static final class Page implements Foreground {
        private final List<String> said = new ArrayList<>();
        private boolean isPlaying;
        private int wakes;

        @Override
        public boolean isPlaying() {
            return isPlaying;
        }

        @Override
        public void wake() {
            wakes++;
        }

        @Override
        public void say(Function<Texts, String> words) {
            said.add(words.apply(texts()));
        }
    }

    /** Counts the games that are read. */
    private static final class CountingArchive implements GameArchive {
        private final MemoryArchive memory = new MemoryArchive();
        private final List<String> read = new ArrayList<>();

        @Override
        public void listen(Consumer<ArchiveCondition> listener) {
            memory.listen(listener);
        }

        @Override
        public void load(Loader loader) {
            memory.load(loader);
        }

        @Override
        public void body(String id, Consumer<Optional<String>> then) {
            read.add(id);
            memory.body(id, then);
        }

        @Override
        public void put(List<Entry> entries, Consumer<Store.Result> then) {
            memory.put(entries, then);
        }

        @Override
        public void change(Row row, Consumer<Store.Result> then) {
            memory.change(row, then);
        }

        @Override
        public void remove(List<String> ids, Consumer<Store.Result> then) {
            memory.remove(ids, then);
        }
    }

    private static Texts texts() {
        try {
            return Texts.read(Language.ENGLISH, Files.readString(Path.of("..", "assets", "texts", "en.properties")));
        } catch (java.io.IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private AchievementRecorder recorder() {
        AchievementRecorder made =
                new AchievementRecorder(library, new AchievementRepository(store, result -> {}), page, START);
        library.load();
        return made;
    }

    /** The program starts again on the same device. */
    private void restart() {
        work();
        archive.read.clear();
        library = new GameLibrary(archive, result -> {});
        recorder = recorder();
    }

    static ArchivedGame game(String id, long at, String moves, boolean isBlack, int level) {
        Seat person = Seat.human("");
        Seat computer = Seat.computer("", level);
        Game game = Game.start(
                new GameSetup(
                        Variant.OTHELLO, isBlack ? person : computer, isBlack ? computer : person, TimeControl.none()),
                0);
        TranscriptText.Ok read = (TranscriptText.Ok) TranscriptText.read(moves, Variant.OTHELLO);
        for (Turn turn : read.transcript().turns()) {
            int ply = game.transcript().plies() + 1;
            game = game.with(new GameEvent.Played(ply, turn.move(), game.clock().shown()), 0);
        }
        Result result = game.position().isOver()
                ? Result.byDiscs(game.position())
                : Result.lost(Ending.RESIGNATION, game.position().toMove(), game.position());
        return ArchivedGame.local(id, at, game.with(new GameEvent.Ended(result), 0), "");
    }

    private void add(ArchivedGame... games) {
        library.add(List.of(games), result -> {});
    }

    /** Time passes until there is nothing more to do. */
    private void work() {
        for (int i = 0; i < 60; i++) {
            recorder.tick();
            archive.memory.answer();
        }
    }

    private Set<Achievement> earned() {
        return recorder.record().earned().keySet();
    }

    @Test
    void whatIsFoundAmongOldGamesIsKeptInSilence() {
        add(game("new", START - 1, WIPE_OUT, true, 3), game("old", START - 9, WIPE_OUT, true, 3));
        work();
        assertEquals(OF_A_WIPE_OUT, earned());
        assertEquals(
                Optional.of(new EarnedAchievement("old", START - 9, 9)),
                recorder.record().find(Achievement.WIPE_OUT),
                "the first game that earned it");
        assertEquals(List.of(), page.said);
    }

    @Test
    void aGameThatEndsNowIsSaidInOneLineOnceItsResultIsSeen() {
        work();
        page.isPlaying = true;
        add(game("now", START + 5, WIPE_OUT, true, 3));
        work();
        assertEquals(List.of(), page.said);
        assertEquals(Set.of(), earned(), "nothing is done during a game");
        page.isPlaying = false;
        work();
        assertEquals(List.of("Achievement: No gifts — and 2 more"), page.said);
        add(game("next", START + 6, WIPE_OUT, true, 6));
        work();
        assertEquals(List.of("Achievement: No gifts — and 2 more", "Achievement: Level 6"), page.said);
        add(game("again", START + 7, WIPE_OUT, true, 6));
        work();
        assertEquals(2, page.said.size(), "nothing new");
    }

    @Test
    void noGameIsReadTwiceAndALaterStartReadsNone() {
        for (int i = 0; i < 5; i++) {
            add(game("game " + i, i, WIPE_OUT, false, 3));
        }
        work();
        assertEquals(List.of("game 0", "game 1", "game 2", "game 3", "game 4"), archive.read);
        int wakes = page.wakes;
        work();
        assertEquals(wakes, page.wakes, "at rest");
        restart();
        work();
        assertEquals(List.of(), archive.read);
        add(game("one more", START + 1, WIPE_OUT, false, 3));
        restart();
        work();
        assertEquals(List.of(), archive.read, "it was looked at before the end");
    }

    @Test
    void aGameThatCameMeanwhileIsLookedAtWhereverItStands() {
        add(game("a", 1, WIPE_OUT, false, 3), game("c", 3, WIPE_OUT, false, 3));
        restart();
        GameLibrary elsewhere = new GameLibrary(archive, result -> {});
        elsewhere.load();
        archive.memory.answer();
        elsewhere.add(List.of(game("b", 2, WIPE_OUT, true, 3)), result -> {});
        restart();
        work();
        assertTrue(archive.read.contains("b"));
        assertEquals(OF_A_WIPE_OUT, earned());
    }

    @Test
    void aDeletedGameTakesNothingAway() {
        add(game("a", 1, WIPE_OUT, true, 3), game("b", 2, WIPE_OUT, false, 3));
        work();
        library.remove(List.of("a"));
        restart();
        work();
        assertEquals(OF_A_WIPE_OUT, earned());
        assertEquals(List.of(), archive.read, "the one that stayed was looked at");
    }

    @Test
    void anEndThatWasTakenBackIsLookedAtAgain() {
        add(game("a", 1, "e6f4", true, 3));
        work();
        assertEquals(Set.of(), earned());
        add(game("a", 2, WIPE_OUT, true, 3));
        work();
        assertEquals(OF_A_WIPE_OUT, earned());
    }

    @Test
    void oneThatCantBeReadHoldsNobodyUp() {
        add(game("a", 1, WIPE_OUT, true, 3), game("b", 2, WIPE_OUT, true, 3));
        archive.memory.answer();
        GameArchive.Entry broken =
                new GameArchive.Entry(archive.memory.games.get("a").row(), "broken");
        archive.memory.games.put("a", broken);
        restart();
        store.texts().clear();
        recorder.reload();
        work();
        assertEquals(
                "b", recorder.record().find(Achievement.WIPE_OUT).orElseThrow().game());
    }

    @Test
    void gamesBetweenOthersEarnNothing() {
        ArchivedGame own = game("a", 1, WIPE_OUT, true, 3);
        GameSetup setup = own.game().setup();
        Game watched = own.game().in(setup.between(Seat.computer("", 3), Seat.computer("", 4), TimeControl.none()));
        add(ArchivedGame.local("w", 1, watched, ""));
        work();
        assertEquals(List.of(), archive.read);
        assertEquals(Set.of(), earned());
    }

    @Test
    void anotherWindowsRecordIsTakenOver() {
        add(game("a", 1, "e6f4", true, 3));
        work();
        AchievementRepository other = new AchievementRepository(store, result -> {});
        other.change(none -> none.with(Achievement.PARITY, new EarnedAchievement("x", 1, 1)));
        assertNotEquals(Set.of(Achievement.PARITY), earned());
        recorder.reload();
        work();
        assertEquals(Set.of(Achievement.PARITY), earned());
    }

    @Test
    void listenersHearOfWhatIsEarned() {
        List<Integer> heard = new ArrayList<>();
        Runnable listener = () -> heard.add(earned().size());
        recorder.addListener(listener);
        add(game("a", 1, WIPE_OUT, true, 3));
        work();
        assertEquals(List.of(3), heard);
        recorder.removeListener(listener);
        add(game("b", 2, WIPE_OUT, true, 6));
        work();
        assertEquals(1, heard.size());
    }
}
