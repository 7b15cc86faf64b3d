package reversi.screens;

import reversi.platform.ArchiveCondition;

/** What is said of an archive that is not as it should be. */
public final class ArchiveWords {
    private ArchiveWords() {}

    /** What is the matter, what becomes of the games and where they lie; empty where nothing is. */
    public static String of(Texts texts, ArchiveCondition condition) {
        if (condition.isWhole()) {
            return "";
        }
        String key = "games.trouble." + condition.kind().name();
        if (condition.kind() == ArchiveCondition.Kind.SET_ASIDE) {
            key += condition.detail().isEmpty() ? ".browser" : condition.recovered() > 0 ? ".some" : "";
        }
        return texts.get(key, condition.detail(), condition.recovered());
    }
}
