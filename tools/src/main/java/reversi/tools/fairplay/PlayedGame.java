package reversi.tools.fairplay;

import reversi.notation.Wthor;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/**
 * A real game between people.
 *
 * @param year when it was played
 * @param number its place in the archive of the year, from 0
 * @param game as it was recorded
 * @param blackRating Black's rating after the year
 * @param whiteRating White's rating after the year
 */
record PlayedGame(int year, int number, Wthor.Game game, int blackRating, int whiteRating) {
    int player(Disc side) {
        return side == Disc.BLACK ? game.black() : game.white();
    }

    int rating(Disc side) {
        return side == Disc.BLACK ? blackRating : whiteRating;
    }

    /** The game as far as its moves are legal. */
    Transcript transcript() {
        return until(0);
    }

    /** The game until so many squares are empty, or as far as its moves are legal. */
    Transcript until(int empties) {
        Transcript line = Transcript.start(Variant.OTHELLO);
        for (Square square : game.squares()) {
            Position now = line.current();
            if (now.mustPass()) {
                line = line.with(now.play(Move.PASS).orThrow());
            }
            if (line.current().empties() <= empties
                    || !(line.current().play(Move.at(square)) instanceof Played.Legal legal)) {
                return line;
            }
            line = line.with(legal.turn());
        }
        return line;
    }
}
