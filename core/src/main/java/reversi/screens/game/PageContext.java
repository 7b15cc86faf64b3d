package reversi.screens.game;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.screens.Context;
import reversi.screens.Sheet;

/** A page as it was built last, for whatever shows dialogs and notices on it; before it was built they are not shown. */
final class PageContext {
    private @Nullable Context context;

    /** The page was built. */
    void built(Context next) {
        context = next;
    }

    Optional<Context> context() {
        return Optional.ofNullable(context);
    }

    void open(Sheet sheet) {
        context().ifPresent(built -> built.router().open(sheet));
    }

    boolean isOpen(Sheet sheet) {
        return context != null && context.router().isOpen(sheet);
    }

    void closeSheet() {
        context().ifPresent(built -> built.router().closeSheet());
    }

    void notice(String key, Object... arguments) {
        context().ifPresent(built -> built.router().notice(built.texts().get(key, arguments)));
    }

    /** Builds page and dialog anew, because what they show has changed. */
    void refresh() {
        context().ifPresent(built -> built.router().refresh());
    }
}
