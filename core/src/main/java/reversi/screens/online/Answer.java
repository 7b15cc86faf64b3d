package reversi.screens.online;

import java.util.Optional;
import reversi.online.ServerMessage.Failed;
import reversi.players.online.ConnectionState;
import reversi.screens.FaultWords;
import reversi.screens.Texts;

/**
 * Whether a server has told what a page shows.
 *
 * @param isThere whether it has
 * @param refusal why it refused to; empty where it did not
 * @param link how things stand with the server
 */
public record Answer(boolean isThere, Optional<Failed> refusal, ConnectionState link) {
    /** Nothing was asked yet. */
    public static Answer none() {
        return new Answer(false, Optional.empty(), ConnectionState.CLOSED);
    }

    Answer there() {
        return new Answer(true, refusal, link);
    }

    Answer refused(Failed why) {
        return isThere ? this : new Answer(false, Optional.of(why), link);
    }

    Answer over(ConnectionState now) {
        return new Answer(isThere, refusal, now);
    }

    /** What a list says in place of rows: the words of {@code none} once the server has answered, before that why it has not. */
    public String words(Texts texts, String none) {
        if (isThere) {
            return texts.get(none);
        }
        return switch (link) {
            case READY -> refusal.map(why -> FaultWords.of(texts, why)).orElseGet(() -> texts.get("online.loading"));
            case AWAY -> texts.get("online.lost");
            default -> texts.get("online.connecting");
        };
    }
}
