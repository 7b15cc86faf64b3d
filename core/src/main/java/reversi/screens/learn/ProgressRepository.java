package reversi.screens.learn;

import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import reversi.platform.Store;
import reversi.platform.StoredText;

/** What a person has finished of the course, kept on the device. */
public final class ProgressRepository {
    /** The name under which it is kept. */
    public static final String NAME = "lessons";

    private final StoredText kept;
    private @Nullable LessonProgress progress;

    /** A repository over a store; {@code report} receives the result of each change. */
    public ProgressRepository(Store store, Consumer<Store.Result> report) {
        this.kept = new StoredText(store, NAME, report);
    }

    /** The progress now. What can't be read, or is of a newer version, is set aside. */
    LessonProgress now() {
        LessonProgress known = progress;
        if (known == null) {
            Store.Entry entry = kept.read();
            Optional<LessonProgress> read = entry.text().flatMap(LessonProgressText::read);
            if (read.isEmpty() && !(entry instanceof Store.Absent)) {
                kept.setAside();
            }
            known = read.orElse(LessonProgress.NONE);
            progress = known;
        }
        return known;
    }

    /** Keeps that a lesson is finished. */
    void finish(String key) {
        LessonProgress next = now().with(key);
        progress = next;
        kept.write(LessonProgressText.write(next));
    }

    /** Goes back to what the device has: another window has changed it since. */
    public void reload() {
        progress = null;
        kept.reload();
    }
}
