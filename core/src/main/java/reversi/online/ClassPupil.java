package reversi.online;

import java.util.List;

/**
 * What a member of a club shares with its leaders.
 *
 * @param player the member
 * @param lessons how many lessons of the course they have finished
 * @param puzzles how many puzzles they have solved at once
 * @param done how far they are with each of the tasks, in their order
 * @param games the numbers of the games that they finished last, the latest first
 */
public record ClassPupil(PlayerCard player, int lessons, int puzzles, List<Integer> done, List<Long> games) {
    public ClassPupil {
        done = List.copyOf(done);
        games = List.copyOf(games);
    }
}
