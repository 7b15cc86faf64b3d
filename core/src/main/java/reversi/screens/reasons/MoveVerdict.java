package reversi.screens.reasons;

import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.teach.reasons.Reason;

/**
 * Why a move is worse than another one, or that it is not.
 *
 * @param mover who plays it
 * @param worse the move
 * @param lost how many hundredths of a disc it gives away against the other one; below 1 for none
 * @param reply how the other side answers it best; empty where it can't
 * @param reason what makes the other move better; empty where nothing is found
 */
public record MoveVerdict(Disc mover, Square worse, int lost, Optional<Square> reply, Optional<Reason> reason) {}
