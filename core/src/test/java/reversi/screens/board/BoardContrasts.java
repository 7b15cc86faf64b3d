package reversi.screens.board;

import com.badlogic.gdx.graphics.Color;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import reversi.screens.ui.ColourVision;
import reversi.screens.ui.PaletteGrounds;

/** What contrasts the marks and discs of every board have where they are weakest, as each kind of people sees them. */
public final class BoardContrasts {
    private static final float FLIP_OPACITY = 0.8f;

    private final BoardLight light = new BoardLight();

    /** Reads the pictures of boards. */
    public BoardContrasts() throws IOException {}

    /** All boards. */
    public List<BoardLook> boards() {
        return List.of(BoardLook.values());
    }

    /** All sets of discs that are offered by name. */
    public List<DiscSet> sets() {
        return List.of(DiscSet.values());
    }

    /** The rim of legal moves, hint, cursor and refusal against the square on which it is seen worst. */
    public double rim(BoardLook board, ColourVision vision) {
        Color rim = MarkInk.on(style(board, DiscSet.CLASSIC)).rim();
        return light.squares(board).stream()
                .mapToDouble(square -> vision.contrast(rim, square))
                .min()
                .orElseThrow();
    }

    /** A disc against the square on which it is seen worst: the better one of its face and its other face, which is its lower rim. */
    public double disc(BoardLook board, DiscSet set, ColourVision vision) {
        return light.squares(board).stream()
                .mapToDouble(square -> Math.max(
                        vision.contrast(set.black().colour(), square),
                        vision.contrast(set.white().colour(), square)))
                .min()
                .orElseThrow();
    }

    /** The two faces of a set against each other. */
    public double faces(DiscSet set, ColourVision vision) {
        return vision.contrast(set.black().colour(), set.white().colour());
    }

    /** The mark of the last move on the face on which it is seen worst: the better one of its dot and its rim. */
    public double last(DiscSet set, ColourVision vision) {
        List<Double> both = new ArrayList<>();
        for (DiscColour face : List.of(set.black(), set.white())) {
            Color rim = PaletteGrounds.over(BoardMarks.LAST_RIM_INK, face.colour());
            both.add(Math.max(
                    (double) vision.contrast(rim, face.colour()), vision.contrast(BoardMarks.ACCENT, face.colour())));
        }
        return Math.min(both.get(0), both.get(1));
    }

    /** The dot on a disc that would flip: of the mover's colour on the other face. */
    public double flip(DiscSet set, ColourVision vision) {
        return Math.min(
                flip(set.black().colour(), set.white().colour(), vision),
                flip(set.white().colour(), set.black().colour(), vision));
    }

    private static double flip(Color mover, Color face, ColourVision vision) {
        Color dot = mover.cpy();
        dot.a = FLIP_OPACITY;
        return vision.contrast(PaletteGrounds.over(dot, face), face);
    }

    private static BoardStyle style(BoardLook board, DiscSet set) {
        return new BoardStyle(board, set.black(), set.white());
    }
}
