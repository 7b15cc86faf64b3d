package reversi.training.champion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.rules.Transcript;

/**
 * A game that is played through, with the moves of one side guessed one after another: each is asked, answered once, and shown. The first
 * moves and those without a choice play themselves.
 *
 * @param game the game
 * @param side whose moves are guessed
 * @param guesses the answers so far
 * @param isShown whether the last answer is still looked at
 */
public record Guessing(ValuedGame game, Disc side, List<Square> guesses, boolean isShown) {
    /** So many discs are placed before anything is asked: what comes before is opening theory. */
    public static final int OPENING = 8;

    /** Throws IllegalArgumentException for more guesses than moves are asked, or a guess that is no legal move. */
    public Guessing {
        guesses = List.copyOf(guesses);
        List<ValuedMove> asked = asked(game, side);
        for (int i = 0; i < guesses.size(); i++) {
            if (i >= asked.size() || !asked.get(i).turn().before().placements().contains(guesses.get(i))) {
                throw new IllegalArgumentException("not asked: " + guesses.get(i));
            }
        }
    }

    /** A game of which nothing is guessed yet. */
    public static Guessing of(ValuedGame game, Disc side) {
        return new Guessing(game, side, List.of(), false);
    }

    private static List<ValuedMove> asked(ValuedGame game, Disc side) {
        List<ValuedMove> asked = new ArrayList<>();
        for (ValuedMove move : game.moves().subList(OPENING, game.moves().size())) {
            if (move.mover() == side && move.isChoice()) {
                asked.add(move);
            }
        }
        return asked;
    }

    /** All moves that are asked, in order. */
    public List<ValuedMove> asked() {
        return asked(game, side);
    }

    /** Whether every move was answered and looked at. */
    public boolean isOver() {
        return !isShown && guesses.size() == asked().size();
    }

    /** The move that is asked, or that is shown; empty once all is over. */
    public Optional<ValuedMove> current() {
        return isOver() ? Optional.empty() : Optional.of(asked().get(guesses.size() - (isShown ? 1 : 0)));
    }

    /** The answer that is looked at; empty while one is asked for. */
    public Optional<Square> shown() {
        return isShown ? Optional.of(guesses.get(guesses.size() - 1)) : Optional.empty();
    }

    /** With a guess; the same where none is asked for, or it is no legal move. */
    public Guessing guess(Square square) {
        boolean isLegal = !isShown
                && current()
                        .filter(move -> move.turn().before().placements().contains(square))
                        .isPresent();
        if (!isLegal) {
            return this;
        }
        List<Square> more = new ArrayList<>(guesses);
        more.add(square);
        return new Guessing(game, side, more, true);
    }

    /** Once the last answer was looked at. */
    public Guessing next() {
        return new Guessing(game, side, guesses, false);
    }

    /** What lies on the board: the game up to the move that is asked, with it where it is shown, or all of it once all is over. */
    public Transcript line() {
        return current()
                .map(move -> game.line().upTo(game.line().turns().indexOf(move.turn()) + (isShown ? 1 : 0)))
                .orElse(game.line());
    }
}
