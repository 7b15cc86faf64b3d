package reversi.online;

/** What a client asks about players who don't behave: as one who reports, as one concerned, and as a moderator. */
@InJson
public sealed interface ModerationRequest extends ClientMessage {
    /**
     * Reports a player, with a copy of what it is about; one report of a matter is enough while it is open.
     *
     * @param player who
     * @param matter what it is about
     * @param about the number of the table or message; 0 for name and photo
     * @param words more about it, in words
     */
    record Report(long player, Matter matter, long about, @Length(most = Protocol.MAX_REASON) String words)
            implements ModerationRequest {}

    /** Asks once for another look at a decision about oneself; after a refused login about that account's. */
    record Appeal(long decision, @Length(least = 1, most = Protocol.MAX_REASON) String words)
            implements ModerationRequest {}

    /** Has read a decision about oneself. */
    record Acknowledge(long decision) implements ModerationRequest {}

    /**
     * A moderator asks for the players who wait for a decision, or for decisions.
     *
     * @param from how many come before it
     * @param filter which, and in which order; by default all who wait, the longest waiting first
     */
    record AskCases(int from, @OrElse("CaseFilter.open()") CaseFilter filter) implements ModerationRequest {}

    /** A moderator asks for what is known of a player, whether anything waits or not. */
    record AskCase(long player) implements ModerationRequest {}

    /** A moderator asks for what stands out in a player's games. */
    record AskSignals(long player) implements ModerationRequest {}

    /**
     * A moderator decides about a player: what is open is closed, and appeals that wait are declined.
     *
     * @param player who
     * @param sanction what
     * @param days for how many days; 0 for good
     * @param reason why, as the player reads it; it may be empty for {@link Sanction#NONE} only
     */
    record Decide(long player, Sanction sanction, int days, @Length(most = Protocol.MAX_REASON) String reason)
            implements ModerationRequest {}

    /**
     * A moderator ends a decision before its time.
     *
     * @param decision its number
     * @param reason why
     */
    record Lift(long decision, @Length(least = 1, most = Protocol.MAX_REASON) String reason)
            implements ModerationRequest {}
}
