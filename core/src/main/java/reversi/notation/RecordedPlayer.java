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
    private static final int LONGEST_RATING = 4;

    /** Names are of one line. */
    public RecordedPlayer {
        name = Characters.line(name);
        id = Characters.line(id);
    }

    /** A player of whom only the name is known; an empty one where not even that. */
    public static RecordedPlayer named(String name) {
        return new RecordedPlayer(name, Optional.empty(), "");
    }

    /** A player as people write one: a name, behind which a rating may stand as in {@code Ann (1876)} or {@code Ann (R1876)}. */
    static RecordedPlayer written(String player) {
        String line = Characters.line(player);
        int open = line.endsWith(")") ? line.lastIndexOf('(') : -1;
        String inside = open < 0 ? "" : line.substring(open + 1, line.length() - 1);
        String digits = inside.startsWith("R") ? inside.substring(1) : inside;
        Optional<Integer> points = digits.length() > LONGEST_RATING ? Optional.empty() : Decimals.whole(digits);
        return points.map(known -> named(line.substring(0, open)).rated(known)).orElseGet(() -> named(line));
    }

    /** This player with a rating. */
    public RecordedPlayer rated(int points) {
        return new RecordedPlayer(name, Optional.of(points), id);
    }
}
