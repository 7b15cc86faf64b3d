package reversi.screens.game;

import java.util.Optional;
import java.util.function.Predicate;
import reversi.screens.Context;
import reversi.screens.Settings;
import reversi.screens.Sheet;

/** A page as it was built last, for whatever shows dialogs and notices on it; before it was built they are not shown. */
final class PageContext {
    private Optional<Context> context = Optional.empty();

    /** The page was built. */
    void built(Context next) {
        context = Optional.of(next);
    }

    Optional<Context> context() {
        return context;
    }

    /** Whether the person has chosen something. */
    boolean wants(Predicate<Settings> choice) {
        return context.filter(built -> choice.test(built.settings().now())).isPresent();
    }

    void open(Sheet sheet) {
        context.ifPresent(built -> built.router().open(sheet));
    }

    boolean isOpen(Sheet sheet) {
        return context.filter(built -> built.router().isOpen(sheet)).isPresent();
    }

    void closeSheet() {
        context.ifPresent(built -> built.router().closeSheet());
    }

    void notice(String key, Object... arguments) {
        context.ifPresent(built -> built.router().notice(built.texts().get(key, arguments)));
    }

    /** Builds page and dialog anew, because what they show has changed. */
    void refresh() {
        context.ifPresent(built -> built.router().refresh());
    }
}
