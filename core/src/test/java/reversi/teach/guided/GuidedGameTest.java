package reversi.teach.guided;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import reversi.rules.Square;

/** The guided game is real, short, and won by whoever takes the corners that it points at. */
class GuidedGameTest {
    private static final int MOST_TAPS = 8;

    private final Map<GuidedGame, Square> replies = new HashMap<>();
    private int longest;
    private int passes;

    private Square reply(GuidedGame game) {
        return replies.computeIfAbsent(game, asked -> {
            PipReply search = new PipReply(asked);
            while (search.step()) {
                // Nobody waits for a picture.
            }
            return search.square();
        });
    }

    /** Counts the ends of all games in which the newcomer chooses between {@code moves} of a position, however they choose. */
    private Map<GuidedRemark, Integer> ends(Function<GuidedGame, List<Square>> moves) {
        Map<GuidedRemark, Integer> ends = new HashMap<>();
        end(GuidedGame.begin(), 0, moves, ends);
        return ends;
    }

    private void end(
            GuidedGame game, int taps, Function<GuidedGame, List<Square>> moves, Map<GuidedRemark, Integer> ends) {
        longest = Math.max(longest, taps);
        if (game.isOver()) {
            passes += game.told().contains(GuidedRemark.PIP_PASSES) ? 1 : 0;
            ends.merge(game.remark(), 1, Integer::sum);
        } else if (game.mustPass()) {
            end(game.passed(), taps, moves, ends);
        } else if (game.isPipsTurn()) {
            end(game.played(reply(game)), taps, moves, ends);
        } else {
            moves.apply(game).forEach(square -> end(game.played(square), taps + 1, moves, ends));
        }
    }

    private static List<Square> pointedOrAny(GuidedGame game) {
        return game.pointed().isEmpty() ? game.position().placements() : game.pointed();
    }

    @Test
    void whoeverFollowsTheRingWinsWhateverElseTheyPlay() {
        Map<GuidedRemark, Integer> ends = ends(GuidedGameTest::pointedOrAny);
        assertEquals(Set.of(GuidedRemark.WON), ends.keySet());
        assertTrue(passes > 0, "somebody sees Pip pass");
        assertTrue(longest <= MOST_TAPS, () -> longest + " taps");
    }

    @Test
    void mostOfTheOthersWinToo() {
        Map<GuidedRemark, Integer> ends = ends(game -> game.position().placements());
        int all = ends.values().stream().mapToInt(Integer::intValue).sum();
        assertTrue(ends.get(GuidedRemark.WON) > 0.8 * all, ends::toString);
        assertTrue(longest <= MOST_TAPS, () -> longest + " taps");
    }

    @Test
    void aMoveThatIsNotLegalChangesNothing() {
        GuidedGame game = GuidedGame.begin();
        assertEquals(game, game.played(Square.of("a1")));
        assertEquals(game, game.passed());
    }

    @Test
    void pipSearchesOnlyWhenToMove() {
        assertThrows(IllegalArgumentException.class, () -> new PipReply(GuidedGame.begin()));
    }
}
