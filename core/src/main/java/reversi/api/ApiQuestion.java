package reversi.api;

/** What is asked for over HTTP alone; everything else is a request of the protocol. */
public sealed interface ApiQuestion {
    /** Asks for the description of all routes, in OpenAPI 3.1. */
    record Description() implements ApiQuestion {}

    /** Asks about the account that the token belongs to. */
    record OwnProfile() implements ApiQuestion {}

    /** Asks for the invitations from and to the account that wait for an answer. */
    record OpenChallenges() implements ApiQuestion {}

    /**
     * Hears what happens to the account, which is online for others meanwhile: first its game that goes on and its invitations, then new
     * invitations, games that begin, and every event of its games.
     */
    record AccountEvents() implements ApiQuestion {}

    /**
     * Asks for a game, finished or not.
     *
     * @param table its number
     * @param format in which format
     */
    record GameFile(long table, GameFileFormat format) implements ApiQuestion {}
}
