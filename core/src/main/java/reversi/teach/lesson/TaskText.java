package reversi.teach.lesson;

import java.util.Map;
import java.util.Optional;

/**
 * What every task has besides its answer.
 *
 * @param scene the board
 * @param text what is asked
 * @param hint what helps without telling the answer
 * @param right what is said to the right answer; what holds by definition is said where this is empty
 * @param wrong what is said to wrong answers that have nothing of their own
 * @param wrongs what is said to particular wrong answers: by name of the square or by number
 */
public record TaskText(
        Scene scene,
        LocalText text,
        Optional<LocalText> hint,
        Optional<LocalText> right,
        Optional<LocalText> wrong,
        Map<String, LocalText> wrongs) {
    public TaskText {
        wrongs = Map.copyOf(wrongs);
    }

    /** What the lesson says to a wrong answer; empty where it says nothing of its own. */
    public Optional<LocalText> onWrong(String answer) {
        LocalText own = wrongs.get(answer);
        return own == null ? wrong : Optional.of(own);
    }
}
