package reversi.server.table;

/** The server's time. */
public interface ServerTime {
    /** Milliseconds since 1970; never less than before. */
    long now();

    /** The time of this computer, which goes on evenly even where its clock is set meanwhile. */
    static ServerTime system() {
        long wall = System.currentTimeMillis();
        long from = System.nanoTime();
        return () -> wall + (System.nanoTime() - from) / 1_000_000;
    }
}
