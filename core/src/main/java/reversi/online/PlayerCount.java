package reversi.online;

import static reversi.json.JsonCodec.INT;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;

import java.util.Optional;
import reversi.json.DecodeException;
import reversi.json.JsonReader;
import reversi.json.JsonWriter;
import reversi.json.ObjectCodec;

/**
 * How many play on a server, as it says at {@link Protocol#PLAYERS_PATH} to whoever is not connected.
 *
 * @param online how many people are there
 * @param games how many games they play
 */
public record PlayerCount(int online, int games) {
    /** The longest answer of a server, in characters. */
    public static final int LONGEST = 200;

    private static final ObjectCodec<PlayerCount> CODEC = object(
            PlayerCount::new, field("online", INT, PlayerCount::online), field("games", INT, PlayerCount::games));

    /** The text that a server answers with. */
    public String write() {
        return JsonWriter.text(out -> CODEC.write(this, out));
    }

    /** The counts in a server's answer; empty for anything else, as from a place without a game server. */
    public static Optional<PlayerCount> read(String text) {
        if (text.length() > LONGEST) {
            return Optional.empty();
        }
        try {
            return Optional.of(CODEC.read(JsonReader.read(text)))
                    .filter(count -> count.online >= 0 && count.games >= 0);
        } catch (DecodeException nonsense) {
            return Optional.empty();
        }
    }
}
