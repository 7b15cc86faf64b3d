package reversi.server.game;

import java.util.Optional;
import reversi.game.ColourChoice;
import reversi.game.Ending;
import reversi.game.Result;
import reversi.game.TimeControl;
import reversi.online.Finish;
import reversi.online.GameTerms;
import reversi.online.PlayerKind;
import reversi.online.RatingChange;
import reversi.online.TableEvent;
import reversi.online.TableRequest;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Variant;

/** Games in which each side played the first move that it had, so many milliseconds each. */
public final class PlayedGames {
    private static final long START = 1_000_000;
    private static final RatingChange UNCHANGED = new RatingChange(0, 1_500, 1_500);

    private PlayedGames() {}

    static GameState start(Variant variant, TimeControl time, PlayerKind white) {
        GameTerms terms = new GameTerms(variant, time, false, ColourChoice.BLACK);
        SeatedAccount ann = new SeatedAccount(1, PlayerKind.MEMBER);
        return GameState.start(
                new GameFacts(1, terms, ann, new SeatedAccount(2, white), START, false, Optional.empty()));
    }

    /** The game until so many squares are empty. */
    static GameState to(GameState start, int empties, long millis) {
        GameState state = start;
        long now = START;
        while (state.position().empties() > empties) {
            now += millis;
            Move move = state.position().legalMoves().get(0);
            TableRequest.Play play = new TableRequest.Play(1, state.transcript().plies() + 1, move);
            Decision decision = TableReferee.judge(state, state.position().toMove(), play, now, 0, false);
            int before = state.version();
            for (TableEvent event : ((Decision.Granted) decision).events()) {
                state = state.with(event, now);
            }
            if (state.version() == before) {
                throw new IllegalStateException(
                        "the flag has fallen with " + state.position().empties() + " empty");
            }
        }
        return state;
    }

    static GameState flagged(GameState state) {
        long late = state.deadline().orElse(START + 99 * GameState.MOST_IDLE);
        Result lost = Result.lost(Ending.TIME, state.position().toMove(), state.position());
        return ended(state, lost, late);
    }

    /** A game between members that ended by time where so many squares were empty. */
    public static GameState flagged(Variant variant, TimeControl time, int empties, long millis) {
        return flagged(to(start(variant, time, PlayerKind.MEMBER), empties, millis));
    }

    static GameState resigned(GameState state) {
        Result lost = Result.lost(Ending.RESIGNATION, state.position().toMove(), state.position());
        return ended(state, lost, state.game().clock().since());
    }

    private static GameState ended(GameState state, Result result, long now) {
        Finish finish = new Finish(
                result.ending(),
                result.winner(),
                state.position().count(Disc.BLACK),
                state.position().count(Disc.WHITE),
                UNCHANGED,
                UNCHANGED);
        return state.with(new TableEvent.Finished(finish), now);
    }
}
