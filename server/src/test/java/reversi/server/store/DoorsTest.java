package reversi.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.server.store.Doors.Door;

class DoorsTest {
    @TempDir
    private Path folder;

    @Test
    void doorsAreOpenAtFirst() {
        try (Database database = Database.open("jdbc:sqlite:" + folder.resolve("doors.db"))) {
            assertEquals(Set.of(), new Doors(database).closedNow());
            assertFalse(new Doors(database).isClosed(Door.GUESTS));
        }
    }

    @Test
    void anotherNodeSeesWhatWasDone() {
        String url = "jdbc:sqlite:" + folder.resolve("doors.db");
        try (Database one = Database.open(url);
                Database other = Database.open(url)) {
            new Doors(one).set(Door.GUESTS, true, 1);
            assertTrue(new Doors(other).isClosed(Door.GUESTS));
            assertFalse(new Doors(other).isClosed(Door.REGISTRATION));
            assertEquals(
                    List.of("close-door guests"),
                    new AccountOperator(other)
                            .history(0, 10).stream()
                                    .map(done -> done.act() + " " + done.detail())
                                    .toList());
        }
    }

    @Test
    void eachDoorIsAsItWasLeftLast() {
        try (Database database = Database.open("jdbc:sqlite:" + folder.resolve("doors.db"))) {
            Doors doors = new Doors(database);
            doors.set(Door.GUESTS, true, 1);
            doors.set(Door.REGISTRATION, true, 2);
            assertEquals(Set.of(Door.GUESTS, Door.REGISTRATION), doors.closedNow());
            doors.set(Door.GUESTS, false, 3);
            assertEquals(Set.of(Door.REGISTRATION), doors.closedNow());
            doors.set(Door.GUESTS, true, 4);
            doors.set(Door.REGISTRATION, false, 5);
            assertEquals(Set.of(Door.GUESTS), doors.closedNow());
        }
    }
}
