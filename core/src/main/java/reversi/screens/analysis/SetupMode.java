package reversi.screens.analysis;

import com.badlogic.gdx.Input;
import java.util.Optional;
import reversi.notation.analysis.PositionSetup;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.screens.board.BoardModel;
import reversi.screens.board.Tempo;

/** A position being set up: what a click on the board lays down, and whether the position can be analysed. */
final class SetupMode {
    private final Listener listener;
    private PositionSetup setup;
    private BoardModel model;
    private Brush brush = Brush.BLACK;

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

    /** Hears of what becomes of the position. */
    interface Listener {
        /** The position is to be analysed. */
        void done(PositionSetup setup);

        /** Something is to be pasted. */
        void paste();

        /** Nothing is to become of it. */
        void cancelled();

        /** Something else lies on the same board. */
        void laid();

        /** The page looks different and is to be built anew. */
        void changed();
    }

    SetupMode(PositionSetup setup, Listener listener) {
        this.setup = setup;
        this.listener = listener;
        this.model = board(setup);
    }

    private static BoardModel board(PositionSetup setup) {
        BoardModel model = new BoardModel(setup.position(), Tempo.off());
        lay(model, setup);
        return model;
    }

    private static void lay(BoardModel model, PositionSetup setup) {
        model.show(Transcript.from(setup.position()));
        // Somebody is asked, so that the keyboard's cursor reaches every square.
        model.ask(setup.position());
    }

    /** What is set up so far. */
    PositionSetup setup() {
        return setup;
    }

    /** What lies on the board. */
    BoardModel model() {
        return model;
    }

    /** What a click lays down. */
    Brush brush() {
        return brush;
    }

    /** Takes another brush. */
    void take(Brush next) {
        brush = next;
    }

    /** Lays down what the brush holds, or takes away what it would lay where it lies already. */
    void press(Square square) {
        boolean isThere = setup.at(square).equals(brush.disc());
        set(setup.with(square, isThere ? Optional.empty() : brush.disc()));
    }

    /** The brush was drawn over a square. */
    void paint(Square square) {
        set(setup.with(square, brush.disc()));
    }

    /** Goes on with another position, on this board or another one. */
    void set(PositionSetup next) {
        boolean isOtherBoard = !next.variant().equals(setup.variant());
        setup = next;
        if (isOtherBoard) {
            model = board(next);
            listener.changed();
        } else {
            lay(model, next);
            listener.laid();
        }
    }

    /** Begins again with another board's first position. */
    void choose(Variant variant) {
        set(PositionSetup.start(variant));
    }

    /** Lets the person paste a position. */
    void askForPaste() {
        listener.paste();
    }

    /** Reads what was pasted; answers whether it was a position. */
    boolean paste(String text) {
        Optional<PositionSetup> read = setup.read(text);
        read.ifPresent(this::set);
        return read.isPresent();
    }

    /** Goes on to the analysis, where the position can be analysed. */
    void finish() {
        if (setup.fault().isEmpty()) {
            listener.done(setup);
        }
    }

    /** Goes back to what was analysed before. */
    void cancel() {
        listener.cancelled();
    }

    boolean keyDown(int key) {
        boolean isErase = key == Input.Keys.FORWARD_DEL;
        if (isErase && model.cursor() != null) {
            set(setup.with(model.cursor(), Optional.empty()));
        }
        return isErase;
    }

    boolean keyTyped(char sign) {
        int at = sign - '1';
        boolean isBrush = at >= 0 && at < Brush.values().length;
        if (isBrush) {
            brush = Brush.values()[at];
            listener.changed();
        }
        return isBrush;
    }
}
