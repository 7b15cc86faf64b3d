package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.engine.Answer;
import reversi.engine.Engine;
import reversi.engine.Level;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.engine.Reply;
import reversi.engine.SearchObserver;
import reversi.engine.ThinkCodec;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.tools.book.GameBook;
import reversi.tools.weights.LearnedWeights;

/** The engine in the browser's worker is the engine that was tested on the JVM: it finds the same move for the same reasons. */
class EngineInTheBrowserTest extends BrowserTest {
    private static final String ASK =
            """
            ([script, question, improved]) => new Promise((resolve, reject) => {
              const worker = new Worker('engine/worker.js' + script);
              const heard = [];
              worker.onerror = event => reject(new Error(event.message));
              worker.onmessage = event => {
                if (!(event.data instanceof Int32Array)) {
                  heard.push(event.data);
                  return;
                }
                if (event.data[1] === improved) {
                  return;
                }
                worker.terminate();
                resolve([heard, Array.from(event.data)]);
              };
              setTimeout(() => reject(new Error('no answer after a minute; heard ' + heard)), 60000);
              worker.postMessage(Int32Array.from(question));
            })
            """;

    @ParameterizedTest
    @CsvSource({
        "'', OTHELLO, 4, f5d6c3d3c4",
        "'', OTHELLO, 3, f5d6c3d3c4f4c5b3c2",
        "'', OTHELLO, STRONGEST, f5d6c3d3c4",
        "'', EIGHT_STARS, 2, ''",
        "'', ANTI, 3, ''",
        "#slow, OTHELLO, 2, f5d6c3"
    })
    void findsTheSameMoveAsOnTheJvm(String script, String variant, String level, String moves) throws IOException {
        Level asks = level.equals("STRONGEST") ? Level.strongest() : Level.of(Integer.parseInt(level));
        Question asked = new Question(position(variant, moves), asks, Purpose.MOVE, 7, Question.LEVELS_OWN_TIME);
        try (BrowserContext window = chromium.window(400, 300, 1, false)) {
            Page page = window.newPage();
            page.navigate(server.address() + "page.css");
            List<?> heard = (List<?>) page.evaluate(
                    ASK,
                    List.of(
                            script,
                            Arrays.stream(ThinkCodec.write(asked)).boxed().toList(),
                            improved()));
            assertEquals(script.isEmpty() ? List.of() : List.of("limited"), heard.get(0));
            Reply reply = ThinkCodec.readReply(ints((List<?>) heard.get(1)));
            Answer there = assertInstanceOf(Reply.Answered.class, reply).answer();
            Answer here = engine(script.isEmpty()).answer(asked, SearchObserver.NONE);
            assertEquals(here.best(), there.best());
            assertEquals(here.value(), there.value());
            assertEquals(here.depth(), there.depth());
        }
    }

    /** The fast engine has read its weights before it answers; the slow one does without. */
    private static Engine engine(boolean isFast) throws IOException {
        Engine engine = new Engine();
        if (isFast) {
            engine.learn(LearnedWeights.standard());
            engine.learn(GameBook.standard());
        }
        return engine;
    }

    /** How the codec marks an answer that more will follow. */
    private static int improved() {
        Answer any = new Answer(Move.at("f5"), 0, 1, 100, false, List.of(), List.of(), 0);
        return ThinkCodec.write(new Reply.Improved(any))[1];
    }

    private static Position position(String variant, String moves) {
        Position position = Position.start(
                switch (variant) {
                    case "EIGHT_STARS" -> Variant.EIGHT_STARS;
                    case "ANTI" -> Variant.ANTI;
                    default -> Variant.OTHELLO;
                });
        for (String name : Stream.of(moves.split("(?<=\\G..)"))
                .filter(move -> !move.isEmpty())
                .toList()) {
            position = position.play(Move.at(name)).orThrow().after();
        }
        return position;
    }

    private static int[] ints(List<?> numbers) {
        return numbers.stream().mapToInt(number -> ((Number) number).intValue()).toArray();
    }
}
