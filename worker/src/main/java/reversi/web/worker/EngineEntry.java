package reversi.web.worker;

import java.util.function.Consumer;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int32Array;
import org.teavm.jso.typedarrays.Int8Array;
import reversi.engine.TeamCodec;
import reversi.engine.ThinkCodec;
import reversi.engine.TimeSource;

/**
 * What the worker's script calls: one question or work item at a time, answered in the codec's ints, or, where this worker leads others,
 * how they answer together.
 */
public final class EngineEntry {
    private EngineEntry() {}

    /** Nothing happens until a question comes. */
    public static void main(String[] args) {}

    /** Answers a question or work item, posting preliminary answers; returns the final one. */
    @JSExport
    public static Int32Array answer(Int32Array message, boolean slow, Post better) {
        return Int32Array.copyFromJavaArray(Kept.ENGINE.answer(message.copyToJavaArray(), slow, to(better)));
    }

    /** Values positions by the weights of a file from now on; an empty text, or why they are none. */
    @JSExport
    public static String learn(Int8Array file) {
        return Kept.ENGINE.learn(file.copyToJavaArray());
    }

    /** The file of weights that a question or work item would be answered better with; an empty text where there is none. */
    @JSExport
    public static String lacks(Int32Array message) {
        return Kept.ENGINE.lacks(message.copyToJavaArray());
    }

    /** Plays openings by the book of a file from now on; an empty text, or why it is none. */
    @JSExport
    public static String read(Int8Array file) {
        return Kept.ENGINE.read(file.copyToJavaArray());
    }

    /** Another worker of the team is ready to receive work items. */
    @JSExport
    public static void join(int member, Post errands) {
        Led.LEAD.join(member, to(errands));
    }

    /** Lets the team answer a question, if it is one for a team; returns whether it is. */
    @JSExport
    public static boolean ask(Int32Array message, Post replies) {
        return Led.LEAD.ask(ThinkCodec.readQuestion(message.copyToJavaArray()), to(replies));
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

    private static Consumer<int[]> to(Post post) {
        return ints -> post.post(Int32Array.copyFromJavaArray(ints));
    }

    /**
     * What lasts from call to call: the script can only call static methods. It is made at the first call, so that the one who
     * leads others has no table of positions.
     */
    private static final class Kept {
        private static final WorkerEngine ENGINE = new WorkerEngine(LinearMemory.reader());
    }

    /** The same for the one who leads. */
    private static final class Led {
        private static final Lead LEAD = new Lead(TimeSource.SYSTEM);
    }
}
