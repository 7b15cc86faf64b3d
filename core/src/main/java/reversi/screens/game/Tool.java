package reversi.screens.game;

import java.util.Optional;
import reversi.screens.ui.Icon;

/**
 * A button below the board.
 *
 * @param key the key of its words
 * @param other the key of words that may take their place: there is room for them from the start, so that nothing moves then
 */
record Tool(Icon icon, String key, Command command, Optional<String> other) {
    /** A tool as it is now. */
    record State(Tool tool, boolean isPossible, boolean isLit) {}

    static Tool of(Icon icon, String key, Command command) {
        return new Tool(icon, key, command, Optional.empty());
    }

    /** This tool with room for other words. */
    Tool withRoomFor(String otherKey) {
        return new Tool(icon, key, command, Optional.of(otherKey));
    }

    State in(Commands commands) {
        return new State(this, commands.can(command), commands.isLit(command));
    }
}
