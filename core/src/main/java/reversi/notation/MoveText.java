package reversi.notation;

import java.util.Optional;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Square;

/** The moves of a game in a row without anything between: squares such as {@code f5}, and {@code --} for a pass. */
final class MoveText {
    private static final String PASS = "--";

    private MoveText() {}

    /** All moves of a game. */
    static String write(MoveSequence line) {
        return write(line, PASS);
    }

    /** All moves of a game, with something for its passes. */
    static String write(MoveSequence line, String pass) {
        StringBuilder text = new StringBuilder(2 * line.plies());
        for (int ply = 0; ply < line.plies(); ply++) {
            text.append(line.move(ply).square().map(Square::name).orElse(pass));
        }
        return text.toString();
    }

    /**
     * What is wrong in a row of moves.
     *
     * @param at where in the text, from 0
     * @param token what stands there
     * @param reason why the rules refuse it; empty where it is no move
     */
    record Wrong(int at, String token, Optional<Illegal> reason) {}

    /** Plays all moves of a text; answers what is wrong, and then those before it have been played. */
    static Optional<Wrong> play(String text, GameRecordBuilder recordBuilder) {
        int at = 0;
        while (at < text.length()) {
            int from = at;
            at += text.startsWith(PASS, at) ? PASS.length() : 1;
            while (at < text.length() && Characters.isDigit(text.charAt(at))) {
                at++;
            }
            String token = text.substring(from, at);
            Optional<Move> move = token.equals(PASS)
                    ? Optional.of(Move.PASS)
                    : Square.parse(token).map(Move::at);
            Optional<Illegal> refused = move.flatMap(known -> recordBuilder.play(known, MoveNote.none()));
            if (move.isEmpty() || refused.isPresent()) {
                return Optional.of(new Wrong(from, token, refused));
            }
        }
        return Optional.empty();
    }
}
