package reversi.online;

/** Thrown inside the codec, and only there, where a text is not a message. */
final class DecodeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    DecodeException(String reason) {
        super(reason);
    }
}
