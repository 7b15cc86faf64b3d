package reversi.screens;

import java.util.Optional;
import reversi.online.TextLine;

/** What may be sent to other players: only what every device can show. */
public final class Writable {
    private Writable() {}

    /** Why a text can't be sent, in words for whoever wrote it; empty where it can. */
    public static Optional<String> trouble(Texts texts, String text) {
        if (TextLine.hasEmoji(text)) {
            return Optional.of(texts.get("writing.emoji"));
        }
        return TextLine.hasForeign(text) ? Optional.of(texts.get("writing.letters")) : Optional.empty();
    }
}
