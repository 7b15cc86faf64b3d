package reversi.screens.gym;

import java.util.Optional;
import reversi.training.gym.GymProgress;

/**
 * What the page of the gym shows.
 *
 * @param hasPuzzles whether the positions of which drills are made are there
 * @param isLoading whether they are being loaded
 * @param progress what is remembered of the player
 * @param last the set that was done last, since the page was opened; empty before
 */
record GymState(boolean hasPuzzles, boolean isLoading, GymProgress progress, Optional<SetState> last) {
    /** What is known now. */
    static GymState of(GymServices services, Optional<SetState> last) {
        return new GymState(
                services.puzzles().found().isPresent(),
                services.puzzles().isLoading(),
                services.repository().now(),
                last);
    }
}
