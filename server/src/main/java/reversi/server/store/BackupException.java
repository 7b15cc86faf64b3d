package reversi.server.store;

/** A copy can't be made, is not whole or can't be put in place; the message says why, and what helps. */
public final class BackupException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BackupException(String message) {
        super(message);
    }

    BackupException(String message, Throwable cause) {
        super(message, cause);
    }
}
