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
        Page front = router.front();
        load(
                loaded -> {
                    if (router.front() == front) {
                        open.accept(loaded);
                    }
                },
                () -> router.notice(texts.get().get("study.failed")));
    }

    /** Loads the code before anybody opens a page; where that fails, opening one tries again. */
    void prepare() {
        load(loaded -> {}, () -> {});
    }

    /** Makes the pages where their code is on the device from the start, once the first pictures are seen. */
    void prepareThere() {
        if (loader.isThere()) {
            prepare();
        }
    }

    /** Hands over the pages once their code is there, whatever page is in front then; {@code failed} runs where it can't be loaded. */
    void load(Consumer<StudyPages> then, Runnable failed) {
        if (pages != null) {
            then.accept(pages);
            return;
        }
        loader.load(services, loaded -> then.accept(first(loaded)), failed);
    }

    /** The pages that were loaded first: while they were prepared, somebody may have opened one. */
    private StudyPages first(StudyPages loaded) {
        StudyPages known = pages == null ? loaded : pages;
        pages = known;
        return known;
    }

    /** Time passed, in seconds, whatever page is in front. */
    void tick(float seconds) {
        if (pages != null) {
            pages.tick(seconds);
        }
    }

    /** Another window may have changed what is kept since it was read. */
    void reload() {
        if (pages != null) {
            pages.reload();
        }
    }
}
