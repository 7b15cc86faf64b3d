package reversi.online;

import java.util.List;

/** What the server says about the players whom one follows, and about what one noted of players. */
public sealed interface FollowNews extends ServerMessage.News {
    /**
     * What one has to do with a player: after asking, and after each change.
     *
     * @param player who
     * @param follows whether one follows the player
     * @param note what one noted; empty for nothing
     */
    record Relation(long player, boolean follows, String note) implements FollowNews {
        @Override
        public void accept(Visitor visitor) {
            visitor.relation(this);
        }
    }

    /**
     * Those whom one follows.
     *
     * @param players all of them, at most {@link Protocol#MAX_FOLLOWED}, in no order
     */
    record Followed(List<PlayerCard> players) implements FollowNews {
        public Followed {
            players = List.copyOf(players);
        }

        @Override
        public void accept(Visitor visitor) {
            visitor.followed(this);
        }
    }

    /** One of those whom one follows came, went, or does something else now. */
    record FollowedChanged(PlayerCard player) implements FollowNews {
        @Override
        public void accept(Visitor visitor) {
            visitor.followedChanged(this);
        }
    }

    @Override
    default void accept(ServerMessage.NewsVisitor visitor) {
        visitor.follow(this);
    }

    /** Hands this to the visitor's method for its kind. */
    void accept(Visitor visitor);

    /** What to do with each kind of message. */
    interface Visitor {
        void relation(Relation news);

        void followed(Followed news);

        void followedChanged(FollowedChanged news);
    }
}
