package reversi.online;

import java.util.Optional;
import reversi.game.Ending;
import reversi.game.GameEvent;
import reversi.game.Result;
import reversi.rules.Position;

/** What the events of a table do to its game, and the other way round. */
public final class GameEvents {
    private GameEvents() {}

    /** What an event of a table does to a game whose position is this; empty for what players say. */
    public static Optional<GameEvent> inGame(TableEvent event, Position last) {
        if (event instanceof TableEvent.Played played) {
            return Optional.of(new GameEvent.Played(played.ply(), played.move(), played.clocks()));
        }
        if (event instanceof TableEvent.DrawOffered offer) {
            return Optional.of(new GameEvent.DrawOffered(offer.by()));
        }
        if (event instanceof TableEvent.DrawDeclined declined) {
            return Optional.of(new GameEvent.DrawDeclined(declined.by()));
        }
        if (event instanceof TableEvent.TakebackOffered offer) {
            return Optional.of(new GameEvent.TakebackOffered(offer.by()));
        }
        if (event instanceof TableEvent.TakebackDeclined declined) {
            return Optional.of(new GameEvent.TakebackDeclined(declined.by()));
        }
        if (event instanceof TableEvent.TakenBack back) {
            return Optional.of(new GameEvent.TakenBack(back.plies(), back.clocks()));
        }
        return event instanceof TableEvent.Finished finished
                ? Optional.of(new GameEvent.Ended(result(finished.finish(), last)))
                : Optional.empty();
    }

    /** What tells a table of an event of its game; throws IllegalArgumentException for the end, which needs what it did to the players, and for what only happens at home. */
    public static TableEvent atTable(GameEvent event) {
        if (event instanceof GameEvent.Played played) {
            return new TableEvent.Played(played.ply(), played.move(), played.clocks());
        }
        if (event instanceof GameEvent.DrawOffered offer) {
            return new TableEvent.DrawOffered(offer.by());
        }
        if (event instanceof GameEvent.DrawDeclined declined) {
            return new TableEvent.DrawDeclined(declined.by());
        }
        if (event instanceof GameEvent.TakebackOffered offer) {
            return new TableEvent.TakebackOffered(offer.by());
        }
        if (event instanceof GameEvent.TakebackDeclined declined) {
            return new TableEvent.TakebackDeclined(declined.by());
        }
        if (event instanceof GameEvent.TakenBack back) {
            return new TableEvent.TakenBack(back.plies(), back.clocks());
        }
        throw new IllegalArgumentException("not for a table: " + event);
    }

    /** How a game ended whose last position is this. */
    public static Result result(Finish finish, Position last) {
        return finish.ending() == Ending.DISCS
                ? Result.byDiscs(last)
                : new Result(finish.ending(), finish.winner(), last.score());
    }
}
