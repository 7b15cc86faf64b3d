package reversi.notation;

/**
 * What a game was part of; each is empty where it is unknown.
 *
 * @param event a tournament or match
 * @param place a town, or the server on which it was played
 * @param round as whoever wrote it down counted
 */
public record Occasion(String event, String place, String round) {
    /** Each is of one line. */
    public Occasion {
        event = Characters.line(event);
        place = Characters.line(place);
        round = Characters.line(round);
    }

    /** Nothing is known. */
    public static Occasion unknown() {
        return new Occasion("", "", "");
    }
}
