package reversi;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import reversi.archive.ArchivedGame;
import reversi.archive.GameLibrary;
import reversi.archive.PlayedGames;
import reversi.game.Game;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.platform.MemoryArchive;
import reversi.platform.MemoryStore;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.screens.Foreground;
import reversi.screens.Texts;
import reversi.screens.history.GameOpener;
import reversi.screens.ladder.AchievementRecorder;
import reversi.screens.ladder.AchievementRepository;
import reversi.screens.ladder.AchievementServices;
import reversi.screens.ladder.LadderPage;
import reversi.screens.ladder.OwnProgress;
import reversi.teach.OpeningNames;
import reversi.teach.ladder.LevelLadder;
import reversi.teach.puzzle.Streak;

/** Finished games on the rungs of the ladder. */
public final class LadderGames {
    /** When the first of them ended. */
    public static final long FIRST = 1_780_000_000_000L;

    private static final long HOUR = 3_600_000;

    private LadderGames() {}

    /** Whom nothing is said. */
    private static final class Nobody implements Foreground {
        @Override
        public boolean isPlaying() {
            return false;
        }

        @Override
        public void wake() {}

        @Override
        public void say(Function<Texts, String> words) {}
    }

    /** Games that ended so, {@code W} won and {@code L} lost, eight hours apart, on the rung of a level and on higher ones, up to six more, in turns. */
    static List<ArchivedGame> of(String outcomes, int level) {
        List<ArchivedGame> games = new ArrayList<>();
        for (int i = 0; i < outcomes.length(); i++) {
            boolean isWon = outcomes.charAt(i) == 'W';
            games.add(game(level + i * 6 / outcomes.length(), isWon, FIRST + i * 8L * HOUR, i));
        }
        return games;
    }

    /** The page for somebody with these games, who has earned nothing yet. */
    static LadderPage page(List<ArchivedGame> games) {
        MemoryArchive archive = new MemoryArchive();
        GameLibrary library = new GameLibrary(archive, result -> {});
        library.load();
        archive.answer();
        library.add(games, result -> {});
        AchievementRepository earned = new AchievementRepository(new MemoryStore(), result -> {});
        AchievementServices achievements = new AchievementServices(
                new AchievementRecorder(library, earned, new Nobody(), FIRST),
                new GameOpener(library, new OpeningNames(""), () -> FIRST, (actions, game, names, plies) -> {}),
                () -> FIRST,
                () -> OwnProgress.of(library.index().games(), new Streak(2, 5)));
        return new LadderPage(library, () -> FIRST + 1_000 * HOUR, new Random(1), achievements);
    }

    /** A game on the rung of a level that ended so. */
    static ArchivedGame game(int level, boolean isWon, long at, long number) {
        return game(level, isWon, at, number, TimeControl.perMove(LevelLadder.secondsPerMove(level)));
    }

    /** A game against a level with a clock that ended so. */
    public static ArchivedGame game(int level, boolean isWon, long at, long number, TimeControl time) {
        for (long seed = number * 1_000; ; seed++) {
            boolean isBlack = seed % 2 == 0;
            Seat person = Seat.human("");
            Seat computer = Seat.computer("", level);
            GameSetup setup =
                    new GameSetup(Variant.OTHELLO, isBlack ? person : computer, isBlack ? computer : person, time);
            Game game = PlayedGames.play(setup, new Random(seed));
            Disc winner = isBlack == isWon ? Disc.BLACK : Disc.WHITE;
            boolean isSo = game.result()
                    .filter(result -> result.winner().equals(Optional.of(winner)))
                    .isPresent();
            if (isSo && game.transcript().placements() >= 10) {
                return ArchivedGame.local("ladder-" + number, at, game, "");
            }
        }
    }
}
