package reversi.tools.games;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.notation.GameRecord;
import reversi.notation.TranscriptText;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.teach.ExplorerEntry;
import reversi.teach.ExplorerMove;
import reversi.teach.GameResults;
import reversi.teach.GamesBook;
import reversi.teach.PositionKey;
import reversi.tools.options.Tool;

/** Says what somebody plays, by their games in files: a book to prepare against them. */
@Command(
        name = "prepare",
        description = {
            "Says what a player plays in the first moves with each colour, by the games of standard Othello in files of any",
            "format: for each position that came up often enough, in which it was their turn, the moves, how often each was",
            "played and how many of these games they won. Games that have no end are left out.",
            "The last line is 'games=N positions=N'; exits with 1 where there is no game of that player."
        })
public final class PrepareCommand extends Tool {
    private static final int HUNDRED = 100;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Files of games, of any format.")
    private List<Path> files = List.of();

    @Option(names = "--against", required = true, paramLabel = "NAME", description = "The player, in any case.")
    private String name = "";

    @Option(names = "--plies", description = "Plies of a game at most (default: ${DEFAULT-VALUE}).")
    private int plies = 12;

    @Option(names = "--least", description = "Games that a position came up in (default: ${DEFAULT-VALUE}).")
    private int least = 2;

    @Override
    public Integer call() {
        if (plies < 0 || plies > GamesBook.PLIES || least < 1) {
            throw misuse("--plies is 0 to " + GamesBook.PLIES + ", --least 1 or more.");
        }
        Map<Disc, GamesBook> books = new EnumMap<>(Disc.class);
        for (Disc side : Disc.values()) {
            books.put(side, new GamesBook());
        }
        for (Path file : files) {
            GameReading.parts(file, part -> part.games().forEach(game -> count(game, books)), err()::println);
        }
        int games = 0;
        int positions = 0;
        for (Map.Entry<Disc, GamesBook> book : books.entrySet()) {
            Optional<ExplorerEntry> start = book.getValue().find(Position.start(Variant.OTHELLO));
            if (start.isPresent()) {
                GameResults all = start.get().results();
                games += all.games();
                out().println(book.getKey().name().toLowerCase(Locale.ROOT) + ": " + all.games() + " games, won "
                        + won(book.getKey(), all) + "%");
                positions += tell(book.getKey(), book.getValue());
            }
        }
        out().println("games=" + games + " positions=" + positions);
        return games > 0 ? 0 : 1;
    }

    private void count(GameRecord game, Map<Disc, GamesBook> books) {
        Optional<GameResults> result = result(game);
        for (Disc side : Disc.values()) {
            String player = (side == Disc.BLACK ? game.black() : game.white()).name();
            if (result.isPresent() && player.equalsIgnoreCase(name)) {
                books.getOrDefault(side, new GamesBook()).add(game.line().transcript(), result.get());
            }
        }
    }

    /** How a game ended; empty where nothing says so. */
    private static Optional<GameResults> result(GameRecord game) {
        Position end = game.line().end();
        if (game.outcome().isEmpty() && !end.isOver()) {
            return Optional.empty();
        }
        Optional<Disc> winner = game.outcome().isPresent()
                ? game.outcome().get().winner()
                : end.score().leader();
        return Optional.of(new GameResults(
                winner.equals(Optional.of(Disc.BLACK)) ? 1 : 0,
                winner.isEmpty() ? 1 : 0,
                winner.equals(Optional.of(Disc.WHITE)) ? 1 : 0));
    }

    private static int won(Disc side, GameResults results) {
        return side == Disc.BLACK ? results.blackPercent() : results.whitePercent();
    }

    /** Tells of the positions of a book, along the most played moves first; answers of how many. */
    private int tell(Disc side, GamesBook book) {
        Set<Integer> seen = new HashSet<>();
        List<Transcript> open = new ArrayList<>(List.of(Transcript.start(Variant.OTHELLO)));
        int told = 0;
        while (!open.isEmpty()) {
            Transcript line = open.remove(open.size() - 1);
            Position now = line.current();
            List<ExplorerMove> moves = book.find(now).map(ExplorerEntry::moves).orElse(List.of());
            if (now.toMove() == side && !moves.isEmpty()) {
                told++;
                out().println(row(line, side, moves));
            }
            for (int i = moves.size() - 1; i >= 0; i--) {
                ExplorerMove move = moves.get(i);
                Transcript next = line.with(now.play(move.move()).orThrow());
                boolean isWanted = move.results().games() >= least && line.plies() + 1 < plies;
                if (isWanted && seen.add(PositionKey.of(next.current()).value())) {
                    open.add(next);
                }
            }
        }
        return told;
    }

    private static String row(Transcript line, Disc side, List<ExplorerMove> moves) {
        int games = moves.stream().mapToInt(move -> move.results().games()).sum();
        StringBuilder row = new StringBuilder("  " + (line.plies() == 0 ? "start" : TranscriptText.write(line)) + ":");
        for (ExplorerMove move : moves) {
            int share = Math.round((float) HUNDRED * move.results().games() / games);
            row.append(' ')
                    .append(move.move())
                    .append(' ')
                    .append(share)
                    .append("% (")
                    .append(move.results().games())
                    .append(", won ")
                    .append(won(side, move.results()))
                    .append("%)");
        }
        return row.toString();
    }
}
