package reversi.screens.analysis;

import java.util.Optional;
import reversi.notation.analysis.PositionSetup;
import reversi.rules.Disc;
import reversi.rules.Square;

/**
 * A position that is being set up.
 *
 * @param position what is set up so far
 * @param brush what a click on the board lays down
 */
record Setup(PositionSetup position, Brush brush) {
    /** What a click lays on a square. */
    enum Brush {
        BLACK,
        WHITE,
        ERASER;

        /** The disc that it lays; empty for none. */
        Optional<Disc> disc() {
            return this == ERASER ? Optional.empty() : Optional.of(this == BLACK ? Disc.BLACK : Disc.WHITE);
        }
    }

    /** With another brush. */
    Setup with(Brush next) {
        return new Setup(position, next);
    }

    /** With another position, on this board or another one. */
    Setup with(PositionSetup next) {
        return new Setup(next, brush);
    }

    /** With a square as the brush leaves it that is drawn over it. */
    Setup painted(Square square) {
        return with(position.with(square, brush.disc()));
    }

    /** With what the brush holds on a square, or without it where it lies there already. */
    Setup pressed(Square square) {
        return position.at(square).equals(brush.disc()) ? erased(square) : painted(square);
    }

    /** With nothing on a square. */
    Setup erased(Square square) {
        return with(position.with(square, Optional.empty()));
    }
}
