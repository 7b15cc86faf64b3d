package reversi.engine;

/** What an engine in another place sends back for a question. */
public sealed interface Reply permits Reply.Improved, Reply.Answered, Reply.Failed {
    /** A better answer so far; more will follow. */
    record Improved(Answer answer) implements Reply {}

    /** The final answer. */
    record Answered(Answer answer) implements Reply {}

    /** There will be no answer; the message says why, for a person. */
    record Failed(String message) implements Reply {}
}
