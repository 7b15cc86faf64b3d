package reversi.online;

/**
 * A private message.
 *
 * @param id its number; later ones are greater
 * @param from who wrote it
 * @param to who gets it
 * @param at when, in milliseconds since 1970
 * @param text plain text
 * @param read whether the receiver has read it
 * @param request whether it is a stranger's first, which the receiver has not accepted
 */
public record Letter(
        long id, long from, long to, long at, String text, boolean read, @OrElse("false") boolean request) {
    /** A message between members who know each other. */
    public static Letter known(long id, long from, long to, long at, String text, boolean read) {
        return new Letter(id, from, to, at, text, read, false);
    }

    /** The same once it was accepted. */
    public Letter accepted() {
        return Letter.known(id, from, to, at, text, read);
    }
}
