package reversi.screens;

import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import reversi.platform.Store;
import reversi.platform.StoredText;
import reversi.platform.StoredValue;

/** The summary of a person's study, kept on the device. */
public final class StudySummaryRepository {
    /** The name under which it is kept. */
    public static final String NAME = "study";

    private final StoredValue<StudySummary> summary;

    /** A repository over a store; {@code report} receives the result of each change. */
    public StudySummaryRepository(Store store, Consumer<Store.Result> report) {
        this.summary = new StoredValue<>(
                new StoredText(store, NAME, report),
                StudySummaryText::read,
                StudySummaryText::write,
                StudySummary.none());
    }

    /** The summary now. What can't be read, or is of a newer version, is set aside. */
    public StudySummary now() {
        return summary.now();
    }

    /** Changes the summary, and keeps it. */
    public void change(UnaryOperator<StudySummary> change) {
        summary.change(change);
    }

    /** Goes back to what the device has: another window has changed it since. */
    public void reload() {
        summary.reload();
    }
}
