package reversi.tools.champion;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.engine.PatternWeights;
import reversi.notation.TranscriptText;
import reversi.notation.Wthor;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.tools.games.WthorFile;
import reversi.tools.options.EngineFiles;
import reversi.tools.options.Shipped;
import reversi.tools.options.Tool;
import reversi.tools.options.Workers;
import reversi.training.champion.ChampionFile;
import reversi.training.champion.ChampionGame;
import reversi.training.champion.ValuedGame;
import reversi.training.champion.ValuedMove;

/** Chooses the games and values their moves. */
@Command(
        name = "make",
        description = {
            "Chooses games from the WTHOR archives WTH_*.wtb in FOLDER and values every legal move of them. Of each World",
            "Championship: whole games that its champion won against who came second. Of these the two are taken in which both",
            "sides together gave away least. A line for each game that was valued, with the half discs that were given away;",
            "the last line is 'candidates=COUNT games=COUNT'."
        })
final class MakeChampionCommand extends Tool {
    private static final String CHAMPIONS = "/reversi/tools/champion/champions.txt";
    private static final int HALF = 32;
    private static final String TOURNAMENT = "World Championship";

    @Parameters(index = "0", paramLabel = "FOLDER", description = "Folder of WTHOR archives (WTH_*.wtb).")
    private Path folder = Path.of("");

    @Option(names = "--players", required = true, paramLabel = "FILE", description = "WTHOR.JOU, the players' names.")
    private Path players = Path.of("");

    @Option(names = "--tournaments", required = true, paramLabel = "FILE", description = "WTHOR.TRN, their names.")
    private Path tournaments = Path.of("");

    @Option(names = "--out", required = true, paramLabel = "FILE", description = "The file to write.")
    private Path out = Path.of("");

    @Option(names = "--most", description = "Games of a year at most (default: ${DEFAULT-VALUE}).")
    private int most = 2;

    @Option(names = "--depth", description = "Plies searched after a move (default: ${DEFAULT-VALUE}).")
    private int depth = 11;

    @Option(names = "--exact", description = "Solved from so many empties on (default: ${DEFAULT-VALUE}).")
    private int exact = 20;

    @Option(names = "--threads", description = "Threads (default: one for each processor).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Override
    public Integer call() throws IOException, InterruptedException, ExecutionException {
        if (most < 1 || depth < 1 || exact < 1 || threads < 1) {
            throw misuse("--most, --depth, --exact and --threads are 1 or more.");
        }
        Names names = new Names(NameList.players(players), NameList.tournaments(tournaments));
        List<ChampionGame> candidates = new ArrayList<>();
        for (Path file : WthorFile.files(folder)) {
            WthorFile archive = WthorFile.read(file);
            Optional<String[]> finalists = Shipped.text(CHAMPIONS)
                    .lines()
                    .map(line -> line.split(",", 3))
                    .filter(parts -> parts[0].equals(Integer.toString(archive.year())))
                    .findFirst();
            finalists.ifPresent(both ->
                    archive.games().forEach(game -> won(names, game, both).ifPresent(candidates::add)));
        }
        List<ChampionGame> chosen = chosen(valued(candidates));
        Files.writeString(out, ChampionFile.write(chosen));
        out().println("candidates=" + candidates.size() + " games=" + chosen.size());
        return 0;
    }

    private record Names(NameList players, NameList tournaments) {}

    /** A whole game of year, champion and runner-up that the champion won, without values. */
    private static Optional<ChampionGame> won(Names names, Wthor.Game game, String... finalists) {
        String black = names.players().of(game.black());
        String white = names.players().of(game.white());
        boolean isBlack = black.equals(finalists[1]) && white.equals(finalists[2]);
        boolean isWhite = white.equals(finalists[1]) && black.equals(finalists[2]);
        if (!names.tournaments().of(game.tournament()).equals(TOURNAMENT) || !(isBlack || isWhite)) {
            return Optional.empty();
        }
        Disc side = isBlack ? Disc.BLACK : Disc.WHITE;
        StringBuilder moves = new StringBuilder();
        game.squares().forEach(square -> moves.append(square.name()));
        int year = Integer.parseInt(finalists[0]);
        return TranscriptText.read(moves.toString(), Variant.OTHELLO) instanceof TranscriptText.Ok read
                        && read.transcript().current().isOver()
                        && read.transcript().current().score().official(side) > HALF
                ? Optional.of(new ChampionGame(
                        year,
                        0,
                        side,
                        NameList.family(black),
                        NameList.family(white),
                        read.transcript().current().score().official(Disc.BLACK),
                        moves.toString(),
                        ""))
                : Optional.empty();
    }

    private List<ValuedGame> valued(List<ChampionGame> candidates)
            throws IOException, InterruptedException, ExecutionException {
        PatternWeights weights = EngineFiles.weights();
        ValuedGame[] valued = new ValuedGame[candidates.size()];
        List<Callable<Void>> tasks = new ArrayList<>();
        for (int i = 0; i < valued.length; i++) {
            int at = i;
            tasks.add(() -> {
                ChampionGame game = candidates.get(at);
                TranscriptText.Ok read = (TranscriptText.Ok) TranscriptText.read(game.moves(), Variant.OTHELLO);
                String values = new MoveValuer(weights, depth, exact).values(read.transcript());
                valued[at] = ValuedGame.of(with(game, 0, values)).orElseThrow();
                out().println(game.year() + " " + game.black() + " - " + game.white() + ": " + lost(valued[at]));
                out().flush();
                return null;
            });
        }
        Workers.run(threads, tasks);
        return List.of(valued);
    }

    private static ChampionGame with(ChampionGame game, int number, String values) {
        return new ChampionGame(
                game.year(),
                number,
                game.champion(),
                game.black(),
                game.white(),
                game.blackScore(),
                game.moves(),
                values);
    }

    /** How many half discs both sides gave away. */
    private static int lost(ValuedGame game) {
        return game.moves().stream().mapToInt(ValuedMove::loss).sum();
    }

    private List<ChampionGame> chosen(List<ValuedGame> valued) {
        Map<Integer, List<ValuedGame>> years = new TreeMap<>();
        valued.forEach(game -> years.computeIfAbsent(game.game().year(), none -> new ArrayList<>())
                .add(game));
        List<ChampionGame> chosen = new ArrayList<>();
        years.forEach((year, games) -> {
            games.sort(Comparator.comparingInt(MakeChampionCommand::lost));
            for (int i = 0; i < Math.min(most, games.size()); i++) {
                chosen.add(with(games.get(i).game(), i + 1, games.get(i).game().values()));
            }
        });
        return chosen;
    }
}
