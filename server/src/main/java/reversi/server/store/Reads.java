package reversi.server.store;

import java.sql.SQLException;

/** Where one can read. */
public interface Reads {
    /** Work done in one transaction. */
    public interface Transaction<T> {
        /** Runs the statements; an exception rolls the transaction back. */
        T run(Sql sql) throws SQLException;
    }

    /** Runs a read transaction; throws StoreException if it fails. */
    <T> T read(Transaction<T> work);
}
