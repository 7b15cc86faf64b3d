package reversi.online;

/** What a member asks about the players whom he or she follows, and about what was noted of players. */
public sealed interface FollowRequest extends ClientMessage {
    /**
     * Follows a member from now on, or no longer.
     *
     * @param player who
     * @param follows whether to follow; what holds already changes nothing
     */
    record Follow(long player, boolean follows) implements FollowRequest {}

    /** Asks whether one follows a player, and what one noted. */
    record AskRelation(long player) implements FollowRequest {}

    /**
     * Notes something about a member, which nobody else reads, in place of what was noted before.
     *
     * @param text what; empty to note nothing any more
     */
    record WriteNote(long player, @Length(most = Protocol.MAX_NOTE) String text) implements FollowRequest {}

    /** Asks for those whom one follows now, and for what changes until the list is left; again it asks anew. */
    record EnterFollowed() implements FollowRequest {}

    /** Wants no more changes of that list. */
    record LeaveFollowed() implements FollowRequest {}
}
