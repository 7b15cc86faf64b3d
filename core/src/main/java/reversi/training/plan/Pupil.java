package reversi.training.plan;

import java.util.List;
import reversi.training.gym.GymProgress;
import reversi.training.insights.Practice;

/**
 * What is known of a player when a day's plan is made.
 *
 * @param openings how many of the prepared moves are to be asked
 * @param mistakes how many of the player's own mistakes are to be solved
 * @param weaknesses what helps where others as strong are better, the worst weakness first
 * @param gym how good the player is at the drills
 * @param hasLesson whether a lesson of the course is not finished
 * @param hasChampion whether a champion's game was not guessed to its end
 * @param games how many games the player has finished
 */
public record Pupil(
        int openings,
        int mistakes,
        List<Practice> weaknesses,
        GymProgress gym,
        boolean hasLesson,
        boolean hasChampion,
        int games) {
    public Pupil {
        weaknesses = List.copyOf(weaknesses);
    }
}
