package reversi.server.email;

import java.util.Locale;

/** What an e-mail is about; its words are named after it in {@code email/<language>.properties}. */
public enum EmailKind {
    /** A code that confirms the address. */
    CONFIRM,
    /** A code by which the account is recovered. */
    RECOVER,
    /** Somebody asked for a code, which an account with a second step is not sent. */
    SECOND_STEP,
    /** The password was changed. */
    PASSWORD,
    /** The account has another address from now on, or none. */
    MOVED,
    /** What a club was told by did not answer any more, and was switched off; {1} is the club. */
    WEBHOOK;

    String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
