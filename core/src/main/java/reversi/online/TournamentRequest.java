package reversi.online;

import java.util.Optional;

/** What a client asks about tournaments, and about clubs, which play them. */
@InJson
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

    /**
     * Asks for clubs, also without being signed in.
     *
     * @param name what their names begin with; empty for all
     * @param from how many come before
     */
    record AskClubs(@Length(most = Protocol.MAX_NAME) String name, int from) implements TournamentRequest {}

    /** Asks for a club, also without being signed in. */
    record AskClub(long club) implements TournamentRequest {}

    /** Founds a club and is its first member. */
    record FoundClub(ClubProfile profile) implements TournamentRequest {}

    /** A leader, or a moderator, changes what a club says of itself. */
    record EditClub(long club, ClubProfile profile) implements TournamentRequest {}

    /** The founder, or a moderator, closes a club for good. */
    record CloseClub(long club) implements TournamentRequest {}

    /** Joins where the club is open or one is invited, and otherwise asks to. */
    record JoinClub(long club) implements TournamentRequest {}

    /** Leaves, or takes back what one asked, or declines; a founder hands the club over first, unless nobody else is in it. */
    record LeaveClub(long club) implements TournamentRequest {}

    /** A leader invites a member by name. */
    record InviteToClub(long club, @Length(most = Protocol.MAX_NAME) String name) implements TournamentRequest {}

    /**
     * A leader accepts, declines or removes somebody; the founder also names leaders, or hands the club over.
     *
     * @param role what the player is from now on: {@link ClubRole#MEMBER} or higher; empty for nothing
     */
    record SetClubRole(long club, long player, Optional<ClubRole> role) implements TournamentRequest {}

    /** A leader of the first club of the terms challenges the second one to a match. */
    record ChallengeClub(TournamentTerms terms) implements TournamentRequest {}

    /** Asks for the leagues, also without being signed in. */
    record AskLeagues() implements TournamentRequest {}

    /**
     * Asks for a league, also without being signed in.
     *
     * @param league which
     * @param season which season, from 1; 0 for the last that began
     */
    record AskLeague(long league, int season) implements TournamentRequest {}

    /**
     * A leader of the club of the terms founds a league of its members.
     *
     * @param terms those of a round robin: the start is that of the first season, the seats are those of a full division, from 6 to 10
     */
    record FoundLeague(TournamentTerms terms) implements TournamentRequest {}

    /** Plays from the next season on. */
    record JoinLeague(long league) implements TournamentRequest {}

    /** Plays no further season. */
    record LeaveLeague(long league) implements TournamentRequest {}

    /** A leader of the challenged club answers; one of the club that challenges may take it back by the same. */
    record AnswerChallenge(long challenge, boolean accept) implements TournamentRequest {}
}
