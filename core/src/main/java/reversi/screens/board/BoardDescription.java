package reversi.screens.board;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import reversi.platform.AccessRole;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.screens.ui.AccessTarget;
import reversi.screens.ui.AccessWriter;
import reversi.screens.ui.Punctuation;

/** A board in words: what is on each square, what can be played there, and what is marked. */
public final class BoardDescription {
    private final BoardModel model;
    private final BoardStyle style;
    private final BoardOverlayOptions options;
    private final boolean isBlindfolded;
    private final UnaryOperator<String> words;
    private final Punctuation signs;

    /** {@code words} answers a key with the words in the language of the moment. */
    public BoardDescription(
            BoardModel model, BoardStyle style, BoardOverlayOptions options, UnaryOperator<String> words) {
        this(model, style, options, false, words);
    }

    /** The words for a board whose squares do not tell their discs, if it is seen so. */
    BoardDescription(
            BoardModel model,
            BoardStyle style,
            BoardOverlayOptions options,
            boolean isBlindfolded,
            UnaryOperator<String> words) {
        this.model = model;
        this.style = style;
        this.options = options;
        this.isBlindfolded = isBlindfolded;
        this.words = words;
        this.signs = new Punctuation(words);
    }

    /** A square and all that is to be seen on it, such as {@code d3, legal, flips 2}. */
    public String square(Square square) {
        Position shown = model.animation().shown();
        List<String> said = new ArrayList<>();
        said.add(square.name());
        if (!isBlindfolded) {
            shown.at(square).ifPresent(disc -> said.add(colour(disc)));
        }
        if (options.legal() && model.legal().contains(square)) {
            said.add(words.apply("access.legal"));
            if (!isBlindfolded) {
                said.add(words.apply("access.flips") + " " + model.flips(square));
            }
        }
        if (square.equals(model.proposed())) {
            said.add(words.apply("access.proposed"));
        }
        if (options.last() && square.equals(model.last())) {
            said.add(words.apply("access.last"));
        }
        addMarks(square, said);
        return signs.details(said);
    }

    private void addMarks(Square square, List<String> said) {
        if (square.equals(model.hint())) {
            said.add(words.apply("access.best"));
            if (!model.hintWords().isEmpty()) {
                said.add(model.hintWords());
            }
        }
        for (BoardModel.Note note : model.notes()) {
            if (note.square().equals(square)) {
                said.add(note.words());
            }
        }
        if (square.equals(model.mistake())) {
            said.add(words.apply("access.mistake"));
        }
        if (model.marked().contains(square)) {
            said.add(words.apply("access.marked"));
        }
        SquareSign sign = model.signs().get(square);
        if (sign != null) {
            said.add(words.apply(sign.words()));
        }
    }

    /** The whole board, such as {@code Black: d5, e4. White: d4, e5.} */
    public String whole() {
        return signs.sentences(side(Disc.BLACK), side(Disc.WHITE));
    }

    private String side(Disc disc) {
        Position shown = model.animation().shown();
        List<String> squares = new ArrayList<>();
        for (Square square : shown.variant().squares()) {
            if (shown.at(square).filter(disc::equals).isPresent()) {
                squares.add(square.name());
            }
        }
        return signs.sentence(squares.isEmpty() ? colour(disc) : signs.label(colour(disc), signs.list(squares)));
    }

    /** The discs of a row, counted from 0 at the top, such as {@code Row 4: d4 White, e4 Black.} */
    public String row(int rank) {
        Position shown = model.animation().shown();
        List<String> squares = new ArrayList<>();
        for (Square square : shown.variant().squares()) {
            if (square.rank() == rank) {
                shown.at(square).ifPresent(disc -> squares.add(square.name() + " " + colour(disc)));
            }
        }
        String row = words.apply("access.row") + " " + (rank + 1);
        return signs.sentence(
                signs.label(row, squares.isEmpty() ? words.apply("access.row.empty") : signs.list(squares)));
    }

    /** The word for the colour of a side's discs. */
    public String colour(Disc disc) {
        return words.apply(style.words(disc));
    }

    /**
     * Writes the board as rows of squares.
     *
     * @param pressed hears of a square that the person presses
     * @param looked hears of a square that the person looks at, and answers whether the keyboard is there now
     * @param cursor the square that the keyboard is at; null where it is elsewhere
     */
    void write(
            AccessWriter to,
            BoardGeometry board,
            Consumer<Square> pressed,
            Predicate<Square> looked,
            @Nullable Square cursor) {
        to.add(AccessRole.GRID, words.apply("access.board"), AccessTarget.NONE);
        to.inside(() -> {
            for (List<Square> row : rows(board)) {
                float side = board.side();
                float left = board.centreX(row.get(0).file()) - side / 2;
                float bottom = board.centreY(row.get(0).rank()) - side / 2;
                to.add(AccessRole.ROW, "", AccessTarget.NONE).at(left, bottom, side * row.size(), side);
                to.inside(() -> {
                    for (Square square : row) {
                        to.add(AccessRole.SQUARE, square(square), new Cell(square, pressed, looked))
                                .focused(square.equals(cursor))
                                .at(
                                        board.centreX(square.file()) - side / 2,
                                        board.centreY(square.rank()) - side / 2,
                                        side,
                                        side);
                    }
                });
            }
        });
    }

    /** The squares of the board as they are seen, row by row from the top and from the left in each; outlines leave some out. */
    private static List<List<Square>> rows(BoardGeometry board) {
        int size = board.variant().size();
        List<List<Square>> rows = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            rows.add(new ArrayList<>());
        }
        for (Square square : board.variant().squares()) {
            rows.get(square.rank()).add(square);
        }
        rows.removeIf(List::isEmpty);
        rows.forEach(
                row -> row.sort((one, other) -> Float.compare(board.centreX(one.file()), board.centreX(other.file()))));
        rows.sort((one, other) -> Float.compare(
                board.centreY(other.get(0).rank()), board.centreY(one.get(0).rank())));
        return rows;
    }

    /** A square, by a screen reader. */
    private record Cell(Square square, Consumer<Square> pressed, Predicate<Square> looked) implements AccessTarget {
        @Override
        public void press() {
            pressed.accept(square);
        }

        @Override
        public boolean focus() {
            return looked.test(square);
        }
    }
}
