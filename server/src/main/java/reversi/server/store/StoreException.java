package reversi.server.store;

/** The database could not do what was asked; whether it did it all the same is in doubt. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** With the cause as the driver told it. */
    public StoreException(Throwable cause) {
        super(String.valueOf(cause.getMessage()), cause);
    }
}
