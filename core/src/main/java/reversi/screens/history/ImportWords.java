package reversi.screens.history;

import java.util.ArrayList;
import java.util.List;
import reversi.archive.GameImport;
import reversi.archive.GameImport.Fault;
import reversi.screens.GameFaultWords;
import reversi.screens.Texts;

/** What is said of games that were imported. */
final class ImportWords {
    private final Texts texts;

    ImportWords(Texts texts) {
        this.texts = texts;
    }

    /** How many games were imported. */
    String title(GameImport.Report report) {
        return report.added() == 0 && report.present() == 0
                ? texts.get("import.none")
                : texts.count("import.added", report.added());
    }

    /** All of it in one line, where nothing went wrong. */
    String all(GameImport.Report report) {
        return report.present() == 0
                ? title(report)
                : texts.punctuation().details(title(report), texts.count("import.present", report.present()));
    }

    /** What is to be said beside the title, a line each. */
    List<String> more(GameImport.Report report) {
        List<String> lines = new ArrayList<>();
        if (report.present() > 0) {
            lines.add(texts.count("import.present", report.present()));
        }
        if (report.unreadable() > 0) {
            lines.add(texts.count("import.unreadable", report.unreadable()));
        }
        if (report.positions() > 0) {
            lines.add(texts.count("import.positions", report.positions()));
        }
        if (report.hasMore()) {
            lines.add(texts.get("import.full", GameImport.MOST_GAMES));
        }
        return lines;
    }

    /** Where a fault is and what is wrong there. */
    String fault(Fault fault) {
        return texts.punctuation().details(fault.source(), new GameFaultWords(texts).of(fault.fault()));
    }
}
