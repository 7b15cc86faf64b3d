package reversi.screens.ladder;

import java.util.List;
import reversi.archive.GameSummary;
import reversi.archive.Outcome;
import reversi.game.Ending;
import reversi.rules.Variant;
import reversi.teach.puzzle.Streak;

/**
 * How far somebody is with what takes many games or days.
 *
 * @param wins games won in a row
 * @param days daily puzzles solved in a row
 * @param level the highest level of the computer beaten at Othello by the count of the discs; 0 for none
 */
public record OwnProgress(Streak wins, Streak days, int level) {
    /** That of these games, the newest first. */
    public static OwnProgress of(List<GameSummary> games, Streak days) {
        int run = 0;
        int best = 0;
        int level = 0;
        for (int i = games.size() - 1; i >= 0; i--) {
            GameSummary game = games.get(i);
            Outcome outcome = game.outcome();
            run = outcome == Outcome.WON ? run + 1 : outcome == Outcome.NEUTRAL ? run : 0;
            best = Math.max(best, run);
            level = Math.max(level, beaten(game));
        }
        return new OwnProgress(new Streak(run, best), days, level);
    }

    /** The level that was beaten in a game; 0 where none was. */
    private static int beaten(GameSummary game) {
        boolean counts = game.outcome() == Outcome.WON
                && game.result().ending() == Ending.DISCS
                && game.variant().equals(Variant.OTHELLO);
        return counts ? game.opponent().map(player -> player.level()).orElse(0) : 0;
    }
}
