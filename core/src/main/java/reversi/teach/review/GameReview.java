package reversi.teach.review;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Score;
import reversi.rules.Transcript;

/**
 * What is known of a game's moves, in discs for Black where nothing else is said; immutable.
 *
 * @param game the game
 * @param moves what is known of each ply; empty for passes, for moves without a choice, and where no search has been
 */
public record GameReview(Transcript game, List<Optional<MoveReview>> moves) {
    public GameReview {
        moves = List.copyOf(moves);
        if (moves.size() != game.plies()) {
            throw new IllegalArgumentException(moves.size() + " reviews of " + game.plies() + " plies");
        }
    }

    /** A game of which nothing is known yet. */
    public static GameReview unknown(Transcript game) {
        return new GameReview(game, Collections.nCopies(game.plies(), Optional.empty()));
    }

    /** The same with what is known of one ply. */
    GameReview with(int ply, MoveReview review) {
        List<Optional<MoveReview>> changed = new ArrayList<>(moves);
        changed.set(ply, Optional.of(review));
        return new GameReview(game, changed);
    }

    /** What is known of the move of a ply, counted from 0. */
    public Optional<MoveReview> move(int ply) {
        return moves.get(ply);
    }

    /** Whether every move with a choice was searched. */
    public boolean isComplete() {
        for (int ply = 0; ply < moves.size(); ply++) {
            if (hasChoice(game, ply) && moves.get(ply).isEmpty()) {
                return false;
            }
        }
        return true;
    }

    /** Whether the side to move at a ply had more than one move. */
    static boolean hasChoice(Transcript game, int ply) {
        return game.turns().get(ply).before().legalMoves().size() > 1;
    }

    /**
     * Black's value after a number of plies, 0…{@link Transcript#plies()}, in hundredths of a disc: that of the move just made, otherwise of
     * the best next one, otherwise the nearest one known; the result at the end of a game that is over. Empty where nothing is known.
     */
    public Optional<Integer> valueAfter(int plies) {
        Optional<Integer> end = result();
        if (plies == game.plies() && end.isPresent()) {
            return end;
        }
        if (plies > 0 && moves.get(plies - 1).isPresent()) {
            return moves.get(plies - 1).map(review -> forBlack(review, review.value()));
        }
        for (int ply = plies; ply < moves.size(); ply++) {
            Optional<MoveReview> next = moves.get(ply);
            if (next.isPresent()) {
                return next.map(review -> forBlack(review, review.bestValue()));
            }
        }
        return end;
    }

    private static int forBlack(MoveReview review, int value) {
        return review.mover() == Disc.BLACK ? value : -value;
    }

    /** Black's result in hundredths of a disc, the empties going to the winner; empty while the game isn't over on the board. */
    public Optional<Integer> result() {
        Position last = game.current();
        if (!last.isOver()) {
            return Optional.empty();
        }
        return Optional.of(result(last, Disc.BLACK));
    }

    /** The result of a game that is over for a side, in hundredths of a disc; positive is good in every variant. */
    static int result(Position over, Disc side) {
        Score score = over.score();
        int lead = score.official(side) - score.official(side.other());
        return 100 * (over.variant().fewestWins() ? -lead : lead);
    }

    /** The mean accuracy, in percent, of a side's moves with a choice; empty where none is known. */
    public Optional<Double> accuracy(Disc side) {
        double sum = 0;
        int count = 0;
        for (Optional<MoveReview> move : moves) {
            if (move.isPresent() && move.get().mover() == side) {
                sum += move.get().accuracy();
                count++;
            }
        }
        return count == 0 ? Optional.empty() : Optional.of(sum / count);
    }

    /** How many moves of a side were judged so. */
    public int count(Disc side, Judgement judgement) {
        int count = 0;
        for (Optional<MoveReview> move : moves) {
            boolean isMeant = move.isPresent() && move.get().mover() == side;
            count += isMeant && move.get().judgement() == judgement ? 1 : 0;
        }
        return count;
    }

    /** The plies, in order, of the at most {@code most} moves that gave away the greatest winning chances; good moves are none. */
    public List<Integer> keyMoments(int most) {
        List<Integer> plies = new ArrayList<>();
        for (int ply = 0; ply < moves.size(); ply++) {
            Optional<MoveReview> move = moves.get(ply);
            if (move.isPresent() && move.get().judgement() != Judgement.GOOD) {
                plies.add(ply);
            }
        }
        plies.sort(Comparator.comparingDouble(ply -> -chances(ply)));
        List<Integer> worst = new ArrayList<>(plies.subList(0, Math.min(most, plies.size())));
        worst.sort(Comparator.naturalOrder());
        return worst;
    }

    private double chances(int ply) {
        return moves.get(ply).map(MoveReview::lostChances).orElse(0.0);
    }

    /** The first ply from which on every move with a choice has its exact value; empty where the last one has none. */
    public Optional<Integer> firstExact() {
        Optional<Integer> first = Optional.empty();
        for (int ply = moves.size() - 1; ply >= 0; ply--) {
            Optional<MoveReview> move = moves.get(ply);
            if (move.isPresent() && !move.get().exact()) {
                return first;
            }
            first = move.isPresent() ? Optional.of(ply) : first;
        }
        return first;
    }

    /** Black's result with best play of both sides from {@link #firstExact} on, in hundredths of a disc. */
    public Optional<Integer> theory() {
        return firstExact().flatMap(moves::get).map(review -> forBlack(review, review.bestValue()));
    }
}
