package reversi.json;

/** Thrown inside the codec, and only there, where a text is not a message. */
public final class DecodeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public DecodeException(String reason) {
        super(reason);
    }
}
