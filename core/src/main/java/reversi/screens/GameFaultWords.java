package reversi.screens;

import reversi.archive.GameImport;
import reversi.notation.GameFault;

/** What is said of games that can't be read. */
public final class GameFaultWords {
    private static final int MEGABYTE = 1 << 20;

    private final Texts texts;

    /** Words of a language. */
    public GameFaultWords(Texts texts) {
        this.texts = texts;
    }

    /** Where a fault is and what is wrong there. */
    public String of(GameFault wrong) {
        String what = wrong.reason()
                .map(reason -> texts.get("refused." + reason.name()))
                .orElseGet(() -> texts.get("import." + wrong.problem().name(), GameImport.MOST_BYTES / MEGABYTE));
        String said = wrong.found().isEmpty() ? what : texts.get("import.found", what, wrong.found());
        String where = wrong.line() > 0
                ? texts.get("import.line", wrong.line())
                : wrong.offset() > 0 ? texts.get("import.byte", wrong.offset()) : "";
        return where.isEmpty() ? said : texts.punctuation().label(where, said);
    }
}
