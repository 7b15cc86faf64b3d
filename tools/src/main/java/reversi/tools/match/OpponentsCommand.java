package reversi.tools.match;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.engine.Engine;
import reversi.engine.TimeSource;
import reversi.notation.TranscriptText;
import reversi.rules.Disc;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;
import reversi.tools.options.EngineOptions;
import reversi.tools.options.Tool;

/** Measures how the levels play, by the moves they choose in games against their neighbours. */
@Command(
        name = "opponents",
        description = {
            "Plays neighbouring levels against each other in Othello and prints how each plays, with 95 %% errors: the discs it flips, "
                    + "its moves to edges and beside empty corners and the replies it leaves, each as a multiple of what a move at random "
                    + "would show in the same positions; how often it takes a corner when it can, and would by chance; how many discs "
                    + "it shows to empty squares, more than a move at random; and the discs that its moves lose where the rest is solved.",
            "It may be interrupted at any time and goes on from its folder; with --games 0 it prints the table of the games so far."
        })
public final class OpponentsCommand extends Tool {
    @Parameters(
            arity = "0..*",
            paramLabel = "PLAYER",
            description =
                    "The players, the weakest first; without any, every level. A player is " + Contestant.HELP + ".")
    private List<String> names = new ArrayList<>();

    @Option(names = "--games", description = "Games of neighbours (default: ${DEFAULT-VALUE}).")
    private int games = 100;

    @Option(names = "--log", required = true, description = "Folder that keeps the games of each pair.")
    private Path folder = Path.of("opponents");

    @Option(
            names = "--solve",
            paramLabel = "EMPTIES",
            description = "Empties from which it is found out what moves lose (default: ${DEFAULT-VALUE}).")
    private int solved = 12;

    @Mixin
    private final EngineOptions engines = new EngineOptions();

    @Override
    public Integer call() throws IOException, InterruptedException {
        Tournament tournament = new Tournament(
                Variant.OTHELLO, MatchTimeControl.NONE, engines.seed(), (pairing, game) -> {}, err()::println);
        Ladder ladder;
        List<Couple> couples;
        try {
            ladder = Ladder.of(names, folder, engines);
            couples = ladder.couples(1, games, tournament.conditions());
        } catch (IllegalArgumentException wrong) {
            throw misuse(wrong);
        }
        tournament.play(Ladder.rounds(couples), 1);
        List<Style> styles = styles(ladder, couples);
        out().print(text(ladder, styles));
        out().flush();
        return 0;
    }

    private List<Style> styles(Ladder ladder, List<Couple> couples) {
        Engine solver = engines.searcher(TimeSource.SYSTEM);
        List<Style> styles = ladder.players().stream()
                .map(player -> new Style(solver, solved))
                .toList();
        Openings openings = Openings.shipped(engines.seed());
        for (Couple couple : couples) {
            for (FinishedGame game : couple.pairing().log().games()) {
                int opening = openings.of(game.number() / 2).size();
                List<Turn> turns = transcript(game).turns();
                List<Turn> played = turns.subList(Math.min(opening, turns.size()), turns.size());
                boolean firstIsBlack = FinishedGame.firstHasBlack(game.number());
                styles.get(couple.stronger()).add(of(played, firstIsBlack ? Disc.BLACK : Disc.WHITE));
                styles.get(couple.weaker()).add(of(played, firstIsBlack ? Disc.WHITE : Disc.BLACK));
            }
        }
        return styles;
    }

    private static Transcript transcript(FinishedGame game) {
        if (TranscriptText.read(game.moves(), Variant.OTHELLO) instanceof TranscriptText.Ok ok) {
            return ok.transcript();
        }
        throw new IllegalStateException("the log has a game that breaks the rules: " + game);
    }

    private static List<Turn> of(List<Turn> turns, Disc side) {
        return turns.stream().filter(turn -> turn.mover() == side).toList();
    }

    private static String text(Ladder ladder, List<Style> styles) {
        StringBuilder text = new StringBuilder("| player | moves |");
        StringBuilder rule = new StringBuilder("|---|---|");
        for (StyleMeasure measure : StyleMeasure.values()) {
            text.append(' ').append(measure.title()).append(" |");
            rule.append("---|");
        }
        text.append('\n').append(rule).append('\n');
        for (int player = 0; player < styles.size(); player++) {
            Style style = styles.get(player);
            String name = ladder.players().get(player).name();
            text.append("| ").append(name).append(" | ").append(style.moves()).append(" |");
            for (StyleMeasure measure : StyleMeasure.values()) {
                Ratio ratio = style.of(measure);
                String value = ratio.isKnown()
                        ? String.format(Locale.ROOT, measure.format(), ratio.value(), ratio.error())
                        : "";
                text.append(' ').append(value).append(" |");
            }
            text.append('\n');
        }
        return text.toString();
    }
}
