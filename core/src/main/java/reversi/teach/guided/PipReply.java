package reversi.teach.guided;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Turn;

/**
 * Pip's search for a reply that lets the newcomer win: to the end of the game, with every move of the newcomer as likely as any other. A
 * corner for the newcomer and a pass of Pip are worth something too, since they are what the game is to show. While more than nine squares
 * are empty Pip leaves the newcomer as many moves as possible.
 *
 * <p>It goes in steps of a few milliseconds, so that a picture can be drawn between them.
 */
public final class PipReply {
    private static final int SEARCHED_FROM = 9;
    private static final double CORNER = 0.2;
    private static final double PASS = 0.5;
    /** Of a disc more or less at the end; so small that it only decides between equal replies. */
    private static final double DISC = 0.001;

    private static final int MOST_DISCS = 6;
    /** The most discs that the newcomer should have to place. */
    private static final int MOST_TAPS = 8;

    private final Map<Story, Double> known = new HashMap<>();
    private final Map<Square, Double> sums = new LinkedHashMap<>();
    private final Map<Square, Integer> answers = new HashMap<>();
    private final Deque<Job> jobs = new ArrayDeque<>();

    /** A position and what the newcomer has seen by then. */
    private record Story(Position position, boolean hasCorner, boolean hasPass) {
        Story after(Turn turn) {
            boolean isNewcomers = turn.mover() == GuidedGame.NEWCOMER;
            boolean isCorner = turn.move()
                    .square()
                    .filter(GuidedGame.BOARD.corners()::contains)
                    .isPresent();
            return new Story(
                    turn.after(),
                    hasCorner || (isNewcomers && isCorner),
                    hasPass || (!isNewcomers && turn.move().isPass()));
        }

        Story after(Move move) {
            return after(position.play(move).orThrow());
        }
    }

    /** A reply, and what the newcomer may do then. */
    private record Job(Square reply, Story after) {}

    /** A search in a game in which Pip is to move; throws IllegalArgumentException where Pip is not. */
    public PipReply(GuidedGame game) {
        if (!game.isPipsTurn()) {
            throw new IllegalArgumentException("not Pip's turn");
        }
        Story story = new Story(
                game.position(),
                game.told().contains(GuidedRemark.CORNER),
                game.told().contains(GuidedRemark.PIP_PASSES));
        List<Square> replies = game.position().placements();
        if (game.position().empties() > SEARCHED_FROM) {
            Comparator<Square> byMoves = Comparator.comparing(
                    reply -> story.after(Move.at(reply)).position().placements().size());
            sums.put(
                    replies.stream()
                            .max(byMoves.thenComparing(
                                    reply -> -game.position().flips(reply).size()))
                            .orElseThrow(),
                    0.0);
        } else {
            replies.forEach(reply -> addJobs(reply, story.after(Move.at(reply))));
        }
    }

    private void addJobs(Square reply, Story after) {
        sums.put(reply, 0.0);
        List<Move> moves = after.position().legalMoves();
        answers.put(reply, Math.max(1, moves.size()));
        if (moves.isEmpty()) {
            jobs.add(new Job(reply, after));
        }
        moves.forEach(move -> jobs.add(new Job(reply, after.after(move))));
    }

    /** Searches on; returns whether there is more to search. */
    public boolean step() {
        if (jobs.isEmpty()) {
            return false;
        }
        Job job = jobs.remove();
        sums.merge(job.reply, value(job.after), Double::sum);
        return !jobs.isEmpty();
    }

    /** The reply; the best one so far while there is more to search. */
    public Square square() {
        return sums.keySet().stream()
                .max(Comparator.comparing(reply -> sums.getOrDefault(reply, 0.0) / answers.getOrDefault(reply, 1)))
                .orElseThrow();
    }

    private double value(Story story) {
        Double before = known.get(story);
        if (before != null) {
            return before;
        }
        double value = search(story);
        known.put(story, value);
        return value;
    }

    private double search(Story story) {
        Position position = story.position;
        if (position.isOver()) {
            return end(story);
        }
        List<Move> moves = position.legalMoves();
        boolean isPips = position.toMove() != GuidedGame.NEWCOMER;
        double best = Double.NEGATIVE_INFINITY;
        double sum = 0;
        for (Move move : moves) {
            double value = value(story.after(move));
            best = Math.max(best, value);
            sum += value;
        }
        return isPips ? best : sum / moves.size();
    }

    private static double end(Story story) {
        Disc newcomer = GuidedGame.NEWCOMER;
        int ahead = story.position.count(newcomer) - story.position.count(newcomer.other());
        boolean isLong = story.position.placed(newcomer) > MOST_TAPS;
        return (ahead > 0 && !isLong ? 1 : 0)
                + (story.hasCorner ? CORNER : 0)
                + (story.hasPass ? PASS : 0)
                + DISC * Math.max(-MOST_DISCS, Math.min(MOST_DISCS, ahead));
    }
}
