package reversi.screens.review;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.game.Game;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.screens.Numerals;
import reversi.screens.board.BoardContent;
import reversi.screens.board.BoardModel;
import reversi.screens.game.ValueText;
import reversi.teach.PeopleChoice;
import reversi.teach.review.GameReview;
import reversi.teach.review.Judgement;
import reversi.teach.review.MoveReview;
import reversi.teach.review.PersonalReview;

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
 * @param hasAllNumbers whether values are told to a tenth of a disc and beside each move, and not only in words and whole discs
 * @param finders by the plies of bad moves how many of a hundred people would have found a good one, as far as that was looked for
 */
record ReviewState(
        Game game,
        GameReview review,
        float progress,
        int plies,
        Optional<Transcript> bestLine,
        Optional<Trial> trial,
        boolean isSettled,
        boolean hasAllNumbers,
        Map<Integer, Integer> finders) {
    private static final int MOMENTS = 12;

    /** The end of a game of which nothing is known. */
    static ReviewState of(Game game, boolean hasAllNumbers) {
        GameReview review = GameReview.unknown(game.transcript());
        float progress = review.isComplete() ? 1 : 0;
        return new ReviewState(
                game,
                review,
                progress,
                game.transcript().plies(),
                Optional.empty(),
                Optional.empty(),
                false,
                hasAllNumbers,
                Map.of());
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
        return review.keyMoments(MOMENTS).stream().filter(this::isTold).toList();
    }

    /** Where few words are told, those about small losses are left out. */
    private boolean isTold(int ply) {
        return hasAllNumbers
                || review.move(ply)
                        .filter(move -> move.judgement().compareTo(Judgement.MISTAKE) >= 0)
                        .isPresent();
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
        return new ReviewState(
                game, review, progress, to, Optional.empty(), Optional.empty(), true, hasAllNumbers, finders);
    }

    /** At the next bad move; the same where none follows. */
    ReviewState nextMoment() {
        return goToFirst(badFrom(plies));
    }

    /** With all numbers, or without them. */
    ReviewState withNumbers(boolean all) {
        return new ReviewState(game, review, progress, plies, bestLine, trial, isSettled, all, finders);
    }

    /** The one side that a person on this device played; empty where there are two, or none. */
    Optional<Disc> mine() {
        boolean isBlack = game.setup().black().isHuman();
        boolean isWhite = game.setup().white().isHuman();
        return isBlack == isWhite ? Optional.empty() : Optional.of(isBlack ? Disc.BLACK : Disc.WHITE);
    }

    /** What the game shows of the person; empty where it is not known who that is, or not every move yet. */
    Optional<PersonalReview> personal() {
        return mine().filter(side -> review.isComplete()).map(side -> PersonalReview.of(review, side));
    }

    /** At the person's next bad move, or anybody's where it is not known who that is, and after the last one at the first. */
    ReviewState nextMistake() {
        List<Integer> all = mistakes();
        List<Integer> next = all.stream().filter(ply -> ply >= plies).toList();
        return goToFirst(next.isEmpty() ? all : next);
    }

    /** At the first of the person's turning points, with a better move being looked for. */
    ReviewState practising() {
        return personal()
                .filter(mine -> !mine.turningPoints().isEmpty())
                .map(mine -> goTo(mine.turningPoints().get(0) + 1).trying())
                .orElse(this);
    }

    /** At the bad move before, and before the first one at the last. */
    ReviewState mistakeBefore() {
        List<Integer> all = mistakes();
        List<Integer> before = all.stream().filter(ply -> ply + 1 < plies).toList();
        List<Integer> from = before.isEmpty() ? all : before;
        return goToFirst(from.subList(Math.max(0, from.size() - 1), from.size()));
    }

    /** The plies of the bad moves that are gone through. */
    List<Integer> mistakes() {
        Optional<Disc> mine = mine();
        return bad().stream()
                .filter(ply -> mine.isEmpty() || transcript().turns().get(ply).mover() == mine.get())
                .toList();
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
        return new ReviewState(game, known, done, plies, bestLine, trial, isSettled, hasAllNumbers, finders);
    }

    /** The ply of the bad move on the board of which it is not known yet how many people would have found a good one. */
    Optional<Integer> unfound() {
        return shownMove()
                .filter(move -> isOver() && trial.isEmpty() && move.judgement() != Judgement.GOOD)
                .filter(move -> PeopleChoice.isModelled(move.turn().before()))
                .map(move -> plies - 1)
                .filter(ply -> !finders.containsKey(ply));
    }

    /** How many of a hundred people would have found a good move in place of that of a ply; empty where that is not known. */
    Optional<Integer> found(int ply) {
        return Optional.ofNullable(finders.get(ply));
    }

    /** Where so many of a hundred people would have found a good move in place of that of a ply. */
    ReviewState withFinders(int ply, int percent) {
        Map<Integer, Integer> more = new HashMap<>(finders);
        more.put(ply, percent);
        return new ReviewState(
                game, review, progress, plies, bestLine, trial, isSettled, hasAllNumbers, Map.copyOf(more));
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
        return new ReviewState(
                game, review, progress, plies, Optional.empty(), Optional.of(next), true, hasAllNumbers, finders);
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
        return new ReviewState(
                game, review, progress, plies, Optional.of(line), Optional.empty(), true, hasAllNumbers, finders);
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
        Optional<BoardModel.Note> best = bad.flatMap(
                move -> move.best().square().map(square -> new BoardModel.Note(square, worth(move, numerals), true)));
        return new BoardContent.Marks(List.of(), best, mistake);
    }

    private String worth(MoveReview move, Numerals numerals) {
        return hasAllNumbers
                ? ValueText.of(move.bestValue(), move.exact(), numerals)
                : ValueText.rounded(move.bestValue());
    }
}
