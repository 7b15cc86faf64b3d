package reversi.engine;

import java.util.List;
import reversi.rules.Move;

/**
 * Errands and findings as plain ints, beside the messages of {@link ThinkCodec}: lossless. Whatever is not a message of this
 * version makes the readers throw IllegalArgumentException that says what is wrong.
 */
public final class TeamCodec {
    private static final int BEGIN = 5;
    private static final int TEST = 6;
    private static final int BEGUN = 7;
    private static final int TESTED = 8;

    private TeamCodec() {}

    /** Whether a message holds an errand, as its kind says. */
    public static boolean isErrand(int[] message) {
        return message.length > 1 && (message[1] == BEGIN || message[1] == TEST);
    }

    /** Whether a message holds a finding, as its kind says. */
    public static boolean isFinding(int[] message) {
        return message.length > 1 && (message[1] == BEGUN || message[1] == TESTED);
    }

    /** An errand as ints. */
    public static int[] write(WorkItem errand) {
        MessageWriter out = new MessageWriter(errand instanceof WorkItem.Begin ? BEGIN : TEST);
        out.add(errand.number());
        ThinkCodec.writeQuestion(out, errand.question());
        if (errand instanceof WorkItem.Begin begin) {
            out.addLong(begin.nodes());
        } else if (errand instanceof WorkItem.Test test) {
            out.add(test.move());
            out.add(test.depth());
            out.add(test.selectivity());
            out.add(test.alpha());
            out.add(test.beta());
            out.add(test.millis());
        }
        return out.toArray();
    }

    /** The errand of these ints. */
    public static WorkItem readErrand(int[] message) {
        MessageReader in = new MessageReader(message);
        in.expect(isErrand(message), "an errand");
        int number = in.next();
        Question question = ThinkCodec.readQuestion(in);
        WorkItem errand =
                in.kind() == BEGIN ? new WorkItem.Begin(number, question, in.nextLong()) : test(in, number, question);
        in.expectEnd();
        return errand;
    }

    private static WorkItem test(MessageReader in, int number, Question question) {
        int move = in.below(question.position().legalMoves().size());
        int depth = in.next();
        int selectivity = in.below(ProbCut.NONE + 1);
        return new WorkItem.Test(number, question, move, depth, selectivity, in.next(), in.next(), in.next());
    }

    /** A finding as ints. */
    public static int[] write(WorkResult finding) {
        MessageWriter out = new MessageWriter(finding instanceof WorkResult.Begun ? BEGUN : TESTED);
        out.add(finding.number());
        if (finding instanceof WorkResult.Begun begun) {
            out.add(begun.isDone());
            ThinkCodec.writeAnswer(out, begun.answer());
            ThinkCodec.writeValues(out, begun.order());
        } else if (finding instanceof WorkResult.Tested tested) {
            out.add(tested.isComplete());
            out.add(tested.value());
            ThinkCodec.writeLine(out, tested.line());
            out.addLong(tested.nodes());
        }
        return out.toArray();
    }

    /** The finding of these ints. */
    public static WorkResult readFinding(int[] message) {
        MessageReader in = new MessageReader(message);
        in.expect(isFinding(message), "a finding");
        int number = in.next();
        boolean flag = in.nextBoolean();
        WorkResult finding;
        if (in.kind() == BEGUN) {
            Answer answer = ThinkCodec.readAnswer(in);
            finding = new WorkResult.Begun(number, flag, answer, ThinkCodec.readValues(in));
        } else {
            int value = in.next();
            List<Move> line = ThinkCodec.readLine(in);
            finding = new WorkResult.Tested(number, flag, value, line, in.nextLong());
        }
        in.expectEnd();
        return finding;
    }
}
