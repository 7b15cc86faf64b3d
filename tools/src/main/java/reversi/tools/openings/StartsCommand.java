package reversi.tools.openings;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.engine.Engine;
import reversi.engine.Question;
import reversi.engine.SearchObserver;
import reversi.rules.BalancedStarts;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Symmetry;
import reversi.rules.Variant;
import reversi.tools.options.EngineOptions;
import reversi.tools.options.Strength;
import reversi.tools.options.Tool;

/** Draws openings at random and keeps those that the engine finds even; no two lead to the same position turned. */
@Command(
        name = "starts",
        description = {
            "Writes a list of random openings of eight plies after which neither side is ahead; with --check FILE is read",
            "instead, and each opening searched again. The last line is 'openings=N tried=N' or 'openings=N uneven=N'; a",
            "check exits with 1 where an opening is beyond the limit, or leads to the position of another one, turned."
        })
public final class StartsCommand extends Tool {
    /** A first look drops what is far from even. */
    private static final int FIRST_DEPTH = 5;

    private static final int FIRST_LIMIT = 400;

    @Parameters(index = "0", paramLabel = "FILE", description = "File to write, or to check.")
    private Path file = Path.of("balanced-starts.txt");

    @Option(names = "--count", description = "Openings to find (default: ${DEFAULT-VALUE}).")
    private int count = 320;

    @Option(names = "--depth", description = "Plies to look ahead (default: ${DEFAULT-VALUE}).")
    private int depth = 10;

    @Option(
            names = "--limit",
            description = "Hundredths of a disc that an even opening may be off (default: ${DEFAULT-VALUE}).")
    private int limit = 100;

    @Option(names = "--check", description = "Proves a list instead of making one.")
    private boolean isCheck;

    @Mixin
    private final EngineOptions engines = new EngineOptions();

    @Override
    public Integer call() throws IOException {
        Engine engine = engines.searcher(() -> 0);
        return isCheck ? check(engine) : make(engine);
    }

    private int check(Engine engine) throws IOException {
        List<List<Move>> openings = read().lines();
        Set<String> seen = new HashSet<>();
        int uneven = 0;
        for (List<Move> opening : openings) {
            Position position = Position.start(Variant.OTHELLO);
            for (Move move : opening) {
                position = position.play(move).orThrow().after();
            }
            int value = value(engine, position, depth);
            boolean isNew = seen.add(canonical(position));
            if (!isNew || Math.abs(value) > limit) {
                uneven++;
                String line = opening.stream().map(Move::toString).collect(Collectors.joining());
                out().println(line + (isNew ? " value=" + value : " twice"));
            }
        }
        out().println("openings=" + openings.size() + " uneven=" + uneven);
        return uneven == 0 ? 0 : 1;
    }

    private BalancedStarts read() throws IOException {
        try {
            return BalancedStarts.read(Files.readString(file));
        } catch (IllegalArgumentException noList) {
            throw misuse(noList);
        }
    }

    private int make(Engine engine) throws IOException {
        Random random = new Random(engines.seed());
        Set<String> seen = new HashSet<>();
        List<String> lines = new ArrayList<>();
        while (lines.size() < count) {
            StringBuilder line = new StringBuilder();
            Position position = Position.start(Variant.OTHELLO);
            for (int ply = 0; ply < BalancedStarts.PLIES && !position.mustPass(); ply++) {
                List<Move> moves = position.legalMoves();
                Move move = moves.get(random.nextInt(moves.size()));
                line.append(move);
                position = position.play(move).orThrow().after();
            }
            boolean complete = line.length() == 2 * BalancedStarts.PLIES && !position.mustPass();
            if (complete && seen.add(canonical(position)) && isEven(engine, position)) {
                lines.add(line.toString());
            }
        }
        lines.sort(null);
        String head = "# Even openings of " + BalancedStarts.PLIES + " plies, found by: starts --count " + count
                + " --depth " + depth + " --limit " + limit + " --seed " + engines.seed() + "\n";
        Files.write(file, (head + String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
        out().println("openings=" + lines.size() + " tried=" + seen.size());
        return 0;
    }

    private boolean isEven(Engine engine, Position position) {
        return Math.abs(value(engine, position, FIRST_DEPTH)) <= FIRST_LIMIT
                && Math.abs(value(engine, position, depth)) <= limit;
    }

    private static int value(Engine engine, Position position, int plies) {
        Strength exactly = new Strength(Strength.trial(plies, 0), 0).forValues();
        Question question = exactly.question(position, 1);
        return engine.answer(question, SearchObserver.NONE).value();
    }

    /** The first of the position's turned and mirrored texts. */
    private static String canonical(Position position) {
        String first = position.toString();
        for (Symmetry symmetry : Symmetry.all()) {
            String turned = symmetry.apply(position).toString();
            first = turned.compareTo(first) < 0 ? turned : first;
        }
        return first;
    }
}
