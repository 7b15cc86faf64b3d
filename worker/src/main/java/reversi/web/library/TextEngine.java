package reversi.web.library;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import reversi.engine.Answer;
import reversi.engine.Engine;
import reversi.engine.Family;
import reversi.engine.Level;
import reversi.engine.MoveValue;
import reversi.engine.OpeningBook;
import reversi.engine.PatternWeights;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.json.DecodeException;
import reversi.json.JsonWriter;
import reversi.library.Analysis;
import reversi.library.Line;

/**
 * Answers requests of other people's programs, without anything of the browser: each is an object of JSON that says what it asks
 * ({@code position}, {@code analyse}, {@code play}, {@code format}), and so is each answer; {@code {"error": …}} is one, too.
 */
final class TextEngine {
    private static final int MOST_MILLIS = 24 * 3600 * 1000;
    private static final int MOST_PLIES = 60;
    private static final int MOST_EMPTIES = 100;
    private static final int USUALLY_SOLVED = 20;
    private static final double HUNDREDTHS = 100.0;

    private final Engine engine = new Engine();
    private final Function<byte[], PatternWeights> weights;

    /** {@code weights} reads a file; throws IllegalArgumentException where it is none, IllegalStateException where there is no room for it. */
    TextEngine(Function<byte[], PatternWeights> weights) {
        this.weights = weights;
    }

    /** Answers a request; an analysis tells what it has found so far after each depth. */
    String answer(String text, Consumer<String> better) {
        return told(() -> {
            Request request = Request.read(text);
            String asked = request.text("ask");
            return switch (asked) {
                case "position" -> GameAnswers.position(request);
                case "format" -> GameAnswers.text(request);
                case "analyse" -> analyse(request, better);
                case "play" -> play(request);
                default -> throw new DecodeException("no request '" + asked + "'");
            };
        });
    }

    /** The games of a file of any format. */
    String games(byte[] file) {
        return told(() -> GameAnswers.games(file));
    }

    /** Values positions by the weights of a file from now on. */
    String learn(byte[] file) {
        return told(() -> {
            engine.load(weights.apply(file));
            return "{}";
        });
    }

    /** Plays openings by the book of a file from now on. */
    String read(byte[] file) {
        return told(() -> {
            OpeningBook.read(file).forEach(engine::load);
            return "{}";
        });
    }

    /** The name of the file of weights that a request would be answered better with; an empty text where there is none. */
    String lacks(String text) {
        try {
            return engine.lacking(Request.read(text).variant())
                    .map(Family::file)
                    .orElse("");
        } catch (DecodeException noVariant) {
            return "";
        }
    }

    private static String told(Supplier<String> answer) {
        try {
            return answer.get();
        } catch (RuntimeException wrong) {
            String reason = String.valueOf(wrong.getMessage());
            return JsonWriter.text(
                    out -> out.beginObject().name("error").value(reason).endObject());
        }
    }

    private String analyse(Request request, Consumer<String> better) {
        int millis = request.whole("millis", MOST_MILLIS, 1, MOST_MILLIS);
        int plies = request.whole("plies", MOST_PLIES, 1, MOST_PLIES);
        int solved = request.whole("solve", Math.min(USUALLY_SOLVED, 2 * plies), 0, MOST_EMPTIES);
        int lines = request.whole("lines", 1, 1, Integer.MAX_VALUE);
        Level level = Level.flawless(plies, solved, millis);
        Purpose purpose = lines == 1 ? Purpose.BEST : Purpose.ANALYSIS;
        Question question = new Question(request.position(), level, purpose, 1, millis);
        return write(engine.answer(question, found -> better.accept(write(found, lines))), lines);
    }

    private String play(Request request) {
        int strongest = Level.strongest().number();
        Level level = Level.of(request.whole("level", strongest, 1, strongest));
        int seed = request.whole("seed", 1, 0, Integer.MAX_VALUE);
        Question question = new Question(request.position(), level, Purpose.MOVE, seed, Question.LEVELS_OWN_TIME);
        return write(engine.answer(question, found -> {}), 1);
    }

    private static String write(Answer answer, int most) {
        List<MoveValue> values = most == 1
                ? List.of(new MoveValue(answer.best(), answer.value(), answer.depth(), answer.exact(), answer.line()))
                : answer.values().subList(0, Math.min(most, answer.values().size()));
        List<Line> lines = values.stream()
                .map(value ->
                        new Line(value.move(), value.value() / HUNDREDTHS, value.depth(), value.exact(), value.line()))
                .toList();
        return new Analysis(lines, answer.depth(), answer.confidence(), answer.nodes()).json();
    }
}
