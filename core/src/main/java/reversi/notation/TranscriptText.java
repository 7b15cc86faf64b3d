package reversi.notation;

import java.util.List;
import java.util.Optional;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;

/**
 * Games as the usual row of squares, {@code f5d6c3…}. Case and white space are free; a forced pass may be written
 * ({@code pass}, {@code --}, {@code ps} or {@code pa}) or left out.
 */
public final class TranscriptText {
    private static final List<String> PASSES = List.of("pass", "ps", "pa", "--");
    private static final int LONGEST_TOKEN_SHOWN = 8;

    private final String text;
    private int next;
    private Transcript transcript;
    private boolean impliedPass;

    private TranscriptText(String text, Position start) {
        this.text = text;
        this.transcript = Transcript.from(start);
    }

    /** The result of parsing: a game, or where and why the text is invalid. */
    public sealed interface Read permits Ok, Failed {}

    /** The text is this game. */
    public record Ok(Transcript transcript) implements Read {}

    /**
     * The text is invalid.
     *
     * @param before the game up to there
     * @param offset where in the text, from 0
     * @param token what is written there
     * @param reason why the move is refused; empty where the token is no move at all
     */
    public record Failed(Transcript before, int offset, String token, Optional<Illegal> reason) implements Read {
        /** The number of the ply that goes wrong, from 1, passes included. */
        public int ply() {
            return before.plies() + 1;
        }
    }

    /** The squares of a game in order, in small letters without spaces; passes are left out. */
    public static String write(Transcript transcript) {
        return write(transcript, "");
    }

    /** The squares of a game in order, in small letters without spaces; a pass is {@code --}. */
    public static String writeWithPasses(Transcript transcript) {
        return write(transcript, "--");
    }

    private static String write(Transcript transcript, String pass) {
        StringBuilder text = new StringBuilder();
        for (Turn turn : transcript.turns()) {
            text.append(turn.move().square().map(Square::name).orElse(pass));
        }
        return text.toString();
    }

    /** Reads a game of this variant from its start. */
    public static Read read(String text, Variant variant) {
        return read(text, Position.start(variant));
    }

    /**
     * Reads a game from any position. A forced pass is a turn of the game at once, also after the last square and also
     * where the text leaves it out: that is how a game is played.
     */
    public static Read read(String text, Position start) {
        return new TranscriptText(text, start).read();
    }

    private Read read() {
        passIfForced();
        skipSpace();
        while (next < text.length()) {
            int offset = next;
            String token = token();
            Optional<Move> move = move(token);
            if (move.isEmpty()) {
                return new Failed(transcript, offset, token, Optional.empty());
            }
            Optional<Illegal> refused = play(move.get());
            if (refused.isPresent()) {
                return new Failed(transcript, offset, token, refused);
            }
            skipSpace();
        }
        return new Ok(transcript);
    }

    private Optional<Illegal> play(Move move) {
        if (move.isPass() && impliedPass) {
            impliedPass = false;
            return Optional.empty();
        }
        Played played = transcript.current().play(move);
        if (played instanceof Played.Refused refused) {
            return Optional.of(refused.reason());
        }
        transcript = transcript.with(played.orThrow());
        passIfForced();
        return Optional.empty();
    }

    private void passIfForced() {
        impliedPass = transcript.current().mustPass();
        if (impliedPass) {
            transcript = transcript.with(transcript.current().play(Move.PASS).orThrow());
        }
    }

    private void skipSpace() {
        while (next < text.length() && Characters.isSpace(text.charAt(next))) {
            next++;
        }
    }

    /** A letter with its digits, a pass, or as much as is worth showing of what is neither. */
    private String token() {
        int from = next;
        int pass = passAt(text, from);
        if (pass > 0) {
            next += pass;
            return text.substring(from, next);
        }
        next++;
        while (next < text.length() && Characters.isDigit(text.charAt(next))) {
            next++;
        }
        if (next == from + 1) {
            while (next < text.length()
                    && !Characters.isSpace(text.charAt(next))
                    && next - from < LONGEST_TOKEN_SHOWN) {
                next++;
            }
        }
        return text.substring(from, next);
    }

    /** How long the word for a pass is that stands at a place; 0 where none does. */
    static int passAt(String text, int at) {
        for (String pass : PASSES) {
            if (text.regionMatches(true, at, pass, 0, pass.length())) {
                return pass.length();
            }
        }
        return 0;
    }

    private static Optional<Move> move(String token) {
        boolean digits = token.length() > 1 && Characters.isDigit(token.charAt(1));
        if (digits) {
            return Square.parse(token).map(Move::at);
        }
        return isPass(token) ? Optional.of(Move.PASS) : Optional.empty();
    }

    /** Whether a word means a pass. */
    static boolean isPass(String token) {
        for (String pass : PASSES) {
            if (pass.equalsIgnoreCase(token)) {
                return true;
            }
        }
        return false;
    }
}
