package reversi.screens.board;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import reversi.rules.Disc;
import reversi.rules.Square;

/** Finds the squares of a board that look different since the last look, so that only these need to be drawn again. */
final class BoardChanges {
    /** A lifted disc and its shadow reach so far from the middle of their square, in squares. */
    private static final float DISC = 1.5f;

    /** Marks and words reach a little over their square. */
    private static final float MARK = 0.75f;

    private static final byte NOTHING = 0;
    private static final byte MOVING = 3;

    private final BoardModel model;
    private final byte[] discs;
    private List<Square> legal = List.of();
    private List<Square> preview = List.of();
    private List<BoardModel.Note> notes = List.of();
    private List<Square> marked = List.of();
    private Map<Square, SquareSign> signs = Map.of();
    private @Nullable Square previewed;
    private @Nullable Square proposed;
    private @Nullable Square last;
    private @Nullable Square hint;
    private @Nullable Square mistake;
    private @Nullable Square cursor;
    private @Nullable Square refused;
    private String hintWords = "";
    private boolean isMoving;

    /** Notified of each square, by its file and rank from 0, that looks different within {@code reach} squares of its middle. */
    interface Listener {
        void changed(int file, int rank, float reach);
    }

    BoardChanges(BoardModel model) {
        this.model = model;
        this.discs = new byte[model.variant().size() * model.variant().size()];
    }

    /** Reports every square that does not look as it did the last time: its disc or a mark. */
    void report(Listener listener) {
        reportDiscs(listener);
        boolean moves = model.animation().isMoving();
        if (moves != isMoving || legal != model.legal() || preview != model.preview()) {
            report(listener, legal);
            report(listener, model.legal());
            report(listener, preview);
            report(listener, model.preview());
            report(listener, previewed);
            report(listener, model.previewed());
        }
        if (notes != model.notes()) {
            reportNotes(listener, notes);
            reportNotes(listener, model.notes());
        }
        if (marked != model.marked()) {
            report(listener, marked);
            report(listener, model.marked());
        }
        if (signs != model.signs()) {
            signs.keySet().forEach(square -> report(listener, square));
            model.signs().keySet().forEach(square -> report(listener, square));
        }
        reportChange(listener, previewed, model.previewed());
        reportChange(listener, proposed, model.proposed());
        reportChange(listener, last, model.last());
        reportChange(listener, hint, model.hint());
        reportChange(listener, mistake, model.mistake());
        reportChange(listener, cursor, model.cursor());
        if (!hintWords.equals(model.hintWords())) {
            report(listener, model.hint());
        }
        // A refused square shakes in every frame, and is still for the first time in the frame after.
        report(listener, refused);
        report(listener, model.refused());
        remember(moves);
    }

    /** Reports where a disc moves, or lies otherwise than before. */
    private void reportDiscs(Listener listener) {
        Poses poses = model.animation().poses();
        int size = model.variant().size();
        for (int i = 0; i < discs.length; i++) {
            byte now = code(poses.at(i % size, i / size));
            if (now == MOVING || now != discs[i]) {
                listener.changed(i % size, i / size, DISC);
            }
            discs[i] = now;
        }
    }

    private static byte code(Pose pose) {
        if (!pose.isPresent()) {
            return NOTHING;
        }
        return pose.isAtRest() ? (byte) (pose.face() == Disc.BLACK ? 1 : 2) : MOVING;
    }

    private void remember(boolean moves) {
        isMoving = moves;
        legal = model.legal();
        preview = model.preview();
        notes = model.notes();
        marked = model.marked();
        signs = model.signs();
        previewed = model.previewed();
        proposed = model.proposed();
        last = model.last();
        hint = model.hint();
        hintWords = model.hintWords();
        mistake = model.mistake();
        cursor = model.cursor();
        refused = model.refused();
    }

    /** Reports the square of the best move, whose mark beats. */
    void reportHint(Listener listener) {
        report(listener, model.hint());
    }

    private static void reportChange(Listener listener, @Nullable Square before, @Nullable Square now) {
        if (!Objects.equals(before, now)) {
            report(listener, before);
            report(listener, now);
        }
    }

    private static void reportNotes(Listener listener, List<BoardModel.Note> notes) {
        for (int i = 0; i < notes.size(); i++) {
            report(listener, notes.get(i).square());
        }
    }

    private static void report(Listener listener, List<Square> squares) {
        for (int i = 0; i < squares.size(); i++) {
            report(listener, squares.get(i));
        }
    }

    private static void report(Listener listener, @Nullable Square square) {
        if (square != null) {
            listener.changed(square.file(), square.rank(), MARK);
        }
    }
}
