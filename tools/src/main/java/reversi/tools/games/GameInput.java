package reversi.tools.games;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.notation.GameFault;
import reversi.notation.GameFiles;
import reversi.notation.GamesRead;
import reversi.rules.Transcript;

/** Finds the game that a person means: one written out, or one of a file of any format. */
public final class GameInput {
    private GameInput() {}

    /**
     * The game of a file or of a text; the number, from 1, says which one of a file, the unreadable ones counted too. Throws
     * IllegalArgumentException, whose message is for a person, where there is none.
     */
    static Transcript game(String what, int number) {
        return isFile(what) ? file(Path.of(what), number) : written(what);
    }

    /**
     * The first game of a text in any format; never of a file. Throws IllegalArgumentException, whose message is for a person, where there is
     * none.
     */
    public static Transcript written(String text) {
        return numbered(GameFiles.read(text), 1);
    }

    private static boolean isFile(String what) {
        try {
            return Files.isRegularFile(Path.of(what));
        } catch (InvalidPathException noPath) {
            return false;
        }
    }

    private static Transcript file(Path file, int number) {
        List<String> trouble = new ArrayList<>();
        Optional<GamesRead> read = GameReading.read(file, trouble::add);
        return numbered(read.orElseThrow(() -> new IllegalArgumentException(String.join("; ", trouble))), number);
    }

    private static Transcript numbered(GamesRead read, int number) {
        int unreadable = 0;
        for (GameFault fault : read.faults()) {
            if (fault.game() == number || fault.game() == 0 || read.games().isEmpty()) {
                throw new IllegalArgumentException(GameReading.fault(fault));
            }
            unreadable += fault.game() < number ? 1 : 0;
        }
        int at = number - 1 - unreadable;
        if (at < 0 || at >= read.games().size()) {
            int games = read.games().size() + read.errors();
            throw new IllegalArgumentException("no game " + number + " among " + games);
        }
        return read.games().get(at).line().transcript();
    }
}
