package reversi.tools.gtp;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * One line of the controller.
 *
 * @param id the number that the answer repeats; empty where there is none
 * @param command the command; empty where the line had only a number
 * @param arguments the words after it
 */
record GtpRequest(String id, String command, List<String> arguments) {
    GtpRequest {
        arguments = List.copyOf(arguments);
    }

    /** Reads a line: control characters are dropped, a tab is a space, and all from {@code #} on is a remark. */
    static Optional<GtpRequest> parse(String line) {
        String text = line.replace('\t', ' ')
                .replaceAll("\\p{Cntrl}", "")
                .replaceAll("#.*", "")
                .strip();
        if (text.isEmpty()) {
            return Optional.empty();
        }
        List<String> words = List.of(text.split(" +"));
        boolean numbered = words.get(0).matches("[0-9]+");
        String id = numbered ? words.get(0) : "";
        List<String> rest = words.subList(numbered ? 1 : 0, words.size());
        return Optional.of(
                rest.isEmpty()
                        ? new GtpRequest(id, "", List.of())
                        : new GtpRequest(id, rest.get(0), rest.subList(1, rest.size())));
    }

    /** The argument of this index, from 0, in small letters; empty where it is missing. */
    String argument(int index) {
        return index < arguments.size() ? arguments.get(index).toLowerCase(Locale.ROOT) : "";
    }
}
