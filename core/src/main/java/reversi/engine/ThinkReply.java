package reversi.engine;

import java.util.function.Consumer;

/** A reply of a remote engine to a {@link Question}, as sent by {@link ThinkCodec}. */
public sealed interface ThinkReply permits ThinkReply.Improved, ThinkReply.Answered, ThinkReply.Failed {
    /** A preliminary answer; more will follow. */
    record Improved(Answer answer) implements ThinkReply {
        @Override
        public void visit(Consumer<Answer> improved, Consumer<Answer> answered, Consumer<String> failed) {
            improved.accept(answer);
        }
    }

    /** The final answer. */
    record Answered(Answer answer) implements ThinkReply {
        @Override
        public void visit(Consumer<Answer> improved, Consumer<Answer> answered, Consumer<String> failed) {
            answered.accept(answer);
        }
    }

    /** There will be no answer; {@code message} is the reason, for people. */
    record Failed(String message) implements ThinkReply {
        @Override
        public void visit(Consumer<Answer> improved, Consumer<Answer> answered, Consumer<String> failed) {
            failed.accept(message);
        }
    }

    /** Hands what it holds to the one for its kind. */
    void visit(Consumer<Answer> improved, Consumer<Answer> answered, Consumer<String> failed);
}
