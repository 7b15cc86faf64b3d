package reversi.screens.analysis;

import java.util.List;
import java.util.Optional;
import reversi.notation.GameFault;
import reversi.notation.GameFiles;
import reversi.notation.GameRecord;
import reversi.notation.GameTrees;
import reversi.notation.GamesReader;
import reversi.notation.Opponents;
import reversi.notation.ShareCode;
import reversi.notation.analysis.VariationJson;
import reversi.notation.analysis.VariationTree;
import reversi.notation.analysis.WrittenVariations;

/**
 * What a person pastes to be analysed.
 *
 * @param tree its lines; empty where there are none
 * @param players who played its game
 * @param faults the first of what is wrong in it
 * @param errors how many lines are wrong
 * @param isCut whether there are more moves than an analysis holds
 */
record PastedAnalysis(
        Optional<VariationTree> tree, Opponents players, List<GameFault> faults, int errors, boolean isCut) {
    /** A full analysis with a long comment beside each move is shorter. */
    static final int MAX_TEXT = 1 << 20;

    /** How the address of an analysis goes on before its code. */
    private static final String LINK = "#/analysis/";

    PastedAnalysis {
        faults = List.copyOf(faults);
    }

    private static PastedAnalysis of(Optional<VariationTree> tree, Opponents players) {
        return new PastedAnalysis(tree, players, List.of(), 0, false);
    }

    /** The first game or position of a text in any format, with its side lines where it has some, the line of a link, or a whole analysis. */
    static PastedAnalysis read(String text) {
        String plain = GameFiles.unquoted(text.trim());
        if (plain.length() > MAX_TEXT) {
            return of(Optional.empty(), Opponents.unknown());
        }
        int link = plain.indexOf(LINK);
        if (link >= 0) {
            return of(
                    ShareCode.read(plain.substring(link + LINK.length()))
                            .map(line -> VariationTree.of(line.transcript())),
                    Opponents.unknown());
        }
        Optional<VariationTree> tree = VariationJson.read(plain);
        if (tree.isPresent()) {
            return of(tree, VariationJson.players(plain));
        }
        return GameTrees.isWrittenIn(plain) ? tree(plain) : first(plain);
    }

    private static PastedAnalysis tree(String text) {
        WrittenVariations.Read read = WrittenVariations.read(text);
        boolean isNothing =
                read.errors() > 0 && read.tree().filter(tree -> tree.size() > 1).isEmpty();
        return new PastedAnalysis(
                isNothing ? Optional.empty() : read.tree(), read.players(), read.faults(), read.errors(), read.isCut());
    }

    private static PastedAnalysis first(String text) {
        GamesReader reader = GameFiles.reader(text);
        while (reader.games().isEmpty() && !reader.isDone()) {
            reader.step();
        }
        Optional<GameRecord> game = reader.games().stream().findFirst();
        return of(
                game.map(found -> VariationTree.of(found.line().transcript())),
                game.map(Opponents::of).orElseGet(Opponents::unknown));
    }
}
