package reversi.web.worker;

import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int32Array;
import org.teavm.jso.typedarrays.Int8Array;
import reversi.engine.Answer;
import reversi.engine.Engine;
import reversi.engine.OpeningBook;
import reversi.engine.PatternWeights;
import reversi.engine.Question;
import reversi.engine.TeamCodec;
import reversi.engine.ThinkCodec;
import reversi.engine.ThinkReply;

/**
 * What the worker's script calls: one question or work item at a time, answered in the codec's ints, or, where this worker leads others,
 * how they answer together.
 */
public final class EngineEntry {
    /** The most that the slow engine may think, since it cannot be hurried. */
    private static final int SLOW_MILLIS = 1500;

    private EngineEntry() {}

    /** Nothing happens until a question comes. */
    public static void main(String[] args) {}

    /** Answers a question or work item, posting preliminary answers; returns the final one. */
    @JSExport
    public static Int32Array answer(Int32Array message, boolean slow, Post better) {
        try {
            int[] ints = message.copyToJavaArray();
            if (TeamCodec.isWorkItem(ints)) {
                return Int32Array.copyFromJavaArray(TeamCodec.write(Kept.ENGINE.perform(TeamCodec.readWorkItem(ints))));
            }
            Question question = ThinkCodec.readQuestion(ints);
            Answer answer = Kept.ENGINE.answer(
                    slow ? hurried(question) : question,
                    improved -> better.post(ints(new ThinkReply.Improved(improved))));
            return ints(new ThinkReply.Answered(answer));
        } catch (RuntimeException broken) {
            return ints(new ThinkReply.Failed(String.valueOf(broken.getMessage())));
        }
    }

    /** Values positions by the weights of a file from now on; an empty text, or why they are none. */
    @JSExport
    public static String learn(Int8Array file) {
        try {
            Kept.ENGINE.load(PatternWeights.read(file.copyToJavaArray()));
            return "";
        } catch (IllegalArgumentException bad) {
            return String.valueOf(bad.getMessage());
        }
    }

    /** Plays openings by the book of a file from now on; an empty text, or why it is none. */
    @JSExport
    public static String read(Int8Array file) {
        try {
            Kept.ENGINE.load(OpeningBook.read(file.copyToJavaArray()));
            return "";
        } catch (IllegalArgumentException bad) {
            return String.valueOf(bad.getMessage());
        }
    }

    /** Another worker of the team is ready to receive work items. */
    @JSExport
    public static void join(int member, Post errands) {
        Led.LEAD.join(member, errands);
    }

    /** Lets the team answer a question, if it is one for a team; returns whether it is. */
    @JSExport
    public static boolean ask(Int32Array message, Post replies) {
        return Led.LEAD.ask(ThinkCodec.readQuestion(message.copyToJavaArray()), replies);
    }

    /** Handles a member's result; returns false if the message is not one. */
    @JSExport
    public static boolean heard(int member, Int32Array message) {
        int[] ints = message.copyToJavaArray();
        if (!TeamCodec.isWorkResult(ints)) {
            return false;
        }
        Led.LEAD.heard(member, TeamCodec.readWorkResult(ints));
        return true;
    }

    private static Question hurried(Question question) {
        return new Question(
                question.position(),
                question.level(),
                question.purpose(),
                question.seed(),
                Math.min(SLOW_MILLIS, question.budgetMillis()));
    }

    private static Int32Array ints(ThinkReply reply) {
        return Int32Array.copyFromJavaArray(ThinkCodec.write(reply));
    }

    /**
     * What lasts from call to call: the script can only call static methods. It is made at the first call, so that the one who
     * leads others has no table of positions.
     */
    private static final class Kept {
        private static final Engine ENGINE = new Engine();
    }

    /** The same for the one who leads. */
    private static final class Led {
        private static final Lead LEAD = new Lead();
    }
}
