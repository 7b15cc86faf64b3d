package reversi.engine;

import java.util.List;
import reversi.rules.Move;

/**
 * Lossless encoding of work items and results as ints, beside the messages of {@link ThinkCodec}. Readers throw IllegalArgumentException
 * with the reason for anything that is not a message of this version.
 */
public final class TeamCodec {
    private static final int BEGIN = 5;
    private static final int TEST = 6;
    private static final int BEGUN = 7;
    private static final int TESTED = 8;

    private TeamCodec() {}

    /** Whether a message is a work item, by its kind. */
    public static boolean isWorkItem(int[] message) {
        return message.length > 1 && (message[1] == BEGIN || message[1] == TEST);
    }

    /** Whether a message is a work result, by its kind. */
    public static boolean isWorkResult(int[] message) {
        return message.length > 1 && (message[1] == BEGUN || message[1] == TESTED);
    }

    /** Encodes a work item. */
    public static int[] write(WorkItem item) {
        return item.fold(TeamCodec::writeBegin, TeamCodec::writeTest);
    }

    private static int[] writeBegin(WorkItem.Begin begin) {
        MessageWriter out = writer(BEGIN, begin);
        out.addLong(begin.nodes());
        return out.toArray();
    }

    private static int[] writeTest(WorkItem.Test test) {
        MessageWriter out = writer(TEST, test);
        out.add(test.move());
        out.add(test.depth());
        out.add(test.selectivity());
        out.add(test.alpha());
        out.add(test.beta());
        out.add(test.millis());
        return out.toArray();
    }

    private static MessageWriter writer(int kind, WorkItem item) {
        MessageWriter out = new MessageWriter();
        out.add(kind);
        out.add(item.number());
        ThinkCodec.writeQuestion(out, item.question());
        return out;
    }

    /** Decodes a work item. */
    public static WorkItem readWorkItem(int[] message) {
        MessageReader in = new MessageReader(message);
        in.expect(isWorkItem(message), "a work item");
        int number = in.next();
        Question question = ThinkCodec.readQuestion(in);
        WorkItem item =
                in.kind() == BEGIN ? new WorkItem.Begin(number, question, in.nextLong()) : test(in, number, question);
        in.expectEnd();
        return item;
    }

    private static WorkItem test(MessageReader in, int number, Question question) {
        int move = in.below(question.position().legalMoves().size());
        int depth = in.next();
        int selectivity = in.below(ProbCut.NONE + 1);
        return new WorkItem.Test(number, question, move, depth, selectivity, in.next(), in.next(), in.next());
    }

    /** Encodes a work result. */
    public static int[] write(WorkResult result) {
        MessageWriter out = new MessageWriter();
        result.visit(begun -> write(begun, out), tested -> write(tested, out));
        return out.toArray();
    }

    private static void write(WorkResult.Begun begun, MessageWriter out) {
        out.add(BEGUN);
        out.add(begun.number());
        out.add(begun.isDone());
        ThinkCodec.writeAnswer(out, begun.answer());
        ThinkCodec.writeValues(out, begun.order());
    }

    private static void write(WorkResult.Tested tested, MessageWriter out) {
        out.add(TESTED);
        out.add(tested.number());
        out.add(tested.isComplete());
        out.add(tested.value());
        ThinkCodec.writeLine(out, tested.line());
        out.addLong(tested.nodes());
    }

    /** Decodes a work result. */
    public static WorkResult readWorkResult(int[] message) {
        MessageReader in = new MessageReader(message);
        in.expect(isWorkResult(message), "a work result");
        int number = in.next();
        boolean flag = in.nextBoolean();
        WorkResult result;
        if (in.kind() == BEGUN) {
            Answer answer = ThinkCodec.readAnswer(in);
            result = new WorkResult.Begun(number, flag, answer, ThinkCodec.readValues(in));
        } else {
            int value = in.next();
            List<Move> line = ThinkCodec.readLine(in);
            result = new WorkResult.Tested(number, flag, value, line, in.nextLong());
        }
        in.expectEnd();
        return result;
    }
}
