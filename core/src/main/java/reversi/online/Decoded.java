package reversi.online;

import java.util.function.Function;

/** What a text of the other side is. */
public sealed interface Decoded<T> {
    /** What is made of it by its kind. */
    <R> R fold(Function<T, R> ok, Function<Garbled<T>, R> garbled);

    /** It is this. */
    record Ok<T>(T value) implements Decoded<T> {
        @Override
        public <R> R fold(Function<T, R> ok, Function<Garbled<T>, R> garbled) {
            return ok.apply(value);
        }
    }

    /**
     * It is nothing that this protocol knows.
     *
     * @param request the number of the request where it could be read; otherwise 0
     * @param why what is wrong, for a log
     */
    record Garbled<T>(long request, String why) implements Decoded<T> {
        @Override
        public <R> R fold(Function<T, R> ok, Function<Garbled<T>, R> garbled) {
            return garbled.apply(this);
        }
    }

    /** What it is; throws what is made of the reason where it is nothing. */
    default T orElseThrow(Function<String, ? extends RuntimeException> problem) {
        return fold(Function.identity(), garbled -> {
            throw problem.apply(garbled.why());
        });
    }
}
