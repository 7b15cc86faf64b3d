package reversi.tools.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.notation.GameRecord;
import reversi.rules.Turn;
import reversi.teach.review.GameReview;
import reversi.teach.review.MoveReview;

/**
 * A game of a file with what its moves were worth.
 *
 * @param place where it was read
 * @param game the game
 * @param review what is known of its moves
 */
record AnalysedGame(Place place, GameRecord game, GameReview review) {
    /**
     * Where a game was read.
     *
     * @param file the file as it was named
     * @param number which one of the games of the file that could be read, from 1
     */
    record Place(String file, int number) {}

    /**
     * A disc that was placed.
     *
     * @param number which one it was, from 1
     * @param turn the move
     * @param review what it was worth; empty where there was no choice
     */
    record AnalysedMove(int number, Turn turn, Optional<MoveReview> review) {}

    /** The moves in order, without passes. */
    List<AnalysedMove> moves() {
        return moves(review);
    }

    /** The moves of a game in order, without passes. */
    static List<AnalysedMove> moves(GameReview review) {
        List<AnalysedMove> moves = new ArrayList<>();
        for (int ply = 0; ply < review.game().plies(); ply++) {
            Turn turn = review.game().turns().get(ply);
            if (!turn.move().isPass()) {
                moves.add(new AnalysedMove(moves.size() + 1, turn, review.move(ply)));
            }
        }
        return moves;
    }
}
