package reversi.tools.match;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import reversi.notation.Ggf;
import reversi.notation.TranscriptText;
import reversi.rules.Variant;

/** A game of a match in the format that other programs read. */
final class GameRecord {
    private GameRecord() {}

    /** The game in one line of GGF, with the players, the number of the game and the result for Black. */
    static String ggf(Pairing pairing, FinishedGame game) {
        if (!(TranscriptText.read(game.moves(), Variant.OTHELLO) instanceof TranscriptText.Ok played)) {
            throw new IllegalStateException("the log has a game that breaks the rules: " + game);
        }
        boolean firstIsBlack = FinishedGame.firstHasBlack(game.number());
        String first = pairing.first().name();
        String second = pairing.second().name();
        Map<String, String> properties = new LinkedHashMap<>();
        properties.put("PC", "reversi-tools match, game " + game.number());
        properties.put("PB", firstIsBlack ? first : second);
        properties.put("PW", firstIsBlack ? second : first);
        int lead = firstIsBlack ? game.lead() : -game.lead();
        String flag = game.end() == FinishedGame.End.TIME ? ":t" : game.end() == FinishedGame.End.PLAYED ? "" : ":r";
        properties.put("RE", String.format(Locale.ROOT, "%+.2f%s", (double) lead, flag));
        return Ggf.write(Ggf.Game.of(properties, played.transcript()));
    }
}
