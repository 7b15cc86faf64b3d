package reversi.screens.game;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import reversi.rules.Transcript;
import reversi.screens.Texts;

/** What was found out about the end of a game after it was there: no more once another end takes its place. */
final class EndRemarks {
    private final List<Function<Texts, String>> remarks = new ArrayList<>();
    /** The game at the end that is meant; null before the first. */
    private @Nullable Transcript game;

    /** Adds a remark about a game as it ended. */
    void add(Transcript ended, Function<Texts, String> words) {
        if (!ended.equals(game)) {
            remarks.clear();
            game = ended;
        }
        remarks.add(words);
    }

    /** What to say of a game as it ended, a line each. */
    List<String> of(Transcript ended, Texts texts) {
        if (remarks.isEmpty() || !ended.equals(game)) {
            return List.of();
        }
        return remarks.stream().map(words -> words.apply(texts)).toList();
    }
}
