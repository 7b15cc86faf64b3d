package reversi.online;

/**
 * The address of an account to which a recovery code may be sent.
 *
 * @param masked enough of it for its owner to know it, such as {@code a…@example.org}
 * @param confirmed whether a code from there was shown; before that nothing else is sent there
 */
public record EmailCard(String masked, boolean confirmed) {}
