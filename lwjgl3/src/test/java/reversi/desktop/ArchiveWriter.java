package reversi.desktop;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Semaphore;
import reversi.platform.GameArchive.Entry;
import reversi.platform.GameArchive.Row;
import reversi.platform.Store.Result;

/** A program that stores one game after the other, until it is killed, and prints the id of each one that the archive confirmed. */
final class ArchiveWriter {
    private ArchiveWriter() {}

    /** {@code arguments}: the folder, and what the ids begin with. */
    public static void main(String[] arguments) throws InterruptedException {
        SqliteArchive archive = new SqliteArchive(Path.of(arguments[0]), Runnable::run);
        Semaphore confirmed = new Semaphore(0);
        for (int number = 0; ; number++) {
            String id = arguments[1] + "-" + number;
            archive.put(List.of(game(id, number)), result -> {
                if (result == Result.DONE) {
                    System.out.println(id);
                    System.out.flush();
                }
                confirmed.release();
            });
            confirmed.acquire();
        }
    }

    static Entry game(String id, long at) {
        return new Entry(new Row(id, at, "summary of " + id), ("body of " + id + " ").repeat(100));
    }
}
