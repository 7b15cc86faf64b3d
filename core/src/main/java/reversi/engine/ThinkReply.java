package reversi.engine;

/** A reply of a remote engine to a {@link Question}, as sent by {@link ThinkCodec}. */
public sealed interface ThinkReply permits ThinkReply.Improved, ThinkReply.Answered, ThinkReply.Failed {
    /** A preliminary answer; more will follow. */
    record Improved(Answer answer) implements ThinkReply {}

    /** The final answer. */
    record Answered(Answer answer) implements ThinkReply {}

    /** There will be no answer; {@code message} is the reason, for people. */
    record Failed(String message) implements ThinkReply {}
}
