package reversi;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import reversi.platform.PageHistory;
import reversi.screens.AddressBar;
import reversi.screens.PageInput;
import reversi.screens.Route;
import reversi.screens.Router;
import reversi.screens.Texts;

/** Keeps the device's own way back and forth in step with the pages, where it has one and the game is in this window. */
final class PageAddresses implements AddressBar.Ways {
    private final Optional<PageHistory> history;
    private final Router router;
    private final PageNavigator go;
    private final PageInput input;
    private final Supplier<Texts> texts;
    private Optional<AddressBar> bar = Optional.empty();

    PageAddresses(
            Optional<PageHistory> history, Router router, PageNavigator go, PageInput input, Supplier<Texts> texts) {
        this.history = history;
        this.router = router;
        this.go = go;
        this.input = input;
        this.texts = texts;
    }

    /** Begins, once the pages are here. */
    void open() {
        bar = history.map(found -> new AddressBar(found, this));
        input.onInput(bar.<Runnable>map(found -> found::stay).orElse(() -> {}));
    }

    /** The page that the device asks for, as by an address that somebody typed. */
    Optional<Route> asked() {
        return history.flatMap(found -> Route.read(found.fragment()));
    }

    /** Follows the pages, if they have changed. */
    void follow() {
        bar.ifPresent(AddressBar::follow);
    }

    @Override
    public List<Route> pages() {
        return router.routes();
    }

    @Override
    public boolean isDialogOpen() {
        return router.isSheetOpen();
    }

    @Override
    public void back() {
        router.stepBack();
    }

    @Override
    public void open(Route route) {
        go.open(route);
    }

    @Override
    public void leaving() {
        router.notice(texts.get().get("history.leave"));
    }
}
