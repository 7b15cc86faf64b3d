package reversi.online;

/** What came of the last attempt to tell a club something. */
public enum WebhookResult {
    /** There was none yet. */
    NONE,
    /** The other side answered; its status says whether it took the message. */
    ANSWERED,
    /** The name of the address leads nowhere. */
    UNKNOWN_NAME,
    /** The name leads to an address that is not public. */
    NOT_PUBLIC,
    /** Nobody answered in time, or not as whom the name says. */
    NO_ANSWER,
    /** It was given up, since too many waited or the webhook was switched off. */
    GIVEN_UP
}
