package reversi.online;

import java.util.List;

/**
 * A player who waits for a moderator's decision, in short.
 *
 * @param player who
 * @param matters what the open reports are about, each once
 * @param reports how many are open
 * @param reporters from how many people
 * @param since when the oldest of them, or of the appeals that wait, was made, in milliseconds since 1970
 * @param appeal whether an appeal waits
 */
public record CaseRow(PlayerCard player, List<Matter> matters, int reports, int reporters, long since, boolean appeal) {
    public CaseRow {
        matters = List.copyOf(matters);
    }
}
