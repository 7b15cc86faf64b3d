package reversi.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.rules.Move;

/** A question in progress in a {@link Team}: which work items are assigned, and the results so far. */
final class SharedQuestion {
    private static final int NO_MEMBER = -1;

    private final WorkItem.Begin begin;
    private final Question question;
    private final TimeSource clock;
    private final TeamListener listener;
    private final SearchLimits limits;
    private final List<Move> moves;
    private final List<SearchIteration> iterations;
    private final boolean valuesAll;
    private final long started;

    /** The principal variation of each move, as far as known. */
    private final List<List<Move>> lines = new ArrayList<>();

    /** How far and how surely each line was searched: work on one depth may be done after work on the next. */
    private final int[] lineRanks;

    private final Map<Integer, Assignment> assigned = new HashMap<>();
    private boolean hasBegun;
    private boolean isAnswered;
    private int nextIteration;

    /** The estimates after the last complete iteration. */
    private List<SharedDepth.Estimate> estimates = List.of();

    /** The answer of the last complete iteration. */
    private @Nullable Answer latest;

    private @Nullable SharedDepth current;
    private @Nullable SharedDepth nextDepth;
    private long nodes;

    /** {@code begin} is the first work item. */
    SharedQuestion(WorkItem.Begin begin, TimeSource clock, TeamListener listener) {
        this.begin = begin;
        this.question = begin.question();
        this.clock = clock;
        this.listener = listener;
        this.limits = Engine.limits(question);
        this.moves = question.position().legalMoves();
        this.iterations = SearchIteration.all(question.position().empties(), BitboardRoot.MAX_SOLVABLE, limits);
        this.valuesAll = limits.valuesEveryMove();
        this.started = clock.millis();
        this.lineRanks = new int[moves.size()];
        for (Move move : moves) {
            lines.add(List.of(move));
        }
    }

    boolean isAnswered() {
        return isAnswered;
    }

    /** The member that searched the best move last. */
    int bestMoveMember() {
        return estimates.isEmpty() ? NO_MEMBER : estimates.get(0).lastMember();
    }

    /** The next work item for an idle member; null if there is none. */
    @Nullable
    WorkItem next(int member) {
        if (!hasBegun) {
            hasBegun = true;
            return begin;
        }
        SharedDepth now = current;
        if (now == null) {
            return null;
        }
        SharedDepth depth = now;
        SharedDepth.Window window = now.nextWindow(member);
        if (window == null) {
            SharedDepth following = nextDepth();
            window = following == null ? null : following.nextWindow(member);
            depth = following == null ? now : following;
        }
        if (window == null) {
            return null;
        }
        assigned.put(member, new Assignment(depth, window));
        int remaining = (int) Math.min(Integer.MAX_VALUE, Math.max(1, limits.millis() - elapsed()));
        return new WorkItem.Test(
                begin.number(),
                question,
                window.move(),
                depth.depth(),
                depth.selectivity(),
                window.alpha(),
                window.beta(),
                remaining);
    }

    private long elapsed() {
        return clock.millis() - started;
    }

    /** The iteration after the current one, if there is time for it. */
    private @Nullable SharedDepth nextDepth() {
        while (nextDepth == null && nextIteration < iterations.size()) {
            SearchIteration iteration = iterations.get(nextIteration);
            boolean isResult =
                    nextIteration > 0 && iterations.get(nextIteration - 1).solves();
            nextIteration++;
            if (iteration.fits(elapsed(), limits.usualMillis())) {
                nextDepth = new SharedDepth(iteration.depth(), iteration.selectivity(), estimates, valuesAll, isResult);
            }
        }
        return nextDepth;
    }

    void onResult(int member, WorkResult result) {
        if (!isAnswered) {
            result.visit(begun -> onBegun(member, begun), tested -> onTested(member, tested));
        }
    }

    private void onBegun(int member, WorkResult.Begun begun) {
        Answer answer = begun.answer();
        latest = answer;
        nodes = answer.nodes();
        if (begun.isDone() || elapsed() >= limits.millis()) {
            finish(answer);
            return;
        }
        listener.improved(answer);
        List<SharedDepth.Estimate> order = new ArrayList<>();
        for (MoveValue valued : begun.order()) {
            order.add(new SharedDepth.Estimate(moves.indexOf(valued.move()), valued.value(), member));
        }
        estimates = order;
        for (MoveValue valued : answer.values()) {
            lines.set(moves.indexOf(valued.move()), valued.line());
        }
        lines.set(moves.indexOf(answer.best()), answer.line());
        while (nextIteration < iterations.size()
                && iterations.get(nextIteration).isCoveredBy(answer)) {
            nextIteration++;
        }
        advance();
    }

    private void onTested(int member, WorkResult.Tested tested) {
        Assignment assignment = assigned.remove(member);
        if (assignment == null) {
            return;
        }
        SharedDepth depth = assignment.depth;
        nodes += tested.nodes();
        if (!tested.isComplete()) {
            finish(currentAnswer());
            return;
        }
        depth.onValue(assignment.window, tested.value(), member);
        int move = assignment.window.move();
        if (tested.value() > assignment.window.alpha() && depth.rank() >= lineRanks[move]) {
            lines.set(move, tested.line());
            lineRanks[move] = depth.rank();
        }
        if (depth != current) {
            return;
        }
        if (depth.isDone()) {
            complete(depth);
            advance();
        } else if (valuesAll && depth.depth() >= question.position().empties()) {
            listener.improved(currentAnswer());
        }
    }

    private void complete(SharedDepth depth) {
        Answer answer = answer(depth, true);
        latest = answer;
        estimates = depth.estimates();
        listener.improved(answer);
    }

    /** Advances to the next iteration, skipping those that are already complete. */
    private void advance() {
        while (true) {
            SharedDepth next = latest != null && latest.exact() ? null : nextDepth();
            current = next;
            nextDepth = null;
            if (next == null) {
                finish(currentAnswer());
                return;
            }
            next.start(estimates);
            if (!next.isDone()) {
                return;
            }
            complete(next);
        }
    }

    private void finish(Answer answer) {
        isAnswered = true;
        listener.answered(answer);
    }

    private Answer currentAnswer() {
        Answer before = Optional.ofNullable(latest).orElseThrow();
        return current == null ? with(before.best(), before.value(), before, before.values()) : answer(current, false);
    }

    /** The answer with the results of an iteration, which may be incomplete. */
    private Answer answer(SharedDepth depth, boolean isComplete) {
        Answer before = Optional.ofNullable(latest).orElseThrow();
        List<MoveValue> values = new ArrayList<>();
        for (int move = 0; move < moves.size(); move++) {
            if (depth.isSettled(move)) {
                values.add(new MoveValue(
                        moves.get(move), depth.value(move), depth.depth(), isResult(depth), lines.get(move)));
            } else if (valuesAll) {
                addPrevious(values, before, moves.get(move));
            }
        }
        values.sort((one, other) -> Integer.compare(other.value(), one.value()));
        if (valuesAll ? values.isEmpty() : !depth.isFirstSettled()) {
            return with(before.best(), before.value(), before, before.values());
        }
        Move best = valuesAll ? values.get(0).move() : moves.get(depth.bestMove());
        int value = valuesAll ? values.get(0).value() : depth.value(depth.bestMove());
        if (!isComplete) {
            return with(best, value, before, values);
        }
        boolean isExact = isResult(depth);
        int confidence = ProbCut.percent(depth.selectivity());
        return new Answer(best, value, depth.depth(), confidence, isExact, line(best), values, nodes);
    }

    private boolean isResult(SharedDepth depth) {
        return depth.depth() >= question.position().empties() && depth.selectivity() == ProbCut.NONE;
    }

    /** An answer with the depth and confidence of {@code before}. */
    private Answer with(Move best, int value, Answer before, List<MoveValue> values) {
        return new Answer(best, value, before.depth(), before.confidence(), before.exact(), line(best), values, nodes);
    }

    private List<Move> line(Move move) {
        return lines.get(moves.indexOf(move));
    }

    private static void addPrevious(List<MoveValue> values, Answer before, Move move) {
        for (MoveValue previous : before.values()) {
            if (previous.move().equals(move)) {
                values.add(previous);
            }
        }
    }

    /** A window assigned to a member. */
    private record Assignment(SharedDepth depth, SharedDepth.Window window) {}
}
