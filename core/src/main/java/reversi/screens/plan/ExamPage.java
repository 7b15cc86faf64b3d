package reversi.screens.plan;

import java.util.List;
import java.util.Optional;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.PlayerClock;
import reversi.screens.Route;
import reversi.screens.Shortcut;
import reversi.screens.StatePage;
import reversi.screens.board.BoardDirector;
import reversi.screens.board.BoardModel;
import reversi.screens.board.BoardView;
import reversi.screens.board.Tempo;
import reversi.screens.board.TypedSquare;
import reversi.training.plan.Exam;
import reversi.training.plan.PlanProgress;

/** The fixed test: one position after the other, one move each, and nothing is said of it before the end. What is answered is kept at once. */
final class ExamPage extends StatePage<ExamState, ExamView> implements ExamView.Actions {
    private final PlanRepository repository;
    private final PlayerClock clock;
    private final BoardModel model;
    private final BoardDirector director;
    private final TypedSquare typed = new TypedSquare(Variant.OTHELLO);

    ExamPage(Exam exam, PlanRepository repository, PlayerClock clock) {
        super(new ExamState(exam, repository.now().answers().size(), Optional.empty()));
        this.repository = repository;
        this.clock = clock;
        Position first = exam.positions().get(state().answered()).position();
        this.model = new BoardModel(first, Tempo.normal());
        this.director = new BoardDirector(model);
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.PLAN));
    }

    @Override
    public Optional<BoardView> board() {
        return view().map(ExamView::board);
    }

    @Override
    protected ExamView view(Context context, Layout layout) {
        model.animation().setTempo(context.tempo());
        return new ExamView(context, layout, director, this);
    }

    @Override
    public void press(Square square) {
        Optional<Position> asked = state().position();
        if (asked.isEmpty()) {
            return;
        }
        if (!asked.get().placements().contains(square)) {
            model.refuse(square);
            return;
        }
        repository.change(known -> known.answered(state().exam(), square, clock.today()));
        PlanProgress now = repository.now();
        boolean isOver = now.answers().isEmpty();
        become(new ExamState(state().exam(), now.answers().size(), isOver ? now.last() : Optional.empty()));
        lead();
    }

    @Override
    public List<Shortcut> shortcuts(Context now) {
        return List.of(Shortcut.squares(), Shortcut.typedSquare());
    }

    @Override
    public boolean keyTyped(char character) {
        return typed.type(character, square -> board().ifPresent(shown -> shown.choose(square)));
    }
}
