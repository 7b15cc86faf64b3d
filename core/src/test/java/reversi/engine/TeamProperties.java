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
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import reversi.rules.Lines;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Variant;

class TeamProperties {
    private static final long ALONE = 200;
    private static final int LOTS = 40;

    @Provide
    Arbitrary<Transcript> games() {
        return Lines.games(Variant.OTHELLO);
    }

    @Provide
    Arbitrary<Position> positions() {
        return Lines.open(Variant.OTHELLO);
    }

    @Property(tries = 60)
    void togetherTheyFindTheSameResult(
            @ForAll("games") Transcript game,
            @ForAll @IntRange(min = 9, max = 14) int empties,
            @ForAll @IntRange(min = 1, max = 4) int members,
            @ForAll @Size(LOTS) List<@IntRange(max = 11) Integer> luck) {
        Position position = choice(game, empties);
        Answer together = new Workplace(members, luck).answer(question(position, Purpose.HINT));

        assertTrue(together.exact());
        assertEquals(position.empties(), together.depth());
        assertEquals(solve(position), together.value());
        assertEquals(together.value(), -solve(after(position, together.best())));
        assertEquals(together.best(), together.line().get(0));
    }

    @Property(tries = 40)
    void everyMoveGetsItsValue(
            @ForAll("games") Transcript game,
            @ForAll @IntRange(min = 9, max = 12) int empties,
            @ForAll @IntRange(min = 1, max = 4) int members,
            @ForAll @Size(LOTS) List<@IntRange(max = 11) Integer> luck) {
        Position position = choice(game, empties);
        Workplace workplace = new Workplace(members, luck);
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
            @ForAll("games") Transcript game,
            @ForAll @IntRange(min = 9, max = 12) int empties,
            @ForAll @IntRange(min = 1, max = 4) int members,
            @ForAll @Size(LOTS) List<@IntRange(max = 11) Integer> luck,
            @ForAll boolean isStudy) {
        Position position = choice(game, empties);
        Purpose purpose = isStudy ? Purpose.ANALYSIS : Purpose.VALUES;
        for (MoveValue valued :
                new Workplace(members, luck).answer(question(position, purpose)).values()) {
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
            @ForAll("games") Transcript game,
            @ForAll boolean isHint,
            @ForAll @IntRange(max = 60) int errands,
            @ForAll @IntRange(min = 1, max = 4) int members,
            @ForAll @Size(LOTS) List<@IntRange(max = 11) Integer> luck) {
        Position position = choice(game, 20);
        Workplace workplace = new Workplace(members, luck);
        workplace.timeFor = errands;
        Answer answer = workplace.answer(question(position, isHint ? Purpose.HINT : Purpose.ANALYSIS));

        assertTrue(position.legalMoves().contains(answer.best()));
        assertEquals(answer.best(), answer.line().get(0));
        for (MoveValue valued : answer.values()) {
            assertTrue(position.legalMoves().contains(valued.move()));
            assertEquals(valued.move(), valued.line().get(0));
        }
    }

    @Property(tries = 30)
    void inTheMiddleOfTheGameEveryDepthIsReached(
            @ForAll("games") Transcript game,
            @ForAll @IntRange(min = 1, max = 3) int members,
            @ForAll @Size(LOTS) List<@IntRange(max = 11) Integer> luck) {
        Position position = choice(game, 34);
        Workplace workplace = new Workplace(members, luck);
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
        Position position = RandomPositions.withEmpties(Variant.OTHELLO, 3, 18);
        Workplace workplace = new Workplace(1, List.of(0, 1, 2));
        workplace.late = 2;
        Answer answer = workplace.answer(question(position, Purpose.HINT));

        assertEquals(solve(position), answer.value());
        assertTrue(workplace.errands.get(2) > 0, "the second and third member must have had something to do");
    }

    @Test
    void aNewQuestionTakesThePlaceOfTheOldOne() {
        Workplace workplace = new Workplace(2, List.of(0, 1, 2));
        workplace.team.ask(question(RandomPositions.withEmpties(Variant.OTHELLO, 1, 22), Purpose.HINT), workplace);
        Position position = RandomPositions.withEmpties(Variant.OTHELLO, 2, 12);
        Answer answer = workplace.answer(question(position, Purpose.HINT));

        assertEquals(solve(position), answer.value());
        assertEquals(1, workplace.answers);
    }

    @Test
    void theMiddleOfTheGameIsLeftToOne() {
        Position middle = RandomPositions.withEmpties(Variant.OTHELLO, 1, 40);
        Position late = RandomPositions.withEmpties(Variant.OTHELLO, 1, 22);
        assertFalse(Team.isShareable(question(middle, Purpose.HINT)));
        assertTrue(Team.isShareable(question(middle, Purpose.VALUES)));
        assertTrue(Team.isShareable(question(middle, Purpose.ANALYSIS)));
        assertTrue(Team.isShareable(question(late, Purpose.HINT)));
        assertTrue(Team.isShareable(new Question(late, Level.strongest(), Purpose.MOVE, 1, Question.LEVELS_OWN_TIME)));
        assertFalse(Team.isShareable(new Question(late, Level.of(9), Purpose.MOVE, 1, Question.LEVELS_OWN_TIME)));
        Position fewest = RandomPositions.withEmpties(Variant.ANTI, 1, 14);
        assertFalse(Team.isShareable(question(fewest, Purpose.VALUES)));
    }

    @Property
    void aChangedMessageIsReadOrRefused(
            @ForAll("positions") Position position, @ForAll int at, @ForAll int to, @ForAll boolean begins) {
        Question question = question(position, Purpose.HINT);
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
    private static Position choice(Transcript game, int empties) {
        Position position = Lines.withEmpties(game, empties);
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

    /** Members at work at the same time: lots, drawn round and round, say who is done next. */
    private static final class Workplace implements TeamListener {
        private final List<Integer> luck;
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

        Workplace(int members, List<Integer> luck) {
            this.luck = luck;
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
                int next = luck.get(done % luck.size()) % open.size();
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
