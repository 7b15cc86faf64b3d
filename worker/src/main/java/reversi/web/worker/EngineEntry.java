package reversi.web.worker;

import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int32Array;
import org.teavm.jso.typedarrays.Int8Array;
import reversi.engine.Answer;
import reversi.engine.Engine;
import reversi.engine.OpeningBook;
import reversi.engine.PatternWeights;
import reversi.engine.Question;
import reversi.engine.Reply;
import reversi.engine.ThinkCodec;

/** What the worker's script calls: one question at a time, answered in the codec's ints. */
public final class EngineEntry {
    /** The most that the slow engine may think, since it cannot be hurried. */
    private static final int SLOW_MILLIS = 1500;

    // The script can only call static methods, and what the engine remembers is worth keeping from move to move.
    private static final Engine ENGINE = new Engine();

    private EngineEntry() {}

    /** Nothing happens until a question comes. */
    public static void main(String[] args) {}

    /** Thinks about a question, posting better answers on the way; the last word is what it returns. */
    @JSExport
    public static Int32Array answer(Int32Array message, boolean slow, Post better) {
        try {
            Question question = ThinkCodec.readQuestion(message.copyToJavaArray());
            Answer answer = ENGINE.answer(
                    slow ? hurried(question) : question, improved -> better.post(ints(new Reply.Improved(improved))));
            return ints(new Reply.Answered(answer));
        } catch (RuntimeException broken) {
            return ints(new Reply.Failed(String.valueOf(broken.getMessage())));
        }
    }

    /** Values positions by the weights of a file from now on; an empty text, or why they are none. */
    @JSExport
    public static String learn(Int8Array file) {
        try {
            ENGINE.learn(PatternWeights.read(file.copyToJavaArray()));
            return "";
        } catch (IllegalArgumentException bad) {
            return String.valueOf(bad.getMessage());
        }
    }

    /** Plays openings by the book of a file from now on; an empty text, or why it is none. */
    @JSExport
    public static String read(Int8Array file) {
        try {
            ENGINE.learn(OpeningBook.read(file.copyToJavaArray()));
            return "";
        } catch (IllegalArgumentException bad) {
            return String.valueOf(bad.getMessage());
        }
    }

    private static Question hurried(Question question) {
        return new Question(
                question.position(),
                question.level(),
                question.purpose(),
                question.seed(),
                Math.min(SLOW_MILLIS, question.budgetMillis()));
    }

    private static Int32Array ints(Reply reply) {
        return Int32Array.copyFromJavaArray(ThinkCodec.write(reply));
    }
}
