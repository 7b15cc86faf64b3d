package reversi.server.store;

import java.util.function.Function;
import reversi.online.ErrorCode;
import reversi.online.Letter;

/** What became of a message that somebody wrote. */
public sealed interface Sending {
    /**
     * It was kept.
     *
     * @param accepts whether a first message between the two, which waited or was declined, is accepted by it
     */
    record Sent(Letter letter, boolean accepts) implements Sending {
        @Override
        public <T> T fold(Function<Sent, T> sent, Function<ErrorCode, T> refused) {
            return sent.apply(this);
        }
    }

    /** It was not. */
    record Refused(ErrorCode why) implements Sending {
        @Override
        public <T> T fold(Function<Sent, T> sent, Function<ErrorCode, T> refused) {
            return refused.apply(why);
        }
    }

    /** What the function for its kind makes of it. */
    <T> T fold(Function<Sent, T> sent, Function<ErrorCode, T> refused);
}
