package reversi.server.outbound;

/**
 * What came of something that was sent.
 *
 * @param status the status of HTTP, such as 204; 0 where nobody has answered
 */
public record Sent(Outcome outcome, int status) {
    private static final int SUCCESS = 200;
    private static final int REDIRECTION = 300;

    /** Whether anybody has answered, and why not. */
    public enum Outcome {
        /** The other side has answered, whatever it said. */
        ANSWERED,
        /** The name has no address. */
        UNKNOWN_NAME,
        /** The name leads to an address that may not be spoken to. */
        NOT_ALLOWED,
        /** Nobody is there, is not who the name says, or says enough in time. */
        NO_ANSWER
    }

    static Sent answered(int status) {
        return new Sent(Outcome.ANSWERED, status);
    }

    static Sent unanswered(Outcome why) {
        return new Sent(why, 0);
    }

    /** It was not even tried, since its address is none that is allowed. */
    public static Sent notAllowed() {
        return unanswered(Outcome.NOT_ALLOWED);
    }

    /** Whether the other side has taken it. */
    public boolean isTaken() {
        return status >= SUCCESS && status < REDIRECTION;
    }
}
