package reversi.web.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.engine.Answer;
import reversi.engine.Level;
import reversi.engine.MoveValue;
import reversi.engine.PatternWeights;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.engine.TeamCodec;
import reversi.engine.ThinkCodec;
import reversi.engine.ThinkReply;
import reversi.engine.WorkItem;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Rule;
import reversi.rules.Variant;

/** The messages between page, leader and members, without a browser. */
class WorkerEngineTest {
    private static final Path ENGINE = Path.of("..", "assets", "engine");

    private final WorkerEngine engine = new WorkerEngine(PatternWeights::read);
    private final List<int[]> posted = new ArrayList<>();

    private static Question question(Position position, Purpose purpose, int depth, int solve) {
        return new Question(position, Level.flawless(depth, solve, 60_000), purpose, 1, 60_000);
    }

    /** The position after the first legal move, again and again. */
    private static Position withEmpties(int empties) {
        Position position = Position.start(Variant.OTHELLO);
        while (position.empties() > empties) {
            List<Move> moves = position.legalMoves();
            position = position.play(moves.get(moves.size() / 2)).orThrow().after();
        }
        return position;
    }

    private ThinkReply answer(int[] message) {
        return ThinkCodec.readReply(engine.answer(message, false, posted::add));
    }

    private Answer answered(Question question) {
        return ((ThinkReply.Answered) answer(ThinkCodec.write(question))).answer();
    }

    @Test
    void answersAQuestionAfterImprovedAnswers() {
        Position start =
                Position.start(Variant.OTHELLO).play(Move.at("f5")).orThrow().after();
        Answer answer = answered(question(start, Purpose.MOVE, 5, 0));
        assertTrue(start.legalMoves().contains(answer.best()));
        assertEquals(5, answer.depth());
        int before = 0;
        for (int[] message : posted) {
            Answer improved = ((ThinkReply.Improved) ThinkCodec.readReply(message)).answer();
            assertTrue(improved.depth() >= before, "depths only grow");
            before = improved.depth();
        }
        assertTrue(posted.size() >= 2, "posted " + posted.size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "9", "1", "1,2,3", "3,0,0", "-1,5"})
    void answersAnInvalidMessageWithAFailure(String ints) {
        int[] message = ints.isEmpty()
                ? new int[0]
                : java.util.Arrays.stream(ints.split(","))
                        .mapToInt(Integer::parseInt)
                        .toArray();
        assertTrue(answer(message) instanceof ThinkReply.Failed, ints);
        assertEquals(List.of(), posted);
    }

    @Test
    void answersATruncatedQuestionWithAFailureAndGoesOn() {
        int[] whole = ThinkCodec.write(question(Position.start(Variant.OTHELLO), Purpose.MOVE, 2, 0));
        for (int length = 0; length < whole.length; length++) {
            assertTrue(answer(java.util.Arrays.copyOf(whole, length)) instanceof ThinkReply.Failed, "length " + length);
        }
        assertTrue(answer(whole) instanceof ThinkReply.Answered);
    }

    @Test
    void slowEngineShortensItsTime() {
        Position start = Position.start(Variant.OTHELLO);
        Question fast = question(start, Purpose.VALUES, 2, 0);
        ThinkReply slow = ThinkCodec.readReply(engine.answer(ThinkCodec.write(fast), true, posted::add));
        assertEquals(4, ((ThinkReply.Answered) slow).answer().values().size());
    }

    @Test
    void loadsTheShippedWeightsAndBook() throws IOException {
        Position start =
                Position.start(Variant.OTHELLO).play(Move.at("f5")).orThrow().after();
        int plain = answered(question(start, Purpose.MOVE, 4, 0)).value();
        assertEquals("", engine.learn(Files.readAllBytes(ENGINE.resolve("weights.bin"))));
        int learned = answered(question(start, Purpose.MOVE, 4, 0)).value();
        assertFalse(plain == learned, "the weights value it differently");
        assertEquals("", engine.read(Files.readAllBytes(ENGINE.resolve("book.bin"))));
    }

    @Test
    void saysWhichFileAVariantLacksUntilItHasIt() throws IOException {
        Position start = Position.start(Variant.ANTI);
        int[] message = ThinkCodec.write(question(start, Purpose.MOVE, 3, 0));
        assertEquals("variants/anti.bin", engine.lacks(message));
        assertEquals(
                "variants/anti.bin",
                engine.lacks(TeamCodec.write(new WorkItem.Begin(1, question(start, Purpose.MOVE, 3, 0), 100))));
        assertEquals("", engine.learn(Files.readAllBytes(ENGINE.resolve("variants/anti.bin"))));
        assertEquals("", engine.lacks(message));
        assertEquals(
                "weights.bin",
                engine.lacks(ThinkCodec.write(question(Position.start(Variant.OTHELLO), Purpose.MOVE, 3, 0))));
        Position unknown = Position.start(Variant.OTHELLO.with(Rule.ADJACENT_PLACEMENT, true));
        assertEquals("", engine.lacks(ThinkCodec.write(question(unknown, Purpose.MOVE, 3, 0))));
        assertEquals("", engine.lacks(new int[] {99, 1}));
    }

    @ParameterizedTest
    @CsvSource({"0", "1", "7", "8", "100"})
    void refusesFilesThatAreNone(int length) {
        assertFalse(engine.learn(new byte[length]).isEmpty());
        assertFalse(engine.read(new byte[length]).isEmpty());
    }

    @Test
    void refusesTruncatedFilesAndKeepsThoseBefore() throws IOException {
        byte[] weights = Files.readAllBytes(ENGINE.resolve("weights.bin"));
        assertEquals("", engine.learn(weights));
        Position start =
                Position.start(Variant.OTHELLO).play(Move.at("f5")).orThrow().after();
        int before = answered(question(start, Purpose.MOVE, 3, 0)).value();
        assertFalse(engine.learn(java.util.Arrays.copyOf(weights, weights.length / 2))
                .isEmpty());
        assertEquals(before, answered(question(start, Purpose.MOVE, 3, 0)).value());
    }

    @Test
    void saysThatItHasNoMemoryForWeightsAndPlaysOn() throws IOException {
        WorkerEngine small = new WorkerEngine(file -> {
            throw new IllegalStateException("no memory");
        });
        assertEquals("no memory", small.learn(Files.readAllBytes(ENGINE.resolve("weights.bin"))));
        int[] message = ThinkCodec.write(question(Position.start(Variant.OTHELLO), Purpose.MOVE, 3, 0));
        assertTrue(ThinkCodec.readReply(small.answer(message, false, posted::add)) instanceof ThinkReply.Answered);
    }

    /** Members whose work items wait until the test lets them be done. */
    private static final class Members {
        private final Lead lead = new Lead(() -> 0);
        private final List<WorkerEngine> engines = new ArrayList<>();
        private final Deque<Runnable> work = new ArrayDeque<>();
        private final Set<Integer> worked = new HashSet<>();

        void join() {
            int member = engines.size();
            WorkerEngine engine = new WorkerEngine(PatternWeights::read);
            engines.add(engine);
            lead.join(
                    member,
                    item -> work.add(() -> {
                        worked.add(member);
                        int[] result = engine.answer(item, false, improved -> {});
                        assertTrue(TeamCodec.isWorkResult(result));
                        lead.heard(member, TeamCodec.readWorkResult(result));
                    }));
        }

        void finish() {
            while (!work.isEmpty()) {
                work.remove().run();
            }
        }
    }

    @Test
    void leadNeedsTwoMembersAndAQuestionForATeam() {
        Members members = new Members();
        Question values = question(withEmpties(20), Purpose.VALUES, 3, 0);
        assertFalse(members.lead.ask(values, posted::add));
        members.join();
        assertFalse(members.lead.ask(values, posted::add), "one member is no team");
        members.join();
        Question move = question(withEmpties(40), Purpose.MOVE, 3, 0);
        assertFalse(members.lead.ask(move, posted::add), "a single engine is as fast");
        assertTrue(members.lead.ask(values, posted::add));
        assertEquals(List.of(), posted, "nobody has answered yet");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void teamAnswersAsOneEngine(int size) {
        Members members = new Members();
        for (int i = 0; i < size; i++) {
            members.join();
        }
        Question question = question(withEmpties(12), Purpose.VALUES, 12, 12);
        assertTrue(members.lead.ask(question, posted::add));
        members.finish();
        ThinkReply last = ThinkCodec.readReply(posted.get(posted.size() - 1));
        Answer team = ((ThinkReply.Answered) last).answer();
        Answer alone = answered(question);
        assertTrue(team.exact() && alone.exact());
        assertEquals(alone.value(), team.value());
        assertEquals(values(alone), values(team));
        assertTrue(members.worked.size() >= 1);
        long answers = posted.stream()
                .filter(message -> ThinkCodec.readReply(message) instanceof ThinkReply.Answered)
                .count();
        assertTrue(answers >= 1);
    }

    private static Set<String> values(Answer answer) {
        Set<String> values = new HashSet<>();
        for (MoveValue value : answer.values()) {
            values.add(value.move() + "=" + value.value());
        }
        return values;
    }

    @Test
    void resultOfAnAbandonedQuestionIsIgnored() {
        Members members = new Members();
        members.join();
        members.join();
        List<int[]> first = new ArrayList<>();
        assertTrue(members.lead.ask(question(withEmpties(14), Purpose.VALUES, 3, 0), first::add));
        assertTrue(members.lead.ask(question(withEmpties(12), Purpose.VALUES, 3, 0), posted::add));
        members.finish();
        assertEquals(List.of(), first);
        Answer answer = ((ThinkReply.Answered) ThinkCodec.readReply(posted.get(posted.size() - 1))).answer();
        assertEquals(withEmpties(12).legalMoves().size(), answer.values().size());
    }
}
