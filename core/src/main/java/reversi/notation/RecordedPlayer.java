package reversi.notation;

import java.util.Optional;

/**
 * Who played one colour, as far as a record says it.
 *
 * @param name empty where it is unknown
 * @param rating a rating of whatever system the players use, rounded
 * @param id what else tells who it was, such as an account or the level of a computer player; empty where nothing does
 */
public record RecordedPlayer(String name, Optional<Integer> rating, String id) {
    /** Names are of one line. */
    public RecordedPlayer {
        name = Characters.line(name);
        id = Characters.line(id);
    }

    /** A player of whom only the name is known; an empty one where not even that. */
    public static RecordedPlayer named(String name) {
        return new RecordedPlayer(name, Optional.empty(), "");
    }

    /** This player with a rating. */
    public RecordedPlayer rated(int points) {
        return new RecordedPlayer(name, Optional.of(points), id);
    }
}
