package reversi.tools.match;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/** A file of lines below a title, to which a long job adds what it has done, so that it goes on where it was interrupted. */
final class TitledLines {
    private static final String MARK = "# ";

    private TitledLines() {}

    /**
     * The lines below the title, the first of which is line 2 of the file. A file that is missing or empty is begun; a last line that was
     * cut off is taken away. Throws IllegalArgumentException where the file has another title, and IOException where it cannot be read or
     * written.
     *
     * @param kind what such a file keeps, for the message
     */
    static List<String> open(Path file, String title, String kind) throws IOException {
        String head = MARK + title;
        if (!Files.exists(file) || Files.size(file) == 0) {
            Files.writeString(file, head + "\n");
            return List.of();
        }
        String text = Files.readString(file);
        List<String> lines = complete(text);
        if (lines.isEmpty() || !lines.get(0).equals(head)) {
            throw new IllegalArgumentException(
                    file + " keeps another " + kind + ": " + (lines.isEmpty() ? "" : lines.get(0)));
        }
        if (!text.endsWith("\n")) {
            Files.writeString(file, String.join("\n", lines) + "\n");
        }
        return lines.subList(1, lines.size());
    }

    /** The lines of a text without a last one that was cut off. */
    static List<String> complete(String text) {
        return text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
    }

    /** Adds a line at the end. */
    static void append(Path file, String line) throws IOException {
        Files.write(file, (line + "\n").getBytes(StandardCharsets.UTF_8), StandardOpenOption.APPEND);
    }
}
