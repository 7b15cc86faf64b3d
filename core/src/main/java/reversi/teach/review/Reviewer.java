package reversi.teach.review;

import java.util.ArrayDeque;
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
 * Goes through a game with an engine, one question at a time, and knows the review so far: a first look at every move at once, then
 * a deeper one from the end back to the beginning, where the mistakes of the beginning are hardest to tell.
 *
 * <p>The move that was made and the best one are seen from the same distance: the position after the one is searched a ply less, and
 * solved only where the position before it was. Values of searches to an odd and to an even depth differ (docs/engine.md), so an
 * unsolved one is the mean of the last two.
 *
 * <p>It neither thinks nor waits: ask the engine {@link #next}, and tell it {@link #improved} and {@link #answered}.
 */
public final class Reviewer {
    /**
     * How closely to look.
     *
     * @param depth plies, 2 or more
     * @param solve empties from which a move's value is the result of the game
     * @param millis the most time for a question
     */
    public record Look(int depth, int solve, int millis) {
        /** What all moves get first: a few milliseconds each. */
        public static final Look FIRST = new Look(6, 10, 1_000);

        /** What a review is worth keeping for. */
        public static final Look CLOSE = new Look(14, 20, 4_000);

        private Level level(int plies, boolean solves) {
            return Level.flawless(plies, solves ? solve : 0, millis).unvaried();
        }
    }

    /** A ply to be looked at. */
    private record Errand(int ply, Look look) {}

    private final Deque<Errand> errands = new ArrayDeque<>();
    private int total;
    private GameReview review;

    /** What was found of the best move; null until then. */
    private @Nullable Found best;

    /** The value of the last search but one. */
    private @Nullable Answer before;

    private record Found(List<Move> line, int value, int depth, boolean exact) {
        Move move() {
            return line.get(0);
        }
    }

    /** A reviewer of a game by these looks, one after the other. */
    public Reviewer(Transcript game, List<Look> looks) {
        this.review = GameReview.unknown(game);
        boolean isFirst = true;
        for (Look look : looks) {
            for (int i = 0; i < game.plies(); i++) {
                int ply = isFirst ? i : game.plies() - 1 - i;
                if (GameReview.hasChoice(game, ply)) {
                    errands.add(new Errand(ply, look));
                }
            }
            isFirst = false;
        }
        this.total = errands.size();
    }

    /** A reviewer of one ply of a game, counted from 0. */
    public static Reviewer ofPly(Transcript game, int ply, Look look) {
        Reviewer reviewer = new Reviewer(game, List.of(look));
        reviewer.errands.removeIf(errand -> errand.ply() != ply);
        reviewer.total = reviewer.errands.size();
        return reviewer;
    }

    /** What is known so far. */
    public GameReview review() {
        return review;
    }

    /** How much of the work is done, 0…1. */
    public float progress() {
        return total == 0 ? 1 : 1 - errands.size() / (float) total;
    }

    /** The ply that is looked at; empty at the end. */
    public Optional<Integer> ply() {
        return errands.isEmpty() ? Optional.empty() : Optional.of(errands.peek().ply());
    }

    /** The next question for an engine; empty where all is answered. The same one until it is answered. */
    public Optional<Question> next() {
        Errand errand = errands.peek();
        if (errand == null) {
            return Optional.empty();
        }
        Look look = errand.look();
        Position position = turn(errand).before();
        boolean solves = position.empties() <= look.solve();
        if (best == null) {
            return Optional.of(question(position, look.level(look.depth(), solves), look));
        }
        Reply reply = reply(errand);
        return Optional.of(question(reply.position(), look.level(reply.depth(), solves), look));
    }

    private static Question question(Position position, Level level, Look look) {
        return new Question(position, level, Purpose.MOVE, 1, look.millis());
    }

    private Turn turn(Errand errand) {
        return review.game().turns().get(errand.ply());
    }

    /**
     * What to look at in place of the position after the move that was made: the first one after it in which somebody has a choice,
     * since an engine hardly looks at forced moves.
     *
     * @param depth plies that are left for it, 1 or more
     */
    private record Reply(Position position, int depth) {}

    private Reply reply(Errand errand) {
        Position position = turn(errand).after();
        int depth = errand.look().depth() - 1;
        while (!position.isOver() && position.legalMoves().size() == 1) {
            Move forced = position.legalMoves().get(0);
            depth -= forced.isPass() ? 0 : 1;
            position = position.play(forced).orThrow().after();
        }
        return new Reply(position, Math.max(1, depth));
    }

    /** The engine has looked at the question to some depth and goes on. */
    public void improved(Answer answer) {
        before = answer;
    }

    /** The engine has answered the question; returns whether the review knows more than before. */
    public boolean answered(Answer answer) {
        Errand errand = errands.element();
        int value = value(answer);
        before = null;
        Turn turn = turn(errand);
        Position replied = reply(errand).position();
        if (best != null) {
            return found(errand, replied.toMove() == turn.mover() ? value : -value, answer.exact());
        }
        best = new Found(line(answer), value, answer.depth(), answer.exact());
        if (answer.best().equals(turn.move())) {
            return found(errand, value, answer.exact());
        }
        return replied.isOver() && found(errand, GameReview.result(replied, turn.mover()), true);
    }

    /** The engine could not answer: the ply keeps what was known of it. */
    public void failed() {
        errands.remove();
        best = null;
        before = null;
    }

    private static List<Move> line(Answer answer) {
        return answer.line().isEmpty() ? List.of(answer.best()) : answer.line();
    }

    private int value(Answer answer) {
        Answer other = before;
        boolean isPair = other != null && other.depth() == answer.depth() - 1 && !answer.exact() && !other.exact();
        return isPair && other != null ? (answer.value() + other.value()) / 2 : answer.value();
    }

    private boolean found(Errand errand, int value, boolean isExact) {
        Found top = best;
        if (top == null) {
            throw new IllegalStateException("no best move was found");
        }
        Turn turn = turn(errand);
        boolean isBest = value >= top.value();
        boolean isLine = top.move().equals(turn.move()) || !isBest;
        review = review.with(
                errand.ply(),
                new MoveReview(
                        turn,
                        value,
                        isBest ? turn.move() : top.move(),
                        Math.max(value, top.value()),
                        isLine ? top.line() : List.of(turn.move()),
                        top.depth(),
                        top.exact() && isExact));
        failed();
        return true;
    }
}
