package reversi.tools.replay;

import java.util.ArrayList;
import java.util.List;

/**
 * What became of the games of one or more files.
 *
 * @param complete games that reach the end with the recorded score
 * @param stopped games whose record stops before the end
 * @param errors what went wrong, one line for each game with an illegal move or another score and for each unreadable file
 */
record Tally(int complete, int stopped, List<String> errors) {
    static final Tally NONE = new Tally(0, 0, List.of());

    Tally {
        errors = List.copyOf(errors);
    }

    /** This and another tally together. */
    Tally plus(Tally other) {
        List<String> all = new ArrayList<>(errors);
        all.addAll(other.errors);
        return new Tally(complete + other.complete, stopped + other.stopped, all);
    }
}
