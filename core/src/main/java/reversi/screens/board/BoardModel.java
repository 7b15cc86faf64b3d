package reversi.screens.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;

/**
 * What a board shows besides its discs: whose move it waits for, what is pointed at, the marks of the last move and of
 * advice, and a square that was refused. It outlives the actors that draw it.
 */
public final class BoardModel {
    /** How long a refused square shakes, in milliseconds. */
    private static final float SHAKE = 420;

    /** A value beside a square, as advice. */
    public record Note(Square square, String words, boolean isBest) {}

    private final BoardAnimation animation;
    private @Nullable Position asked;
    private List<Square> legal = List.of();
    private @Nullable Square last;
    private @Nullable Square before;
    private @Nullable Square hint;
    private String hintWords = "";
    private @Nullable Square mistake;
    private List<Note> notes = List.of();
    private List<Square> marked = List.of();
    private Map<Square, SquareSign> signs = Map.of();
    private @Nullable Square pointed;
    private @Nullable Square proposed;
    private @Nullable Square cursor;
    private boolean isCursorShown;
    private List<Square> preview = List.of();
    private @Nullable Square refused;
    private float shakeLeft;

    /** A board on which a position lies at rest and nothing is marked. */
    public BoardModel(Position start, Tempo tempo) {
        this(start, tempo, AnimationListener.NONE);
    }

    /** The same with a listener to what is seen on it. */
    public BoardModel(Position start, Tempo tempo, AnimationListener listener) {
        this.animation = new BoardAnimation(start, tempo, listener);
    }

    /** The discs. */
    public BoardAnimation animation() {
        return animation;
    }

    /** The rules of the board. */
    public Variant variant() {
        return animation.shown().variant();
    }

    /** Shows the end of these turns at once, with the disc placed last marked, on a board of any variant; nobody may move. */
    public void show(Transcript line) {
        askNobody();
        if (!line.first().variant().equals(variant())) {
            // The other board may have no such squares.
            last = null;
            cursor = null;
            pointed = null;
        }
        animation.rest(line.current());
        markLast(lastPlaced(line));
    }

    /** Shows a turn after those asked for before and marks its disc once that lies; nobody may move. */
    public void play(Turn turn) {
        askNobody();
        animation.play(turn);
        turn.move().square().ifPresent(this::markLast);
    }

    /** Goes quickly to the end of these turns, forwards or back, and marks the disc placed last; nobody may move. */
    public void goTo(Transcript line) {
        askNobody();
        animation.rewind(line.current());
        markLast(lastPlaced(line));
    }

    /** A pass leaves the disc placed before it marked. */
    private static @Nullable Square lastPlaced(Transcript line) {
        List<Turn> turns = line.turns();
        for (int i = turns.size() - 1; i >= 0; i--) {
            if (!turns.get(i).move().isPass()) {
                return turns.get(i).move().square().orElse(null);
            }
        }
        return null;
    }

    /** A person may move now in this position: its legal squares can be shown, pointed at and chosen. */
    public void ask(Position position) {
        asked = position;
        legal = position.placements();
        proposed = null;
        look();
    }

    /** No person may move now. */
    public void askNobody() {
        asked = null;
        legal = List.of();
        proposed = null;
        look();
    }

    /** Whose move the board waits for; empty where no person may move. */
    public Optional<Disc> asks() {
        return asked == null ? Optional.empty() : Optional.of(asked.toMove());
    }

    /** The squares on which the person may place a disc; empty where none may move. */
    public List<Square> legal() {
        return legal;
    }

    /** How many discs a legal square would flip; 0 for any other. */
    public int flips(Square square) {
        return asked == null || !legal.contains(square)
                ? 0
                : asked.flips(square).size();
    }

    /** Marks the disc placed last, from the moment it lies on the board; null marks none. */
    public void markLast(@Nullable Square square) {
        before = last();
        last = square;
    }

    /** The disc placed last, as far as it is seen: while the next one falls it is the one before. */
    public @Nullable Square last() {
        if (last == null || lies(last)) {
            return last;
        }
        return before != null && lies(before) ? before : null;
    }

    /** Whether a disc is on a square and has come down. */
    private boolean lies(Square square) {
        Pose pose = animation.poses().at(square);
        return pose.isPresent() && pose.height() == 0 && pose.alpha() == 1 && pose.right() == 0 && pose.down() == 0;
    }

    /** Marks the best move with a short word, such as its value; null marks none. */
    public void showHint(@Nullable Square square, String words) {
        hint = square;
        hintWords = words;
    }

    /** The best move to be marked. */
    public @Nullable Square hint() {
        return hint;
    }

    /** The word beside the best move. */
    public String hintWords() {
        return hintWords;
    }

    /** Marks a square on which a bad move was made; null marks none. */
    public void markMistake(@Nullable Square square) {
        mistake = square;
    }

    /** The square of a bad move. */
    public @Nullable Square mistake() {
        return mistake;
    }

    /** Writes values on squares; an empty list writes none. */
    public void showNotes(List<Note> values) {
        notes = List.copyOf(values);
    }

    /** The values on squares. */
    public List<Note> notes() {
        return notes;
    }

    /** Whether words stand on a square. */
    boolean isNoted(Square square) {
        for (int i = 0; i < notes.size(); i++) {
            if (notes.get(i).square().equals(square)) {
                return true;
            }
        }
        return square.equals(hint) && !hintWords.isEmpty();
    }

    /** Frames squares that are spoken of; an empty list frames none. */
    public void mark(List<Square> squares) {
        marked = List.copyOf(squares);
    }

    /** The framed squares. */
    public List<Square> marked() {
        return marked;
    }

    /** Frames squares with what is said of each, above their discs; an empty map frames none. */
    public void sign(Map<Square, SquareSign> squares) {
        signs = Map.copyOf(squares);
    }

    /** What is said of squares. */
    public Map<Square, SquareSign> signs() {
        return signs;
    }

    /** The pointer, or a finger held down, is on a square; null where it is on none. */
    public void point(@Nullable Square square) {
        pointed = square;
        look();
    }

    /** The square that is pointed at. */
    public @Nullable Square pointed() {
        return pointed;
    }

    /** Moves the keyboard's cursor by files to the right and ranks downwards; it begins in the middle, or at a legal square. */
    public void moveCursor(BoardGeometry board, int right, int down) {
        Square from = cursor;
        if (from == null) {
            cursor = legal.isEmpty() ? variant().centre().get(0) : legal.get(0);
        } else if (isCursorShown) {
            cursor = board.step(from, right, down);
        }
        isCursorShown = true;
        look();
    }

    /** Puts the keyboard's cursor on a square. */
    public void setCursor(Square square) {
        cursor = square;
        look();
    }

    /** Hides the keyboard's cursor, as when the pointer is used. */
    public void hideCursor() {
        isCursorShown = false;
        look();
    }

    /** Shows the keyboard's cursor where it was. */
    public void showCursor() {
        if (cursor == null) {
            cursor = legal.isEmpty() ? variant().centre().get(0) : legal.get(0);
        }
        isCursorShown = true;
        look();
    }

    /** The square of the keyboard's cursor, while it is shown. */
    public @Nullable Square cursor() {
        return isCursorShown ? cursor : null;
    }

    /** Proposes to place a disc on a legal square; answers false, and proposes nothing any more, for any other and for the one proposed already. */
    public boolean propose(Square square) {
        boolean isNew = legal.contains(square) && !square.equals(proposed);
        proposed = isNew ? square : null;
        look();
        return isNew;
    }

    /** Proposes nothing any more; answers whether anything was proposed. */
    public boolean dropProposal() {
        boolean wasProposed = proposed != null;
        proposed = null;
        look();
        return wasProposed;
    }

    /** The square on which a disc is proposed, and not placed before it is chosen once more. */
    public @Nullable Square proposed() {
        return proposed;
    }

    /** The legal square that is proposed, or else pointed at, by the pointer or the cursor. */
    public @Nullable Square previewed() {
        if (proposed != null) {
            return proposed;
        }
        Square looked = isCursorShown ? cursor : pointed;
        return looked != null && legal.contains(looked) ? looked : null;
    }

    /** The discs that would flip on the square pointed at. */
    public List<Square> preview() {
        return preview;
    }

    private void look() {
        Square square = previewed();
        preview = square == null || asked == null ? List.of() : new ArrayList<>(asked.flips(square));
    }

    /** Shakes a square that was refused. */
    public void refuse(Square square) {
        refused = square;
        shakeLeft = SHAKE;
    }

    /** The square that shakes. */
    public @Nullable Square refused() {
        return shakeLeft > 0 ? refused : null;
    }

    /** How far the refused square has shaken: 1 at first, 0 when it is still. */
    public float shake() {
        return Math.max(0, shakeLeft / SHAKE);
    }

    /** Lets time pass, in milliseconds; returns whether anything may look different now. */
    public boolean advance(float milliseconds) {
        boolean shook = shakeLeft > 0;
        shakeLeft = Math.max(0, shakeLeft - milliseconds);
        return animation.advance(milliseconds) || shook;
    }

    /** Whether the next frame will look different, or something waits for its moment. */
    public boolean isBusy() {
        return animation.isBusy() || shakeLeft > 0;
    }
}
