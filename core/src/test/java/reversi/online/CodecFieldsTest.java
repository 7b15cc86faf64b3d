package reversi.online;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import net.jqwik.api.Example;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.json.Json;
import reversi.json.JsonReader;
import reversi.json.JsonWriter;

/** Each field of each message: what is missing or of another type is refused by its name, and what is unknown is ignored. */
class CodecFieldsTest {
    private static final long REQUEST = 7;

    /** Fields without which a message says what it said before there were any. */
    private static final Set<String> HAVE_DEFAULTS = Set.of(
            "EnterLobby.from",
            "EnterLobby.rows",
            "Lobby.from",
            "Settings.showsPresence",
            "Settings.moreBlocked",
            "Settings.moderator",
            "Settings.photo",
            "Settings.photoGames",
            "Sessions.recoveryCodes",
            "Sessions.secondFactor",
            "Welcome.emails",
            "Sessions.pushes",
            "Seek.range",
            "AskRanking.board",
            "AskCases.filter",
            "Ranking.board",
            "PlayerInfo.ratings",
            "ShowPosition.live",
            "StudyShown.live",
            "StudyChapter.authors");

    private final Codec codec = new Codec();

    /** A message of a kind, any that its type allows. */
    private static <M> M sample(Class<?> kind, Class<M> family) {
        return family.cast(Messages.any(kind).sample());
    }

    private static Map<String, Json> fields(String text) {
        return ((Json.Fields) JsonReader.read(text)).values();
    }

    @Example
    void eachFieldOfAClientsMessageIsNeeded() {
        for (Class<?> kind : Messages.kindsOf(ClientMessage.class)) {
            String text = codec.write(new ClientFrame(REQUEST, sample(kind, ClientMessage.class)));
            eachFieldIsNeeded(kind, fields(text), codec::readClient);
            Map<String, Json> unknown = new LinkedHashMap<>(fields(text));
            unknown.put("kind", new Json.Text("noSuchKind"));
            assertEquals(new Decoded.Garbled<>(REQUEST, "no such kind"), codec.readClient(text(unknown)));
            assertInstanceOf(Decoded.Garbled.class, codec.readServer(text), "the server doesn't say such a thing");
        }
    }

    @Example
    void eachFieldOfAServersMessageIsNeeded() {
        for (Class<?> kind : Messages.kindsOf(ServerMessage.class)) {
            String text = codec.write(sample(kind, ServerMessage.class));
            eachFieldIsNeeded(kind, fields(text), codec::readServer);
            Map<String, Json> asked = new LinkedHashMap<>(fields(text));
            asked.put("request", new Json.Whole(REQUEST));
            assertInstanceOf(Decoded.Garbled.class, codec.readClient(text(asked)), "no client says such a thing");
        }
    }

    private static void eachFieldIsNeeded(
            Class<?> kind, Map<String, Json> fields, Function<String, ? extends Decoded<?>> read) {
        Decoded<?> whole = read.apply(text(fields));
        assertInstanceOf(Decoded.Ok.class, whole);
        for (RecordComponent component : kind.getRecordComponents()) {
            String name = component.getName();
            Map<String, Json> less = new LinkedHashMap<>(fields);
            less.remove(name);
            if (component.getType() == Optional.class || HAVE_DEFAULTS.contains(kind.getSimpleName() + "." + name)) {
                assertInstanceOf(Decoded.Ok.class, read.apply(text(less)), name);
            } else {
                assertEquals(name + ": missing", reason(read.apply(text(less))));
            }
            Map<String, Json> wrong = new LinkedHashMap<>(fields);
            wrong.put(name, other(component.getType()));
            assertTrue(reason(read.apply(text(wrong))).startsWith(name + ": "), name);
        }
        Map<String, Json> more = new LinkedHashMap<>();
        more.put("unheardOf", new Json.Items(List.of(new Json.Fields(Map.of("kind", new Json.Truth(true))))));
        more.putAll(fields);
        assertEquals(whole, read.apply(text(more)), "what a newer version adds");
    }

    /** A value that no field of a type takes. */
    private static Json other(Class<?> type) {
        return type == boolean.class ? new Json.Text("true") : new Json.Truth(true);
    }

    private static String reason(Decoded<?> decoded) {
        return assertInstanceOf(Decoded.Garbled.class, decoded).why();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // A table's terms
                "{\"kind\":\"seek\",\"terms\":7} | terms: not an object",
                "{\"kind\":\"seek\",\"terms\":{}} | terms: variant: missing",
                "{\"kind\":\"seek\",\"terms\":{\"variant\":\"7x7\"}} | terms: variant: no such variant",
                "{\"kind\":\"seek\",\"terms\":{\"variant\":\"8sdb\",\"time\":{\"kind\":\"SLOW\"}}} | "
                        + "terms: time: kind: no such word",
                // Moves
                "{\"kind\":\"play\",\"table\":1,\"ply\":1,\"move\":\"i99\"} | move: no such square",
                "{\"kind\":\"play\",\"table\":1,\"ply\":1,\"move\":\"Pass\"} | move: no such square",
                "{\"kind\":\"play\",\"table\":1,\"ply\":1,\"move\":11} | move: not a text",
                "{\"kind\":\"play\",\"table\":1,\"ply\":-2147483649,\"move\":\"f5\"} | ply: too great a number",
                "{\"kind\":\"play\",\"table\":\"1\",\"ply\":1,\"move\":\"f5\"} | table: not a number",
                // Words
                "{\"kind\":\"setRefusal\",\"refusal\":\"SOMEBODY\"} | refusal: no such word",
                "{\"kind\":\"setRefusal\",\"refusal\":\"\"} | refusal: no such word",
                "{\"kind\":\"shareChat\",\"shares\":1} | shares: neither true nor false",
                "{\"kind\":\"hello\",\"protocol\":1,\"device\":\"d\",\"token\":false} | token: not a text"
            })
    void isRefusedWithTheWayToTheFault(String message, String reason) {
        assertEquals(reason, reason(codec.readClient(message.replaceFirst("\\{", "{\"request\":1,"))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "8sdb | LADDER | false | BLACK | a training ladder is for playing alone",
                "8sdb | NONE | false | ALTERNATE | two players have no colour to alternate with before their first game",
                "8sdwh1 | NONE | true | LOT | games with odds are not rated",
                "8sdb | NONE | true | LOT |",
                "6sdb | PER_MOVE | false | WHITE |"
            })
    void termsThatCanNotBeAgreedOnAreRefused(String variant, String time, boolean rated, String colour, String reason) {
        int seconds = time.equals("NONE") ? 0 : 30;
        String terms = "{\"variant\":\"" + variant + "\",\"time\":{\"kind\":\"" + time + "\",\"seconds\":" + seconds
                + ",\"increment\":0},\"rated\":" + rated + ",\"colour\":\"" + colour + "\"}";
        Decoded<GameTerms> decoded = codec.readTerms(terms);
        if (reason == null) {
            GameTerms read =
                    (GameTerms) assertInstanceOf(Decoded.Ok.class, decoded).value();
            assertEquals(terms, codec.write(read));
        } else {
            assertEquals(reason, reason(decoded));
        }
    }

    private static String text(Map<String, Json> fields) {
        return JsonWriter.text(out -> write(new Json.Fields(fields), out));
    }

    private static void write(Json json, JsonWriter out) {
        if (json instanceof Json.Text text) {
            out.value(text.value());
        } else if (json instanceof Json.Whole whole) {
            out.value(whole.value());
        } else if (json instanceof Json.Truth truth) {
            out.value(truth.value());
        } else if (json instanceof Json.Items items) {
            out.beginArray();
            new ArrayList<>(items.values()).forEach(item -> write(item, out));
            out.endArray();
        } else if (json instanceof Json.Fields object) {
            out.beginObject();
            object.values().forEach((name, value) -> write(value, out.name(name)));
            out.endObject();
        }
    }
}
