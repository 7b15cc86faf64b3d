package reversi.api;

import java.util.List;
import java.util.Locale;
import reversi.online.ServerMessage;

/**
 * What a route answers with where it is granted.
 *
 * @param kind how it is written
 * @param messages which messages of the protocol it is written with
 */
public record ApiAnswer(Kind kind, List<Class<? extends ServerMessage>> messages) {
    /** How an answer is written. */
    public enum Kind {
        /** Nothing: status 204 says that it was done. */
        NOTHING,
        /** One message of the protocol, as a JSON object. */
        MESSAGE,
        /** Messages of the protocol that there are now, one a line. */
        LINES,
        /** Messages of the protocol as they come, one a line; an empty line every ten seconds says that the server is there. */
        STREAM,
        /** A game, in the format that was asked for. */
        GAME,
        /** The description of all this. */
        DESCRIPTION
    }

    public ApiAnswer {
        messages = List.copyOf(messages);
    }

    /** Whether a message in JSON is one of these; the protocol writes the kind first. */
    public boolean has(String json) {
        return messages.stream().anyMatch(type -> json.startsWith("{\"kind\":\"" + kind(type) + '"'));
    }

    /** What the protocol calls a type of message. */
    public static String kind(Class<?> type) {
        String name = type.getSimpleName();
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    static ApiAnswer of(Kind kind) {
        return new ApiAnswer(kind, List.of());
    }

    static ApiAnswer message(Class<? extends ServerMessage> message) {
        return new ApiAnswer(Kind.MESSAGE, List.of(message));
    }
}
