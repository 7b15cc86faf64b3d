package reversi.screens.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What cannot be done is never run, whoever asks for it. */
class CommandsTest {
    private final Commands commands = new Commands();
    private final List<String> done = new ArrayList<>();
    private boolean isOpen;

    @Test
    void aCommandRunsOnlyWhileItIsPossible() {
        commands.on(Command.UNDO, () -> done.add("undo")).when(() -> isOpen);
        commands.run(Command.UNDO);
        assertFalse(commands.can(Command.UNDO));
        isOpen = true;
        assertTrue(commands.can(Command.UNDO));
        commands.run(Command.UNDO);
        assertEquals(List.of("undo"), done);
    }

    @Test
    void anAbsentCommandDoesNothing() {
        for (Command command : Command.values()) {
            commands.run(command);
            assertFalse(commands.can(command));
            assertFalse(commands.isLit(command));
        }
    }

    @Test
    void theLastWordCounts() {
        commands.on(Command.PAUSE, () -> done.add("first")).when(() -> false);
        commands.on(Command.PAUSE, () -> done.add("second")).lit(() -> isOpen);
        commands.run(Command.PAUSE);
        assertEquals(List.of("second"), done);
        assertFalse(commands.isLit(Command.PAUSE));
        isOpen = true;
        assertTrue(commands.isLit(Command.PAUSE));
    }

    @Test
    void noTwoCommandsShareALetter() {
        Set<Character> letters = new HashSet<>();
        for (char letter = 0; letter < 128; letter++) {
            for (Command command : Command.values()) {
                if (command.isTypedAs(letter)) {
                    assertTrue(letters.add(letter), command + " and another are both " + letter);
                }
            }
        }
        assertEquals(Set.of('u', 'r', 'h', 'v', 'n', 'p', 's', 'o', 'm', 'l', 't'), letters);
    }
}
