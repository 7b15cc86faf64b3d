package reversi.tools.games;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.notation.Drawing;
import reversi.notation.GameDate;
import reversi.notation.GameFiles;
import reversi.notation.GameFormat;
import reversi.notation.GameRecord;
import reversi.notation.Kifu;
import reversi.notation.PdfText;
import reversi.notation.SvgText;
import reversi.notation.WthorGames;
import reversi.notation.animation.AnimatedGame;
import reversi.notation.animation.BoardColours;
import reversi.rules.Transcript;
import reversi.tools.options.Tool;

/** Converts files of games from any format to one. */
@Command(
        name = "convert",
        description = {
            "Reads games of any format from files, and from those of folders, and writes them in one format.",
            "The formats of the files are recognised; WTHOR.JOU and WTHOR.TRN beside an archive are read for its names.",
            "A game that cannot be read, or that the format cannot say, is reported and left out; what is odd about one that was read is said.",
            "The last line is 'games=COUNT written=COUNT errors=COUNT'. Exits with 1 where there are errors."
        })
public final class ConvertCommand extends Tool {
    /** All pages are in memory until the last one is known. */
    private static final int MOST_PAGES = 1_000;

    @Parameters(arity = "1..*", paramLabel = "INPUT", description = "Files of games, and folders of them.")
    private List<Path> inputs = new ArrayList<>();

    @Option(
            names = "--to",
            required = true,
            paramLabel = "FORMAT",
            description = "ggf, sgf, obf, pgn, wthor, text or json; wthor writes a .jou and a .trn beside FILE."
                    + " Or svg or pdf, numbered diagrams to print, or gif, an animated picture of at most 1 MB;"
                    + " of svg and gif a file for each game, FILE-2 and so on.")
    private String to = "";

    @Option(names = "--out", required = true, paramLabel = "FILE", description = "The file to write.")
    private Path out = Path.of("");

    private int games;
    private int written;
    private final ErrorReport errors = new ErrorReport(line -> err().println(line));

    @Override
    public Integer call() throws IOException {
        try {
            write();
        } catch (NotWritten e) {
            throw e.why;
        }
        errors.end();
        err().flush();
        PrintWriter console = out();
        console.println("games=" + games + " written=" + written + " errors=" + errors.count());
        console.flush();
        return errors.count() == 0 ? 0 : 1;
    }

    private void write() throws IOException {
        switch (to.toLowerCase(Locale.ROOT)) {
            case "ggf", "sgf", "obf", "pgn", "text", "json" -> text(GameFormat.valueOf(to.toUpperCase(Locale.ROOT)));
            case "wthor" -> archive();
            case "svg" -> files(game -> SvgText.write(Kifu.of(game)).getBytes(StandardCharsets.UTF_8));
            case "gif" -> files(game -> gif(game.line().transcript()));
            case "pdf" -> pdf();
            default -> throw misuse("no such format: " + to);
        }
    }

    private List<Path> files() throws IOException {
        return GameFolder.files(inputs, List.of(out));
    }

    /** Takes a game that was read. */
    private interface Sink {
        void take(GameRecord game) throws IOException;
    }

    private void text(GameFormat format) throws IOException {
        try (Writer file = Files.newBufferedWriter(out, StandardCharsets.UTF_8)) {
            file.write(GameFiles.head(format));
            read(format, game -> {
                file.write(written == 0 ? "" : GameFiles.between(format));
                file.write(GameFiles.write(format, game));
                written++;
            });
            file.write(GameFiles.tail(format));
        }
    }

    private void archive() throws IOException {
        WthorGames.Writer archive = new WthorGames.Writer();
        read(GameFormat.WTHOR, archive::add);
        LocalDate today = LocalDate.now(ZoneOffset.UTC);
        WthorGames.Files files =
                archive.files(GameDate.day(today.getYear(), today.getMonthValue(), today.getDayOfMonth()));
        Files.write(out, files.games());
        Files.write(beside(".jou"), files.players());
        Files.write(beside(".trn"), files.tournaments());
        written = archive.games();
    }

    private Path beside(String ending) {
        String name = String.valueOf(out.getFileName());
        return out.resolveSibling(name.substring(0, dot(name)) + ending);
    }

    private static int dot(String name) {
        return name.lastIndexOf('.') < 0 ? name.length() : name.lastIndexOf('.');
    }

    /** A file for each game. */
    private void files(Function<GameRecord, byte[]> bytes) throws IOException {
        String name = String.valueOf(out.getFileName());
        read(GameFormat.JSON, game -> {
            Path file = written == 0 ? out : beside("-" + (written + 1) + name.substring(dot(name)));
            Files.write(file, bytes.apply(game));
            written++;
        });
    }

    private static byte[] gif(Transcript game) {
        AnimatedGame picture = new AnimatedGame(game, BoardColours.classic());
        while (picture.step()) {
            // It is made in steps, so that a screen may go on meanwhile.
        }
        return picture.file().orElseThrow();
    }

    private void pdf() throws IOException {
        List<Drawing> pages = new ArrayList<>();
        read(GameFormat.JSON, game -> {
            if (pages.size() < MOST_PAGES) {
                pages.add(Kifu.of(game));
            } else {
                errors.add("a PDF has " + MOST_PAGES + " pages at most; a game is left out");
            }
        });
        if (!pages.isEmpty()) {
            Files.write(out, PdfText.write(pages));
        }
        written = pages.size();
    }

    /** Gives the games that the format can say, one by one; what is wrong with others is reported. */
    private void read(GameFormat format, Sink sink) throws IOException {
        for (Path input : files()) {
            int[] number = {0};
            GameReading.parts(
                    input,
                    part -> {
                        errors.addFaults(input, part);
                        games += part.games().size() + part.errors();
                        for (GameRecord game : part.games()) {
                            number[0]++;
                            take(input, number[0], game, format, sink);
                        }
                    },
                    errors::add);
        }
    }

    private void take(Path input, int number, GameRecord game, GameFormat format, Sink sink) {
        if (!GameFiles.canWrite(format, game)) {
            errors.add(input + ": game " + number + " of those read cannot be said in " + to + ": "
                    + game.line().variant());
            return;
        }
        try {
            sink.take(game);
        } catch (IOException e) {
            throw new NotWritten(e);
        }
    }

    /** Carries an error of the written file past the reading of others. */
    private static final class NotWritten extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final IOException why;

        NotWritten(IOException why) {
            super(why);
            this.why = why;
        }
    }
}
