package reversi.screens.game;

import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.screens.Texts;

/**
 * The move that decided a game: the one of the loser that gave away the most.
 *
 * @param number the number of the move, passes not counted, from 1
 * @param square where it was played
 * @param mover who played it
 * @param corner the corner that the answer to it took; empty where that was none
 * @param discs what it cost, in discs, 1 or more
 */
public record TurningPoint(int number, Square square, Disc mover, Optional<Square> corner, int discs) {
    /** One whose words are as long as those of most. */
    static TurningPoint usual() {
        return new TurningPoint(31, Square.of("g2"), Disc.WHITE, Optional.empty(), 18);
    }

    /** What is said of it under the result. */
    String words(Texts texts, Words words) {
        String who = words.colour(mover);
        return corner.map(given -> texts.count("over.decided.corner", discs, number, square.name(), who, given.name()))
                .orElseGet(() -> texts.count("over.decided", discs, number, square.name(), who));
    }

    /** The same in a few words, for a picture of the game. */
    public String brief(Texts texts) {
        return corner.map(given -> texts.get("share.decided.corner", number, given.name()))
                .orElseGet(() -> texts.get("share.decided", number, square.name()));
    }
}
