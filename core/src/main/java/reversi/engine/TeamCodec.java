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
        MessageWriter out = new MessageWriter(item instanceof WorkItem.Begin ? BEGIN : TEST);
        out.add(item.number());
        ThinkCodec.writeQuestion(out, item.question());
        if (item instanceof WorkItem.Begin begin) {
            out.addLong(begin.nodes());
        } else if (item instanceof WorkItem.Test test) {
            out.add(test.move());
            out.add(test.depth());
            out.add(test.selectivity());
            out.add(test.alpha());
            out.add(test.beta());
            out.add(test.millis());
        } else {
            throw new IllegalStateException("unknown work " + item);
        }
        return out.toArray();
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
        MessageWriter out = new MessageWriter(result instanceof WorkResult.Begun ? BEGUN : TESTED);
        out.add(result.number());
        if (result instanceof WorkResult.Begun begun) {
            out.add(begun.isDone());
            ThinkCodec.writeAnswer(out, begun.answer());
            ThinkCodec.writeValues(out, begun.order());
        } else if (result instanceof WorkResult.Tested tested) {
            out.add(tested.isComplete());
            out.add(tested.value());
            ThinkCodec.writeLine(out, tested.line());
            out.addLong(tested.nodes());
        } else {
            throw new IllegalStateException("unknown result " + result);
        }
        return out.toArray();
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
