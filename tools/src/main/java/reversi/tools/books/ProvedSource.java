package reversi.tools.books;

import java.util.LinkedHashMap;
import java.util.Map;
import reversi.engine.Board;
import reversi.engine.BookWriter;
import reversi.notation.TranscriptText;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Score;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;

/**
 * A published game of best play by both sides: whoever leaves it gains nothing, so that each of its positions is worth its result.
 *
 * @param name one word
 * @param game the moves from the start to the end
 * @param citation where it was published
 */
public record ProvedSource(String name, String game, String citation) {
    private static final int PER_DISC = 100;

    /** Throws IllegalArgumentException for moves that are no whole game. */
    public ProvedSource {
        if (!read(game).current().isOver()) {
            throw new IllegalArgumentException("the game of " + name + " isn't over");
        }
    }

    private static Transcript read(String game) {
        if (TranscriptText.read(game, Variant.OTHELLO) instanceof TranscriptText.Ok ok) {
            return ok.transcript();
        }
        throw new IllegalArgumentException("not the moves of a game: '" + game + "'");
    }

    /** The positions after the first move in which somebody moves, by {@link BookWriter#canonical}, in the game's order. */
    public Map<Board, ProvedPosition> positions() {
        Transcript transcript = read(game);
        Score score = transcript.current().score();
        int black = PER_DISC * (score.official(Disc.BLACK) - score.official(Disc.WHITE));
        Map<Board, ProvedPosition> positions = new LinkedHashMap<>();
        for (Turn turn : transcript.turns()) {
            Position after = turn.after();
            if (!after.isOver() && !after.mustPass()) {
                Board board = BookWriter.canonical(Board.of(after));
                int value = after.toMove() == Disc.BLACK ? black : -black;
                positions.put(board, new ProvedPosition(board, value, new Proof.Published(name)));
            }
        }
        return positions;
    }
}
