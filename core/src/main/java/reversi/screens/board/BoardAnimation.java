package reversi.screens.board;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Turn;

/**
 * Shows the turns of a game one after the other on a clock that is moved by hand. It knows nothing of the screen: it
 * changes {@link Poses}, tells its {@link AnimationListener} what can be seen now, and lets a waiting reply go when all is still.
 */
public final class BoardAnimation {
    private final AnimationListener listener;
    private Poses poses;
    private final Deque<Step> queue = new ArrayDeque<>();
    private @Nullable Step running;
    private float time;
    private float still = Float.MAX_VALUE;
    private Tempo tempo;
    private Position shown;
    private @Nullable Runnable waiting;

    /** An animation that begins with a position at rest. */
    public BoardAnimation(Position start, Tempo tempo, AnimationListener listener) {
        this.shown = start;
        this.tempo = tempo;
        this.listener = listener;
        this.poses = new Poses(start.variant());
        poses.rest(start);
    }

    /** The discs as they are to be drawn now. */
    public Poses poses() {
        return poses;
    }

    /** The last position that was shown whole. */
    public Position shown() {
        return shown;
    }

    /** Sets the tempo of every turn that hasn't begun yet. */
    public void setTempo(Tempo tempo) {
        this.tempo = tempo;
    }

    /** Whether discs move or a pass is being announced. */
    public boolean isMoving() {
        return running != null || !queue.isEmpty();
    }

    /** Whether time must go on: something moves, or a reply waits for its moment. */
    public boolean isBusy() {
        return isMoving() || waiting != null;
    }

    /** Shows a turn after those already asked for. */
    public void play(Turn turn) {
        Optional<Square> placed = turn.move().square();
        queue.add(placed.isPresent() ? new Step.Placing(turn, placed.get(), tempo) : new Step.Passing(turn, tempo));
    }

    /**
     * Drops whatever is being shown, without its events, and goes to a position of undo, redo or a move list: back by the last turn, with
     * the pass that may have followed it, as it was played but backwards, anywhere else at once.
     */
    public void rewind(Position target) {
        queue.clear();
        waiting = null;
        if (running != null) {
            running.show(poses, running.duration(), AnimationListener.NONE);
            shown = running.after();
            running = null;
        }
        queue.add(wayBack(target).orElseGet(() -> new Step.Rewinding(poses, target, tempo)));
    }

    /** The step back to a position from which one move, and a forced pass at most, led to the one that is shown; empty where none did. */
    private Optional<Step> wayBack(Position target) {
        List<Square> added = new ArrayList<>();
        for (Square square : target.variant().squares()) {
            if (target.at(square).isEmpty() && shown.at(square).isPresent()) {
                added.add(square);
            }
        }
        if (added.size() != 1 || !(target.play(Move.at(added.get(0))) instanceof Played.Legal legal)) {
            return Optional.empty();
        }
        Turn turn = legal.turn();
        Position after = turn.after();
        Position passed = after.mustPass() ? after.play(Move.PASS).orThrow().after() : after;
        boolean isLed = after.equals(shown) || passed.equals(shown);
        return isLed ? Optional.of(new Step.Retracting(turn, added.get(0), tempo)) : Optional.empty();
    }

    /**
     * Drops whatever is being shown, without its events, and shows a position of any variant at rest at once; what waits for stillness
     * waits on.
     */
    public void rest(Position position) {
        queue.clear();
        running = null;
        if (!position.variant().equals(shown.variant())) {
            poses = new Poses(position.variant());
        }
        shown = position;
        poses.rest(position);
    }

    /** Counts the discs after what was already asked for: they are swept into rows and go back. Without effect where discs don't move. */
    public void count() {
        if (tempo.flip() > 0 && !tempo.fades()) {
            queue.add(
                    new Step.Counting(queue.isEmpty() ? shown : queue.getLast().after(), tempo));
        }
    }

    /** Whether discs are being counted. */
    public boolean isCounting() {
        return running instanceof Step.Counting;
    }

    /** The number of discs that show one colour now, in the middle of flips too; while they are counted, how many were. */
    public int count(Disc disc) {
        return running instanceof Step.Counting counting ? counting.counted(disc, time) : poses.count(disc);
    }

    /** Goes to the last position asked for at once, with all its events. */
    public void finish() {
        while (isMoving()) {
            if (running == null) {
                begin();
            }
            end();
        }
    }

    /**
     * Runs a task once everything is still and the pause of the tempo has passed since; a task that waits already is
     * replaced. It never runs within this call.
     */
    public void whenStill(Runnable task) {
        waiting = task;
    }

    /** Lets no task wait any more. */
    public void forgetWaiting() {
        waiting = null;
    }

    /** Lets an amount of time pass, in milliseconds; returns whether anything may look different now. */
    public boolean advance(float milliseconds) {
        boolean changed = isMoving();
        float left = milliseconds;
        while (isMoving()) {
            Step step = running == null ? begin() : running;
            float needed = step.duration() - time;
            if (left < needed) {
                time += left;
                step.show(poses, time, listener);
                listener.moved();
                return true;
            }
            left -= needed;
            end();
            still = 0;
        }
        still = Math.min(Float.MAX_VALUE / 2, still + left);
        release();
        return changed;
    }

    private Step begin() {
        Step next = queue.remove();
        running = next;
        time = 0;
        next.turn().ifPresent(listener::began);
        return next;
    }

    private void end() {
        Step step = running;
        if (step == null) {
            return;
        }
        step.show(poses, step.duration(), listener);
        running = null;
        shown = step.after();
        poses.rest(shown);
        listener.moved();
        listener.settled(shown);
    }

    private void release() {
        Runnable task = waiting;
        if (task != null && still >= tempo.pause()) {
            waiting = null;
            task.run();
        }
    }
}
