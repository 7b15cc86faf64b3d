package reversi.teach.review;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.engine.Answer;
import reversi.engine.Level;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Turn;

/**
 * Goes through a game with an engine, one question at a time, and knows the review so far: a quick pass over every move, then
 * a deeper one from the end back to the beginning, where the mistakes of the beginning are hardest to tell.
 *
 * <p>The move that was made and the best one are seen from the same distance: the position after the one is searched a ply less, and
 * solved only where the position before it was. Values of searches to an odd and to an even depth differ (docs/engine-tried.md), so an
 * unsolved one is the mean of the last two.
 *
 * <p>It neither thinks nor waits: ask the engine {@link #next}, and tell it {@link #improved} and {@link #answered}.
 */
public final class Reviewer {
    /** A ply to be reviewed, counted from 0. */
    private record Task(int ply, ReviewLimits limits) {}

    private final Deque<Task> tasks = new ArrayDeque<>();
    private int total;
    private GameReview review;

    /** The best move of the ply under review; null until it is known. */
    private @Nullable BestMove best;

    /** The value of the last search but one. */
    private @Nullable Answer before;

    private record BestMove(List<Move> line, int value, int depth, boolean exact) {
        Move move() {
            return line.get(0);
        }
    }

    /** A reviewer that goes through a game once for each of these limits. */
    public Reviewer(Transcript game, List<ReviewLimits> passes) {
        this.review = GameReview.unknown(game);
        boolean isFirst = true;
        for (ReviewLimits limits : passes) {
            for (int i = 0; i < game.plies(); i++) {
                int ply = isFirst ? i : game.plies() - 1 - i;
                if (GameReview.hasChoice(game, ply)) {
                    tasks.add(new Task(ply, limits));
                }
            }
            isFirst = false;
        }
        this.total = tasks.size();
    }

    private Reviewer(GameReview review) {
        this.review = review;
    }

    /** A reviewer that has nothing left to do. */
    public static Reviewer done(GameReview review) {
        return new Reviewer(review);
    }

    /** A reviewer of one ply of a game, counted from 0. */
    public static Reviewer ofPly(Transcript game, int ply, ReviewLimits limits) {
        Reviewer reviewer = new Reviewer(game, List.of(limits));
        reviewer.tasks.removeIf(task -> task.ply() != ply);
        reviewer.total = reviewer.tasks.size();
        return reviewer;
    }

    /** What is known so far. */
    public GameReview review() {
        return review;
    }

    /** How much of the work is done, 0…1. */
    public float progress() {
        return total == 0 ? 1 : 1 - tasks.size() / (float) total;
    }

    /** The ply under review; empty at the end. */
    public Optional<Integer> ply() {
        return tasks.isEmpty() ? Optional.empty() : Optional.of(tasks.peek().ply());
    }

    /** The next question for an engine; empty where all is answered. The same one until it is answered. */
    public Optional<Question> next() {
        Task task = tasks.peek();
        if (task == null) {
            return Optional.empty();
        }
        ReviewLimits limits = task.limits();
        Position position = turn(task).before();
        boolean solves = position.empties() <= limits.solve();
        if (best == null) {
            return Optional.of(question(position, limits.level(limits.depth(), solves), limits));
        }
        Reply reply = reply(task);
        return Optional.of(question(reply.position(), limits.level(reply.depth(), solves), limits));
    }

    private static Question question(Position position, Level level, ReviewLimits limits) {
        return new Question(position, level, Purpose.MOVE, 1, limits.millis());
    }

    private Turn turn(Task task) {
        return review.game().turns().get(task.ply());
    }

    /**
     * The position to search in place of the one after the move that was made: the first one after it in which somebody has a choice,
     * since an engine hardly searches forced moves.
     *
     * @param depth plies that are left for it, 1 or more
     */
    private record Reply(Position position, int depth) {}

    private Reply reply(Task task) {
        Position position = turn(task).after();
        int depth = task.limits().depth() - 1;
        while (!position.isOver() && position.legalMoves().size() == 1) {
            Move forced = position.legalMoves().get(0);
            depth -= forced.isPass() ? 0 : 1;
            position = position.play(forced).orThrow().after();
        }
        return new Reply(position, Math.max(1, depth));
    }

    /** Takes a preliminary answer to the question. */
    public void improved(Answer answer) {
        before = answer;
    }

    /** The engine has answered the question; returns whether the review knows more than before. */
    public boolean answered(Answer answer) {
        Task task = tasks.element();
        int value = value(answer);
        before = null;
        Turn turn = turn(task);
        Position replied = reply(task).position();
        if (best != null) {
            return record(
                    task, replied.toMove() == turn.mover() ? value : -value, played(task, answer), answer.exact());
        }
        best = new BestMove(line(answer), value, answer.depth(), answer.exact());
        if (answer.best().equals(turn.move())) {
            return record(task, value, line(answer), answer.exact());
        }
        return replied.isOver() && record(task, GameReview.result(replied, turn.mover()), List.of(turn.move()), true);
    }

    private static List<Move> line(Answer answer) {
        return answer.line().isEmpty() ? List.of(answer.best()) : answer.line();
    }

    private int value(Answer answer) {
        Answer other = before;
        boolean isPair = other != null && other.depth() == answer.depth() - 1 && !answer.exact() && !other.exact();
        return isPair && other != null ? (answer.value() + other.value()) / 2 : answer.value();
    }

    /** The move that was made, the forced ones after it, and what an answer says about the position that they lead to. */
    private List<Move> played(Task task, Answer answer) {
        List<Move> played = new ArrayList<>();
        played.add(turn(task).move());
        Position position = turn(task).after();
        while (position.legalMoves().size() == 1) {
            Move forced = position.legalMoves().get(0);
            played.add(forced);
            position = position.play(forced).orThrow().after();
        }
        played.addAll(line(answer));
        return played;
    }

    private boolean record(Task task, int value, List<Move> played, boolean isExact) {
        BestMove top = best;
        if (top == null) {
            throw new IllegalStateException("no best move was found");
        }
        Turn turn = turn(task);
        boolean isBest = value >= top.value();
        boolean isLine = top.move().equals(turn.move()) || !isBest;
        review = review.with(
                task.ply(),
                new MoveReview(
                        turn,
                        value,
                        isBest ? turn.move() : top.move(),
                        Math.max(value, top.value()),
                        isLine ? top.line() : played,
                        played,
                        top.depth(),
                        top.exact() && isExact));
        tasks.remove();
        best = null;
        before = null;
        return true;
    }
}
