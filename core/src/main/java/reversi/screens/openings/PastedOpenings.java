package reversi.screens.openings;

import java.util.List;
import reversi.notation.GameFiles;
import reversi.notation.GameTrees;
import reversi.notation.GamesReader;
import reversi.rules.Transcript;
import reversi.training.repertoire.Repertoire;
import reversi.training.repertoire.RepertoireJson;
import reversi.training.repertoire.RepertoireTrees;

/** Openings in a text that somebody pastes or drops: trees of other programs, games in any format, or openings that this game wrote. */
final class PastedOpenings {
    /** The longest text, in characters. */
    static final int LONGEST = 4 << 20;

    private static final int MOST_MOVES = 50_000;

    private PastedOpenings() {}

    /** The openings with those of a text; the same where it has no new ones. */
    static Repertoire add(Repertoire to, String text) {
        String plain = text.trim();
        if (plain.isEmpty() || plain.length() > LONGEST) {
            return to;
        }
        if (plain.startsWith("{")) {
            return RepertoireJson.read(plain)
                    .filter(read -> read.side() == to.side())
                    .map(to::joined)
                    .orElse(to);
        }
        if (GameTrees.isWrittenIn(plain)) {
            return GameTrees.read(plain, MOST_MOVES)
                    .tree()
                    .map(tree -> RepertoireTrees.add(to, tree))
                    .orElse(to);
        }
        return RepertoireTrees.addUsual(to, games(plain), 1, Repertoire.LONGEST_LINE);
    }

    private static List<Transcript> games(String text) {
        GamesReader reader = GameFiles.reader(text);
        while (!reader.isDone()) {
            reader.step();
        }
        return reader.games().stream().map(game -> game.line().transcript()).toList();
    }
}
