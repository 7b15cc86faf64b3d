package reversi.server.store;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/**
 * The ways by which somebody comes in who was not here before. Whoever runs the server closes them while it is attacked; whoever has an account
 * or a session comes and goes as always. A door is as the last line about it in {@link Interventions} left it, and at first open. Thread-safe.
 */
public final class Doors {
    private static final String CLOSE = "close-door";
    private static final String OPEN = "open-door";

    /** A way in. */
    public enum Door {
        /** New guests. */
        GUESTS,
        /** New members, also those who were guests. */
        REGISTRATION;

        private String code() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final Database database;
    private final Cached<Set<Door>> closed;

    public Doors(Database database) {
        this.database = database;
        this.closed = new Cached<>(this::closedNow);
    }

    /** Whether a door is closed, as it was at most a second ago. */
    public boolean isClosed(Door door) {
        return closed.get().contains(door);
    }

    /** The doors that are closed now. */
    public Set<Door> closedNow() {
        Set<Door> found = EnumSet.noneOf(Door.class);
        for (Door door : Door.values()) {
            database.read(sql -> sql.first(
                            row -> row.getString("act"),
                            "select act from intervention where account = ? and act in (?, ?) and detail = ?"
                                    + " order by id desc limit 1",
                            Interventions.NO_ACCOUNT,
                            CLOSE,
                            OPEN,
                            door.code()))
                    .filter(CLOSE::equals)
                    .ifPresent(act -> found.add(door));
        }
        return found;
    }

    /** Closes or opens a door; all nodes know within two seconds. {@code now} is in milliseconds since the epoch. */
    public void set(Door door, boolean isClosed, long now) {
        database.write(sql -> {
            Interventions.add(sql, isClosed ? CLOSE : OPEN, door.code(), now);
            return door;
        });
    }
}
