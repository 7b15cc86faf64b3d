package reversi.tools.gtp;

/**
 * The answer to a request.
 *
 * @param success whether the command was carried out
 * @param text what is answered; for a failure the reason, in the protocol's words
 */
record GtpReply(boolean success, String text) {
    /** Done, with nothing to say. */
    static final GtpReply DONE = new GtpReply(true, "");

    /** Done, with this answer. */
    static GtpReply of(String text) {
        return new GtpReply(true, text);
    }

    /** Not done, for this reason. */
    static GtpReply failed(String reason) {
        return new GtpReply(false, reason);
    }

    /** The text as the controller reads it, up to the empty line that ends it. */
    String written(String id) {
        return (success ? "=" : "?") + id + (text.isEmpty() || text.startsWith("\n") ? "" : " ") + text + "\n\n";
    }
}
