package reversi.online;

import java.util.Optional;

/** What a client asks about clubs. */
public sealed interface ClubRequest extends ClientMessage {
    /**
     * Asks for clubs, also without being signed in.
     *
     * @param name what their names begin with; empty for all
     * @param from how many come before
     */
    record AskClubs(@Length(most = Protocol.MAX_NAME) String name, int from) implements ClubRequest {}

    /** Asks for a club, also without being signed in. */
    record AskClub(long club) implements ClubRequest {}

    /** Founds a club and is its first member. */
    record FoundClub(ClubProfile profile) implements ClubRequest {}

    /** A leader, or a moderator, changes what a club says of itself. */
    record EditClub(long club, ClubProfile profile) implements ClubRequest {}

    /** The founder, or a moderator, closes a club for good. */
    record CloseClub(long club) implements ClubRequest {}

    /** Joins where the club is open or one is invited, and otherwise asks to. */
    record JoinClub(long club) implements ClubRequest {}

    /** Leaves, or takes back what one asked, or declines; a founder hands the club over first, unless nobody else is in it. */
    record LeaveClub(long club) implements ClubRequest {}

    /** A leader invites a member by name. */
    record InviteToClub(long club, @Length(most = Protocol.MAX_NAME) String name) implements ClubRequest {}

    /**
     * A leader accepts, declines or removes somebody; the founder also names leaders, or hands the club over.
     *
     * @param role what the player is from now on: {@link ClubRole#MEMBER} or higher; empty for nothing
     */
    record SetClubRole(long club, long player, Optional<ClubRole> role) implements ClubRequest {}

    /** A leader of the first club of the terms challenges the second one to a match. */
    record ChallengeClub(TournamentTerms terms) implements ClubRequest {}

    /** A leader of the challenged club answers; one of the club that challenges may take it back by the same. */
    record AnswerChallenge(long challenge, boolean accept) implements ClubRequest {}
}
