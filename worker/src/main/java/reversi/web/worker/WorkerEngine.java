package reversi.web.worker;

import java.util.function.Consumer;
import java.util.function.Function;
import reversi.engine.Answer;
import reversi.engine.Engine;
import reversi.engine.Family;
import reversi.engine.OpeningBook;
import reversi.engine.PatternWeights;
import reversi.engine.Question;
import reversi.engine.TeamCodec;
import reversi.engine.ThinkCodec;
import reversi.engine.ThinkReply;

/** The engine as the page's messages ask it: ints in, ints out, without anything of the browser. */
final class WorkerEngine {
    /** The most that the slow engine may think, since it cannot be hurried. */
    private static final int SLOW_MILLIS = 1500;

    private final Engine engine = new Engine();
    private final Function<byte[], PatternWeights> weights;

    /** {@code weights} reads a file; throws IllegalArgumentException where it is none, IllegalStateException where there is no room for it. */
    WorkerEngine(Function<byte[], PatternWeights> weights) {
        this.weights = weights;
    }

    /** Answers a question or work item, posting preliminary answers; what goes wrong is an answer too. */
    int[] answer(int[] message, boolean slow, Consumer<int[]> better) {
        try {
            if (TeamCodec.isWorkItem(message)) {
                return TeamCodec.write(engine.perform(TeamCodec.readWorkItem(message)));
            }
            Question question = ThinkCodec.readQuestion(message);
            Answer answer = engine.answer(
                    slow ? hurried(question) : question,
                    improved -> better.accept(ThinkCodec.write(new ThinkReply.Improved(improved))));
            return ThinkCodec.write(new ThinkReply.Answered(answer));
        } catch (RuntimeException broken) {
            return ThinkCodec.write(new ThinkReply.Failed(String.valueOf(broken.getMessage())));
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

    /** Values positions by the weights of a file from now on; an empty text, or why they are none. */
    String learn(byte[] file) {
        try {
            engine.load(weights.apply(file));
            return "";
        } catch (IllegalArgumentException | IllegalStateException unusable) {
            return String.valueOf(unusable.getMessage());
        }
    }

    /** The file of weights that a question or work item would be answered better with; an empty text where there is none. */
    String lacks(int[] message) {
        try {
            Question question = TeamCodec.isWorkItem(message)
                    ? TeamCodec.readWorkItem(message).question()
                    : ThinkCodec.readQuestion(message);
            return engine.lacking(question.position().variant())
                    .map(Family::file)
                    .orElse("");
        } catch (IllegalArgumentException noQuestion) {
            return "";
        }
    }

    /** Plays openings by the book of a file from now on; an empty text, or why it is none. */
    String read(byte[] file) {
        try {
            OpeningBook.read(file).forEach(engine::load);
            return "";
        } catch (IllegalArgumentException bad) {
            return String.valueOf(bad.getMessage());
        }
    }
}
