package reversi.server.store;

/** A database operation failed; a write may nevertheless have been committed. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public StoreException(Throwable cause) {
        super(String.valueOf(cause.getMessage()), cause);
    }
}
