package reversi.tools.train;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import reversi.engine.BoardSearch;
import reversi.notation.Wthor;
import reversi.tools.games.WthorFile;
import reversi.tools.options.EngineFiles;
import reversi.tools.options.Tool;

/** Fits how people choose their moves. */
@Command(
        name = "people",
        description =
                "Fits how people choose their moves to games between people (WTHOR): how much they mind what a move loses, "
                        + "and what else attracts them. Prints the weights, and how likely they make the choices of positions "
                        + "that were held out.")
public final class PeopleCommand extends Tool {
    private static final int TABLE_BITS = 16;
    private static final int HELD_OUT = 5;

    @Option(names = "--wthor", required = true, description = "Folder of WTHOR archives (WTH_*.wtb).")
    private Path wthor = Path.of("");

    @Option(names = "--positions", description = "Positions (default: ${DEFAULT-VALUE}).")
    private int positions = 40000;

    @Option(
            names = "--depth",
            description = "Plies by which what a move loses is judged, the move included (default: ${DEFAULT-VALUE}).")
    private int depth = 4;

    @Option(names = "--seed", description = "Seed (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = out();
        Decisions source = new Decisions(new BoardSearch(EngineFiles.weights(), TABLE_BITS), depth);
        Random random = new Random(seed);
        List<Wthor.Game> games = WthorFile.games(wthor);
        List<Decisions.Decision> fitted = new ArrayList<>();
        List<Decisions.Decision> held = new ArrayList<>();
        while (fitted.size() + held.size() < positions) {
            Wthor.Game game = games.get(random.nextInt(games.size()));
            int ply = Decisions.FIRST_PLY + random.nextInt(60 - Decisions.FIRST_PLY);
            List<Decisions.Decision> into = random.nextInt(HELD_OUT) == 0 ? held : fitted;
            source.of(game, ply).ifPresent(into::add);
        }
        out.printf("%d positions, %d of them held out, losses by %d plies%n", positions, held.size(), depth);
        ChoiceModel uniform = ChoiceModel.fit(List.of(), terms(0, 0));
        say("any move", uniform, held);
        say("what it loses", ChoiceModel.fit(fitted, terms(0, Decisions.LOSS_TERMS)), held);
        say("what strikes", ChoiceModel.fit(fitted, terms(Decisions.LOSS_TERMS, Decisions.TERMS)), held);
        ChoiceModel model = ChoiceModel.fit(fitted, terms(0, Decisions.TERMS));
        say("both", model, held);
        double[] weights = model.weights();
        for (int i = 0; i < weights.length; i++) {
            out.printf("%-14s %8.4f%n", Decisions.NAMES.get(i), weights[i]);
        }
        for (int from = 0; from < 60; from += 12) {
            int least = from;
            List<Decisions.Decision> phase = held.stream()
                    .filter(one -> one.empties() > least && one.empties() <= least + 12)
                    .toList();
            say(least + 1 + "…" + (least + 12) + " empties", model, phase);
        }
        out.flush();
        return 0;
    }

    private static boolean[] terms(int from, int to) {
        boolean[] used = new boolean[Decisions.TERMS];
        Arrays.fill(used, from, to, true);
        return used;
    }

    private void say(String name, ChoiceModel model, List<Decisions.Decision> held) {
        out().printf(
                        "%-14s log likelihood %.4f, likeliest move played in %.1f %% of %d%n",
                        name, model.likelihood(held), 100 * model.hits(held), held.size());
    }
}
