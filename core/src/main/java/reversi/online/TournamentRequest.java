package reversi.online;

/** What a client asks about tournaments. */
public sealed interface TournamentRequest extends ClientMessage {
    /**
     * Asks for the tournaments: those that go on, then those planned, then those that ended, the latest first.
     *
     * @param before only ended ones with a smaller number; 0 for all three from the first on
     */
    record AskTournaments(long before) implements TournamentRequest {}

    /** Makes a tournament and is its host. */
    record CreateTournament(TournamentTerms terms) implements TournamentRequest {}

    /** The host calls a tournament off. */
    record CancelTournament(long tournament) implements TournamentRequest {}

    /** Follows a tournament, also without being signed in; again it asks for it anew. Another one is no longer followed. */
    record WatchTournament(long tournament) implements TournamentRequest {}

    /** Follows a tournament no longer. */
    record UnwatchTournament(long tournament) implements TournamentRequest {}

    /**
     * Asks for a page of the standings, also without being signed in.
     *
     * @param tournament which
     * @param from the line to begin with, 0 for the first
     */
    record AskStandings(long tournament, int from) implements TournamentRequest {}

    /**
     * Asks for a page of the games of a round, also without being signed in.
     *
     * @param tournament which
     * @param round which round; 0 for the present or last one, and in an arena for the games that go on
     * @param from the line to begin with, 0 for the first
     */
    record AskBoards(long tournament, int round, int from) implements TournamentRequest {}

    /** Joins, or comes back to an arena. */
    record JoinTournament(long tournament) implements TournamentRequest {}

    /** Leaves before the start; later plays on to the end of the game that goes on, and no further one. */
    record WithdrawFromTournament(long tournament) implements TournamentRequest {}

    /**
     * The host takes a player out, who may not come back.
     *
     * @param tournament which
     * @param player who
     */
    record RemoveFromTournament(long tournament, long player) implements TournamentRequest {}

    /** Says something to everybody who follows a tournament. */
    record SayInTournament(long tournament, @Length(least = 1, most = Protocol.MAX_CHAT) String text)
            implements TournamentRequest {}
}
