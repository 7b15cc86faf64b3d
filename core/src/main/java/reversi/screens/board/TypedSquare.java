package reversi.screens.board;

import java.util.Optional;
import java.util.function.Consumer;
import reversi.rules.Square;
import reversi.rules.Variant;

/**
 * A square typed on the keyboard, such as {@code f5}. Where one more figure could still follow, as in {@code f1} on a board
 * with ten ranks, it is taken after a short wait or at once with Enter.
 */
public final class TypedSquare {
    /** How long typed text waits to be completed, in milliseconds. */
    static final float PATIENCE = 2500;

    /** How long a square that could go on as another one waits, in milliseconds. */
    static final float AMBIGUOUS = 800;

    private final Variant variant;
    private String text = "";
    private float age;

    /** Nothing typed yet, on a board of this variant. */
    public TypedSquare(Variant variant) {
        this.variant = variant;
    }

    /** What has been typed so far, to be shown to the person; empty when nothing is. */
    public String text() {
        return text;
    }

    /** Whether a text waits to be completed or forgotten. */
    public boolean isWaiting() {
        return !text.isEmpty();
    }

    /** Whether this character would go on or begin a square, so that it is no command. */
    public boolean takes(char typed) {
        char c = Character.toLowerCase(typed);
        return isFile(c) || (!text.isEmpty() && c >= '0' && c <= '9');
    }

    /** Takes a typed character; the square, when it is complete and no other can follow. */
    public Optional<Square> type(char typed) {
        char c = Character.toLowerCase(typed);
        age = 0;
        if (isFile(c)) {
            text = String.valueOf(c);
            return Optional.empty();
        }
        if (text.isEmpty() || c < '0' || c > '9') {
            text = "";
            return Optional.empty();
        }
        text = text + c;
        if (!canGoOn() && square().isEmpty()) {
            text = "";
        }
        return canGoOn() ? Optional.empty() : take();
    }

    /** Takes a character that would go on or begin a square, and hands over the square once it is complete; answers whether it took it. */
    public boolean type(char typed, Consumer<Square> complete) {
        if (!takes(typed)) {
            return false;
        }
        type(typed).ifPresent(complete);
        return true;
    }

    /** Takes what is typed as it stands; empty where it is no square of the board. */
    public Optional<Square> enter() {
        return take();
    }

    /** Takes the last character back. */
    public void backspace() {
        age = 0;
        text = text.isEmpty() ? "" : text.substring(0, text.length() - 1);
    }

    /** Forgets what is typed. */
    public void clear() {
        text = "";
    }

    /** Lets an amount of time pass, in milliseconds; the square, when an ambiguous one has waited long enough. */
    public Optional<Square> advance(float milliseconds) {
        if (text.isEmpty()) {
            return Optional.empty();
        }
        age += milliseconds;
        if (age >= AMBIGUOUS && square().isPresent()) {
            return take();
        }
        if (age >= PATIENCE) {
            text = "";
        }
        return Optional.empty();
    }

    private boolean isFile(char c) {
        return c >= 'a' && c < 'a' + variant.size();
    }

    private Optional<Square> square() {
        return Square.parse(text).filter(variant::contains);
    }

    /** Whether a further figure could make a rank of this board: only 1 begins 10…16. */
    private boolean canGoOn() {
        return text.length() == 2 && text.charAt(1) == '1' && variant.size() >= 10;
    }

    private Optional<Square> take() {
        Optional<Square> square = square();
        text = "";
        return square;
    }
}
