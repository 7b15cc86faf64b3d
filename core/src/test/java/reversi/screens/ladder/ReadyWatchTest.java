package reversi.screens.ladder;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import reversi.LadderGames;
import reversi.archive.ArchivedGame;
import reversi.archive.GameLibrary;
import reversi.game.TimeControl;
import reversi.platform.MemoryArchive;
import reversi.screens.Foreground;
import reversi.screens.Texts;
import reversi.teach.ladder.LevelResult;
import reversi.teach.ladder.StrengthBuilder;

/** When it is said that the player is ready for a level. */
class ReadyWatchTest {
    private static final String OUTCOMES = "LWLWLLWLWLLWLWLLWLWLWWWWWWWW";

    private final MemoryArchive archive = new MemoryArchive();
    private final GameLibrary library = new GameLibrary(archive, result -> {});
    private final Front front = new Front();

    /** The page in front. */
    private static final class Front implements Foreground {
        private boolean isPlaying;
        private int said;

        @Override
        public boolean isPlaying() {
            return isPlaying;
        }

        @Override
        public void wake() {}

        @Override
        public void say(Function<Texts, String> words) {
            said++;
        }
    }

    private static ArchivedGame game(int number) {
        boolean isWon = OUTCOMES.charAt(number) == 'W';
        return LadderGames.game(6, isWon, LadderGames.FIRST + number, number, TimeControl.none());
    }

    private ReadyWatch read() {
        library.load();
        archive.answer();
        return new ReadyWatch(library, at -> 0, front);
    }

    private static void pass(ReadyWatch watch, int seconds) {
        for (int i = 0; i < seconds * 10; i++) {
            watch.tick(0.1f);
        }
    }

    /** How often one becomes ready for a higher level than ever before, counted by the estimate itself. */
    private static List<Integer> firsts() {
        List<Integer> firsts = new ArrayList<>();
        List<LevelResult> results = new ArrayList<>();
        int highest = 0;
        for (int i = 0; i < OUTCOMES.length(); i++) {
            LevelGames.result(game(i).summary(), at -> 0).ifPresent(results::add);
            int ready = StrengthBuilder.after(results).readyFor();
            if (ready > highest) {
                highest = ready;
                firsts.add(i);
            }
        }
        return firsts;
    }

    @Test
    void itIsSaidAfterEachGameThatMadeReadyForAHigherLevelThanEver() {
        ReadyWatch watch = read();
        List<Integer> said = new ArrayList<>();
        for (int i = 0; i < OUTCOMES.length(); i++) {
            library.add(List.of(game(i)), result -> {});
            int before = front.said;
            pass(watch, 6);
            if (front.said > before) {
                said.add(i);
            }
        }
        assertEquals(firsts(), said);
        assertEquals(said.size(), front.said);
    }

    @Test
    void itIsNotSaidWhileAGameGoesOn() {
        int first = firsts().get(0);
        List<ArchivedGame> before = new ArrayList<>();
        for (int i = 0; i < first; i++) {
            before.add(game(i));
        }
        library.add(before, result -> {});
        ReadyWatch watch = read();
        front.isPlaying = true;
        library.add(List.of(game(first)), result -> {});
        pass(watch, 60);
        assertEquals(0, front.said);
        front.isPlaying = false;
        pass(watch, 3);
        assertEquals(0, front.said, "the result has the player's eye first");
        pass(watch, 3);
        assertEquals(1, front.said);
        pass(watch, 60);
        assertEquals(1, front.said);
    }

    @Test
    void gamesThatWereThereAndOlderOnesSayNothing() {
        library.add(List.of(game(OUTCOMES.length() - 1)), result -> {});
        ReadyWatch watch = read();
        pass(watch, 10);
        List<ArchivedGame> older = new ArrayList<>();
        for (int i = 0; i < OUTCOMES.length() - 1; i++) {
            older.add(game(i));
        }
        library.add(older, result -> {});
        pass(watch, 10);
        library.load();
        archive.answer();
        pass(watch, 10);
        assertEquals(0, front.said);
    }
}
