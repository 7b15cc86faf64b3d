package reversi.tools.games;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import reversi.notation.Ggf;
import reversi.notation.TranscriptText;
import reversi.notation.Wthor;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/** Finds the game that a person means: the moves themselves, or one of a file of moves, GGF or WTHOR. */
final class GameInput {
    private GameInput() {}

    /**
     * The game of a file or of a text; the number, from 1, says which one of a file. Throws IllegalArgumentException, whose
     * message is for a person, where there is none, and IOException where the file cannot be read.
     */
    static Transcript game(String what, int number) throws IOException {
        if (!isFile(what)) {
            return text(what, 1);
        }
        byte[] bytes = Files.readAllBytes(Path.of(what));
        return what.endsWith(".wtb")
                ? archived(bytes, number)
                : text(new String(bytes, StandardCharsets.UTF_8), number);
    }

    private static boolean isFile(String what) {
        try {
            return Files.isRegularFile(Path.of(what));
        } catch (InvalidPathException noPath) {
            return false;
        }
    }

    private static Transcript archived(byte[] bytes, int number) {
        if (!(Wthor.read(bytes) instanceof Wthor.Ok archive)) {
            throw new IllegalArgumentException("not an archive of games");
        }
        if (number < 1 || number > archive.games().size()) {
            throw new IllegalArgumentException(
                    "no game " + number + " among " + archive.games().size());
        }
        StringBuilder moves = new StringBuilder();
        for (Square square : archive.games().get(number - 1).squares()) {
            moves.append(square.name());
        }
        return transcript(moves.toString());
    }

    private static Transcript text(String text, int number) {
        return text.contains("(;") ? ggf(text, number) : line(text, number);
    }

    private static Transcript ggf(String text, int number) {
        String rest = text;
        for (int game = 1; ; game++) {
            Ggf.Read read = Ggf.read(rest);
            if (read instanceof Ggf.Failed failed) {
                throw new IllegalArgumentException(
                        "game " + game + " is wrong at character " + failed.offset() + ": " + failed.problem()
                                + failed.reason().map(reason -> ", " + reason).orElse(""));
            }
            Ggf.Ok ok = (Ggf.Ok) read;
            if (game == number) {
                return ok.game().line().transcript();
            }
            rest = rest.substring(ok.end());
        }
    }

    /** The game in a line of its own; empty lines and those that begin with {@code #} don't count. */
    private static Transcript line(String text, int number) {
        int game = 0;
        for (String line : text.lines().toList()) {
            if (!line.isBlank() && !line.startsWith("#") && ++game == number) {
                return transcript(line);
            }
        }
        throw new IllegalArgumentException("no game " + number + " among " + game);
    }

    private static Transcript transcript(String moves) {
        TranscriptText.Read read = TranscriptText.read(moves, Variant.OTHELLO);
        if (read instanceof TranscriptText.Failed failed) {
            throw new IllegalArgumentException("the game is wrong at ply " + failed.ply() + ", '" + failed.token() + "'"
                    + failed.reason().map(reason -> ": " + reason).orElse(""));
        }
        return ((TranscriptText.Ok) read).transcript();
    }
}
