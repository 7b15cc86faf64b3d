package reversi.tools.history;

import java.util.Optional;
import reversi.game.Ending;
import reversi.game.GameEvent;
import reversi.game.GameRequest;
import reversi.game.Result;
import reversi.game.Verdict;
import reversi.rules.Disc;
import reversi.rules.Position;

/** What clients do at a table, and what they see of it. */
public sealed interface TableOperation {
    /**
     * A player asked for something.
     *
     * @param refusal why it was not done; empty where it was, or where nobody knows
     */
    record Asked(Disc by, GameRequest request, Optional<Verdict.Refusal> refusal) implements TableOperation {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.asked(this);
        }
    }

    /** The server ended the game by itself. */
    record Stopped(Ending ending, Optional<Disc> winner) implements TableOperation {
        GameEvent event(Position last) {
            return new GameEvent.Ended(new Result(ending, winner, last.score()));
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.stopped(this);
        }
    }

    /** Somebody saw what the table has had by a version. */
    record Seen(int version) implements TableOperation {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.seen(this);
        }
    }

    /** Somebody saw that a version is the newest. */
    record Newest(int version) implements TableOperation {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.newest(this);
        }
    }

    /** A player wanted to play once more with the colours exchanged. */
    record WantedRematch(Disc by) implements TableOperation {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.wantedRematch(this);
        }
    }

    /** The game after this one has begun, with the colours exchanged. */
    record FollowedBy(long game) implements TableOperation {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.followedBy(this);
        }
    }

    /** Hands this to the visitor's method for its kind. */
    <T> T accept(Visitor<T> visitor);

    /** What to do with each kind of operation. */
    interface Visitor<T> {
        T asked(Asked operation);

        T stopped(Stopped operation);

        T seen(Seen operation);

        T newest(Newest operation);

        T wantedRematch(WantedRematch operation);

        T followedBy(FollowedBy operation);
    }
}
