package reversi.tools.games;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import reversi.encoding.TextEncoding;
import reversi.notation.GameFault;
import reversi.notation.GameFiles;
import reversi.notation.GamesParts;
import reversi.notation.GamesRead;
import reversi.notation.WthorGames;
import reversi.notation.WthorGames.Names;
import reversi.notation.WthorParts;

/** Reads files of games, and says in English what is wrong with them. */
final class GameReading {
    /** A file takes this part of the memory at most: it is there as bytes and as text, and its games too. */
    private static final int SHARE = 3;

    private static final int LOOK = 1 << 12;
    private static final int PIECE = 1 << 16;

    private GameReading() {}

    /** The games of a file; empty, with a line for a person, where the file cannot be read at all. */
    static Optional<GamesRead> read(Path file, Consumer<String> trouble) {
        try {
            if (Files.size(file)
                    > Math.min(GameFiles.MOST_BYTES, Runtime.getRuntime().maxMemory() / SHARE)) {
                trouble.accept(file + ": too large for a file of games");
                return Optional.empty();
            }
            byte[] bytes = Files.readAllBytes(file);
            return Optional.of(
                    WthorGames.isArchive(bytes)
                            ? GameFiles.read(
                                    bytes,
                                    names(file, ".jou", WthorGames::players),
                                    names(file, ".trn", WthorGames::tournaments))
                            : GameFiles.read(TextEncoding.decode(bytes)));
        } catch (IOException e) {
            trouble.accept(file + ": cannot be read (" + e.getMessage() + ")");
            return Optional.empty();
        }
    }

    /**
     * Gives the games of a file in parts, so that no more of it is in memory than one of them; a line for a person tells where the file cannot
     * be read.
     */
    static void parts(Path file, Consumer<GamesRead> read, Consumer<String> trouble) {
        try {
            if (isArchive(file)) {
                archive(file, read);
            } else {
                text(file, read);
            }
        } catch (IOException | UncheckedIOException e) {
            trouble.accept(file + ": cannot be read (" + e.getMessage() + ")");
        }
    }

    private static boolean isArchive(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return WthorGames.isArchive(in.readNBytes(LOOK));
        }
    }

    private static void text(Path file, Consumer<GamesRead> read) throws IOException {
        Charset charset;
        try (InputStream in = Files.newInputStream(file)) {
            charset = TextEncoding.of(in);
        }
        try (Reader in = new InputStreamReader(Files.newInputStream(file), charset)) {
            char[] piece = new char[PIECE];
            GamesParts parts = new GamesParts(() -> next(in, piece));
            for (Optional<GamesRead> part = parts.next(); part.isPresent(); part = parts.next()) {
                read.accept(part.get());
            }
        }
    }

    private static String next(Reader in, char[] piece) {
        try {
            int length = in.read(piece);
            return length < 0 ? "" : new String(piece, 0, length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void archive(Path file, Consumer<GamesRead> read) throws IOException {
        Names players = names(file, ".jou", WthorGames::players);
        Names tournaments = names(file, ".trn", WthorGames::tournaments);
        try (InputStream in = Files.newInputStream(file)) {
            WthorParts parts = new WthorParts(count -> in.readNBytes(count), players, tournaments);
            for (Optional<GamesRead> part = parts.next(); part.isPresent(); part = parts.next()) {
                read.accept(part.get());
            }
        }
    }

    /** The names for an archive: of the file that is called like it, or else of the only one beside it, in any case of letters. */
    private static Names names(Path archive, String ending, Function<byte[], Names> read) throws IOException {
        List<Path> found = new ArrayList<>();
        String own = String.valueOf(archive.getFileName()).toLowerCase(Locale.ROOT);
        int dot = own.lastIndexOf('.') < 0 ? own.length() : own.lastIndexOf('.');
        try (DirectoryStream<Path> folder =
                Files.newDirectoryStream(archive.toAbsolutePath().getParent())) {
            for (Path path : folder) {
                String name = String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT);
                if (name.equals(own.substring(0, dot) + ending)) {
                    return read.apply(Files.readAllBytes(path));
                }
                if (name.endsWith(ending)) {
                    found.add(path);
                }
            }
        }
        return found.size() == 1 ? read.apply(Files.readAllBytes(found.get(0))) : Names.none();
    }

    /** A line for each of these. */
    static List<String> lines(Path file, List<GameFault> faults) {
        List<String> lines = new ArrayList<>();
        for (GameFault fault : faults) {
            lines.add(file + ": " + fault(fault));
        }
        return lines;
    }

    /** Where a fault is and why it is one. */
    static String fault(GameFault fault) {
        String where = fault.line() > 0 ? ", line " + fault.line() + ", character " : ", byte ";
        String found = fault.found().isEmpty() ? "" : " '" + fault.found() + "'";
        String why = fault.reason().map(reason -> ": " + reason).orElse("");
        return "game " + fault.game() + where + fault.offset() + ": " + english(fault) + found + why;
    }

    private static String english(GameFault fault) {
        return switch (fault.problem()) {
            case NO_GAME -> "no game of any known format";
            case UNREADABLE -> "cannot be read";
            case TOO_LARGE -> "too large, or not a file of games";
            case TOO_LONG -> "longer than any game";
            case TOO_MANY_GAMES -> "too many games; the rest is left out";
            case NEWER_VERSION -> "written by a newer version";
            case OTHER_GAME -> "another game than Othello";
            case BROKEN -> "broken off, or something where the format has no place for it";
            case WRONG_BOARD -> "not a board";
            case WRONG_VALUE -> "a wrong value";
            case UNKNOWN_MOVE -> "not a move";
            case OTHER_SIDE -> "the other side is to move";
            case ILLEGAL_MOVE -> "an illegal move";
            case NEITHER_BOARD -> "illegal on the square board 10×10 as on the octagon (8 Stars)";
            case NOT_CLOSED -> "read, though the bracket that closes the game is missing";
            case LOOSE_BRACKET -> "read, though a bracket in a text is not escaped";
            case WRONG_LENGTH -> "read, though the length of the file does not fit the number of games in its header";
        };
    }
}
