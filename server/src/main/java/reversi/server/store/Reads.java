package reversi.server.store;

/** Where one can read. */
public interface Reads {
    /** Runs a read transaction; throws StoreException if it fails. */
    <T> T read(Database.Transaction<T> work);
}
