package reversi.archive;

/**
 * A finished game as an archive stores it.
 *
 * @param summary what a list shows of it
 * @param body the game as text
 */
public record StoredGame(GameSummary summary, String body) {
    /** The id of the summary. */
    public String id() {
        return summary.id();
    }
}
