package reversi.server.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import reversi.engine.Engine;
import reversi.engine.Helpers;
import reversi.engine.TimeSource;
import reversi.game.TimeControl;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.server.game.GameState;
import reversi.server.game.PlayedGames;

/** Only whoever had lost has stalled, by every line that there is. */
class StallWatchTest {
    private final Engine engine = new Engine(TimeSource.SYSTEM, 1, Helpers.NONE);
    private final List<Long> stalled = new ArrayList<>();
    private final StallWatch watch = new StallWatch(work -> work.accept(engine), stalled::add);

    /** What the side to move ends ahead by with best play, by the rules alone. */
    private static int value(Position position) {
        if (position.isOver()) {
            return position.count(position.toMove())
                    - position.count(position.toMove().other());
        }
        int best = Integer.MIN_VALUE;
        for (var move : position.legalMoves()) {
            Position next = ((Played.Legal) position.play(move)).turn().after();
            best = Math.max(best, next.toMove() == position.toMove() ? value(next) : -value(next));
        }
        return best;
    }

    @Test
    void aLostGameIsStalledAndAnotherIsNot() {
        int lost = 0;
        for (int empties = 1; empties <= 8; empties++) {
            GameState ended = PlayedGames.flagged(Variant.OTHELLO, TimeControl.perGame(900, 0), empties, 1_000);
            boolean isLost = value(ended.position()) < 0;
            lost += isLost ? 1 : 0;
            stalled.clear();
            watch.ended(ended);
            assertEquals(isLost ? List.of(1L) : List.of(), stalled, empties + " empty");
        }
        assertTrue(lost > 0 && lost < 8, "both kinds were tried: " + lost);
    }

    @Test
    void whoWasShortOfTimeIsNotLookedAt() {
        StallWatch blind = new StallWatch(
                work -> {
                    throw new AssertionError("no engine is needed");
                },
                stalled::add);
        blind.ended(PlayedGames.flagged(Variant.OTHELLO, TimeControl.perGame(30, 0), 12, 500));
        assertEquals(List.of(), stalled);
    }
}
