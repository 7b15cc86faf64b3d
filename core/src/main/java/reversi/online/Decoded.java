package reversi.online;

/** What a text of the other side is. */
public sealed interface Decoded<T> {
    /** It is this. */
    record Ok<T>(T value) implements Decoded<T> {}

    /**
     * It is nothing that this protocol knows.
     *
     * @param request the number of the request where it could be read; otherwise 0
     * @param why what is wrong, for a log
     */
    record Garbled<T>(long request, String why) implements Decoded<T> {}
}
