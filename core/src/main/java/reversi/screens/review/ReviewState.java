package reversi.screens.review;

import java.util.List;
import java.util.Optional;
import reversi.game.Game;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.screens.Numerals;
import reversi.screens.board.BoardContent;
import reversi.screens.board.BoardModel;
import reversi.screens.game.ValueText;
import reversi.teach.review.GameReview;
import reversi.teach.review.Judgement;
import reversi.teach.review.MoveReview;

/**
 * Everything that is seen on the page of a review.
 *
 * @param game the game
 * @param review what is known of it
 * @param progress how much of the engine's work is done, 0…1
 * @param plies how many plies of the game are on the board
 * @param bestLine what is on the board instead, ending with what both sides would best have played; empty where it is the game
 * @param trial a better move than the last one is looked for, or was; empty where none is
 * @param isSettled whether the person went somewhere, or was led to the first key moment: the page stays where it is
 */
record ReviewState(
        Game game,
        GameReview review,
        float progress,
        int plies,
        Optional<Transcript> bestLine,
        Optional<Trial> trial,
        boolean isSettled) {
    private static final int MOMENTS = 12;

    /** The end of a game of which nothing is known. */
    static ReviewState of(Game game) {
        GameReview review = GameReview.unknown(game.transcript());
        float progress = review.isComplete() ? 1 : 0;
        return new ReviewState(
                game, review, progress, game.transcript().plies(), Optional.empty(), Optional.empty(), false);
    }

    Transcript transcript() {
        return game.transcript();
    }

    /** Whether the engine has nothing more to find. */
    boolean isOver() {
        return progress == 1;
    }

    /** The move that led to the board; empty at the start, and for a pass or a move without a choice. */
    Optional<MoveReview> shownMove() {
        return plies == 0 ? Optional.empty() : review.move(plies - 1);
    }

    /** The plies of the key moments that are listed. */
    List<Integer> moments() {
        return review.keyMoments(MOMENTS);
    }

    /** Whether a better move is not found yet, so that none is given away. */
    boolean isTrying() {
        return trial.filter(now -> !now.isFound()).isPresent();
    }

    /** The position in which the person may try a move now. */
    Optional<Position> asked() {
        return trial.filter(now -> now.tried().isEmpty()).map(now -> before().current());
    }

    /** The move on the board in place of the game's. */
    Optional<Turn> tried() {
        return trial.flatMap(Trial::tried);
    }

    /** Whether somebody could move in the game's position. */
    boolean canPlayOn() {
        return !transcript().upTo(plies).current().isOver();
    }

    private Transcript before() {
        return transcript().upTo(plies - 1);
    }

    /** With so many plies of the game on the board, or its first or last position. */
    ReviewState goTo(int wanted) {
        int to = Math.max(0, Math.min(transcript().plies(), wanted));
        return new ReviewState(game, review, progress, to, Optional.empty(), Optional.empty(), true);
    }

    /** At the next bad move; the same where none follows. */
    ReviewState nextMoment() {
        return goToFirst(badFrom(plies));
    }

    /** At the next bad move, and after the last one at the first. */
    ReviewState nextMistake() {
        List<Integer> next = badFrom(plies);
        return goToFirst(next.isEmpty() ? bad() : next);
    }

    /** At the bad move before; the same where there is none. */
    ReviewState momentBefore() {
        List<Integer> before = bad().stream().filter(ply -> ply + 1 < plies).toList();
        return goToFirst(before.subList(Math.max(0, before.size() - 1), before.size()));
    }

    private ReviewState goToFirst(List<Integer> moves) {
        return moves.isEmpty() ? this : goTo(moves.get(0) + 1);
    }

    private List<Integer> badFrom(int ply) {
        return bad().stream().filter(bad -> bad >= ply).toList();
    }

    private List<Integer> bad() {
        return review.keyMoments(transcript().plies());
    }

    /** With what the engine has found by now. */
    ReviewState found(GameReview known, float done) {
        return new ReviewState(game, known, done, plies, bestLine, trial, isSettled);
    }

    /** At the first key moment once every move has a value, unless the person is elsewhere. */
    ReviewState opened() {
        return isSettled || !review.isComplete() ? this : goToFirst(moments());
    }

    /** With a better move being looked for than the one that led to the board. */
    ReviewState trying() {
        return shownMove().isEmpty() ? this : with(Trial.begun());
    }

    private ReviewState with(Trial next) {
        return new ReviewState(game, review, progress, plies, Optional.empty(), Optional.of(next), true);
    }

    /** With a legal move on the board in place of the game's, and what it is worth where that is known. */
    ReviewState tried(Move move) {
        Turn turn = before().current().play(move).orThrow();
        ReviewState next = with(new Trial(Optional.of(turn), Optional.empty()));
        return shownMove()
                .flatMap(played -> worth(played, move))
                .map(next::judged)
                .orElse(next);
    }

    private static Optional<Integer> worth(MoveReview played, Move move) {
        if (move.equals(played.best())) {
            return Optional.of(played.bestValue());
        }
        return move.equals(played.turn().move()) ? Optional.of(played.value()) : Optional.empty();
    }

    /** With what the tried move is worth, in hundredths of a disc for the side that moves. */
    ReviewState judged(int value) {
        return shownMove()
                .map(played -> with(new Trial(tried(), Optional.of(new Trial.Verdict(value, played)))))
                .orElse(this);
    }

    /** With what both sides would best have played in place of the move that led to the board. */
    ReviewState withBestLine() {
        return shownMove().map(move -> with(best(before(), move.line()))).orElse(this);
    }

    private ReviewState with(Transcript line) {
        return new ReviewState(game, review, progress, plies, Optional.of(line), Optional.empty(), true);
    }

    /** A line that goes on with moves, and passes between them, as far as they are legal. */
    private static Transcript best(Transcript from, List<Move> moves) {
        Transcript line = from;
        for (Move next : moves) {
            if (line.current().mustPass()) {
                line = line.with(line.current().play(Move.PASS).orThrow());
            }
            if (line.current().isOver() || line.current().refusal(next).isPresent()) {
                break;
            }
            line = line.with(line.current().play(next).orThrow());
        }
        return line;
    }

    /** The turns that lead to what lies on the board. */
    Transcript line() {
        if (trial.isPresent()) {
            return tried().map(before()::with).orElseGet(this::before);
        }
        return bestLine.orElseGet(() -> transcript().upTo(plies));
    }

    /** What the board shows, in the numerals of a language: a bad move of the game is marked, and what was better. */
    BoardContent board(Numerals numerals) {
        boolean isGame = trial.isEmpty() && bestLine.isEmpty();
        return new BoardContent(line(), plies - 1, asked(), isGame ? marks(numerals) : BoardContent.Marks.none());
    }

    /** What the board shows before the last move is played, or another one in its place. */
    BoardContent boardBefore() {
        return BoardContent.of(before(), Optional.empty(), BoardContent.Marks.none());
    }

    private BoardContent.Marks marks(Numerals numerals) {
        Optional<MoveReview> bad = shownMove().filter(move -> move.judgement() != Judgement.GOOD);
        Optional<Square> mistake = bad.flatMap(move -> move.turn().move().square());
        Optional<BoardModel.Note> best = bad.flatMap(move -> move.best()
                .square()
                .map(square ->
                        new BoardModel.Note(square, ValueText.of(move.bestValue(), move.exact(), numerals), true)));
        return new BoardContent.Marks(List.of(), best, mistake);
    }
}
