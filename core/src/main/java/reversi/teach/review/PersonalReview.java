package reversi.teach.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.teach.BoardFacts;

/**
 * What a game shows of one of its players.
 *
 * @param turningPoints the plies of the moves that gave away the greatest winning chances, in the order of the game
 * @param wellDone what was done well, each at a ply of its own
 */
public record PersonalReview(List<Integer> turningPoints, List<WellDone> wellDone) {
    private static final int MOST = 3;
    /** A move that gives away less, in hundredths of a disc, is as good as the best. */
    private static final int LITTLE = 100;

    private static final int FEW_MOVES = 2;
    private static final int LEAST_EMPTIES = 12;
    private static final int LEAST_EXACT = 4;
    private static final int LEAST_RUN = 5;

    public PersonalReview {
        turningPoints = List.copyOf(turningPoints);
        wellDone = List.copyOf(wellDone);
    }

    /** What was done well; the first that holds is told first. */
    public enum Kind {
        /** The move is the best answer to a mistake of the opponent. */
        PUNISHED,
        /** The move takes a corner, and gives nothing away. */
        CORNER,
        /** The move leaves the opponent so many moves, 1 or 2, and gives nothing away. */
        FEW_MOVES,
        /** From the move on, so many moves in a row lost no disc of what best play gives. */
        ENDGAME,
        /** From the move on, so many moves in a row gave nothing away. */
        RUN
    }

    /**
     * Something that was done well.
     *
     * @param ply the move, counted from 0
     * @param kind what it is
     * @param number the number that the kind tells; 0 where it tells none
     */
    public record WellDone(int ply, Kind kind, int number) {}

    /** What is known of a side's moves. */
    public static PersonalReview of(GameReview review, Disc side) {
        List<Integer> worst = new ArrayList<>();
        for (int ply : review.keyMoments(review.moves().size())) {
            if (review.game().turns().get(ply).mover() == side) {
                worst.add(ply);
            }
        }
        worst.sort(Comparator.comparingDouble(
                ply -> -review.move(ply).map(MoveReview::lostChances).orElse(0.0)));
        List<Integer> points = new ArrayList<>(worst.subList(0, Math.min(MOST, worst.size())));
        points.sort(Comparator.naturalOrder());
        return new PersonalReview(points, wellDone(review, side));
    }

    private static List<WellDone> wellDone(GameReview review, Disc side) {
        List<WellDone> found = new ArrayList<>();
        punished(review, side).ifPresent(found::add);
        if (!review.game().current().variant().fewestWins()) {
            corner(review, side).ifPresent(found::add);
            fewMoves(review, side).ifPresent(found::add);
        }
        run(review, side, Kind.ENDGAME).ifPresent(found::add);
        run(review, side, Kind.RUN).ifPresent(found::add);
        List<WellDone> told = new ArrayList<>();
        Set<Integer> plies = new HashSet<>();
        for (WellDone one : found) {
            if (told.size() < MOST && plies.add(one.ply())) {
                told.add(one);
            }
        }
        return told;
    }

    /** A side's move with a choice; empty for the other side's, and where nothing is known. */
    private static Optional<MoveReview> move(GameReview review, Disc side, int ply) {
        return review.move(ply).filter(move -> move.mover() == side);
    }

    private static boolean isGood(GameReview review, Disc side, int ply) {
        return move(review, side, ply).filter(move -> move.loss() < LITTLE).isPresent();
    }

    /** The best answer to the worst mistake that was answered so. */
    private static Optional<WellDone> punished(GameReview review, Disc side) {
        double most = 0;
        Optional<WellDone> found = Optional.empty();
        for (int ply = 1; ply < review.moves().size(); ply++) {
            Optional<MoveReview> before = move(review, side.other(), ply - 1)
                    .filter(move -> move.judgement().compareTo(Judgement.MISTAKE) >= 0);
            boolean isBest =
                    move(review, side, ply).filter(move -> move.loss() == 0).isPresent();
            if (isBest && before.isPresent() && before.get().lostChances() > most) {
                most = before.get().lostChances();
                found = Optional.of(new WellDone(ply, Kind.PUNISHED, 0));
            }
        }
        return found;
    }

    private static Optional<WellDone> corner(GameReview review, Disc side) {
        List<Square> corners = new BoardFacts(review.game().current().variant()).corners();
        for (int ply = 0; ply < review.moves().size(); ply++) {
            boolean isCorner = review.game()
                    .turns()
                    .get(ply)
                    .move()
                    .square()
                    .filter(corners::contains)
                    .isPresent();
            if (isCorner && isGood(review, side, ply)) {
                return Optional.of(new WellDone(ply, Kind.CORNER, 0));
            }
        }
        return Optional.empty();
    }

    private static Optional<WellDone> fewMoves(GameReview review, Disc side) {
        int fewest = FEW_MOVES + 1;
        Optional<WellDone> found = Optional.empty();
        for (int ply = 0; ply < review.moves().size(); ply++) {
            Position after = review.game().turns().get(ply).after();
            int moves = BoardFacts.moves(after, side.other()).size();
            boolean isFew = moves > 0 && moves < fewest && after.empties() >= LEAST_EMPTIES;
            if (isFew && isGood(review, side, ply)) {
                fewest = moves;
                found = Optional.of(new WellDone(ply, Kind.FEW_MOVES, moves));
            }
        }
        return found;
    }

    /** The longest row of a side's moves with a choice without a loss: of a disc to the end of the game, or of much anywhere. */
    private static Optional<WellDone> run(GameReview review, Disc side, Kind kind) {
        boolean isEnd = kind == Kind.ENDGAME;
        int first = isEnd ? review.firstExact().orElse(review.moves().size()) : 0;
        int least = isEnd ? LEAST_EXACT : LEAST_RUN;
        Optional<WellDone> longest = Optional.empty();
        int start = first;
        int count = 0;
        for (int ply = first; ply < review.moves().size(); ply++) {
            Optional<MoveReview> move = move(review, side, ply);
            if (move.isEmpty()) {
                continue;
            }
            boolean isGood = move.get().loss() < (isEnd ? 1 : LITTLE);
            start = isGood && count == 0 ? ply : start;
            count = isGood ? count + 1 : 0;
            if (count >= least && count > longest.map(WellDone::number).orElse(0)) {
                longest = Optional.of(new WellDone(start, kind, count));
            }
        }
        return longest;
    }
}
