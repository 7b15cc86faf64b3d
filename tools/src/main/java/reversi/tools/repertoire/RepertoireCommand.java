package reversi.tools.repertoire;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.engine.Engine;
import reversi.engine.Level;
import reversi.engine.MoveValue;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.engine.SearchObserver;
import reversi.notation.GameFiles;
import reversi.notation.TranscriptText;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.teach.ExplorerReader;
import reversi.teach.OpeningExplorer;
import reversi.tools.options.Shipped;
import reversi.tools.options.Tool;
import reversi.training.repertoire.Hole;
import reversi.training.repertoire.HoleFinder;
import reversi.training.repertoire.Repertoire;
import reversi.training.repertoire.RepertoireFiles;
import reversi.training.repertoire.RepertoireJson;
import reversi.training.repertoire.Replies;

/** Joins files of openings, says where nothing is prepared and what that costs, and writes them for other programs. */
@Command(
        name = "repertoire",
        description = {
            "Reads the openings of one colour from trees (SGF, PGN), games of any format or JSON; of several moves in one",
            "position the first stays. Says where nothing is prepared: the moves that lead there, how many games come there as",
            "people play, and with --seconds what that costs in discs a game. With --to they are written as SGF or JSON.",
            "The last line is 'moves=N covered=P%% holes=H'; exits with 1 where the files have no move of this colour."
        })
public final class RepertoireCommand extends Tool {
    private static final String EXPLORER = "/openings/explorer.bin";
    private static final double HUNDRED = 100;
    private static final int MILLIS = 1_000;
    private static final int MOST_SECONDS = 1_000_000;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Files of openings or games.")
    private List<Path> files = List.of();

    @Option(names = "--side", required = true, description = "Whose openings: ${COMPLETION-CANDIDATES}.")
    private Disc side = Disc.BLACK;

    @Option(names = "--holes", description = "How many positions to tell, the likeliest (default: ${DEFAULT-VALUE}).")
    private int most = 10;

    @Option(names = "--seconds", description = "Time of the engine for each of them (default: none).")
    private double seconds;

    @Option(
            names = "--to",
            paramLabel = "FILE",
            description = "Writes the openings there: FILE ends with .sgf or .json.")
    private Optional<Path> to = Optional.empty();

    @Override
    public Integer call() throws IOException {
        if (most < 0 || seconds < 0 || seconds > MOST_SECONDS) {
            throw misuse("--holes and --seconds are 0 or more, and not too much.");
        }
        if (to.filter(file -> !isSgf(file) && !hasEnding(file, ".json")).isPresent()) {
            throw misuse("--to ends with .sgf or .json.");
        }
        Repertoire all = Repertoire.of(side);
        for (Path file : files) {
            Repertoire more = RepertoireFiles.add(all, GameFiles.text(Files.readAllBytes(file)));
            out().println(file.getFileName() + ": " + (more.size() - all.size()) + " moves");
            all = more;
        }
        HoleFinder finder = new HoleFinder(all, people());
        while (finder.step()) {
            // Until every game that goes as prepared was followed.
        }
        tell(finder.holes());
        if (to.isPresent()) {
            String text = isSgf(to.get()) ? RepertoireFiles.sgf(all) : RepertoireJson.write(all);
            Files.writeString(to.get(), text);
        }
        out().printf(
                        Locale.ROOT,
                        "moves=%d covered=%.1f%% holes=%d%n",
                        all.size(),
                        HUNDRED * finder.covered(),
                        finder.holes().size());
        return all.size() > 0 ? 0 : 1;
    }

    private Replies people() throws IOException {
        if (ExplorerReader.read(Shipped.bytes(EXPLORER)) instanceof OpeningExplorer.Ok ok) {
            return Replies.of(ok.explorer());
        }
        throw misuse(EXPLORER + " has no games of this version.");
    }

    private void tell(List<Hole> holes) {
        Engine engine = new Engine();
        for (Hole hole : holes.subList(0, Math.min(most, holes.size()))) {
            String line = TranscriptText.write(hole.line());
            String cost = seconds == 0
                    ? ""
                    : String.format(
                            Locale.ROOT,
                            " cost=%.2f",
                            hole.cost(values(engine, hole.line().current())));
            out().printf(
                            Locale.ROOT,
                            "after %s reach=%.1f%%%s%n",
                            line.isEmpty() ? "the start" : line,
                            HUNDRED * hole.reach(),
                            cost);
        }
    }

    private Map<Square, Double> values(Engine engine, Position position) {
        int millis = Math.max(1, (int) (seconds * MILLIS));
        Question question = new Question(position, Level.strongest(), Purpose.VALUES, 0, millis);
        Map<Square, Double> values = new HashMap<>();
        for (MoveValue value : engine.answer(question, SearchObserver.NONE).values()) {
            value.move().square().ifPresent(square -> values.put(square, value.value() / HUNDRED));
        }
        return values;
    }

    private static boolean isSgf(Path file) {
        return hasEnding(file, ".sgf");
    }

    private static boolean hasEnding(Path file, String ending) {
        return file.toString().toLowerCase(Locale.ROOT).endsWith(ending);
    }
}
