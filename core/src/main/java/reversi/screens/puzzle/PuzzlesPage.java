package reversi.screens.puzzle;

import java.util.Optional;
import java.util.function.Consumer;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Page;
import reversi.screens.Route;
import reversi.screens.StatePage;
import reversi.teach.puzzle.PuzzleTheme;

/** The ways to puzzles: today's with the days before, practice, what was failed, the rush and the themes; and the player's rating. */
public final class PuzzlesPage extends StatePage<PuzzlesState, PuzzlesView> implements PuzzlesView.Actions {
    private final PuzzleServices services;
    private final Consumer<Page> enter;

    /** A page with these services; {@code enter} opens a page above it. */
    public PuzzlesPage(PuzzleServices services, Consumer<Page> enter) {
        super(PuzzlesState.of(services));
        this.services = services;
        this.enter = enter;
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.PUZZLES));
    }

    @Override
    protected PuzzlesView view(Context context, Layout layout) {
        becomeUnseen(PuzzlesState.of(services));
        return new PuzzlesView(context, layout, this);
    }

    @Override
    public void shown() {
        services.finder().start(services.clock().today(), this::show);
        if (state().puzzles().isEmpty()) {
            reload();
        } else {
            show();
        }
    }

    @Override
    public void hidden() {
        services.finder().stop();
    }

    @Override
    public void dispose() {
        services.finder().stop();
    }

    private void show() {
        become(PuzzlesState.of(services));
    }

    @Override
    public void reload() {
        services.source().load(this::show);
        show();
    }

    @Override
    public void daily() {
        open(PuzzleSeries.daily(services));
    }

    @Override
    public void practice(Optional<PuzzleTheme> theme) {
        open(PuzzleSeries.practice(services, theme));
    }

    @Override
    public void rush() {
        open(PuzzleSeries.rush(services));
    }

    @Override
    public void mistakes() {
        open(PuzzleSeries.mistakes(services));
    }

    @Override
    public void again() {
        open(PuzzleSeries.again(services));
    }

    private void open(PuzzleSeries series) {
        enter.accept(PuzzlePage.of(services, series));
    }
}
