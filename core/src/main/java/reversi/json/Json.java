package reversi.json;

import java.util.List;
import java.util.Map;

/** A value of JSON; there is no null and there are no fractions, because no message needs them. */
public sealed interface Json {
    /** A text. */
    record Text(String value) implements Json {}

    /** A whole number that a browser's number holds exactly. */
    record Whole(long value) implements Json {}

    /** True or false. */
    record Truth(boolean value) implements Json {}

    /** Values in order. */
    record Items(List<Json> values) implements Json {}

    /** Values by name. */
    record Fields(Map<String, Json> values) implements Json {}
}
