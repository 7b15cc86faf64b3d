package reversi.notation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.rules.Illegal;
import reversi.rules.Position;
import reversi.rules.Variant;

/** Collects the games of one text and what is wrong with others, both bounded. */
final class GamesReadBuilder {
    /** Twice as many as the French federation has collected in four decades. */
    static final int MOST_GAMES = 250_000;

    private static final int MOST_FAULTS = 1_000;
    private static final long MOST_WASTE = 4_000_000;
    private static final int LONGEST_FOUND = 16;

    private final String text;
    private final List<GameRecord> games = new ArrayList<>();
    private final List<GameFault> faults = new ArrayList<>();
    private final List<GameFault> remarks = new ArrayList<>();
    private final Map<Variant, Position> starts = new HashMap<>();
    private int errors;
    private long wasted;
    private int counted;
    private int line = 1;

    /** Games of a text; an empty one for a file that is not of text. */
    GamesReadBuilder(String text) {
        this.text = text;
    }

    /** The start of a variant, one object for all games of the text. */
    Position start(Variant variant) {
        return starts.computeIfAbsent(variant, Position::start);
    }

    void add(GameRecord game) {
        games.add(game);
    }

    /** Whether no more games are taken; says so once. */
    boolean isFull(int offset) {
        boolean full = games.size() >= MOST_GAMES;
        if (full) {
            fault(FaultKind.TOO_MANY_GAMES, offset);
        }
        return full;
    }

    /**
     * Counts characters that led to no game and will be read again, as those of a game that is not closed; returns whether
     * there are too many of them for a text that is worth reading.
     */
    boolean wastes(int from, int to) {
        wasted += to - from;
        return wasted > MOST_WASTE + 2L * text.length();
    }

    void fault(FaultKind problem, int offset) {
        fault(problem, offset, "", Optional.empty());
    }

    void fault(FaultKind problem, int offset, String found, Optional<Illegal> reason) {
        errors++;
        if (faults.size() < MOST_FAULTS) {
            String shown = Characters.line(found.substring(0, Math.min(found.length(), LONGEST_FOUND)));
            faults.add(new GameFault(problem, games.size() + errors, lineOf(offset), offset, shown, reason));
        }
    }

    /** Says what is odd about the game that was read last. */
    void remark(FaultKind oddity, int offset) {
        if (remarks.size() < MOST_FAULTS) {
            remarks.add(new GameFault(oddity, games.size() + errors, lineOf(offset), offset, "", Optional.empty()));
        }
    }

    /** The line of an offset; those before the last one asked for are counted anew. */
    private int lineOf(int offset) {
        if (text.isEmpty()) {
            return 0;
        }
        if (offset < counted) {
            counted = 0;
            line = 1;
        }
        int next = text.indexOf('\n', counted);
        while (next >= 0 && next < offset) {
            line++;
            counted = next + 1;
            next = text.indexOf('\n', counted);
        }
        return line;
    }

    /** Whether there has been neither a game nor a fault. */
    boolean isEmpty() {
        return games.isEmpty() && errors == 0;
    }

    /** The games so far, not to be changed. */
    List<GameRecord> games() {
        return Collections.unmodifiableList(games);
    }

    /** The faults so far, not to be changed. */
    List<GameFault> faults() {
        return Collections.unmodifiableList(faults);
    }

    /** The remarks so far, not to be changed. */
    List<GameFault> remarks() {
        return Collections.unmodifiableList(remarks);
    }

    /** How many faults there are. */
    int errors() {
        return errors;
    }

    GamesRead done(Optional<GameFormat> format) {
        return new GamesRead(format, games, faults, errors, remarks);
    }
}
