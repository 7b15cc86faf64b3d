package reversi.notation;

import java.util.Optional;

/**
 * Who played one colour, as far as a record says it.
 *
 * @param name empty where it is unknown
 * @param rating a rating of whatever system the players use, rounded
 * @param id what else tells who it was, such as an account or the level of a computer player; empty where nothing does
 */
public record Player(String name, Optional<Integer> rating, String id) {
    /** Names are of one line. */
    public Player {
        name = Characters.line(name);
        id = Characters.line(id);
    }

    /** A player of whom only the name is known; an empty one where not even that. */
    public static Player named(String name) {
        return new Player(name, Optional.empty(), "");
    }

    /** This player with a rating. */
    public Player rated(int points) {
        return new Player(name, Optional.of(points), id);
    }
}
