package reversi.screens.game;

import java.util.function.Function;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Turn;
import reversi.screens.Texts;

/**
 * Moves in sentences, for people who hear them.
 *
 * @param texts the words of the language
 * @param colour what the discs of a side are called
 */
public record TurnWords(Texts texts, Function<Disc, String> colour) {
    /** A turn, such as {@code White f6, flips 3.} */
    public String played(Turn turn) {
        String mover = colour.apply(turn.mover());
        return turn.move()
                .square()
                .map(square -> texts.get(
                        "access.say.move", mover, square.name(), turn.flipped().size()))
                .orElseGet(() -> texts.punctuation().sentence(texts.get("play.pass", mover)));
    }

    /** Whose turn it is, such as {@code White to move. 4 moves.} */
    public String toMove(Position position) {
        return texts.count("access.say.turn", position.placements().size(), colour.apply(position.toMove()));
    }
}
