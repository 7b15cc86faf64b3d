package reversi.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonWriterTest {
    @Test
    void commasStandBetweenValuesOnly() {
        String text = JsonWriter.text(out -> {
            out.beginObject();
            out.name("empty").beginObject().endObject();
            out.name("list").beginArray();
            out.value(1).value(true);
            out.beginArray().endArray();
            out.beginObject().name("a").value("b").endObject();
            out.endArray();
            out.name("last").value(-2);
            out.endObject();
        });
        assertEquals("{\"empty\":{},\"list\":[1,true,[],{\"a\":\"b\"}],\"last\":-2}", text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "plain | \"plain\"",
                "é\uD83D\uDE00 | \"é\uD83D\uDE00\"",
                "a\"b\\c/d | \"a\\\"b\\\\c/d\"",
                "</script> | \"</script>\"",
                "\u2028\u2029 | \"\\u2028\\u2029\"",
                "\uD800 | \"\uFFFD\"",
                "\uDC00\uD800 | \"\uFFFD\uFFFD\"",
                "a\uD83Db | \"a\uFFFDb\"",
                "\uD83D\uD83D\uDE00 | \"\uFFFD\uD83D\uDE00\""
            })
    void aTextIsQuotedSoThatItCanBeReadAgain(String text, String written) {
        assertEquals(written, JsonWriter.text(out -> out.value(text)));
        assertEquals(
                "{" + written + ":1}",
                JsonWriter.text(out -> out.beginObject().name(text).value(1).endObject()));
    }

    @Test
    void everyControlCharacterIsEscaped() {
        for (char control = 0; control < ' '; control++) {
            String text = "a" + control + "b";
            String hex = Integer.toHexString(control);
            String written = JsonWriter.text(out -> out.value(text));
            assertEquals("\"a\\u" + "0000".substring(hex.length()) + hex + "b\"", written);
            assertEquals(new Json.Text(text), JsonReader.read(written));
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "-1, -1", "9007199254740991, 9007199254740991", "-9007199254740991, -9007199254740991"})
    void aNumberIsItsDigits(long number, String written) {
        assertEquals(written, JsonWriter.text(out -> out.value(number)));
    }
}
