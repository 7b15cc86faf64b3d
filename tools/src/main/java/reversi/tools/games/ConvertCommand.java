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
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.notation.Drawing;
import reversi.notation.GameDate;
import reversi.notation.GameFiles;
import reversi.notation.GameFormat;
import reversi.notation.GameRecord;
import reversi.notation.GamesRead;
import reversi.notation.Kifu;
import reversi.notation.PdfText;
import reversi.notation.SvgText;
import reversi.notation.WthorGames;
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
    /** What can be written; the names are those of the option. */
    enum Target {
        GGF(GameFormat.GGF),
        SGF(GameFormat.SGF),
        OBF(GameFormat.OBF),
        PGN(GameFormat.PGN),
        WTHOR(GameFormat.WTHOR),
        TEXT(GameFormat.TEXT),
        JSON(GameFormat.JSON),
        SVG,
        PDF;

        private final Optional<GameFormat> format;

        Target(GameFormat format) {
            this.format = Optional.of(format);
        }

        /** What is printed and not read again. */
        Target() {
            format = Optional.empty();
        }
    }

    @Parameters(arity = "1..*", paramLabel = "INPUT", description = "Files of games, and folders of them.")
    private List<Path> inputs = new ArrayList<>();

    @Option(
            names = "--to",
            required = true,
            paramLabel = "FORMAT",
            description = "ggf, sgf, obf, pgn, wthor, text or json; wthor writes a .jou and a .trn beside FILE."
                    + " Or svg or pdf, numbered diagrams to print; of svg a file for each game, FILE-2 and so on.")
    private String to = "";

    @Option(names = "--out", required = true, paramLabel = "FILE", description = "The file to write.")
    private Path out = Path.of("");

    private int games;
    private int written;
    private final ErrorReport errors = new ErrorReport(line -> err().println(line));

    @Override
    public Integer call() throws IOException {
        Target target = target();
        if (target == Target.WTHOR) {
            archive();
        } else if (target.format.isPresent()) {
            text(target.format.get());
        } else {
            print(target);
        }
        errors.end();
        err().flush();
        PrintWriter console = out();
        console.println("games=" + games + " written=" + written + " errors=" + errors.count());
        console.flush();
        return errors.count() == 0 ? 0 : 1;
    }

    private List<Path> files() throws IOException {
        return GameFolder.files(inputs, List.of(out));
    }

    private Target target() {
        for (Target target : Target.values()) {
            if (target.name().equals(to.toUpperCase(Locale.ROOT))) {
                return target;
            }
        }
        throw misuse(new IllegalArgumentException("no such format: " + to));
    }

    private void text(GameFormat format) throws IOException {
        try (Writer file = Files.newBufferedWriter(out, StandardCharsets.UTF_8)) {
            file.write(GameFiles.head(format));
            for (Path input : files()) {
                for (GameRecord game : read(input, format)) {
                    file.write(written == 0 ? "" : GameFiles.between(format));
                    file.write(GameFiles.write(format, game));
                    written++;
                }
            }
            file.write(GameFiles.tail(format));
        }
    }

    private void archive() throws IOException {
        List<GameRecord> all = new ArrayList<>();
        for (Path input : files()) {
            all.addAll(read(input, GameFormat.WTHOR));
        }
        LocalDate today = LocalDate.now(ZoneOffset.UTC);
        WthorGames.Files files =
                WthorGames.write(all, GameDate.day(today.getYear(), today.getMonthValue(), today.getDayOfMonth()));
        Files.write(out, files.games());
        Files.write(beside(".jou"), files.players());
        Files.write(beside(".trn"), files.tournaments());
        written = all.size();
    }

    private Path beside(String ending) {
        String name = String.valueOf(out.getFileName());
        return out.resolveSibling(name.substring(0, dot(name)) + ending);
    }

    private static int dot(String name) {
        return name.lastIndexOf('.') < 0 ? name.length() : name.lastIndexOf('.');
    }

    private void print(Target target) throws IOException {
        List<Drawing> pages = new ArrayList<>();
        for (Path input : files()) {
            for (GameRecord game : read(input, GameFormat.JSON)) {
                pages.add(Kifu.of(game));
            }
        }
        String name = String.valueOf(out.getFileName());
        for (int i = 0; target == Target.SVG && i < pages.size(); i++) {
            Path file = i == 0 ? out : beside("-" + (i + 1) + name.substring(dot(name)));
            Files.writeString(file, SvgText.write(pages.get(i)), StandardCharsets.UTF_8);
        }
        if (target == Target.PDF && !pages.isEmpty()) {
            Files.write(out, PdfText.write(pages));
        }
        written = pages.size();
    }

    /** The games of a file that the format can say; what is wrong with others is reported. */
    private List<GameRecord> read(Path input, GameFormat format) throws IOException {
        Optional<GamesRead> read = GameReading.read(input, errors::add);
        if (read.isEmpty()) {
            return List.of();
        }
        errors.addFaults(input, read.get());
        games += read.get().games().size() + read.get().errors();
        List<GameRecord> good = new ArrayList<>();
        int number = 0;
        for (GameRecord game : read.get().games()) {
            number++;
            if (GameFiles.canWrite(format, game)) {
                good.add(game);
            } else {
                errors.add(input + ": game " + number + " of those read cannot be said in " + to + ": "
                        + game.line().variant());
            }
        }
        return good;
    }
}
