package reversi.screens.analysis;

import java.util.List;
import java.util.Optional;
import reversi.notation.GameFiles;
import reversi.notation.GameRecord;
import reversi.notation.ShareCode;
import reversi.notation.analysis.PositionSetup;
import reversi.notation.analysis.VariationJson;
import reversi.notation.analysis.VariationTree;

/** What a person pastes to be analysed. */
final class PastedAnalysis {
    /** How the address of an analysis goes on before its code. */
    private static final String LINK = "#/analysis/";

    private PastedAnalysis() {}

    /** The first game or position of a text in any format, the line of a link, or a whole analysis; empty where there is none. */
    static Optional<VariationTree> read(String text) {
        String plain = text.trim();
        if (plain.length() > PositionSetup.MAX_TEXT) {
            return Optional.empty();
        }
        int link = plain.indexOf(LINK);
        if (link >= 0) {
            return ShareCode.read(plain.substring(link + LINK.length()))
                    .map(line -> VariationTree.of(line.transcript()));
        }
        Optional<VariationTree> tree = VariationJson.read(plain);
        if (tree.isPresent()) {
            return tree;
        }
        List<GameRecord> games = GameFiles.read(plain).games();
        return games.isEmpty()
                ? Optional.empty()
                : Optional.of(VariationTree.of(games.get(0).line().transcript()));
    }
}
