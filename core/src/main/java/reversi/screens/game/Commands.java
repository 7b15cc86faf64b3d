package reversi.screens.game;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.BooleanSupplier;

/** What can be done in one mode of the game's page, and when: tools, menu and keys all ask here. A command nobody put here does nothing. */
public final class Commands {
    private final Map<Command, Entry> entries = new EnumMap<>(Command.class);

    /** What one command does; possible at any time and never lit, unless said otherwise. */
    public static final class Entry {
        private final Runnable action;
        private BooleanSupplier isPossible = () -> true;
        private BooleanSupplier isLit = () -> false;

        private Entry(Runnable action) {
            this.action = action;
        }

        /** Lets it be done only while this holds. */
        public Entry when(BooleanSupplier condition) {
            isPossible = condition;
            return this;
        }

        /** Lets its tool stand out while this holds, as while advice is shown. */
        public Entry lit(BooleanSupplier condition) {
            isLit = condition;
            return this;
        }
    }

    /** Says what a command does from now on. */
    public Entry on(Command command, Runnable action) {
        Entry entry = new Entry(action);
        entries.put(command, entry);
        return entry;
    }

    /** Whether a command can be run now. */
    public boolean can(Command command) {
        Entry entry = entries.get(command);
        return entry != null && entry.isPossible.getAsBoolean();
    }

    /** Whether the tool of a command stands out. */
    public boolean isLit(Command command) {
        Entry entry = entries.get(command);
        return entry != null && entry.isLit.getAsBoolean();
    }

    /** Runs a command; where it cannot be run now, nothing happens. */
    public void run(Command command) {
        Entry entry = entries.get(command);
        if (entry != null && entry.isPossible.getAsBoolean()) {
            entry.action.run();
        }
    }
}
