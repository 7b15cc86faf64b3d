package reversi.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is taken, to the value, and what is refused, with the reason and the place. */
class JsonReaderTest {
    private static String reason(String text) {
        return assertThrows(DecodeException.class, () -> JsonReader.read(text), text)
                .getMessage();
    }

    private static Json fields(Object... namesAndValues) {
        Map<String, Json> fields = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            fields.put((String) namesAndValues[i], (Json) namesAndValues[i + 1]);
        }
        return new Json.Fields(fields);
    }

    static List<Arguments> values() {
        Json one = new Json.Whole(1);
        return List.of(
                Arguments.of("0", new Json.Whole(0)),
                Arguments.of("-1", new Json.Whole(-1)),
                Arguments.of("9007199254740991", new Json.Whole(JsonReader.MAX_WHOLE)),
                Arguments.of("-9007199254740991", new Json.Whole(-JsonReader.MAX_WHOLE)),
                Arguments.of("true", new Json.Truth(true)),
                Arguments.of("false", new Json.Truth(false)),
                Arguments.of("\"\"", new Json.Text("")),
                Arguments.of("\"a/b\"", new Json.Text("a/b")),
                Arguments.of("[]", new Json.Items(List.of())),
                Arguments.of(
                        "[1,[1],\"\"]", new Json.Items(List.of(one, new Json.Items(List.of(one)), new Json.Text("")))),
                Arguments.of("{}", fields()),
                Arguments.of("{\"\":1}", fields("", one)),
                Arguments.of("{\"a\":1,\"A\":true}", fields("a", one, "A", new Json.Truth(true))),
                Arguments.of("{\"a\":{\"a\":{}}}", fields("a", fields("a", fields()))));
    }

    @ParameterizedTest
    @MethodSource("values")
    void readsAValueWithAndWithoutSpaceAround(String text, Json value) {
        assertEquals(value, JsonReader.read(text));
        assertEquals(value, JsonReader.read(" \t\r\n" + text + " \t\r\n"));
    }

    @Test
    void spaceBetweenPartsMeansNothing() {
        assertEquals(
                JsonReader.read("{\"a\":[1,2],\"b\":{}}"), JsonReader.read("{ \"a\" :\n[ 1\t,\r2 ] , \"b\" : { } }"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\\\" | \"",
                "\\\\ | \\",
                "\\/ | /",
                "\\u0041 | A",
                "\\u00e9 | é",
                "\\u00E9 | é",
                "\\ud83d\\ude00 | \uD83D\uDE00",
                "\uD83D\uDE00 | \uD83D\uDE00",
                "\\ud83d\uDE00 | \uD83D\uDE00"
            })
    void anEscapeIsTheCharacter(String escaped, String text) {
        assertEquals(new Json.Text(text), JsonReader.read("\"" + escaped + "\""));
    }

    @Test
    void controlCharactersComeInByEscapesOnly() {
        assertEquals(new Json.Text("\b\f\n\r\t\0"), JsonReader.read("\"\\b\\f\\n\\r\\t\\u0000\""));
        for (char control = 0; control < ' '; control++) {
            assertEquals("a control sign in a text at 3", reason("\"a" + control + "\""));
        }
        assertEquals(new Json.Text("\u007f\u2028"), JsonReader.read("\"\u007f\u2028\""), "RFC 8259 allows these");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`` | it ends too early at 0",
                "` ` | it ends too early at 1",
                "{ | it ends too early at 1",
                "[ | it ends too early at 1",
                "[1 | it ends too early at 2",
                "[1, | it ends too early at 3",
                "{\"a | it ends too early at 3",
                "{\"a\" | it ends too early at 4",
                "{\"a\": | it ends too early at 5",
                "{\"a\":1 | it ends too early at 6",
                "\"\\ | it ends too early at 2",
                "\"\\u00 | it ends too early at 5",
                "- | not a whole number at 0"
            })
    void whatEndsTooEarlyIsRefused(String text, String reason) {
        assertEquals(reason, reason(text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{}{} | something after the end at 2",
                "{}, | something after the end at 2",
                "1 2 | something after the end at 2",
                "truefalse | something after the end at 4",
                "[]\uFEFF | something after the end at 2",
                "[1,] | not a whole number at 3",
                "[,1] | not a whole number at 1",
                "[1 2] | no ',' at 3",
                "[1} | no ',' at 2",
                "{\"a\":1] | no ',' at 6",
                "{\"a\":1,} | no '\"' at 7",
                "{,} | no '\"' at 1",
                "{a:1} | no '\"' at 1",
                "{'a':1} | no '\"' at 1",
                "{1:1} | no '\"' at 1",
                "{\"a\" 1} | no ':' at 5",
                "{\"a\"::1} | not a whole number at 5",
                "tru | no such word at 0",
                "True | not a whole number at 0",
                "nul | not a whole number at 0",
                "null | not a whole number at 0",
                "{\"a\":null} | not a whole number at 5",
                "fals | no such word at 0",
                "undefined | not a whole number at 0",
                "/**/1 | not a whole number at 0",
                "\uFEFF1 | not a whole number at 0",
                "\u00A01 | not a whole number at 0"
            })
    void anythingBesideAValueIsRefused(String text, String reason) {
        assertEquals(reason, reason(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "00",
                "01",
                "-0",
                "-01",
                "+1",
                "--1",
                ".5",
                "9007199254740992",
                "-9007199254740992",
                "9999999999999999",
                "10000000000000000",
                "18446744073709551617",
                "100000000000000000000000000000000000000000",
                "NaN",
                "Infinity",
                "-Infinity",
                "0x1F",
                "\u0661"
            })
    void aNumberIsWholeAndExactInABrowser(String text) {
        assertTrue(
                reason(text).startsWith("not a whole number at ")
                        || reason(text).startsWith("something after the end"),
                () -> reason(text));
        assertThrows(DecodeException.class, () -> JsonReader.read("[" + text + "]"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.0", "1.", "1e3", "1E3", "1e-3", "0.0", "12a", "1_000", "1,000"})
    void aNumberEndsAfterItsDigits(String text) {
        assertEquals("something after the end at " + (text.startsWith("12") ? 2 : 1), reason(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\x41", "\\'", "\\0", "\\U0041", "\\u004", "\\u00g0", "\\u+041", "\\u 041", "\\ "})
    void anUnknownEscapeIsRefused(String escape) {
        assertTrue(reason("\"" + escape + "\"").startsWith("no such escape at "), escape);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\\ud800",
                "\\udc00",
                "\\udc00\\ud800",
                "\\ud800\\ud800",
                "\\ud800x\\udc00",
                "\\ud83d\\ude00\\ude00",
                "x\\ud83d"
            })
    void halfASurrogatePairIsRefused(String text) {
        assertTrue(reason("\"" + text + "\"").startsWith("half a sign at "), text);
        assertTrue(reason("{\"" + text + "\":1}").startsWith("half a sign at "), "as a name too");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"a\":1,\"a\":1}", "{\"a\":1,\"b\":2,\"\\u0061\":3}", "{\"\":1,\"\":1}"})
    void aNameTwiceIsRefused(String text) {
        assertTrue(reason(text).startsWith("a name twice at "), text);
    }

    @Test
    void nestsAsDeepAsTheLimitAndNoDeeper() {
        int most = JsonReader.MAX_DEPTH;
        for (String brackets : List.of("[]", "{}")) {
            String open = brackets.equals("[]") ? "[" : "{\"a\":";
            String close = brackets.substring(1);
            JsonReader.read(open.repeat(most) + "1" + close.repeat(most));
            JsonReader.read(open.repeat(most) + brackets + close.repeat(most));
            assertTrue(
                    reason(open.repeat(most + 1) + "1" + close.repeat(most + 1)).startsWith("nested too deep at "));
        }
        assertTrue(reason("[".repeat(100_000)).startsWith("nested too deep at "), "no overflow of the stack");
    }

    @Test
    void thousandsOfValuesAreReadInOrder() {
        StringBuilder text = new StringBuilder("[0");
        for (int i = 1; i < 10_000; i++) {
            text.append(',').append(i);
        }
        Json.Items items = (Json.Items) JsonReader.read(text.append(']').toString());
        assertEquals(10_000, items.values().size());
        assertEquals(new Json.Whole(9_999), items.values().get(9_999));
    }
}
