package reversi.tools.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import reversi.notation.Wthor;

/**
 * One archive file, replayed.
 *
 * @param name the file's name
 * @param games how many games were read from it
 * @param tally what became of them
 */
record Archive(String name, int games, Tally tally) {
    /** No federation's file comes near it; whatever is larger is not read into memory. */
    private static final long LARGEST = 64L << 20;

    /** Reads and replays a file; what cannot be read is an error in its tally. */
    static Archive replay(Path file) {
        String name = String.valueOf(file.getFileName());
        try {
            long size = Files.size(file);
            if (size > LARGEST) {
                return unreadable(name, size + " bytes are too many for an archive");
            }
            Wthor.Read read = Wthor.read(Files.readAllBytes(file));
            return read instanceof Wthor.Ok ok ? replay(name, ok.games()) : unreadable(name, why((Wthor.Failed) read));
        } catch (IOException e) {
            return unreadable(name, "cannot be read (" + e.getMessage() + ")");
        }
    }

    private static Archive replay(String name, List<Wthor.Game> games) {
        int complete = 0;
        int stopped = 0;
        List<String> errors = new ArrayList<>();
        for (int i = 0; i < games.size(); i++) {
            GameReplay.Result result = GameReplay.of(games.get(i));
            complete += result instanceof GameReplay.Complete ? 1 : 0;
            stopped += result instanceof GameReplay.Stopped ? 1 : 0;
            if (result instanceof GameReplay.Wrong wrong) {
                errors.add(name + " game " + (i + 1) + ": " + wrong.why());
            }
        }
        return new Archive(name, games.size(), new Tally(complete, stopped, errors));
    }

    private static Archive unreadable(String name, String why) {
        return new Archive(name, 0, new Tally(0, 0, List.of(name + ": " + why)));
    }

    private static String why(Wthor.Failed failed) {
        return switch (failed.problem()) {
            case NO_HEADER -> "too short for a WTHOR archive";
            case OTHER_BOARD -> "not of the 8×8 board";
            case WRONG_LENGTH -> "its length does not fit the number of games in its header";
            case WRONG_SQUARE -> "game " + failed.game() + " holds a byte that is no square";
        };
    }

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
}
