package reversi.teach.achievement;

/**
 * Which of a player's games have been looked at, in a few signs for any number of them: all that ended up to a moment. A game that came or
 * went among them since gives another sum, and so they are looked at again.
 *
 * @param until the moment, in milliseconds since 1970; 0 where none has been looked at
 * @param sum the sum of the {@link #code codes} of the games
 */
public record SeenGames(long until, int sum) {
    /** No games. */
    public static SeenGames none() {
        return new SeenGames(0, 0);
    }

    /** What a game adds to the sum. It is another one when the same game ends anew. */
    public static int code(String id, long at) {
        return id.hashCode() ^ (int) at;
    }
}
