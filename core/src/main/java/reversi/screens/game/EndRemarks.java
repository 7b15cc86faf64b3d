package reversi.screens.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import reversi.rules.Transcript;
import reversi.screens.Texts;

/** What was found out about the end of a game after it was there: no more once another end takes its place. */
final class EndRemarks {
    private final List<Function<Texts, String>> remarks = new ArrayList<>();
    /** The game at the end that is meant; empty before the first. */
    private Optional<Transcript> game = Optional.empty();

    /** Adds a remark about a game as it ended. */
    void add(Transcript ended, Function<Texts, String> words) {
        if (!game.equals(Optional.of(ended))) {
            remarks.clear();
            game = Optional.of(ended);
        }
        remarks.add(words);
    }

    /** What to say of a game as it ended, a line each. */
    List<String> of(Transcript ended, Texts texts) {
        return game.equals(Optional.of(ended))
                ? remarks.stream().map(words -> words.apply(texts)).toList()
                : List.of();
    }
}
