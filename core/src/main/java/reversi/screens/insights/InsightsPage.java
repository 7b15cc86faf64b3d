package reversi.screens.insights;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.StatePage;
import reversi.screens.TimeSlice;
import reversi.screens.ui.PartialStage;
import reversi.training.insights.Practice;

/** What one's games show, figure by figure: each leads to its games and to something to practise. */
public final class InsightsPage extends StatePage<InsightsState, InsightsView> implements InsightsView.Actions {
    private final InsightsServices services;

    /** A page with these services. */
    public InsightsPage(InsightsServices services) {
        super(InsightsState.of(services));
        this.services = services;
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.INSIGHTS));
    }

    @Override
    protected InsightsView view(Context context, Layout layout) {
        becomeUnseen(InsightsState.of(services));
        return new InsightsView(context, layout, services.names(), this);
    }

    @Override
    public void shown() {
        services.peers().load(this::show);
        show();
        requestTick();
    }

    private void show() {
        become(InsightsState.of(services));
    }

    private void requestTick() {
        view().ifPresent(seen -> PartialStage.requestTick(seen.root()));
    }

    /** The figures are shown whenever there are newer ones, and how far it is at each picture. */
    @Override
    public void tick(float seconds) {
        if (state().isDone() && services.reader().isDone()) {
            return;
        }
        TimeSlice.run(services.reader()::step);
        InsightsReader reader = services.reader();
        if (reader.insights().size() != state().insights().size() || reader.isDone() != state().isDone()) {
            show();
        } else {
            become(state().reading(reader.wanted(), reader.read()));
        }
        requestTick();
    }

    @Override
    public void games(List<String> ids) {
        services.games().accept(Set.copyOf(ids));
    }

    @Override
    public void practise(Practice practice) {
        services.practise().accept(practice);
    }
}
