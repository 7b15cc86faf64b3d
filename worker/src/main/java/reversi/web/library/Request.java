package reversi.web.library;

import java.util.Map;
import java.util.Optional;
import reversi.json.DecodeException;
import reversi.json.Json;
import reversi.json.JsonReader;
import reversi.notation.PositionText;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.rules.Variants;

/** What a program asks for: an object of JSON, whose values are read one by one. Reading throws DecodeException with the reason. */
final class Request {
    private final Map<String, Json> values;

    private Request(Map<String, Json> values) {
        this.values = values;
    }

    static Request read(String text) {
        if (JsonReader.read(text) instanceof Json.Fields fields) {
            return new Request(fields.values());
        }
        throw new DecodeException("a request is an object");
    }

    /** A text that has to be there. */
    String text(String name) {
        return optionalText(name).orElseThrow(() -> new DecodeException("no " + name));
    }

    Optional<String> optionalText(String name) {
        return Optional.ofNullable(values.get(name)).map(value -> {
            if (value instanceof Json.Text text) {
                return text.value();
            }
            throw new DecodeException(name + " is a text");
        });
    }

    /** A whole number from {@code least} to {@code most}; {@code missing} where there is none. */
    int whole(String name, int missing, int least, int most) {
        Json value = values.get(name);
        if (value == null) {
            return missing;
        }
        if (value instanceof Json.Whole whole && whole.value() >= least && whole.value() <= most) {
            return (int) whole.value();
        }
        throw new DecodeException(name + " is a whole number from " + least + " to " + most);
    }

    /** The variant by its name or its code; standard Othello where there is none. */
    Variant variant() {
        String name = optionalText("variant").orElse("othello");
        return Variants.read(name).orElseThrow(() -> new DecodeException("no variant '" + name + "'"));
    }

    /** The position that is asked about. */
    Position position() {
        PositionText.Read read = PositionText.read(text("position"), variant());
        if (read instanceof PositionText.Ok ok) {
            return ok.position();
        }
        throw new DecodeException(((PositionText.Failed) read).reason());
    }
}
