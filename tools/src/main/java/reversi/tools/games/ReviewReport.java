package reversi.tools.games;

import java.util.Locale;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Turn;
import reversi.teach.review.GameReview;
import reversi.teach.review.Judgement;
import reversi.teach.review.MoveReview;

/** What a person reads of a review. */
final class ReviewReport {
    private ReviewReport() {}

    static String row(AnalysedGame.AnalysedMove move) {
        int number = move.number();
        Turn turn = move.turn();
        Optional<MoveReview> known = move.review();
        if (known.isEmpty()) {
            return String.format(Locale.ROOT, "%4d %-5s %-4s the only move", number, name(turn.mover()), turn.move());
        }
        MoveReview review = known.get();
        String loss = review.loss() == 0 ? "" : String.format(Locale.ROOT, "%8.2f", review.loss() / 100.0);
        String mark =
                switch (review.judgement()) {
                    case GOOD -> "";
                    case INACCURACY -> " ?!";
                    case MISTAKE -> " ?";
                    case BLUNDER -> " ??";
                };
        return String.format(
                        Locale.ROOT,
                        "%4d %-5s %-4s %+7.2f%s  %-4s %+7.2f%s%s%s",
                        number,
                        name(turn.mover()),
                        turn.move(),
                        review.value() / 100.0,
                        review.exact() ? "=" : " ",
                        review.best(),
                        review.bestValue() / 100.0,
                        review.exact() ? "=" : " ",
                        loss,
                        mark)
                .stripTrailing();
    }

    /** A line about all moves of a side. */
    static String summary(Disc side, GameReview review) {
        int moves = 0;
        int loss = 0;
        for (Optional<MoveReview> move : review.moves()) {
            if (move.isPresent() && move.get().mover() == side) {
                moves++;
                loss += move.get().loss();
            }
        }
        return String.format(
                Locale.ROOT,
                "%s: %d moves, %d inaccuracies, %d mistakes, %d blunders, accuracy %.1f %%, %.2f discs given away, %.2f a move",
                name(side),
                moves,
                review.count(side, Judgement.INACCURACY),
                review.count(side, Judgement.MISTAKE),
                review.count(side, Judgement.BLUNDER),
                review.accuracy(side).orElse(100.0),
                loss / 100.0,
                moves == 0 ? 0 : loss / 100.0 / moves);
    }

    private static String name(Disc side) {
        return side == Disc.BLACK ? "black" : "white";
    }
}
