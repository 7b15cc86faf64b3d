package reversi.game;

import java.util.List;
import java.util.Optional;
import reversi.rules.Disc;

/**
 * A person's place on the training ladder, whose time for a move shrinks a step with each win and grows a step with
 * each loss.
 *
 * @param step 0 for the longest time, up to {@link #LAST_STEP}
 */
public record TrainingLadder(int step) {
    // Each step takes about a fifth of the time away, so that every step feels equally hard.
    private static final List<Integer> SECONDS = List.of(30, 25, 20, 16, 13, 10, 8, 6, 5, 4, 3);

    /** The step with the shortest time. */
    public static final int LAST_STEP = SECONDS.size() - 1;

    /** Where everyone begins. */
    public static TrainingLadder start() {
        return new TrainingLadder(0);
    }

    public TrainingLadder {
        if (step < 0 || step > LAST_STEP) {
            throw new IllegalArgumentException("no such step of the ladder: " + step);
        }
    }

    /** The time for each move, in seconds. */
    public int secondsPerMove() {
        return SECONDS.get(step);
    }

    /** The ladder after a won game: a step less time. */
    public TrainingLadder won() {
        return new TrainingLadder(Math.min(LAST_STEP, step + 1));
    }

    /** The ladder after a lost game: a step more time. */
    public TrainingLadder lost() {
        return new TrainingLadder(Math.max(0, step - 1));
    }

    /** The ladder after a game of this outcome in which the person played this colour; a draw changes nothing. */
    public TrainingLadder after(Result outcome, Disc person) {
        if (outcome.winner().isEmpty()) {
            return this;
        }
        return outcome.winner().get() == person ? won() : lost();
    }

    /** The text by which this place is kept. */
    public String write() {
        return Integer.toString(step);
    }

    /** The place kept as a text; empty for a text that {@link #write} never wrote. */
    public static Optional<TrainingLadder> read(String text) {
        for (int step = 0; step <= LAST_STEP; step++) {
            TrainingLadder ladder = new TrainingLadder(step);
            if (ladder.write().equals(text)) {
                return Optional.of(ladder);
            }
        }
        return Optional.empty();
    }
}
