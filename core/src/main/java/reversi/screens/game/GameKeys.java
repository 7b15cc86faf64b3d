package reversi.screens.game;

import java.util.Arrays;
import java.util.Optional;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.screens.board.TypedSquare;

/**
 * What typed letters mean. A letter that names a file of the board waits for the figure of its rank; where it is a command
 * too, such as {@code h}, and no figure follows, it is the command.
 */
final class GameKeys {
    /** How long a letter that is both waits for a figure, in milliseconds. */
    static final float PATIENCE = 700;

    private final TypedSquare typed;
    private Optional<Command> waiting = Optional.empty();
    private float age;

    GameKeys(Variant variant) {
        typed = new TypedSquare(variant);
    }

    /** What a key brought about: a square, a command, or neither yet. */
    record Meaning(Optional<Square> square, Optional<Command> command) {
        static Meaning nothing() {
            return new Meaning(Optional.empty(), Optional.empty());
        }

        static Meaning of(Optional<Square> square) {
            return new Meaning(square, Optional.empty());
        }

        static Meaning run(Optional<Command> command) {
            return new Meaning(Optional.empty(), command);
        }
    }

    private static Optional<Command> command(char letter) {
        return Arrays.stream(Command.values())
                .filter(command -> command.isTypedAs(letter))
                .findFirst();
    }

    /** What has been typed and waits to be completed. */
    String text() {
        return typed.text();
    }

    /** Whether time must go on for something typed. */
    boolean isWaiting() {
        return typed.isWaiting();
    }

    /** Whether a character would be used. */
    boolean takes(char character) {
        char letter = Character.toLowerCase(character);
        return typed.takes(letter) || command(letter).isPresent();
    }

    /** Takes a typed character. */
    Meaning type(char character) {
        char letter = Character.toLowerCase(character);
        age = 0;
        if (typed.takes(letter)) {
            waiting = command(letter);
            return Meaning.of(typed.type(letter));
        }
        typed.clear();
        waiting = Optional.empty();
        return Meaning.run(command(letter));
    }

    /** Takes what is typed as it stands, as with Enter. */
    Meaning enter() {
        waiting = Optional.empty();
        return Meaning.of(typed.enter());
    }

    /** Takes the last character back. */
    void backspace() {
        waiting = Optional.empty();
        typed.backspace();
    }

    /** Lets an amount of time pass, in milliseconds. */
    Meaning advance(float milliseconds) {
        if (!typed.isWaiting()) {
            return Meaning.nothing();
        }
        age += milliseconds;
        Optional<Command> command = waiting;
        if (command.isPresent() && age >= PATIENCE) {
            typed.clear();
            waiting = Optional.empty();
            return Meaning.run(command);
        }
        return command.isPresent() ? Meaning.nothing() : Meaning.of(typed.advance(milliseconds));
    }
}
