package reversi.screens.guided;

import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Turn;
import reversi.screens.Texts;
import reversi.screens.board.BoardStyle;
import reversi.screens.game.TurnWords;
import reversi.teach.guided.GuidedGame;
import reversi.teach.guided.GuidedRemark;

/**
 * A guided game in words.
 *
 * @param texts the words of the language
 * @param style what the discs look like
 */
record GuidedWords(Texts texts, BoardStyle style) {
    /** What is said of the turn just played, in a sentence or two. */
    String remark(GuidedGame game) {
        GuidedRemark remark = game.remark();
        String key = "guided." + remark.name();
        if (remark == GuidedRemark.FLIPS) {
            return texts.count(key, lastFlips(game));
        }
        Position position = game.position();
        return remark.isEnd()
                ? texts.get(key, position.count(GuidedGame.NEWCOMER), position.count(GuidedGame.NEWCOMER.other()))
                : texts.get(key);
    }

    /** What Pip says. */
    String pip(GuidedGame game) {
        return switch (game.remark()) {
            case TAP -> texts.get("guided.pip.begin");
            case CORNER -> texts.get("guided.pip.corner");
            case PIP_PASSES -> texts.get("guided.pip.passes");
            case WON -> texts.get("guided.pip.lost");
            case DRAWN -> texts.get("guided.pip.drawn");
            case LOST -> texts.get("guided.pip.won");
            case FLIPPED, LINES, FLIPS, YOU_PASS -> texts.get("guided.pip.thinks");
            case ANSWERED, CORNER_FREE, PIP_CORNER, YOUR_TURN -> texts.count("guided.pip.flips", lastFlips(game));
        };
    }

    private static int lastFlips(GuidedGame game) {
        return last(game).flipped().size();
    }

    private static Turn last(GuidedGame game) {
        return game.line().turns().get(game.line().plies() - 1);
    }

    /** What has come to be seen, for people who hear it. */
    String spoken(GuidedGame game) {
        TurnWords turns = new TurnWords(texts, this::colour);
        String played = game.line().plies() == 0 ? "" : turns.played(last(game));
        String turn = game.isNewcomersTurn() ? turns.toMove(game.position()) : "";
        return texts.punctuation().sentences(played, remark(game), turn);
    }

    private String colour(Disc disc) {
        return texts.get(style.words(disc));
    }
}
