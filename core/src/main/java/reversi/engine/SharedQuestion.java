package reversi.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.rules.Move;

/** A question that the members of a {@link Team} are answering together: which errands are open, and what has been found. */
final class SharedQuestion {
    private static final int NOBODY = -1;

    private final WorkItem.Begin begin;
    private final Question question;
    private final Clock clock;
    private final Team.Listener listener;
    private final Limits limits;
    private final List<Move> moves;
    private final List<SearchIteration> passes;
    private final boolean valuesAll;
    private final long started;

    /** The line expected after each move, as far as somebody told. */
    private final List<List<Move>> lines = new ArrayList<>();

    private final Map<Integer, Going> going = new HashMap<>();
    private boolean hasBegun;
    private boolean isAnswered;
    private int nextPass;

    /** The moves as the last complete depth left them. */
    private List<SharedDepth.Guess> guesses = List.of();

    /** What the complete depths have found. */
    private @Nullable Answer found;

    private @Nullable SharedDepth current;
    private @Nullable SharedDepth ahead;
    private long nodes;

    /** A question that begins with an errand. */
    SharedQuestion(WorkItem.Begin begin, Clock clock, Team.Listener listener) {
        this.begin = begin;
        this.question = begin.question();
        this.clock = clock;
        this.listener = listener;
        this.limits = Engine.limits(question);
        this.moves = question.position().legalMoves();
        this.passes = SearchIteration.all(question.position().empties(), BitboardRoot.SOLVABLE_MOST, limits);
        this.valuesAll = limits.margin() == Limits.EVERY_MOVE;
        this.started = clock.millis();
        for (Move move : moves) {
            lines.add(List.of(move));
        }
    }

    boolean isAnswered() {
        return isAnswered;
    }

    /** The member who knows most about the best move. */
    int home() {
        return guesses.isEmpty() ? NOBODY : guesses.get(0).home();
    }

    /** What a member who is free can do; null for nothing. */
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
        SharedDepth.Window window = now.next(member);
        if (window == null) {
            SharedDepth later = ahead();
            window = later == null ? null : later.next(member);
            depth = later == null ? now : later;
        }
        if (window == null) {
            return null;
        }
        going.put(member, new Going(depth, window));
        int left = (int) Math.min(Integer.MAX_VALUE, Math.max(1, limits.millis() - elapsed()));
        return new WorkItem.Test(
                begin.number(),
                question,
                window.move(),
                depth.depth(),
                depth.selectivity(),
                window.alpha(),
                window.beta(),
                left);
    }

    private long elapsed() {
        return clock.millis() - started;
    }

    /** The depth after the current one, if there is time for it. */
    private @Nullable SharedDepth ahead() {
        while (ahead == null && nextPass < passes.size()) {
            SearchIteration pass = passes.get(nextPass);
            boolean isResult = nextPass > 0 && passes.get(nextPass - 1).solves();
            nextPass++;
            if (pass.isInTime(elapsed(), limits.usualMillis())) {
                ahead = new SharedDepth(pass.depth(), pass.selectivity(), guesses, valuesAll, isResult);
            }
        }
        return ahead;
    }

    /** What a member found on its errand. */
    void heard(int member, WorkResult finding) {
        if (isAnswered) {
            return;
        }
        if (finding instanceof WorkResult.Begun begun) {
            begun(member, begun);
        } else if (finding instanceof WorkResult.Tested tested) {
            Going errand = going.remove(member);
            if (errand != null) {
                tested(member, errand, tested);
            }
        }
    }

    private void begun(int member, WorkResult.Begun begun) {
        Answer answer = begun.answer();
        found = answer;
        nodes = answer.nodes();
        if (begun.isDone() || elapsed() >= limits.millis()) {
            finish(answer);
            return;
        }
        listener.improved(answer);
        List<SharedDepth.Guess> order = new ArrayList<>();
        for (Valued valued : begun.order()) {
            order.add(new SharedDepth.Guess(moves.indexOf(valued.move()), valued.value(), member));
        }
        guesses = order;
        lines.set(moves.indexOf(answer.best()), answer.line());
        while (nextPass < passes.size() && passes.get(nextPass).isDone(answer)) {
            nextPass++;
        }
        advance();
    }

    private void tested(int member, Going errand, WorkResult.Tested tested) {
        SharedDepth depth = errand.depth;
        nodes += tested.nodes();
        if (!tested.isComplete()) {
            finish(soFar());
            return;
        }
        depth.found(errand.window, tested.value(), member);
        if (tested.value() > errand.window.alpha()) {
            lines.set(errand.window.move(), tested.line());
        }
        if (depth != current) {
            return;
        }
        if (depth.isDone()) {
            complete(depth);
            advance();
        } else if (valuesAll && depth.depth() >= question.position().empties()) {
            listener.improved(soFar());
        }
    }

    private void complete(SharedDepth depth) {
        Answer answer = answer(depth, true);
        found = answer;
        guesses = depth.guesses();
        listener.improved(answer);
    }

    /** Goes on to the next depth, through those that were finished before their turn came. */
    private void advance() {
        while (true) {
            SharedDepth next = found != null && found.exact() ? null : ahead();
            current = next;
            ahead = null;
            if (next == null) {
                finish(soFar());
                return;
            }
            next.follow(guesses);
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

    private Answer soFar() {
        Answer before = Optional.ofNullable(found).orElseThrow();
        return current == null ? with(before.best(), before.value(), before, before.values()) : answer(current, false);
    }

    /** What is known with a depth that may not be complete. */
    private Answer answer(SharedDepth depth, boolean isComplete) {
        Answer before = Optional.ofNullable(found).orElseThrow();
        List<Valued> values = new ArrayList<>();
        for (int move = 0; move < moves.size(); move++) {
            if (depth.isSettled(move)) {
                values.add(new Valued(moves.get(move), depth.value(move)));
            } else if (valuesAll) {
                addOlder(values, before, moves.get(move));
            }
        }
        values.sort((one, other) -> Integer.compare(other.value(), one.value()));
        if (valuesAll ? values.isEmpty() : !depth.isTelling()) {
            return with(before.best(), before.value(), before, before.values());
        }
        Move best = valuesAll ? values.get(0).move() : moves.get(depth.bestMove());
        int value = valuesAll ? values.get(0).value() : depth.value(depth.bestMove());
        if (!isComplete) {
            return with(best, value, before, values);
        }
        boolean isExact = depth.depth() >= question.position().empties() && depth.selectivity() == ProbCut.NONE;
        int sure = ProbCut.percent(depth.selectivity());
        return new Answer(best, value, depth.depth(), sure, isExact, line(best), values, nodes);
    }

    /** As deep and as sure as before, with another move. */
    private Answer with(Move best, int value, Answer before, List<Valued> values) {
        return new Answer(best, value, before.depth(), before.confidence(), before.exact(), line(best), values, nodes);
    }

    private List<Move> line(Move move) {
        return lines.get(moves.indexOf(move));
    }

    private static void addOlder(List<Valued> values, Answer before, Move move) {
        for (Valued older : before.values()) {
            if (older.move().equals(move)) {
                values.add(older);
            }
        }
    }

    /** An errand on its way. */
    private record Going(SharedDepth depth, SharedDepth.Window window) {}
}
