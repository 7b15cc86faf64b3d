package reversi.online;

import java.util.Optional;
import reversi.rules.Disc;

/**
 * How a game of a tournament ended.
 *
 * @param winner who won; empty for a draw, and where neither came
 * @param blackDiscs black discs on the board; 0 where it was not played
 * @param whiteDiscs white discs on the board; 0 where it was not played
 * @param played whether it was played: no where somebody didn't come
 */
public record BoardResult(Optional<Disc> winner, int blackDiscs, int whiteDiscs, boolean played) {}
