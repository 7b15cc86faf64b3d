package reversi.screens.home;

import java.util.Optional;
import java.util.function.Supplier;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.OngoingGame;
import reversi.screens.Route;
import reversi.screens.StatePage;

/** The first page: what to do next, and on wide windows a board beside it that plays by itself or shows the saved game. */
public final class HomePage extends StatePage<HomeState, HomeView> implements HomeView.Actions {
    private final Supplier<HomeState> now;
    private final Supplier<Optional<OngoingGame>> ongoing;
    private final ShowGame show = new ShowGame();

    /** The first page; {@code now} tells what it shows, {@code ongoing} which game goes on at the server now. */
    public HomePage(Supplier<HomeState> now, Supplier<Optional<OngoingGame>> ongoing) {
        super(now.get());
        this.now = now;
        this.ongoing = ongoing;
    }

    /** Shows how the game on the server stands now. */
    public void follow() {
        Optional<String> words = ongoing.get().map(OngoingGame::words);
        boolean isSame = words.isPresent() == state().ongoing().isPresent();
        become(isSame ? state().withOngoing(words) : now.get().placedAs(state()));
    }

    /** Shows what has changed. */
    public void refresh() {
        become(now.get());
    }

    @Override
    public String kind() {
        return "home";
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.home());
    }

    @Override
    protected HomeView view(Context context, Layout layout) {
        becomeUnseen(now.get().placedAs(state()));
        return new HomeView(context, layout, show, this);
    }

    @Override
    public void shown() {
        show.go();
    }

    @Override
    public void hidden() {
        show.stop();
    }

    @Override
    public void goOnOnline() {
        ongoing.get().ifPresent(game -> game.open().run());
    }

    @Override
    public void renew() {
        context()
                .flatMap(shown -> shown.device().newVersion())
                .ifPresent(version -> version.activate(() -> notice("home.version.others")));
    }
}
