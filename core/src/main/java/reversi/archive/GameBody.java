package reversi.archive;

import java.util.Optional;
import reversi.session.Checksum;

/**
 * What an archive stores of a game beside its summary: the game as {@link reversi.session.SavedGames} writes it, and below it, once there is
 * one, its review in one line after a line with its checksum. A damaged review leaves the game as it is.
 *
 * @param game the game
 * @param review the review, one line of text; empty where there is none
 */
record GameBody(String game, Optional<String> review) {
    private static final String REVIEW = "reversi-review ";

    static GameBody read(String body) {
        int at = body.indexOf('\n' + REVIEW) + 1;
        if (at == 0) {
            return new GameBody(body, Optional.empty());
        }
        int line = body.indexOf('\n', at);
        String sum = line < 0 ? "" : body.substring(at + REVIEW.length(), line);
        String review = line < 0 ? "" : body.substring(line + 1).strip();
        boolean isWhole = sum.equals(Checksum.of(review));
        return new GameBody(body.substring(0, at), isWhole ? Optional.of(review) : Optional.empty());
    }

    /** The same with another review, a text of one line. */
    GameBody withReview(String text) {
        return new GameBody(game, Optional.of(text));
    }

    /** The text that {@link #read} reads. */
    String write() {
        return review.map(text -> game + REVIEW + Checksum.of(text) + '\n' + text + '\n')
                .orElse(game);
    }
}
