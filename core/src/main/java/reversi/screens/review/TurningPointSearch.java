package reversi.screens.review;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.platform.Thinker;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.screens.game.TurningPoint;
import reversi.teach.review.GameReview;
import reversi.teach.review.MoveReview;
import reversi.teach.review.ReviewLimits;
import reversi.teach.review.Reviewer;

/** Looks quickly through a game that is over for the move that gave the most away. */
public final class TurningPointSearch {
    /** A disc, in the hundredths of a review. */
    private static final int DISC = 100;
    /** Less than this may be an error of the engine, and decides nothing. */
    private static final int LEAST_DISCS = 4;

    private TurningPointSearch() {}

    /** Begins a search; {@code then} hears once of the quick review in which {@link #in} finds it, or never. Returns what ends it. */
    public static Runnable begin(Thinker thinker, Transcript game, Consumer<GameReview> then) {
        Reviewer reviewer = new Reviewer(game, List.of(ReviewLimits.quick()));
        ReviewRun run = new ReviewRun(thinker, reviewer, new ReviewRun.Listener() {
            @Override
            public void reviewed() {
                if (reviewer.next().isEmpty()) {
                    then.accept(reviewer.review());
                }
            }

            @Override
            public void failed(String message) {
                // The result stands without it, and the page has said that the engine does not work.
            }
        });
        run.resume();
        return run::pause;
    }

    /**
     * The move that gave the most winning chances away, of the loser where somebody lost on the board; empty where none gave away four
     * discs or more.
     */
    public static Optional<TurningPoint> in(GameReview review) {
        int result = review.result().orElse(0);
        return review.keyMoments(review.game().plies()).stream()
                .map(ply -> new Moment(ply, review.move(ply).orElseThrow()))
                .filter(moment -> result == 0 || (moment.move.mover() == Disc.BLACK) == (result < 0))
                .max(Comparator.comparingDouble(moment -> moment.move.lostChances()))
                .filter(moment -> moment.move.loss() >= LEAST_DISCS * DISC)
                .flatMap(moment -> point(review.game(), moment.ply, moment.move));
    }

    private record Moment(int ply, MoveReview move) {}

    private static Optional<TurningPoint> point(Transcript game, int ply, MoveReview move) {
        int discs = Math.round(move.loss() / (float) DISC);
        int number = game.upTo(ply + 1).placements();
        return move.turn()
                .move()
                .square()
                .map(square -> new TurningPoint(number, square, move.mover(), corner(game, ply + 1), discs));
    }

    /** The corner that the turn of a ply took; empty where it took none. */
    private static Optional<Square> corner(Transcript game, int ply) {
        if (ply >= game.plies()) {
            return Optional.empty();
        }
        Turn answer = game.turns().get(ply);
        return answer.move().square().filter(answer.before().variant().corners()::contains);
    }
}
