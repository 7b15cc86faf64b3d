package reversi.screens.champion;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.session.SummedText;
import reversi.training.champion.ChampionProgress;
import reversi.training.champion.ChampionProgress.Begun;

/**
 * What is remembered of a player who guesses champions' moves, to and from text: a line for each best result, its game and the percent, and
 * one for the game that is not over: {@code at}, the game, the side, and the guesses.
 */
final class ChampionProgressText {
    private static final String NAME = "reversi-champion";
    private static final int VERSION = 1;
    private static final int LONGEST = 20_000;
    private static final int HUNDRED = 100;
    private static final String AT = "at";

    private ChampionProgressText() {}

    /** The text of what is remembered. */
    static String write(ChampionProgress progress) {
        StringBuilder lines = new StringBuilder();
        new TreeMap<>(progress.best())
                .forEach((key, percent) ->
                        lines.append(key).append(' ').append(percent).append('\n'));
        progress.begun().ifPresent(begun -> {
            lines.append(AT).append(' ').append(begun.game()).append(' ').append(begun.side());
            begun.guesses().forEach(square -> lines.append(' ').append(square.name()));
            lines.append('\n');
        });
        return SummedText.write(NAME, VERSION, lines.toString());
    }

    /** What a text holds; empty where it is damaged, too long, or of a newer version. */
    static Optional<ChampionProgress> read(String text) {
        return SummedText.read(NAME, text, LONGEST)
                .flatMap(content -> content.decode(VERSION, ChampionProgressText::progress));
    }

    private static ChampionProgress progress(String lines) {
        Map<String, Integer> best = new HashMap<>();
        Optional<Begun> begun = Optional.empty();
        for (String line : lines.split("\n", -1)) {
            String[] parts = line.split(" ", -1);
            if (parts[0].equals(AT) && parts.length > 2) {
                begun = Optional.of(new Begun(parts[1], Disc.valueOf(parts[2]), squares(parts)));
            } else if (parts.length == 2) {
                best.put(parts[0], (int) SummedText.number(parts[1], 0, HUNDRED));
            } else if (!line.isEmpty()) {
                throw new IllegalArgumentException(line);
            }
        }
        return new ChampionProgress(best, begun);
    }

    private static List<Square> squares(String... parts) {
        List<Square> squares = new ArrayList<>();
        for (int i = 3; i < parts.length; i++) {
            String name = parts[i];
            squares.add(Variant.OTHELLO.squares().stream()
                    .filter(square -> square.name().equals(name))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(name)));
        }
        return squares;
    }
}
