package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;

class TeamProperties {
    private static final long ALONE = 200;

    @Property(tries = 60)
    void togetherTheyFindTheSameResult(
            @ForAll @IntRange(min = 9, max = 14) int empties,
            @ForAll @IntRange(min = 1, max = 4) int members,
            @ForAll long seed) {
        Position position = choice(seed, empties);
        Answer together = new Workplace(members, seed).answer(question(position, Purpose.HINT));

        assertTrue(together.exact());
        assertEquals(position.empties(), together.depth());
        assertEquals(solve(position), together.value());
        assertEquals(together.value(), -solve(after(position, together.best())));
        assertEquals(together.best(), together.line().get(0));
    }

    @Property(tries = 40)
    void everyMoveGetsItsValue(
            @ForAll @IntRange(min = 9, max = 12) int empties,
            @ForAll @IntRange(min = 1, max = 4) int members,
            @ForAll long seed) {
        Position position = choice(seed, empties);
        Workplace workplace = new Workplace(members, seed);
        Map<Move, Integer> values = new HashMap<>();
        for (MoveValue valued :
                workplace.answer(question(position, Purpose.VALUES)).values()) {
            values.put(valued.move(), valued.value());
        }

        Map<Move, Integer> expected = new HashMap<>();
        for (Move move : position.legalMoves()) {
            expected.put(move, -solve(after(position, move)));
        }
        assertEquals(expected, values);
    }

    @Property(tries = 60, shrinking = ShrinkingMode.OFF)
    void theLineOfEachSolvedMoveEndsWithItsValue(
            @ForAll @IntRange(min = 9, max = 12) int empties,
            @ForAll @IntRange(min = 1, max = 4) int members,
            @ForAll long seed,
            @ForAll boolean isStudy) {
        Position position = choice(seed, empties);
        Purpose purpose = isStudy ? Purpose.ANALYSIS : Purpose.VALUES;
        for (MoveValue valued :
                new Workplace(members, seed).answer(question(position, purpose)).values()) {
            Position at = position;
            for (Move move : valued.line()) {
                at = at.play(move).orThrow().after();
            }
            assertTrue(at.isOver(), () -> valued + " in " + position);
            int sign = at.toMove() == position.toMove() ? 1 : -1;
            assertEquals(valued.value(), sign * PlainNegamax.value(at), () -> valued + " in " + position);
        }
    }

    @Property(tries = 60)
    void stoppedAnywhereTheMoveIsLegal(
            @ForAll @IntRange(max = 60) int errands,
            @ForAll @IntRange(min = 1, max = 4) int members,
            @ForAll long seed) {
        Position position = choice(seed, 20);
        Workplace workplace = new Workplace(members, seed);
        workplace.timeFor = errands;
        Answer answer = workplace.answer(question(position, seed % 2 == 0 ? Purpose.HINT : Purpose.ANALYSIS));

        assertTrue(position.legalMoves().contains(answer.best()));
        assertEquals(answer.best(), answer.line().get(0));
        for (MoveValue valued : answer.values()) {
            assertTrue(position.legalMoves().contains(valued.move()));
            assertEquals(valued.move(), valued.line().get(0));
        }
    }

    @Property(tries = 30)
    void inTheMiddleOfTheGameEveryDepthIsReached(@ForAll @IntRange(min = 1, max = 3) int members, @ForAll long seed) {
        Position position = choice(seed, 34);
        Workplace workplace = new Workplace(members, seed);
        Level level = Level.flawless(7, 0, 1_000_000);
        Answer answer = workplace.answer(new Question(position, level, Purpose.MOVE, 1, Question.LEVELS_OWN_TIME));

        assertEquals(7, answer.depth());
        int deepest = 0;
        for (Answer better : workplace.improved) {
            assertTrue(better.depth() >= deepest);
            deepest = better.depth();
        }
    }

    @Test
    void aMemberWhoComesLateHelpsToo() {
        Position position = choice(3, 18);
        Workplace workplace = new Workplace(1, 5);
        workplace.late = 2;
        Answer answer = workplace.answer(question(position, Purpose.HINT));

        assertEquals(solve(position), answer.value());
        assertTrue(workplace.errands.get(2) > 0, "the second and third member must have had something to do");
    }

    @Test
    void aNewQuestionTakesThePlaceOfTheOldOne() {
        Workplace workplace = new Workplace(2, 1);
        workplace.team.ask(question(choice(1, 22), Purpose.HINT), workplace);
        Position position = choice(2, 12);
        Answer answer = workplace.answer(question(position, Purpose.HINT));

        assertEquals(solve(position), answer.value());
        assertEquals(1, workplace.answers);
    }

    @Test
    void theMiddleOfTheGameIsLeftToOne() {
        assertFalse(Team.isShareable(question(choice(1, 40), Purpose.HINT)));
        assertTrue(Team.isShareable(question(choice(1, 40), Purpose.VALUES)));
        assertTrue(Team.isShareable(question(choice(1, 40), Purpose.ANALYSIS)));
        assertTrue(Team.isShareable(question(choice(1, 22), Purpose.HINT)));
        assertTrue(Team.isShareable(
                new Question(choice(1, 22), Level.strongest(), Purpose.MOVE, 1, Question.LEVELS_OWN_TIME)));
        assertFalse(
                Team.isShareable(new Question(choice(1, 22), Level.of(9), Purpose.MOVE, 1, Question.LEVELS_OWN_TIME)));
        Position fewest = RandomPositions.withEmpties(Variant.ANTI, 1, 14);
        assertFalse(Team.isShareable(question(fewest, Purpose.VALUES)));
    }

    @Property
    void aChangedMessageIsReadOrRefused(@ForAll long seed, @ForAll int at, @ForAll int to, @ForAll boolean begins) {
        Question question = question(RandomPositions.any(Variant.OTHELLO, seed), Purpose.HINT);
        WorkItem errand =
                begins ? new WorkItem.Begin(1, question, 7) : new WorkItem.Test(1, question, 0, 9, 0, -100, 100, 1_000);
        int[] message = TeamCodec.write(errand);
        message[Math.floorMod(at, message.length)] = to % 40;
        try {
            TeamCodec.readWorkItem(message);
        } catch (IllegalArgumentException refused) {
            assertFalse(refused.getMessage().isBlank());
        }
    }

    @Test
    void cutAndForeignMessagesAreRefused() {
        int[] message = TeamCodec.write(new WorkResult.Tested(3, true, -250, List.of(Move.at("f5")), 1L << 40));
        for (int length = 0; length < message.length; length++) {
            int[] cut = Arrays.copyOf(message, length);
            assertThrows(IllegalArgumentException.class, () -> TeamCodec.readWorkResult(cut));
        }
        assertThrows(IllegalArgumentException.class, () -> TeamCodec.readWorkItem(message));
        assertThrows(IllegalArgumentException.class, () -> ThinkCodec.readReply(message));
    }

    /** A position with a choice of moves. */
    private static Position choice(long seed, int empties) {
        Position position = RandomPositions.withEmpties(Variant.OTHELLO, seed, empties);
        Assume.that(position.legalMoves().size() > 1 && position.empties() <= empties + 1);
        return position;
    }

    private static Question question(Position position, Purpose purpose) {
        return new Question(position, Level.strongest(), purpose, 1, Question.LEVELS_OWN_TIME);
    }

    private static Position after(Position position, Move move) {
        return position.play(move).orThrow().after();
    }

    /** The result for the side to move, in hundredths of a disc. */
    private static int solve(Position position) {
        if (position.isOver()) {
            return PlainNegamax.value(position);
        }
        return 100 * new Engine(() -> 0, 12).solve(Board.of(position), false).score();
    }

    /** Members at work at the same time: chance says who is done next. */
    private static final class Workplace implements TeamListener {
        private final Random64 random;
        private final List<Engine> engines = new ArrayList<>();
        private final List<Integer> errands = new ArrayList<>();
        private final List<int[]> open = new ArrayList<>();
        private final List<Integer> openOf = new ArrayList<>();
        private final List<Answer> improved = new ArrayList<>();
        private final Team team = new Team(() -> 0, this::send, ALONE);
        private int late;
        private int timeFor = Integer.MAX_VALUE;
        private int answers;
        private Answer last = new Answer(Move.PASS, 0, 0, 0, false, List.of(), List.of(), 0);

        Workplace(int members, long seed) {
            random = new Random64(seed);
            for (int i = 0; i < members; i++) {
                join();
            }
        }

        private void join() {
            engines.add(new Engine(() -> 0, 12));
            errands.add(0);
            team.join(engines.size() - 1);
        }

        private void send(int member, WorkItem errand) {
            errands.set(member, errands.get(member) + 1);
            open.add(TeamCodec.write(errand));
            openOf.add(member);
        }

        Answer answer(Question question) {
            int before = answers;
            team.ask(question, this);
            for (int done = 0; answers == before; done++) {
                if (late > 0 && done % 3 == 2) {
                    late--;
                    join();
                }
                int next = random.nextInt(open.size());
                int member = openOf.remove(next);
                WorkResult found = engines.get(member).perform(TeamCodec.readWorkItem(open.remove(next)));
                if (done >= timeFor && found instanceof WorkResult.Tested tested) {
                    found = new WorkResult.Tested(tested.number(), false, 12_345, tested.line(), tested.nodes());
                }
                team.onResult(member, TeamCodec.readWorkResult(TeamCodec.write(found)));
            }
            return last;
        }

        @Override
        public void improved(Answer answer) {
            improved.add(answer);
        }

        @Override
        public void answered(Answer answer) {
            answers++;
            last = answer;
        }
    }
}
