package reversi.online;

import java.util.List;
import java.util.Optional;

/**
 * A player who waits for a moderator's decision, or a decision that was made, in short.
 *
 * @param player who
 * @param matters what the open reports are about, or those that were decided, each once
 * @param reports how many these are
 * @param reporters from how many people
 * @param since when the oldest of them, or of the appeals that wait, was made, or when it was decided, in milliseconds since 1970
 * @param appeal whether an appeal waits
 * @param decided what was decided; empty for who waits
 */
public record CaseRow(
        PlayerCard player,
        List<Matter> matters,
        int reports,
        int reporters,
        long since,
        boolean appeal,
        Optional<Sanction> decided) {
    public CaseRow {
        matters = List.copyOf(matters);
    }
}
