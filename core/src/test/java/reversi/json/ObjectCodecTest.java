package reversi.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static reversi.json.JsonCodec.BOOLEAN;
import static reversi.json.JsonCodec.INT;
import static reversi.json.JsonCodec.LONG;
import static reversi.json.JsonCodec.MOVE;
import static reversi.json.JsonCodec.TEXT;
import static reversi.json.JsonCodec.VARIANT;
import static reversi.json.JsonCodec.list;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;
import static reversi.json.ObjectCodec.optional;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ObjectCodecTest {
    private record Note(String text, Optional<Long> at, int weight, List<String> tags) {}

    private record Folder(boolean open, List<Note> notes) {}

    private static final ObjectCodec<Note> NOTE = object(
            Note::new,
            field("text", TEXT, Note::text),
            optional("at", LONG, Note::at),
            field("weight", INT, Note::weight).orElse(1),
            field("tags", list(TEXT), Note::tags));

    private static final ObjectCodec<Folder> FOLDER =
            object(Folder::new, field("open", BOOLEAN, Folder::open), field("notes", list(NOTE), Folder::notes));

    private static Note read(String text) {
        return NOTE.read(JsonReader.read(text));
    }

    @Test
    void fieldsAreWrittenInTheirOrderAndEmptyOnesAreNot() {
        Note bare = new Note("a \"b\"", Optional.empty(), 1, List.of());
        Note full = new Note("é\u2028", Optional.of(-5L), 0, List.of("x", "y"));
        assertEquals(
                "{\"open\":true,\"notes\":[{\"text\":\"a \\\"b\\\"\",\"weight\":1,\"tags\":[]},"
                        + "{\"text\":\"é\\u2028\",\"at\":-5,\"weight\":0,\"tags\":[\"x\",\"y\"]}]}",
                JsonWriter.text(out -> FOLDER.write(new Folder(true, List.of(bare, full)), out)));
    }

    @Test
    void whatIsMissingIsEmptyOrTheDefaultAndWhatIsUnknownIsIgnored() {
        Note note = new Note("t", Optional.empty(), 1, List.of());
        assertEquals(note, read("{\"later\":{\"deep\":[1]},\"tags\":[],\"text\":\"t\"}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"tags\":[]} | text: missing",
                "{\"text\":7,\"tags\":[]} | text: not a text",
                "{\"text\":\"t\",\"tags\":7} | tags: not a list",
                "{\"text\":\"t\",\"tags\":[true]} | tags: not a text",
                "{\"text\":\"t\",\"at\":\"now\",\"tags\":[]} | at: not a number",
                "{\"text\":\"t\",\"weight\":2147483648,\"tags\":[]} | weight: too great a number",
                "[] | not an object"
            })
    void anythingElseIsRefusedWithTheNameOfTheField(String text, String reason) {
        assertEquals(
                reason, assertThrows(DecodeException.class, () -> read(text)).getMessage());
    }

    @ParameterizedTest
    @CsvSource({"z99, no such square", "'', no such square", "PASS, no such square"})
    void aMoveIsASquareOrPass(String text, String reason) {
        Json json = new Json.Text(text);
        assertEquals(
                reason,
                assertThrows(DecodeException.class, () -> MOVE.read(json)).getMessage());
    }

    @Test
    void aVariantIsItsCode() {
        assertThrows(DecodeException.class, () -> VARIANT.read(new Json.Text("9x9")));
        assertThrows(DecodeException.class, () -> VARIANT.read(new Json.Whole(8)));
    }
}
