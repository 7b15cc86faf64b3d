package reversi.notation;

/**
 * What a game was part of; each is empty where it is unknown.
 *
 * @param name a tournament or match
 * @param place a town, or the server on which it was played
 * @param round as whoever wrote it down counted
 */
public record EventDetails(String name, String place, String round) {
    /** Each is of one line. */
    public EventDetails {
        name = Characters.line(name);
        place = Characters.line(place);
        round = Characters.line(round);
    }

    /** Nothing is known. */
    public static EventDetails unknown() {
        return new EventDetails("", "", "");
    }
}
