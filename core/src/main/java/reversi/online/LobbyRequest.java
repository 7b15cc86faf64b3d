package reversi.online;

/** What a client asks in the lobby. */
@InJson
public sealed interface LobbyRequest extends ClientMessage {
    /**
     * Asks for some rows of the lobby now, and for their changes until it is left; again it asks for other rows instead.
     *
     * @param from the row to begin with; 0, the first, where it is missing
     * @param rows how many rows, at most {@link Protocol#MAX_LOBBY_ROWS}; {@link Protocol#LOBBY_ROWS} where it is missing
     */
    record EnterLobby(@OrElse("0") int from, @OrElse("Protocol.LOBBY_ROWS") int rows) implements LobbyRequest {
        /** Asks for the first rows. */
        public static EnterLobby first() {
            return new EnterLobby(0, Protocol.LOBBY_ROWS);
        }
    }

    /** Wants no more changes of the lobby. */
    record LeaveLobby() implements LobbyRequest {}

    /** Asks about a player. */
    record AskPlayer(long player) implements LobbyRequest {}

    /** Asks about the member of a name. */
    record FindPlayer(String name) implements LobbyRequest {}

    /** Asks for the games that go on. */
    record AskTables() implements LobbyRequest {}

    /** Invites a player. */
    record Invite(long player, GameTerms terms) implements LobbyRequest {}

    /** Takes an invitation back. */
    record Withdraw(long invitation) implements LobbyRequest {}

    /** Answers an invitation. */
    record AnswerInvitation(long invitation, boolean accept) implements LobbyRequest {}

    /** Asks for a link that invites whoever follows it first. */
    record MakeLink(GameTerms terms) implements LobbyRequest {}

    /** Asks who invites to what by such a link, also without being signed in; whoever made it hears that it was opened. */
    record AskLink(String code) implements LobbyRequest {}

    /** Follows such a link, by its code. */
    record UseLink(String code) implements LobbyRequest {}

    /**
     * Waits for an opponent of a like rating who wants the same; the colour is at random.
     *
     * @param terms what is to be played
     * @param range how many points the ratings may be apart, however long one waits; 0 for a difference that grows with the wait
     */
    record Seek(GameTerms terms, @OrElse("0") int range) implements LobbyRequest {}

    /** Waits no longer. */
    record StopSeeking() implements LobbyRequest {}

    /** Begins an unrated game against a bot. */
    record PlayBot(int level, GameTerms terms) implements LobbyRequest {}

    /**
     * Asks for a part of the ranking.
     *
     * @param board which: one of {@link RankingBoard}, or the code of a {@link RatingPool}
     * @param from the line to begin with, 0 for the first
     */
    record AskRanking(@OrElse("RankingBoard.ALL") String board, int from) implements LobbyRequest {}

    /**
     * Asks for one's own finished games, the latest first.
     *
     * @param before only games with a smaller number; 0 for the latest
     * @param starred only those with a star
     */
    record AskHistory(long before, boolean starred) implements LobbyRequest {}

    /** Marks one of one's own games with a star, or takes it away. */
    record Star(long table, boolean starred) implements LobbyRequest {}

    /**
     * Follows a member from now on, or no longer.
     *
     * @param player who
     * @param follows whether to follow; what holds already changes nothing
     */
    record Follow(long player, boolean follows) implements LobbyRequest {}

    /** Asks whether one follows a player, and what one noted. */
    record AskRelation(long player) implements LobbyRequest {}

    /**
     * Notes something about a member, which nobody else reads, in place of what was noted before.
     *
     * @param text what; empty to note nothing any more
     */
    record WriteNote(long player, @Length(most = Protocol.MAX_NOTE) String text) implements LobbyRequest {}

    /** Asks for those whom one follows now, and for what changes until the list is left; again it asks anew. */
    record EnterFollowed() implements LobbyRequest {}

    /** Wants no more changes of that list. */
    record LeaveFollowed() implements LobbyRequest {}
}
