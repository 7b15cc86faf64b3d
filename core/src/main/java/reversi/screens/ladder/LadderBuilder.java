package reversi.screens.ladder;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongToIntFunction;
import reversi.archive.GameSummary;
import reversi.teach.ladder.EvenMatch;
import reversi.teach.ladder.LevelLadder;
import reversi.teach.ladder.LevelResult;
import reversi.teach.ladder.StrengthBuilder;

/** Goes through the games of an archive from the oldest to the newest, a few at each step. */
final class LadderBuilder {
    private static final int AT_ONCE = 16;

    private final List<GameSummary> games;
    private final LongToIntFunction minutesAhead;
    private final List<LevelResult> results = new ArrayList<>();
    private final StrengthBuilder strength = new StrengthBuilder();
    private int left;

    /** Goes through these games, the newest first; the function tells how many minutes the player's clock was ahead of universal time at a moment. */
    LadderBuilder(List<GameSummary> games, LongToIntFunction minutesAhead) {
        this.games = games;
        this.minutesAhead = minutesAhead;
        this.left = games.size();
    }

    /** Takes a few more; answers whether there are others. */
    boolean step() {
        int until = Math.max(0, left - AT_ONCE);
        while (left > until) {
            left--;
            add(games.get(left));
        }
        return left > 0;
    }

    /** Takes a game that ended after all others, where it counts. */
    void add(GameSummary game) {
        LevelGames.result(game, minutesAhead).ifPresent(result -> {
            results.add(result);
            strength.add(result);
        });
    }

    /** The highest level for which the player was ready after any of the games so far; 0 for none. */
    int everReady() {
        return strength.everReady();
    }

    /** The level against which the player wins about half of the games, by those so far. */
    int evenLevel() {
        return EvenMatch.level(strength.build(), results);
    }

    /** What the games so far come to. */
    LadderState build() {
        return new LadderState(strength.build(), LevelLadder.after(results));
    }
}
