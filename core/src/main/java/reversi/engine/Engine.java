package reversi.engine;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;

/**
 * Answers questions about positions, one at a time, on the thread that asks. It keeps its tables from question to question:
 * a game is best played with one engine.
 */
public final class Engine {
    /** The entries of the table, as a power of two, where nothing else is said: 12 MiB. */
    public static final int TABLE_BITS = 19;

    private static final int VALUES_MILLIS = 4_000;
    private static final int PONDER_MILLIS = 30_000;
    private static final int VALUES_SOLVED = 16;
    private static final int FORCED_DEPTH = 6;

    /** Levels that look so deep leave out what a shallower search makes unlikely. */
    private static final int SELECTIVE_DEPTH = 8;

    private static final int BOLD = 0;
    private static final int FORCED_SOLVED = 12;

    /** Up to so many discs on the board a strong level varies its play. */
    private static final int OPENING_DISCS = 12;

    private final Clock clock;
    private final StopSignal stop;
    private final TranspositionTable table;
    private final Flips flips = new Flips();
    private final Helpers helpers;
    private SearchThreads most;
    private final SearchThreads fewest;
    private @Nullable PatternWeights weights;
    private BookChoice book = new BookChoice(OpeningBook.empty());
    private @Nullable Variant tableVariant;
    private @Nullable Level tableLevel;

    /** The number of the question to which the last errand belonged. */
    private int errandsFor;

    /** An engine that tells the time by the device's clock. */
    public Engine() {
        this(Clock.SYSTEM, TABLE_BITS);
    }

    /** An engine with a clock of choice and a table of 2 to the power of {@code tableBits} (2…24) entries, 24 bytes each. */
    public Engine(Clock clock, int tableBits) {
        this(clock, new TranspositionTable(tableBits), Helpers.NONE);
    }

    /** An engine with a clock of choice, a table of so many MiB (1…12,288), and helpers of its own that search along. */
    public Engine(Clock clock, int mebibytes, Helpers helpers) {
        this(clock, TranspositionTable.ofMebibytes(mebibytes), helpers);
    }

    private Engine(Clock clock, TranspositionTable table, Helpers helpers) {
        this.clock = clock;
        this.stop = new StopSignal(clock);
        this.table = table;
        this.helpers = helpers;
        this.most = crew(Goal.MOST);
        this.fewest = crew(Goal.FEWEST);
    }

    /** Values positions of Othello on 8×8 by these weights from the next question on; forgets what it found without them. */
    public void learn(PatternWeights learned) {
        weights = learned;
        most = crew(Goal.MOST);
        table.clear();
    }

    /** Plays openings of Othello by this book from the next question on. */
    public void learn(OpeningBook learned) {
        book = new BookChoice(learned);
    }

    private SearchThreads crew(Goal goal) {
        AbdadaTable underway = new AbdadaTable(helpers.count() > 0);
        ProbCut probCut = new ProbCut();
        MidgameSearch[] others = new MidgameSearch[helpers.count()];
        StopSignal[] signals = new StopSignal[others.length];
        for (int i = 0; i < others.length; i++) {
            signals[i] = new StopSignal(clock);
            others[i] = search(goal, probCut, underway, signals[i]);
        }
        return new SearchThreads(search(goal, probCut, underway, stop), others, signals, helpers);
    }

    private MidgameSearch search(Goal goal, ProbCut probCut, AbdadaTable underway, StopSignal signal) {
        Stability stability = new Stability();
        Evaluation evaluation = evaluation(goal, stability);
        EndgameSolver solver = new EndgameSolver(flips, stability, table, evaluation, probCut, underway, signal);
        return new MidgameSearch(flips, evaluation, solver, table, probCut, underway, signal, goal);
    }

    private Evaluation evaluation(Goal goal, Stability stability) {
        PatternWeights learned = weights;
        return learned == null || goal != Goal.MOST
                ? new FeatureEvaluation(goal, stability)
                : new PatternEvaluation(learned);
    }

    /**
     * Thinks until the level, the budget or {@link #stop()} ends it. The answer's move is always legal, however early it was
     * stopped. The observer hears of every depth that was reached.
     */
    public Answer answer(Question question, SearchObserver observer) {
        return answer(question, observer, Long.MAX_VALUE);
    }

    /** The same, ended after about so many nodes too. */
    Answer answer(Question question, SearchObserver observer, long nodes) {
        Position position = question.position();
        Random64 random = random(question);
        Optional<Answer> read = book.answer(question, random);
        if (read.isPresent()) {
            return read.get();
        }
        Level level = question.purpose() == Purpose.MOVE ? question.level() : Level.strongest();
        prepareTable(position.variant(), level);
        MoveChoice choice = choice(question, level);
        Limits limits = limits(question, level, choice).within(nodes);
        stop.start(limits.millis(), limits.nodes());
        RootSearch root = root(position);
        Answer answer = new Deepening(root, limits, stop, observer, random).run();
        return question.purpose() == Purpose.MOVE ? choice.pick(answer, position, root, random) : answer;
    }

    /**
     * Thinks ahead about a position in which somebody else is to move, for a question of this level to come: what it finds
     * stays in the table. It ends by {@link #stop()} or after half a minute; at once where the level would not profit. The
     * observer hears of every depth that was reached.
     */
    public void ponder(Position position, Level level, SearchObserver observer) {
        ponder(position, level, observer, Long.MAX_VALUE);
    }

    /** The same, ended after about so many nodes too. */
    void ponder(Position position, Level level, SearchObserver observer, long nodes) {
        // A level that sees a number of plies must not see more of them because its opponent takes long.
        if (level.depth() < Level.strongest().depth() || !remembers(level) || position.isOver()) {
            return;
        }
        prepareTable(position.variant(), level);
        int empties = position.empties();
        Limits limits = new Limits(empties, BOLD, empties, PONDER_MILLIS, PONDER_MILLIS, nodes, 0);
        stop.start(limits.millis(), limits.nodes());
        new Deepening(root(position), limits, stop, observer, new Random64(1)).run();
    }

    /** Does a part of a question for a {@link Team} that this engine is a member of. */
    public WorkResult find(WorkItem errand) {
        Question question = errand.question();
        if (errand instanceof WorkItem.Begin begin) {
            return begin(begin);
        }
        WorkItem.Test test = (WorkItem.Test) errand;
        if (test.number() != errandsFor) {
            errandsFor = test.number();
            prepareTable(question.position().variant(), Level.strongest());
        }
        stop.start(test.millis(), Long.MAX_VALUE);
        RootSearch root = root(question.position());
        int value = root.value(test.move(), test.depth(), test.selectivity(), test.alpha(), test.beta());
        List<Move> line = root.line(test.move(), Math.max(1, test.depth()));
        return new WorkResult.Tested(test.number(), !stop.isStopped(), value, line, root.nodes());
    }

    private WorkResult begin(WorkItem.Begin begin) {
        Question question = begin.question();
        Position position = question.position();
        Random64 random = random(question);
        Optional<Answer> read = book.answer(question, random);
        if (read.isPresent()) {
            return new WorkResult.Begun(begin.number(), true, read.get(), List.of());
        }
        errandsFor = begin.number();
        prepareTable(position.variant(), Level.strongest());
        Limits limits = limits(question).within(begin.nodes());
        stop.start(limits.millis(), limits.nodes());
        Deepening deepening = new Deepening(root(position), limits, stop, SearchObserver.NONE, random);
        Answer answer = deepening.run();
        return new WorkResult.Begun(begin.number(), !stop.isStopped(), answer, deepening.order());
    }

    private static Random64 random(Question question) {
        return new Random64(
                question.seed() * 0x9E3779B97F4A7C15L + question.position().empties());
    }

    private RootSearch root(Position position) {
        if (!position.variant().fitsBitboard()) {
            return new GeneralRoot(position, table, stop);
        }
        SearchThreads crew = position.variant().fewestWins() ? fewest : most;
        return new BitboardRoot(position, flips, crew, table);
    }

    /** A level must not profit from what another found out, nor one variant from another. */
    private void prepareTable(Variant variant, Level level) {
        if (variant.equals(tableVariant) && level.equals(tableLevel) && remembers(level)) {
            table.newSearch();
        } else {
            table.clear();
        }
        tableVariant = variant;
        tableLevel = level;
    }

    /** Whether a level plays as well as it can, and so may use all that it has found out before. */
    private static boolean remembers(Level level) {
        return level.isFlawless() && level.depth() >= SELECTIVE_DEPTH;
    }

    private static MoveChoice choice(Question question, Level level) {
        Position position = question.position();
        int discs = position.count(Disc.BLACK) + position.count(Disc.WHITE);
        boolean vary = level.isFlawless() && discs <= OPENING_DISCS && question.purpose() == Purpose.MOVE;
        return new MoveChoice(level, vary ? Levels.OPENING_SIGHT : level.sight());
    }

    /** How far a search for a question goes. */
    static Limits limits(Question question) {
        Level level = question.purpose() == Purpose.MOVE ? question.level() : Level.strongest();
        return limits(question, level, choice(question, level));
    }

    private static Limits limits(Question question, Level level, MoveChoice choice) {
        int cuts = level.depth() >= SELECTIVE_DEPTH ? BOLD : ProbCut.NONE;
        int own = question.purpose() == Purpose.VALUES ? VALUES_MILLIS : level.millis();
        int most = Math.min(question.budgetMillis(), own);
        int usual = Math.min(question.usualMillis(), own);
        if (question.purpose() == Purpose.VALUES) {
            return new Limits(level.depth(), cuts, VALUES_SOLVED, usual, most, Long.MAX_VALUE, Limits.EVERY_MOVE);
        }
        if (question.position().legalMoves().size() == 1) {
            int depth = Math.min(level.depth(), FORCED_DEPTH);
            int solved = Math.min(level.solveEmpties(), FORCED_SOLVED);
            return new Limits(depth, ProbCut.NONE, solved, usual, most, Long.MAX_VALUE, 0);
        }
        int margin = question.purpose() == Purpose.MOVE ? choice.margin() : 0;
        return new Limits(level.depth(), cuts, level.solveEmpties(), usual, most, Long.MAX_VALUE, margin);
    }

    /**
     * Plays an 8×8 game of standard Othello to its end with best play, however long that takes, knowing nothing from before. Only
     * who wins is found where {@code winnerOnly}, which is faster.
     */
    public Solution solve(Board board, boolean winnerOnly) {
        table.clear();
        tableVariant = null;
        stop.start(Long.MAX_VALUE / 2, Long.MAX_VALUE);
        most.start();
        long before = most.nodes();
        int empties = Long.bitCount(board.empties());
        int widest = winnerOnly ? 100 : 6_400;
        int value = most.search(board.player(), board.opponent(), empties, ProbCut.NONE, -widest, widest);
        int best = bestMove(board, value);
        return new Solution(value / 100, best, most.nodes() - before);
    }

    /** A move that is worth as much as its position: the table's, or, near the end, the first one that a search finds. */
    private int bestMove(Board board, int value) {
        int known = TranspositionTable.move(table.find(board.player(), board.opponent()));
        if (known < 64 && (board.moves() >>> known & 1) != 0) {
            return known;
        }
        int empties = Long.bitCount(board.empties());
        for (long rest = board.moves(); rest != 0; rest &= rest - 1) {
            int on = Long.numberOfTrailingZeros(rest);
            Board after = board.play(on, flips.of(on, board.player(), board.opponent()));
            int found = -most.search(after.player(), after.opponent(), empties - 1, ProbCut.NONE, -value, 100 - value);
            if (found >= value) {
                return on;
            }
        }
        return -1;
    }

    /**
     * Ends the search in progress soon, from any thread; harmless where there is none. A question that has not begun yet is
     * not stopped: who may come too early asks again from the observer.
     */
    public void stop() {
        stop.ask();
    }
}
