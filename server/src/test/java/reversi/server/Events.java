package reversi.server;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import reversi.online.TableEvent;

/** Tells the events of a table apart, whether they are of its game or of the table only. */
public final class Events {
    private Events() {}

    /** Whether an event is of a type, of {@link TableEvent} or of {@link reversi.game.GameEvent}. */
    static boolean is(Class<?> type, TableEvent event) {
        return type.isInstance(inner(event));
    }

    /** The event of the type that it must be. */
    public static <E> E as(Class<E> type, TableEvent event) {
        return assertInstanceOf(type, inner(event));
    }

    private static Object inner(TableEvent event) {
        return event instanceof TableEvent.InGame here ? here.event() : event;
    }
}
