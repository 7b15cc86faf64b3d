package reversi.engine;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;

/**
 * Answers questions about positions, one at a time, on the calling thread. Tables are kept between questions, so use one engine for a
 * whole game. Not thread-safe except for {@link #stop}.
 */
public final class Engine {
    /** The largest table in MiB. */
    public static final int MAX_MEBIBYTES = TranspositionTable.MAX_MEBIBYTES;

    /** Default table size, as a power of two of entries: 12 MiB. */
    public static final int TABLE_BITS = 19;

    private static final int VALUES_MILLIS = 4_000;
    private static final int PONDER_MILLIS = 30_000;
    private static final int VALUES_SOLVED = 16;
    private static final int FORCED_DEPTH = 6;

    /** Levels of at least this depth search selectively. */
    private static final int SELECTIVE_DEPTH = 8;

    private static final int BOLD_SELECTIVITY = 0;
    private static final int FORCED_SOLVED = 12;

    /** With a stock of discs, the last empties are searched by rules that know of it. */
    private static final int STOCK_EMPTIES = 14;

    /** A player with so many discs less than half the empties may run out of them much earlier. */
    private static final int STOCK_RESERVE = 4;

    /** Up to this number of discs, a strong level varies its play. */
    private static final int OPENING_DISCS = 12;

    private final TimeSource clock;
    private final StopSignal stop;
    private final TranspositionTable table;
    private final Flips flips = new Flips();
    private final Helpers helpers;

    /** By {@link Family}: the weights that were loaded, and the searches, which are made when they are first needed. */
    private final @Nullable PatternWeights[] weights = new PatternWeights[Family.values().length];

    private final @Nullable ProbCut[] probCuts = new ProbCut[Family.values().length];

    private final @Nullable SearchThreads[] threads = new SearchThreads[Family.values().length];
    private final BookChoice book = new BookChoice();
    private @Nullable Variant tableVariant;
    private @Nullable Level tableLevel;

    /** The question number of the last work item. */
    private int currentNumber;

    /** An engine with the system clock and a table of default size. */
    public Engine() {
        this(TimeSource.SYSTEM, TABLE_BITS);
    }

    /** An engine with a table of 2^{@code tableBits} (2…24) entries of 24 bytes. */
    public Engine(TimeSource clock, int tableBits) {
        this(clock, new TranspositionTable(tableBits), Helpers.NONE);
    }

    /** An engine with a table of {@code mebibytes} (1…{@value #MAX_MEBIBYTES}) and helper threads. */
    public Engine(TimeSource clock, int mebibytes, Helpers helpers) {
        this(clock, TranspositionTable.ofMebibytes(mebibytes), helpers);
    }

    private Engine(TimeSource clock, TranspositionTable table, Helpers helpers) {
        this.clock = clock;
        this.stop = new StopSignal(clock);
        this.table = table;
        this.helpers = helpers;
    }

    /** An engine with a table of {@code kibibytes}, 1 or more, that searches on the calling thread alone. */
    public static Engine ofKibibytes(TimeSource clock, int kibibytes) {
        return new Engine(clock, TranspositionTable.ofKibibytes(kibibytes), Helpers.NONE);
    }

    /** Sets the evaluation weights of their {@link Family} and clears the table. */
    public void load(PatternWeights loaded) {
        weights[loaded.family().ordinal()] = loaded;
        threads[loaded.family().ordinal()] = null;
        table.clear();
    }

    /** The family whose weights would value a variant better than what was loaded so far. */
    public Optional<Family> lacking(Variant variant) {
        return Family.of(variant).filter(family -> weights[family.ordinal()] == null);
    }

    /** Sets the opening book of its family. */
    public void load(OpeningBook loaded) {
        book.load(loaded);
    }

    private SearchThreads threads(Family family) {
        SearchThreads known = threads[family.ordinal()];
        if (known == null) {
            known = createThreads(family);
            threads[family.ordinal()] = known;
        }
        return known;
    }

    private SearchThreads createThreads(Family family) {
        AbdadaTable abdada = new AbdadaTable(helpers.count() > 0);
        SplitPoints splits = new SplitPoints(helpers);
        ProbCut probCut = probCut(family);
        MidgameSearch[] helperSearches = new MidgameSearch[helpers.count()];
        StopSignal[] signals = new StopSignal[helperSearches.length];
        for (int i = 0; i < helperSearches.length; i++) {
            signals[i] = new StopSignal(clock);
            helperSearches[i] = search(family, probCut, abdada, splits, i + 1, signals[i]);
        }
        return new SearchThreads(
                search(family, probCut, abdada, splits, 0, stop), helperSearches, signals, splits, helpers);
    }

    private MidgameSearch search(
            Family family, ProbCut probCut, AbdadaTable abdada, SplitPoints splits, int thread, StopSignal signal) {
        Stability stability = new Stability();
        PatternWeights loaded = weights[family.ordinal()];
        Evaluation evaluation =
                loaded == null ? new FeatureEvaluation(family.goal(), stability) : new PatternEvaluation(loaded);
        Solver solver = family == Family.OTHELLO
                ? new EndgameSolver(flips, stability, table, evaluation, probCut, abdada, signal)
                : new PlainSolver(family, flips, table, signal);
        return new MidgameSearch(family, flips, evaluation, solver, table, probCut, splits, thread, signal);
    }

    /**
     * Searches until the level, the budget or {@link #stop()} ends it; even if stopped at once, the answer has a legal move. The observer
     * gets an answer after every iteration.
     */
    public Answer answer(Question question, SearchObserver observer) {
        return answer(question, observer, Long.MAX_VALUE);
    }

    /** As above, but also limited to about {@code nodes} nodes. */
    Answer answer(Question question, SearchObserver observer, long nodes) {
        Position position = question.position();
        Random64 random = random(question);
        Optional<Answer> bookAnswer = book.answer(question, random);
        if (bookAnswer.isPresent()) {
            return bookAnswer.get();
        }
        Level level = question.purpose().isOfLevel() ? question.level() : Level.strongest();
        prepareTable(position.variant(), level);
        MoveChoice choice = choice(question, level);
        SearchLimits limits = limits(question, level, choice).within(nodes);
        stop.start(limits.millis(), limits.nodes());
        SymmetricMoves symmetric = new SymmetricMoves(position);
        SearchObserver told = improved -> observer.improved(symmetric.of(question, improved));
        try (RootSearch root = root(position)) {
            Answer answer = new IterativeDeepening(root, limits, stop, told, random).run();
            return question.purpose() == Purpose.MOVE
                    ? choice.pick(answer, position, root, random)
                    : symmetric.of(question, proved(question, answer, root));
        }
    }

    /** A solved hint with a line of which each move is proved: in the table's own one some may have been written over. */
    private Answer proved(Question question, Answer answer, RootSearch root) {
        if (question.purpose() != Purpose.HINT || !answer.exact() || stop.isStopped()) {
            return answer;
        }
        List<Move> line = root.solvedLine(root.moves().indexOf(answer.best()), answer.depth(), answer.value());
        return stop.isStopped() ? answer : answer.withLine(line);
    }

    /**
     * Ponders a position in which the opponent is to move, to fill the table for a later question at this level. Ends by {@link #stop()}
     * or after 30 s; returns at once if the level would not profit. The observer gets an answer after every iteration.
     */
    public void ponder(Position position, Level level, SearchObserver observer) {
        ponder(position, level, observer, Long.MAX_VALUE);
    }

    /** As above, but also limited to about {@code nodes} nodes. */
    void ponder(Position position, Level level, SearchObserver observer, long nodes) {
        // A depth-limited level must not play better because its opponent takes long.
        if (level.depth() < Level.strongest().depth() || !keepsTable(level) || position.isOver()) {
            return;
        }
        prepareTable(position.variant(), level);
        int empties = position.empties();
        SearchLimits limits = new SearchLimits(
                Math.min(empties, deepest(position)),
                BOLD_SELECTIVITY,
                empties,
                PONDER_MILLIS,
                PONDER_MILLIS,
                nodes,
                0,
                false);
        stop.start(limits.millis(), limits.nodes());
        try (RootSearch root = root(position)) {
            new IterativeDeepening(root, limits, stop, observer, new Random64(1)).run();
        }
    }

    /** Processes one work item as a member of a {@link Team}. */
    public WorkResult perform(WorkItem item) {
        return item.fold(this::begin, this::test);
    }

    private WorkResult test(WorkItem.Test test) {
        Question question = test.question();
        if (test.number() != currentNumber) {
            currentNumber = test.number();
            prepareTable(question.position().variant(), Level.strongest());
        }
        stop.start(test.millis(), Long.MAX_VALUE);
        try (RootSearch root = root(question.position())) {
            return test(test, root);
        }
    }

    private WorkResult test(WorkItem.Test test, RootSearch root) {
        int value = root.value(test.move(), test.depth(), test.selectivity(), test.alpha(), test.beta());
        boolean isComplete = !stop.isStopped();
        Question question = test.question();
        boolean isResult = test.depth() >= root.empties()
                && test.selectivity() == ProbCut.NONE
                && value > test.alpha()
                && value < test.beta();
        boolean isShown = limits(question).valuesEveryMove() || question.purpose() == Purpose.HINT;
        List<Move> line =
                isComplete && isResult && isShown ? root.solvedLine(test.move(), test.depth(), value) : List.of();
        if (line.isEmpty() || stop.isStopped()) {
            line = root.line(test.move(), Math.max(1, test.depth()));
        }
        return new WorkResult.Tested(test.number(), isComplete, value, line, root.nodes());
    }

    private WorkResult begin(WorkItem.Begin begin) {
        Question question = begin.question();
        Position position = question.position();
        Random64 random = random(question);
        Optional<Answer> bookAnswer = book.answer(question, random);
        if (bookAnswer.isPresent()) {
            return new WorkResult.Begun(begin.number(), true, bookAnswer.get(), List.of());
        }
        currentNumber = begin.number();
        prepareTable(position.variant(), Level.strongest());
        SearchLimits limits = limits(question).within(begin.nodes());
        stop.start(limits.millis(), limits.nodes());
        try (RootSearch root = root(position)) {
            IterativeDeepening deepening = new IterativeDeepening(root, limits, stop, SearchObserver.NONE, random);
            Answer answer = proved(question, deepening.run(), root);
            return new WorkResult.Begun(begin.number(), !stop.isStopped(), answer, deepening.rankedMoves());
        }
    }

    private static Random64 random(Question question) {
        return new Random64(
                question.seed() * 0x9E3779B97F4A7C15L + question.position().empties());
    }

    private RootSearch root(Position position) {
        Family family = bitboardFamily(position);
        return family == null
                ? generalRoot(position)
                : new BitboardRoot(position, family, flips, threads(family), table);
    }

    private RootSearch generalRoot(Position position) {
        Family family = Family.of(position.variant()).orElse(null);
        if (family == null || family.fitsBitboard() || weights[family.ordinal()] == null) {
            return new GeneralRoot(position, null, null, table, stop);
        }
        return new GeneralRoot(position, weights[family.ordinal()], probCut(family), table, stop);
    }

    private ProbCut probCut(Family family) {
        ProbCut known = probCuts[family.ordinal()];
        if (known == null) {
            known = new ProbCut(family);
            probCuts[family.ordinal()] = known;
        }
        return known;
    }

    /** The family whose searches on bitboards can play a position; null if none can. */
    private @Nullable Family bitboardFamily(Position position) {
        Variant variant = position.variant();
        if (variant.fitsBitboard()) {
            return variant.fewestWins() ? Family.ANTI : Family.OTHELLO;
        }
        Family family = Family.of(variant).orElse(null);
        boolean isKnown = family != null && family.fitsBitboard() && weights[family.ordinal()] != null;
        return isKnown && !position.isCentreOpen() && !stockMatters(position) ? family : null;
    }

    /** Whether a player may run out of discs before the search sees the end of the game. */
    private static boolean stockMatters(Position position) {
        int fewest = Math.min(position.discsLeft(Disc.BLACK), position.discsLeft(Disc.WHITE));
        int empties = position.empties();
        return position.variant().stock() != 0 && (empties <= STOCK_EMPTIES || 2 * fewest < empties - STOCK_RESERVE);
    }

    /** Keeps the table only within one level and variant: a level must not profit from another's results. */
    private void prepareTable(Variant variant, Level level) {
        if (variant.equals(tableVariant) && level.equals(tableLevel) && keepsTable(level)) {
            table.newSearch();
        } else {
            table.clear();
        }
        tableVariant = variant;
        tableLevel = level;
    }

    /** Whether a level plays at full strength and so may reuse the table. */
    private static boolean keepsTable(Level level) {
        return level.isFlawless() && level.depth() >= SELECTIVE_DEPTH;
    }

    private static MoveChoice choice(Question question, Level level) {
        Position position = question.position();
        int discs = position.count(Disc.BLACK) + position.count(Disc.WHITE);
        boolean varies = level.isFlawless() && discs <= OPENING_DISCS && question.purpose() == Purpose.MOVE;
        return new MoveChoice(level, varies ? Level.OPENING_ACCURACY : level.accuracy());
    }

    static SearchLimits limits(Question question) {
        Level level = question.purpose().isOfLevel() ? question.level() : Level.strongest();
        return limits(question, level, choice(question, level));
    }

    private static SearchLimits limits(Question question, Level level, MoveChoice choice) {
        int selectivity = level.depth() >= SELECTIVE_DEPTH ? BOLD_SELECTIVITY : ProbCut.NONE;
        int deepest = Math.min(level.depth(), deepest(question.position()));
        if (question.purpose() == Purpose.ANALYSIS) {
            return analysisLimits(question);
        }
        int allowed = question.purpose() == Purpose.VALUES ? VALUES_MILLIS : level.millis();
        int most = Math.min(question.budgetMillis(), allowed);
        int target = Math.min(question.usualMillis(), allowed);
        if (question.purpose() == Purpose.VALUES) {
            return new SearchLimits(
                    deepest, selectivity, VALUES_SOLVED, target, most, Long.MAX_VALUE, SearchLimits.EVERY_MOVE, false);
        }
        if (question.position().legalMoves().size() == 1) {
            int depth = Math.min(deepest, FORCED_DEPTH);
            int solved = Math.min(level.solveEmpties(), FORCED_SOLVED);
            return new SearchLimits(depth, ProbCut.NONE, solved, target, most, Long.MAX_VALUE, 0, false);
        }
        int margin = question.purpose() == Purpose.MOVE ? choice.margin() : 0;
        // Except by a clock, an answer that a depth limits must not depend on the speed of the device.
        boolean isByTime = question.purpose() == Purpose.MOVE
                && level.depth() >= Level.strongest().depth();
        boolean endsEarly = (target < most || isByTime) && margin < SearchLimits.EVERY_MOVE;
        return new SearchLimits(
                deepest, selectivity, level.solveEmpties(), target, most, Long.MAX_VALUE, margin, endsEarly);
    }

    private static SearchLimits analysisLimits(Question question) {
        Level level = question.level();
        return new SearchLimits(
                Math.min(level.depth(), deepest(question.position())),
                BOLD_SELECTIVITY,
                level.solveEmpties(),
                question.usualMillis(),
                question.budgetMillis(),
                Long.MAX_VALUE,
                SearchLimits.EVERY_MOVE,
                false);
    }

    /** The deepest search that reaches no end of the game where bitboards forget a stock that might decide it. */
    private static int deepest(Position position) {
        Variant variant = position.variant();
        boolean isUnseen = variant.stock() != 0 && Family.of(variant).isPresent() && !stockMatters(position);
        return isUnseen ? position.empties() - 2 : Integer.MAX_VALUE;
    }

    /**
     * Solves an 8×8 position of standard Othello exactly, without time limit and with a cleared table. With {@code winnerOnly} only the
     * sign of the result is found, which is faster.
     */
    public Solution solve(Board board, boolean winnerOnly) {
        table.clear();
        tableVariant = null;
        stop.start(Long.MAX_VALUE / 2, Long.MAX_VALUE);
        SearchThreads othelloThreads = threads(Family.OTHELLO);
        othelloThreads.start();
        long before = othelloThreads.nodes();
        int empties = Long.bitCount(board.empties());
        int window = winnerOnly ? 100 : 6_400;
        int value = othelloThreads.search(board.player(), board.opponent(), empties, ProbCut.NONE, -window, window);
        int best = bestMove(board, value);
        return new Solution(value / 100, best, othelloThreads.nodes() - before);
    }

    /** A move that achieves the position's value: the hash move, or else the first one found by search. */
    private int bestMove(Board board, int value) {
        int tableMove = TranspositionTable.move(table.probe(board.player(), board.opponent()));
        if (BitMoves.contains(board.moves(), tableMove)) {
            return tableMove;
        }
        int empties = Long.bitCount(board.empties());
        for (long rest = board.moves(); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            Board after = board.play(square, flips.of(square, board.player(), board.opponent()));
            int found = -threads(Family.OTHELLO)
                    .search(after.player(), after.opponent(), empties - 1, ProbCut.NONE, -value, 100 - value);
            if (found >= value) {
                return square;
            }
        }
        return -1;
    }

    /**
     * Ends the search in progress soon; any thread. Without effect if none has begun: callers that may be too early must call it again
     * from the observer.
     */
    public void stop() {
        stop.request();
    }
}
