package reversi;

import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import reversi.screens.Page;
import reversi.screens.Router;
import reversi.screens.Texts;
import reversi.screens.study.StudyLoader;
import reversi.screens.study.StudyPages;
import reversi.screens.study.StudyServices;

/** Opens pages for study, whose code is loaded when the first of them is asked for. */
final class StudyOpener {
    private final StudyLoader loader;
    private final StudyServices services;
    private final Router router;
    private final Supplier<Texts> texts;
    /** Null until its code is loaded. */
    private @Nullable StudyPages pages;

    StudyOpener(StudyLoader loader, StudyServices services, Router router, Supplier<Texts> texts) {
        this.loader = loader;
        this.services = services;
        this.router = router;
        this.texts = texts;
    }

    /** Opens a page once its code is there, unless the person has gone elsewhere meanwhile; a code that can't be loaded is said. */
    void open(Consumer<StudyPages> open) {
        StudyPages known = pages;
        if (known != null) {
            open.accept(known);
            return;
        }
        Page front = router.front();
        loader.load(
                services,
                loaded -> {
                    pages = loaded;
                    if (router.front() == front) {
                        open.accept(loaded);
                    }
                },
                () -> router.notice(texts.get().get("study.failed")));
    }

    /** Another window may have changed what is kept since it was read. */
    void reload() {
        if (pages != null) {
            pages.reload();
        }
    }
}
