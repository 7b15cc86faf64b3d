package reversi.screens.gym;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.training.gym.DrillKind;
import reversi.training.gym.GymProgress;

/**
 * A set of drills on the way through it.
 *
 * @param kinds what its drills train, in order
 * @param scores what each answer up to now counts
 * @param attempt the drill; empty while it is being looked for
 * @param before what was known of the player before the set
 * @param now what is known now
 * @param seconds how long the drill has been there, in whole seconds
 */
record SetState(
        List<DrillKind> kinds,
        List<Double> scores,
        Optional<Attempt> attempt,
        GymProgress before,
        GymProgress now,
        int seconds) {
    SetState {
        kinds = List.copyOf(kinds);
        scores = List.copyOf(scores);
    }

    /** At the first drill of these kinds, which is still to be found. */
    static SetState of(List<DrillKind> kinds, GymProgress progress) {
        return new SetState(kinds, List.of(), Optional.empty(), progress, progress, 0);
    }

    boolean isOpen() {
        return attempt.filter(Attempt::isOpen).isPresent();
    }

    boolean isAnswered() {
        return attempt.isPresent() && !isOpen();
    }

    /** Whether the last drill is answered. */
    boolean isLast() {
        return scores.size() == kinds.size();
    }

    /** The number of the drill that is shown or looked for, from 1. */
    int number() {
        return isAnswered() ? scores.size() : scores.size() + 1;
    }

    /** What the drill that is shown or looked for trains. */
    DrillKind kind() {
        return kinds.get(number() - 1);
    }

    /** With the drill that was looked for. */
    SetState found(Attempt drill) {
        return new SetState(kinds, scores, Optional.of(drill), before, now, 0);
    }

    /** With what has become of the drill; an answer changes what is known of the player. */
    SetState with(Attempt next, GymProgress progress) {
        List<Double> more = new ArrayList<>(scores);
        if (isOpen()) {
            next.score().ifPresent(more::add);
        }
        return new SetState(kinds, more, Optional.of(next), before, progress, seconds);
    }

    /** Looking for the next drill, where this one is answered and not the last. */
    SetState next() {
        return isAnswered() && !isLast() ? new SetState(kinds, scores, Optional.empty(), before, now, 0) : this;
    }

    /** After so many seconds. */
    SetState after(int since) {
        return new SetState(kinds, scores, attempt.map(drill -> drill.after(since)), before, now, since);
    }

    /** By how many points the rating of a skill has changed in this set. */
    int change(DrillKind kind) {
        return now.skill(kind).points() - before.skill(kind).points();
    }

    /** How many answers were right and in time. */
    int right() {
        return (int) scores.stream().filter(score -> score == 1).count();
    }
}
