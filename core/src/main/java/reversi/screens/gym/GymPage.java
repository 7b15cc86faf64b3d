package reversi.screens.gym;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.StatePage;
import reversi.training.gym.DrillKind;
import reversi.training.gym.GymProgress;

/** The gym: a set of ten of each group of skills, each skill with its rating, and how the last set went. */
public final class GymPage extends StatePage<GymState, GymView> implements GymView.Actions {
    private final GymServices services;
    private final List<DrillKind> first;
    private boolean hasBegun;

    /** A page with these services. */
    public GymPage(GymServices services) {
        this(services, List.of());
    }

    /** A page that begins a set of these drills at once; none where there are none. */
    public GymPage(GymServices services, List<DrillKind> first) {
        super(GymState.of(services, Optional.empty()));
        this.services = services;
        this.first = List.copyOf(first);
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.GYM));
    }

    private GymState now() {
        return GymState.of(services, state().last());
    }

    @Override
    protected GymView view(Context context, Layout layout) {
        becomeUnseen(now());
        return new GymView(context, layout, this);
    }

    @Override
    public void shown() {
        if (!state().hasPuzzles()) {
            services.puzzles().load(() -> become(now()));
        }
        become(now());
    }

    /** The first set opens from here, once this page itself is in front. */
    @Override
    public void tick(float seconds) {
        if (!hasBegun && !first.isEmpty() && state().hasPuzzles()) {
            hasBegun = true;
            open(first);
        }
    }

    @Override
    public void reload() {
        services.puzzles().load(() -> become(now()));
        become(now());
    }

    @Override
    public void start(DrillKind.Group group) {
        open(state().progress().mixedSet(group));
    }

    @Override
    public void train(DrillKind kind) {
        open(Collections.nCopies(GymProgress.SET, kind));
    }

    private void open(List<DrillKind> kinds) {
        services.puzzles().found().ifPresent(puzzles -> services.enter()
                .accept(new DrillPage(services, puzzles, kinds, this::finished)));
    }

    private void finished(SetState set) {
        becomeUnseen(GymState.of(services, Optional.of(set)));
    }
}
