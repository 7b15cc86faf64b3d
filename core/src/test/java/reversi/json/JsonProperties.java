package reversi.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Laws of reading and writing JSON, for any value. */
class JsonProperties {
    @Provide
    Arbitrary<Json> values() {
        return values(4);
    }

    private static Arbitrary<Json> values(int depth) {
        Arbitrary<Json> plain = Arbitraries.oneOf(
                texts().map(Json.Text::new),
                Arbitraries.longs()
                        .between(-JsonReader.MAX_WHOLE, JsonReader.MAX_WHOLE)
                        .map(Json.Whole::new),
                Arbitraries.of(true, false).map(Json.Truth::new));
        if (depth == 0) {
            return plain;
        }
        Arbitrary<Json> inner = Arbitraries.lazy(() -> values(depth - 1));
        return Arbitraries.oneOf(
                plain,
                inner.list().ofMaxSize(4).map(Json.Items::new),
                Combinators.combine(texts().set().ofSize(3), inner.list().ofSize(3))
                        .as((names, list) -> {
                            Map<String, Json> fields = new LinkedHashMap<>();
                            int next = 0;
                            for (String name : names) {
                                fields.put(name, list.get(next++));
                            }
                            return new Json.Fields(fields);
                        }));
    }

    private static Arbitrary<String> texts() {
        return Arbitraries.oneOf(
                Arbitraries.strings().all().ofMaxLength(6).filter(JsonWriter::isPaired),
                Arbitraries.strings().ascii().ofMaxLength(6),
                Arbitraries.of("\"", "\\", "\\u0041", "\u2028", "\0", "\uD83D\uDE00"));
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
            items.values().forEach(item -> write(item, out));
            out.endArray();
        } else if (json instanceof Json.Fields fields) {
            out.beginObject();
            fields.values().forEach((name, value) -> write(value, out.name(name)));
            out.endObject();
        }
    }

    private static String text(Json json) {
        return JsonWriter.text(out -> write(json, out));
    }

    @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
    void whatIsWrittenIsRead(@ForAll("values") Json value) {
        assertEquals(value, JsonReader.read(text(value)));
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void whatIsWrittenIsOneLineThatNoScriptCanEnd(@ForAll("values") Json value) {
        assertTrue(text(value).chars().noneMatch(sign -> sign < ' ' || sign == '\u2028' || sign == '\u2029'));
    }

    @Provide
    Arbitrary<List<String>> spaces() {
        return Arbitraries.of("", " ", "\n", "\t\r\n ").list().ofMinSize(1).ofMaxSize(20);
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void spaceBetweenSignsChangesNothing(@ForAll("values") Json value, @ForAll("spaces") List<String> spaces) {
        String text = text(value);
        StringBuilder spaced = new StringBuilder();
        boolean isInText = false;
        int next = 0;
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            if (!isInText && "{}[]:,\"".indexOf(sign) >= 0) {
                spaced.append(spaces.get(next++ % spaces.size()));
            }
            spaced.append(sign);
            if (isInText && sign == '\\') {
                spaced.append(text.charAt(++i));
            } else if (sign == '"') {
                isInText = !isInText;
            }
        }
        assertEquals(value, JsonReader.read(spaced.toString()));
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void noBeginningOfAListIsAValue(@ForAll("values") Json value, @ForAll int where) {
        String text = text(new Json.Items(List.of(value)));
        String cut = text.substring(0, Math.floorMod(where, text.length()));
        assertThrows(DecodeException.class, () -> JsonReader.read(cut));
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void nothingMayFollow(@ForAll("values") Json value, @ForAll("values") Json other) {
        assertThrows(DecodeException.class, () -> JsonReader.read("[" + text(value) + "]" + text(other)));
    }

    @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
    void anyTextIsReadOrRefused(@ForAll("signs") String text) {
        try {
            Json value = JsonReader.read(text);
            assertEquals(value, JsonReader.read(text(value)), "what was read can be written");
        } catch (DecodeException refused) {
            assertTrue(refused.getMessage().matches(".* at \\d+"), refused::getMessage);
        }
    }

    @Provide
    Arbitrary<String> signs() {
        return Arbitraries.strings()
                .withChars("{}[]\",:0123456789-.eE \\truefalsnu/\n\u0000\uD800\uDC00")
                .ofMaxLength(16);
    }
}
