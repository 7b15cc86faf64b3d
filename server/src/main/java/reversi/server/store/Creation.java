package reversi.server.store;

import java.util.function.Function;
import java.util.function.LongFunction;
import reversi.online.ErrorCode;

/** What came of the wish to make something new: its number, or why there is none. */
public sealed interface Creation {
    /** What is made of it by its kind. */
    <T> T fold(LongFunction<T> made, Function<ErrorCode, T> refused);

    /** It was made and has this number. */
    record Made(long id) implements Creation {
        @Override
        public <T> T fold(LongFunction<T> made, Function<ErrorCode, T> refused) {
            return made.apply(id);
        }
    }

    /** It was not. */
    record Refused(ErrorCode reason) implements Creation {
        @Override
        public <T> T fold(LongFunction<T> made, Function<ErrorCode, T> refused) {
            return refused.apply(reason);
        }
    }
}
