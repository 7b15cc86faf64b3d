package reversi.correspondence;

import java.util.List;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.rules.Variant;

/**
 * Acts as a text: for each disc the number of its square in the order of {@link Variant#squares()}, as a letter of the alphabet, or two
 * where the board has more than 64 squares, after {@code ~o} where a draw is offered with it; {@code ~r} for giving the game up, and
 * {@code ~a} for accepting a draw. No acts are {@code ~} alone.
 */
final class ActsCode implements Act.Visitor<String> {
    private static final String LETTERS = Correspondence.ALPHABET;
    private static final String OFFER = "~o";
    private static final String RESIGNED = "~r";
    private static final String ACCEPTED = "~a";
    private static final String NOTHING = "~";

    private final List<Square> squares;
    private final int width;

    ActsCode(Variant variant) {
        this.squares = variant.squares();
        this.width = squares.size() > LETTERS.length() ? 2 : 1;
    }

    String write(List<Act> acts) {
        StringBuilder text = new StringBuilder();
        acts.forEach(act -> text.append(act.fold(this)));
        return acts.isEmpty() ? NOTHING : text.toString();
    }

    @Override
    public String placed(Act.Placed act) {
        int number = squares.indexOf(act.square());
        String high = width == 1 ? "" : String.valueOf(LETTERS.charAt(number / LETTERS.length()));
        return (act.offersDraw() ? OFFER : "") + high + LETTERS.charAt(number % LETTERS.length());
    }

    @Override
    public String resigned(Act.Resigned act) {
        return RESIGNED;
    }

    @Override
    public String drawAccepted(Act.DrawAccepted act) {
        return ACCEPTED;
    }

    /** A game after the acts of a text; empty where that is none, or where the rules forbid one of them. */
    Optional<Correspondence> read(String text, Correspondence begun) {
        Optional<Correspondence> game = Optional.of(begun);
        int at = text.equals(NOTHING) ? text.length() : 0;
        while (at < text.length() && game.isPresent()) {
            Optional<Disc> turn = game.get().turn();
            Optional<Act> act = turn.isEmpty() ? Optional.empty() : act(text, at, turn.get());
            game = act.flatMap(game.get()::with);
            at += act.map(known -> known.fold(this).length()).orElse(0);
        }
        return game;
    }

    private Optional<Act> act(String text, int at, Disc by) {
        if (text.startsWith(RESIGNED, at)) {
            return Optional.of(new Act.Resigned(by));
        }
        if (text.startsWith(ACCEPTED, at)) {
            return Optional.of(new Act.DrawAccepted(by));
        }
        boolean offers = text.startsWith(OFFER, at);
        return square(text, offers ? at + OFFER.length() : at).map(square -> new Act.Placed(by, square, offers));
    }

    private Optional<Square> square(String text, int at) {
        if (at + width > text.length()) {
            return Optional.empty();
        }
        int high = width == 1 ? 0 : LETTERS.indexOf(text.charAt(at));
        int low = LETTERS.indexOf(text.charAt(at + width - 1));
        int number = high < 0 || low < 0 ? squares.size() : high * LETTERS.length() + low;
        return number < squares.size() ? Optional.of(squares.get(number)) : Optional.empty();
    }
}
