package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.engine.Answer;
import reversi.engine.Board;
import reversi.engine.Engine;
import reversi.engine.Family;
import reversi.engine.Level;
import reversi.engine.MoveValue;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.engine.SearchObserver;
import reversi.engine.ThinkCodec;
import reversi.engine.ThinkReply;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.tools.options.EngineFiles;

/** The engine in the browser's worker is the engine that was tested on the JVM: it finds the same move for the same reasons. */
class EngineInTheBrowserTest extends BrowserTest {
    private static final String ASK =
            """
            ([script, question, improved]) => new Promise((resolve, reject) => {
              const worker = new Worker('engine/worker.js' + script);
              const heard = [];
              const better = [];
              worker.onerror = event => reject(new Error(event.message));
              worker.onmessage = event => {
                if (!(event.data instanceof Int32Array)) {
                  heard.push(event.data);
                  return;
                }
                better.push(Array.from(event.data));
                if (event.data[1] === improved) {
                  return;
                }
                worker.terminate();
                resolve([heard, better]);
              };
              setTimeout(() => reject(new Error('no answer after a minute; heard ' + heard)), 60000);
              worker.postMessage(Int32Array.from(question));
            })
            """;

    /** Twenty discs of a game between people, beyond the book. */
    private static final String PLAYED = "f5d6c5f4d3e3f6e6e7e8d7c4b3c3d2c1f2e2g3c2";

    /** How that game might go on until 20 squares are empty. */
    private static final String ENDING = "f8g8f1g4h3e1f3g5d1g1b4f7h6b1g6b6c6a5b5a6";

    @ParameterizedTest
    @CsvSource({
        "'', OTHELLO, 4, f5d6c3d3c4",
        "'', OTHELLO, 3, f5d6c3d3c4f4c5b3c2",
        "'', OTHELLO, STRONGEST, f5d6c3d3c4",
        "'', OTHELLO, CUTS, " + PLAYED,
        "'', OTHELLO, SOLVES, " + PLAYED + ENDING,
        "'', EIGHT_STARS, 2, ''",
        "'', ANTI, 3, ''",
        "'', SMALL, 9, ''",
        "'', GRAND, 6, ''",
        "'#team=2', OTHELLO, CUTS, " + PLAYED,
        "#slow, OTHELLO, 2, f5d6c3"
    })
    void findsTheSameMoveAsOnTheJvm(String script, String variant, String level, String moves) throws IOException {
        Question asked =
                new Question(position(variant, moves), level(level), Purpose.MOVE, 7, Question.LEVELS_OWN_TIME);
        Heard heard = ask(script, asked);
        assertEquals(script.equals("#slow") ? List.of("limited") : List.of(), heard.texts);
        Answer here = engine(!script.equals("#slow")).answer(asked, SearchObserver.NONE);
        assertEquals(here, heard.answer());
    }

    private static Level level(String name) {
        return switch (name) {
            case "STRONGEST" -> Level.strongest();
            // By depth alone, so that time changes nothing.
            case "CUTS" -> Level.flawless(11, 0, 60_000);
            case "SOLVES" -> Level.flawless(8, 26, 60_000);
            default -> Level.of(Integer.parseInt(name));
        };
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "#team=2", "#team=3"})
    void everyMoveIsValuedBetterAndBetter(String script) {
        Position position = position("OTHELLO", PLAYED);
        Question asked = new Question(position, Level.strongest(), Purpose.VALUES, 7, 1_500);
        Heard heard = ask(script, asked);

        List<Integer> depths = heard.replies.stream().map(Answer::depth).toList();
        assertEquals(depths.stream().sorted().toList(), depths);
        assertTrue(depths.stream().distinct().count() > 2, "values must come in steps: " + depths);
        Set<Move> valued = heard.answer().values().stream().map(MoveValue::move).collect(Collectors.toSet());
        assertEquals(Set.copyOf(position.legalMoves()), valued);
    }

    @ParameterizedTest
    @ValueSource(strings = {"#team=2", "#team=4"})
    void aTeamOfWorkersFindsTheResultOfTheGame(String script) throws IOException {
        Position position = position("OTHELLO", PLAYED + ENDING);
        Question asked =
                new Question(position, Level.flawless(60, 60, 60_000), Purpose.MOVE, 7, Question.LEVELS_OWN_TIME);
        Answer there = ask(script, asked).answer();
        Answer here = engine(true).answer(asked, SearchObserver.NONE);

        assertTrue(there.exact());
        assertEquals(here.value(), there.value());
        Position after = position.play(there.best()).orThrow().after();
        assertEquals(
                -there.value(), 100 * new Engine().solve(Board.of(after), false).score());
    }

    private Heard ask(String script, Question question) {
        try (BrowserContext window = browser.window(400, 300, 1, false)) {
            Page page = window.newPage();
            page.navigate(server.address() + "page.css");
            List<?> heard = (List<?>) page.evaluate(
                    ASK,
                    List.of(
                            script,
                            Arrays.stream(ThinkCodec.write(question)).boxed().toList(),
                            improved()));
            List<Answer> replies = new ArrayList<>();
            for (Object message : (List<?>) heard.get(1)) {
                ThinkReply reply = ThinkCodec.readReply(ints((List<?>) message));
                replies.add(
                        reply instanceof ThinkReply.Improved better
                                ? better.answer()
                                : assertInstanceOf(ThinkReply.Answered.class, reply)
                                        .answer());
            }
            return new Heard((List<?>) heard.get(0), replies);
        }
    }

    /** What came from the worker: texts, and answers of which the last one counts. */
    private record Heard(List<?> texts, List<Answer> replies) {
        Answer answer() {
            return replies.get(replies.size() - 1);
        }
    }

    /** The fast engine has read its weights before it answers; the slow one does without. */
    private static Engine engine(boolean isFast) throws IOException {
        Engine engine = new Engine();
        if (isFast) {
            for (Family family : Family.values()) {
                engine.load(EngineFiles.weights(family));
            }
            EngineFiles.books().forEach(engine::load);
        }
        return engine;
    }

    /** How the codec marks an answer that more will follow. */
    private static int improved() {
        Answer any = new Answer(Move.at("f5"), 0, 1, 100, false, List.of(), List.of(), 0);
        return ThinkCodec.write(new ThinkReply.Improved(any))[1];
    }

    private static Position position(String variant, String moves) {
        Position position = Position.start(
                switch (variant) {
                    case "EIGHT_STARS" -> Variant.EIGHT_STARS;
                    case "ANTI" -> Variant.ANTI;
                    case "SMALL" -> Variant.square(6, Start.DIAGONAL);
                    case "GRAND" -> Variant.square(10, Start.DIAGONAL);
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
