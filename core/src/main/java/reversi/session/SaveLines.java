package reversi.session;

/** The lines of a saved game, read one after the other; throws IllegalArgumentException where one is not as expected. */
final class SaveLines {
    private final String text;
    private int next;

    /** The lines after the first. */
    SaveLines(String text) {
        this.text = text;
        this.next = text.indexOf('\n') + 1;
    }

    /** What the next line, which must have this name, says. */
    String next(String name) {
        int end = text.indexOf('\n', next);
        String line = end < 0 ? "" : text.substring(next, end);
        if (!line.startsWith(name + ' ')) {
            throw new IllegalArgumentException("the line of the " + name + " is missing");
        }
        next = end + 1;
        return line.substring(name.length() + 1);
    }

    /** Makes sure that nothing is left. */
    void end() {
        if (next != text.length()) {
            throw new IllegalArgumentException("there are more lines than expected");
        }
    }
}
