package reversi.online;

/** Why the server closes a connection, as WebSocket says it. */
public enum CloseCode {
    /** The server goes down or moves: connect again in a moment. */
    GOING_AWAY(1001),
    /** Too many connections of one address or account, or a client that went on with what it was told not to do: come back later. */
    POLICY(1008),
    /** A message of more than {@link Protocol#MAX_CLIENT_FRAME} bytes. */
    TOO_LARGE(1009);

    private final int code;

    CloseCode(int code) {
        this.code = code;
    }

    /** Whether a link that ended with this reason was closed with this code; every link says so in the same words. */
    public boolean isReason(String reason) {
        return reason.startsWith("closed by the server: " + code);
    }

    /** The number in the frame that closes the connection. */
    public int code() {
        return code;
    }
}
