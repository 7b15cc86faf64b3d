package reversi.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.notation.GameFault;
import reversi.notation.GameRecord;
import reversi.notation.GamesReader;

/**
 * Reads the games of files or a pasted text, one in each step, and adds those that the library does not have. What is wrong with others is
 * told; positions without a move are counted: there is nothing to be gone through in them.
 */
public final class GameImport extends AddingTask {
    /** No longer text and no larger file is imported: ten thousand games are 5 MB in most formats. */
    public static final int MOST_BYTES = 64 << 20;

    /** No more games are imported at once. */
    public static final int MOST_GAMES = 25_000;

    private static final int MOST_FAULTS = 50;

    private final List<Source> sources;
    private final ImportedGames conversion;
    private final List<Fault> faults = new ArrayList<>();
    private Optional<String> first = Optional.empty();
    private int source;
    private int taken;
    private int games;
    private int positions;
    private int unreadable;

    /** A file or a text, which has no name, and what reads it. */
    public record Source(String name, GamesReader reader) {}

    /** What is wrong with a game of a source, or odd about it. */
    public record Fault(String source, GameFault fault) {}

    /**
     * What has become of the games.
     *
     * @param added the games that were not there
     * @param present the games that were there already
     * @param unreadable the games and other parts that are wrong
     * @param positions the positions in which nothing was played
     * @param faults the first of the faults, and of the remarks on games that were read
     * @param hasMore whether there are more games than are imported at once
     * @param first the id of the first game, whether it was there or not; empty where there is none
     */
    public record Report(
            int added,
            int present,
            int unreadable,
            int positions,
            List<Fault> faults,
            boolean hasMore,
            Optional<String> first) {
        public Report {
            faults = List.copyOf(faults);
        }

        /** How many games could be read and kept. */
        public int games() {
            return added + present;
        }
    }

    /** Begins to read sources. */
    public GameImport(GameLibrary library, List<Source> sources, ImportedGames conversion) {
        super(library);
        this.sources = List.copyOf(sources);
        this.conversion = conversion;
    }

    @Override
    boolean isExhausted() {
        return source == sources.size() || isFull();
    }

    private boolean isFull() {
        return games >= MOST_GAMES;
    }

    @Override
    public int percent() {
        if (source == sources.size()) {
            return 100;
        }
        return (100 * source + sources.get(source).reader.percent()) / sources.size();
    }

    @Override
    void read() {
        GamesReader reader = sources.get(source).reader;
        if (taken < reader.games().size()) {
            take(reader.games().get(taken++));
        } else if (reader.isDone()) {
            finish(sources.get(source));
        } else {
            reader.step();
        }
    }

    private void take(GameRecord record) {
        if (!record.line().hasPlacement()) {
            positions++;
            return;
        }
        games++;
        String id = ImportedGames.id(record);
        first = first.or(() -> Optional.of(id));
        if (adder().isNew(id)) {
            adder().add(ArchiveCodec.stored(conversion.game(record)));
        } else {
            adder().skip();
        }
    }

    private void finish(Source done) {
        unreadable += done.reader.errors();
        tell(done.name, done.reader.faults());
        tell(done.name, done.reader.remarks());
        source++;
        taken = 0;
    }

    private void tell(String name, List<GameFault> told) {
        for (GameFault fault : told) {
            if (faults.size() < MOST_FAULTS) {
                faults.add(new Fault(name, fault));
            }
        }
    }

    /** What has become of them so far. */
    public Report report() {
        return new Report(adder().added(), adder().present(), unreadable, positions, faults, isFull(), first);
    }
}
