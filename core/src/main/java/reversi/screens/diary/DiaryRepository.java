package reversi.screens.diary;

import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import reversi.platform.Portable;
import reversi.platform.Store;
import reversi.platform.StoredText;
import reversi.platform.StoredValue;

/** A person's {@link Diary}, kept on the device and nowhere else. */
public final class DiaryRepository {
    /** The name under which it is kept. */
    public static final String NAME = "diary";

    private final StoredValue<Diary> diary;

    /** A repository over a store; {@code report} receives the result of each change. */
    public DiaryRepository(Store store, Consumer<Store.Result> report) {
        this.diary =
                new StoredValue<>(new StoredText(store, NAME, report), DiaryText::read, DiaryText::write, Diary.none());
    }

    /** The diary now. What can't be read, or is of a newer version, is set aside. */
    public Diary now() {
        return diary.now();
    }

    /** Changes the diary, and keeps it where that changed something. */
    public void change(UnaryOperator<Diary> change) {
        if (!change.apply(now()).equals(now())) {
            diary.change(change);
        }
    }

    /** The diary as something that goes to another device. */
    public Portable portable() {
        return diary.portable(Diary::with, () -> {});
    }

    /** Goes back to what the device has: another window has changed it since. */
    public void reload() {
        diary.reload();
    }
}
