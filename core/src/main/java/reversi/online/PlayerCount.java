package reversi.online;

import java.util.Optional;
import reversi.json.DecodeException;
import reversi.json.FieldReader;
import reversi.json.JsonReader;

/**
 * How many play on a server, as it says at {@link Protocol#PLAYERS_PATH} to whoever is not connected.
 *
 * @param online how many people are there
 * @param games how many games they play
 */
public record PlayerCount(int online, int games) {
    /** The longest answer of a server, in characters. */
    public static final int LONGEST = 200;

    /** The text that a server answers with. */
    public String write() {
        return "{\"online\":" + online + ",\"games\":" + games + "}";
    }

    /** The counts in a server's answer; empty for anything else, as from a place without a game server. */
    public static Optional<PlayerCount> read(String text) {
        if (text.length() > LONGEST) {
            return Optional.empty();
        }
        try {
            FieldReader fields = new FieldReader(JsonReader.read(text));
            return Optional.of(new PlayerCount(fields.number("online"), fields.number("games")))
                    .filter(count -> count.online >= 0 && count.games >= 0);
        } catch (DecodeException nonsense) {
            return Optional.empty();
        }
    }
}
