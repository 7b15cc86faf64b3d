package reversi.screens.plan;

import java.util.Optional;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.StatePage;
import reversi.screens.TimeSlice;
import reversi.screens.ui.PartialStage;
import reversi.training.insights.Practice;
import reversi.training.plan.DayPlan;
import reversi.training.plan.Planner;

/** Ten minutes of practice for today, each part ticked once it is done, and the test that measures what it does. */
public final class PlanPage extends StatePage<PlanState, PlanView> implements PlanView.Actions {
    /** So many of the latest games say enough to make a plan. */
    private static final int ENOUGH = 300;

    private final PlanServices services;

    /** A page with these services. */
    public PlanPage(PlanServices services) {
        super(PlanState.of(services));
        this.services = services;
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.PLAN));
    }

    @Override
    protected PlanView view(Context context, Layout layout) {
        becomeUnseen(PlanState.of(services));
        return new PlanView(context, layout, this);
    }

    @Override
    public void shown() {
        services.exam().load(this::show);
        show();
        view().ifPresent(seen -> PartialStage.requestTick(seen.root()));
    }

    private void show() {
        become(PlanState.of(services));
    }

    /** The plan of a new day is made once enough games were looked at. */
    @Override
    public void tick(float seconds) {
        if (state().steps().isPresent()) {
            return;
        }
        TimeSlice.run(services.reader()::step);
        if (services.reader().isDone() || services.reader().insights().size() >= ENOUGH) {
            services.repository().change(known -> known.with(made(known.plan())));
            show();
        } else {
            view().ifPresent(seen -> PartialStage.requestTick(seen.root()));
        }
    }

    private DayPlan made(Optional<DayPlan> last) {
        return Planner.plan(services.learner().pupil(), services.clock().today(), last, services.learner()::done);
    }

    @Override
    public void practise(Practice practice) {
        services.practise().accept(practice);
    }

    @Override
    public void exam() {
        services.exam().found().ifPresent(exam -> services.enter()
                .accept(new ExamPage(exam, services.repository(), services.clock())));
    }
}
