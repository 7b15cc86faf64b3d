package reversi.training.repertoire;

import java.util.List;
import java.util.Optional;
import reversi.notation.GameFiles;
import reversi.notation.GameTrees;
import reversi.notation.GamesReader;
import reversi.notation.Opponents;
import reversi.rules.Transcript;

/**
 * Openings as the texts of files: trees of other programs, games in any format, or openings in JSON.
 *
 * <pre>{@code
 * Repertoire black = RepertoireFiles.add(Repertoire.of(Disc.BLACK), "(;FF[4]GM[2];B[f5](;W[d6];B[c3])(;W[f6];B[e6]))");
 * RepertoireFiles.sgf(black);
 * }</pre>
 */
public final class RepertoireFiles {
    /** The longest text, in characters. */
    public static final int LONGEST = 4 << 20;

    private static final int MOST_MOVES = 50_000;

    private RepertoireFiles() {}

    /** The openings with those of a text; the same where it has no new ones. */
    public static Repertoire add(Repertoire to, String text) {
        String plain = text.trim();
        if (plain.isEmpty() || plain.length() > LONGEST) {
            return to;
        }
        Optional<Repertoire> own = plain.startsWith("{") ? RepertoireJson.read(plain) : Optional.empty();
        if (own.isPresent()) {
            return own.get().side() == to.side() ? to.joined(own.get()) : to;
        }
        if (GameTrees.isWrittenIn(plain)) {
            return GameTrees.read(plain, MOST_MOVES)
                    .tree()
                    .map(tree -> RepertoireTrees.add(to, tree))
                    .orElse(to);
        }
        return RepertoireTrees.addUsual(to, games(plain), 1, Repertoire.LONGEST_LINE);
    }

    /** The tree of the openings, as far as one comes there by playing as prepared, in the Smart Game Format. */
    public static String sgf(Repertoire repertoire) {
        return GameTrees.sgf(RepertoireTrees.tree(repertoire), Opponents.unknown());
    }

    private static List<Transcript> games(String text) {
        GamesReader reader = GameFiles.reader(text);
        while (!reader.isDone()) {
            reader.step();
        }
        return reader.games().stream().map(game -> game.line().transcript()).toList();
    }
}
