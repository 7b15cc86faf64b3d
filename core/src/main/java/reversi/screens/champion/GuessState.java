package reversi.screens.champion;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.screens.board.BoardContent;
import reversi.screens.board.SquareSign;
import reversi.screens.reasons.MoveVerdict;
import reversi.training.champion.ChampionGame;
import reversi.training.champion.GameNote;
import reversi.training.champion.GuessScale;
import reversi.training.champion.GuessSum;
import reversi.training.champion.Guessing;
import reversi.training.champion.ValuedMove;

/**
 * What the page of a champion's game shows.
 *
 * @param guessing how far it is played
 * @param sum what the guesses come to
 * @param rating how strong the player is, in points
 * @param verdict why one move is better than another, once that is known
 * @param best the best result before this one, in percent; empty where there was none
 * @param notes what the game shows, once it is over
 */
record GuessState(
        Guessing guessing,
        GuessSum sum,
        int rating,
        Optional<MoveVerdict> verdict,
        Optional<Integer> best,
        List<GameNote> notes) {
    GuessState {
        notes = List.copyOf(notes);
    }

    /** As far as a game is played. */
    static GuessState of(Guessing guessing, int rating, Optional<Integer> best) {
        return new GuessState(guessing, GuessSum.of(guessing, rating), rating, Optional.empty(), best, List.of());
    }

    ChampionGame game() {
        return guessing.game().game();
    }

    /** The family name of the player whose moves are guessed. */
    String player() {
        return guessing.side() == Disc.BLACK ? game().black() : game().white();
    }

    boolean isAsked() {
        return !guessing.isShown() && !guessing.isOver();
    }

    /** With a guess that is legal. */
    GuessState guessed(Square square) {
        return guessing.current()
                .map(move -> new GuessState(
                        guessing.guess(square),
                        sum.with(move, square, scale(move)),
                        rating,
                        Optional.empty(),
                        best,
                        List.of()))
                .orElse(this);
    }

    /** What guesses score in the position of a move. */
    GuessScale scale(ValuedMove move) {
        return GuessScale.of(move, rating);
    }

    /** With what was found about two moves. */
    GuessState with(MoveVerdict found) {
        return new GuessState(guessing, sum, rating, Optional.of(found), best, notes);
    }

    /** Once the answer was looked at. */
    GuessState next() {
        return new GuessState(guessing.next(), sum, rating, Optional.empty(), best, notes);
    }

    /** With what the game shows. */
    GuessState with(List<GameNote> found) {
        return new GuessState(guessing, sum, rating, verdict, best, found);
    }

    /** What lies on the board: the move that was played, and the guess where it is another one. */
    BoardContent board() {
        Map<Square, SquareSign> signs = new HashMap<>();
        guessing.shown().ifPresent(guess -> guessing.current().ifPresent(move -> {
            signs.put(move.square(), SquareSign.POINTED);
            signs.put(
                    guess, move.isGood(guess) || GuessSum.isBetter(move, guess) ? SquareSign.RIGHT : SquareSign.WRONG);
        }));
        return BoardContent.of(
                guessing.line(),
                isAsked() ? Optional.of(guessing.line().current()) : Optional.empty(),
                BoardContent.Marks.signs(signs));
    }
}
