package reversi.screens.openings;

import com.badlogic.gdx.Input;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import reversi.engine.MoveValue;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.screens.ConfirmSheet;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Modifiers;
import reversi.screens.Route;
import reversi.screens.Shortcut;
import reversi.screens.StatePage;
import reversi.screens.TimeSlice;
import reversi.screens.analysis.PasteListener;
import reversi.screens.board.BoardDirector;
import reversi.screens.board.BoardModel;
import reversi.screens.board.BoardView;
import reversi.screens.board.Tempo;
import reversi.screens.board.TypedSquare;
import reversi.screens.reasons.ValueSearch;
import reversi.screens.reasons.VerdictSearch;
import reversi.screens.ui.PartialStage;
import reversi.training.repertoire.HoleFinder;
import reversi.training.repertoire.PreparedMove;
import reversi.training.repertoire.Recall;
import reversi.training.repertoire.Repertoire;
import reversi.training.repertoire.RepertoireFiles;
import reversi.training.repertoire.RepertoireTrees;
import reversi.training.repertoire.Replies;
import reversi.training.repertoire.Survey;
import reversi.training.repertoire.Training;

/** The page of one's own openings: what is prepared, where nothing is, and practice of what may be forgotten. */
public final class OpeningsPage extends StatePage<OpeningsState, OpeningsView> implements OpeningsView.Actions {
    /** So many are asked for in one practice. */
    static final int SET = 16;

    /** What one found only after so long was hard. */
    private static final int HARD_MILLIS = 10_000;

    /** A move is usual where a position came up in so many of the own games. */
    private static final int USUAL = 2;

    private static final int USUAL_PLIES = 20;
    private static final int MOST_HOLES = 50;

    private final OpeningsServices services;
    private final TypedSquare typed = new TypedSquare(Variant.OTHELLO);
    private final BoardModel board = new BoardModel(Position.start(Variant.OTHELLO), Tempo.normal());
    private final BoardDirector director = new BoardDirector(board);
    private final PasteListener pasting = new PasteListener(this::paste);
    private final CostFinder costs;
    private final ValueSearch values;
    /** What is still to be looked through for the overview; empty once all is. */
    private Optional<Looking> looking = Optional.empty();

    private Optional<VerdictSearch> judging = Optional.empty();
    private boolean isAsked;
    /** When something was asked, in milliseconds. */
    private long shownAt;

    private record Looking(Survey survey, HoleFinder holes) {
        /** Looks at a little more; false once there is none. */
        boolean step() {
            boolean hasMoves = survey.step();
            return holes.step() || hasMoves;
        }

        OpeningsState.Sum sum() {
            List<OpeningsState.CostedHole> found = holes.holes().stream()
                    .limit(MOST_HOLES)
                    .map(hole -> new OpeningsState.CostedHole(hole, Optional.empty()))
                    .toList();
            return new OpeningsState.Sum(survey.moves(), survey.due(), survey.branches(), found);
        }
    }

    /** A page with these services. */
    public OpeningsPage(OpeningsServices services) {
        super(OpeningsState.of(services.repository().of(Disc.BLACK)));
        this.services = services;
        this.costs = new CostFinder(services.thinker(), (hole, cost) -> state().sum()
                .ifPresent(sum -> become(state().with(sum.with(hole, cost)))));
        this.values = new ValueSearch(services.thinker(), () -> notice("engine.failed.hint"));
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.OPENINGS));
    }

    @Override
    public String title(Context context) {
        return context.say("openings.title");
    }

    @Override
    public Optional<BoardView> board() {
        return view().map(OpeningsView::board);
    }

    @Override
    protected OpeningsView view(Context context, Layout layout) {
        board.animation().setTempo(context.tempo());
        return new OpeningsView(context, layout, services.names(), director, this);
    }

    @Override
    public void shown() {
        board.animation().finish();
        context().ifPresent(pasting::listen);
        if (!isAsked) {
            isAsked = true;
            services.explorer().load(this::look);
        }
        become(state().with(services.repository().of(side())));
        look();
        exploring().ifPresent(place -> explore(place.line()));
    }

    @Override
    public void hidden() {
        context().ifPresent(pasting::unlisten);
        stop();
    }

    @Override
    public void dispose() {
        stop();
    }

    private void stop() {
        costs.stop();
        values.stop();
        looking = Optional.empty();
        judging = Optional.empty();
    }

    private Disc side() {
        return state().repertoire().side();
    }

    private Replies replies() {
        return services.explorer().found().map(Replies::of).orElse(position -> List.of());
    }

    /** Looks through the openings once more where all are shown; elsewhere nobody sees it, and the engine is needed. */
    private void look() {
        costs.stop();
        looking = Optional.empty();
        if (!(state().place() instanceof Place.Overview)) {
            return;
        }
        Repertoire now = state().repertoire();
        looking = Optional.of(new Looking(new Survey(now, services.clock().today()), new HoleFinder(now, replies())));
        requestTick();
    }

    private void requestTick() {
        view().ifPresent(seen -> PartialStage.requestTick(seen.root()));
    }

    @Override
    public void tick(float passed) {
        looking.ifPresent(this::lookOn);
        judging.ifPresent(this::judgeOn);
    }

    private void lookOn(Looking now) {
        if (TimeSlice.run(now::step)) {
            requestTick();
            return;
        }
        looking = Optional.empty();
        boolean wasElsewhere = isElsewhere();
        become(state().with(now.sum()));
        if (!wasElsewhere) {
            lead();
        }
        if (now.survey().moves() > 0) {
            costs.start(now.holes().holes());
        }
    }

    private void judgeOn(VerdictSearch search) {
        if (TimeSlice.run(search::step)) {
            requestTick();
            return;
        }
        judging = Optional.empty();
        practice().ifPresent(place -> become(state().at(place.judged(search.verdict()))));
    }

    private Optional<Place.Practice> practice() {
        return state().place() instanceof Place.Practice place ? Optional.of(place) : Optional.empty();
    }

    private Optional<Place.Exploring> exploring() {
        return state().place() instanceof Place.Exploring place ? Optional.of(place) : Optional.empty();
    }

    /** Changes the openings, and keeps them. */
    private void change(UnaryOperator<Repertoire> change) {
        services.repository().change(side(), change);
        becomeUnseen(state().with(services.repository().of(side())));
    }

    @Override
    public void side(Disc side) {
        stop();
        becomeUnseen(OpeningsState.of(services.repository().of(side)));
        become(state());
        look();
    }

    @Override
    public void overview() {
        overview(Optional.empty());
    }

    private void overview(Optional<Place.Practice> last) {
        values.stop();
        judging = Optional.empty();
        become(state().at(new Place.Overview(last)));
        look();
        lead();
    }

    @Override
    public boolean back() {
        if (state().place() instanceof Place.Overview) {
            return false;
        }
        overview();
        return true;
    }

    @Override
    public void explore(Transcript line) {
        values.stop();
        judging = Optional.empty();
        Transcript shown = passed(line);
        Position position = shown.current();
        become(state().at(new Place.Exploring(shown, replies().at(position), List.of())));
        look();
        if (position.toMove() == side()
                && !position.isOver()
                && state().repertoire().find(position).isEmpty()) {
            values.ask(position, this::valued);
        }
    }

    private void valued(List<MoveValue> found) {
        exploring().ifPresent(place -> become(state().at(place.valued(found))));
    }

    /** A line with the pass that follows it, where there is one. */
    private static Transcript passed(Transcript line) {
        return line.current().mustPass() && line.current().play(Move.PASS) instanceof Played.Legal legal
                ? line.with(legal.turn())
                : line;
    }

    @Override
    public void follow(Square square) {
        exploring().ifPresent(place -> play(place.line(), square));
    }

    @Override
    public void takeBack() {
        exploring().filter(place -> place.line().plies() > 0).ifPresent(place -> {
            int last = place.line().plies() - 1;
            boolean isPass = place.line().turns().get(last).move().isPass();
            explore(place.line().upTo(isPass ? last - 1 : last));
        });
    }

    @Override
    public void forget() {
        exploring().ifPresent(place -> {
            change(known -> known.without(place.line().current()));
            explore(place.line());
            lead();
        });
    }

    @Override
    public void press(Square square) {
        Position shown = lying().current();
        Optional<Illegal> refused = shown.refusal(Move.at(square));
        boolean isAnswered = practice().filter(place -> !place.isAsked()).isPresent();
        if (isAnswered || shown.isOver()) {
            return;
        }
        if (refused.isPresent()) {
            board.refuse(square);
            notice("refused." + refused.get().name());
            return;
        }
        practice().ifPresentOrElse(place -> answer(place, square), () -> play(lying(), square));
    }

    /** The line whose last position lies on the board. */
    private Transcript lying() {
        return state().place().board(state().repertoire()).line();
    }

    /** A move is made on the board: of the own colour it is prepared, where it is not yet. */
    private void play(Transcript line, Square square) {
        Position before = line.current();
        Optional<Square> known = state().repertoire().find(before);
        boolean isOther = known.isPresent() && !state().repertoire().isPrepared(before, square);
        if (isOther) {
            askToReplace(line, square, known.get());
            return;
        }
        if (before.toMove() == side() && known.isEmpty()) {
            prepare(line, square);
        }
        explore(Repertoire.after(line, square));
    }

    private void prepare(Transcript line, Square square) {
        int size = state().repertoire().size();
        change(repertoire -> repertoire.with(line, square));
        boolean isFull = size == Repertoire.MOST
                && state().repertoire().find(line.current()).isEmpty();
        if (isFull || !state().repertoire().isFor(line)) {
            notice(isFull ? "openings.full" : "openings.long");
        }
    }

    private void askToReplace(Transcript line, Square square, Square known) {
        context().ifPresent(now -> now.router()
                .open(new ConfirmSheet(
                        now.texts().get("openings.replace", square.name(), known.name()),
                        now.texts().get("openings.replace.words", known.name()),
                        now.say("openings.replace.yes"),
                        now.say("dialog.cancel"),
                        () -> {
                            change(repertoire -> repertoire.with(line, square));
                            explore(Repertoire.after(line, square));
                        })));
    }

    @Override
    public void train() {
        List<PreparedMove> due = state().repertoire().due(services.clock().today(), SET);
        if (due.isEmpty()) {
            notice("openings.rest");
            return;
        }
        ask(Training.of(due), Set.of());
        look();
    }

    private void ask(Training training, Set<PreparedMove> missed) {
        shownAt = services.clock().millis();
        become(state().at(new Place.Practice(
                training, missed, share(training.current().line()), Optional.empty())));
        lead(OpeningsView::board);
    }

    /** How many of a hundred people play the last move of a line; empty where nobody knows. */
    private Optional<Integer> share(Transcript line) {
        if (line.plies() == 0) {
            return Optional.empty();
        }
        Transcript before = line.upTo(line.plies() - 1);
        List<Replies.Reply> all = replies().at(before.current());
        int sum = all.stream().mapToInt(Replies.Reply::times).sum();
        Optional<Square> last = line.turns().get(line.plies() - 1).move().square();
        return last.flatMap(square -> all.stream()
                .filter(reply -> Repertoire.isSame(before.current(), reply.square(), square))
                .findFirst()
                .map(reply -> Math.round(100f * reply.times() / sum)));
    }

    private void answer(Place.Practice place, Square square) {
        PreparedMove asked = place.training().current();
        boolean isRight = state().repertoire().isPrepared(asked.position(), square);
        boolean isHard = services.clock().millis() - shownAt > HARD_MILLIS;
        remember(place, isRight ? isHard ? Recall.HARD : Recall.GOOD : Recall.AGAIN);
        if (isRight) {
            become(state().at(place.with(place.training().found(square))));
        } else {
            become(state().at(place.missed(place.training().missed(square))));
            values.ask(asked.position(), found -> judge(asked, square, found));
        }
        lead();
    }

    /** What comes once more since it was wrong is not remembered the better for it. */
    private void remember(Place.Practice place, Recall recall) {
        PreparedMove asked = place.training().current();
        if (!place.missed().contains(asked)) {
            long today = services.clock().today();
            services.repository().change(side(), known -> known.asked(asked.position(), recall, today));
            becomeUnseen(state().with(services.repository().of(side())));
        }
    }

    private void judge(PreparedMove asked, Square played, List<MoveValue> found) {
        VerdictSearch.of(asked.position(), asked.square(), played, found).ifPresent(search -> {
            practice().ifPresent(place -> become(state().at(place.with(refuted(place.training(), search)))));
            judging = Optional.of(search);
            requestTick();
        });
    }

    /** With the best answer to a wrong move on the board. */
    private static Training refuted(Training training, VerdictSearch search) {
        Transcript line = passed(training.line());
        return search.reply()
                .filter(line.current().placements()::contains)
                .map(reply -> training.with(Repertoire.after(line, reply)))
                .orElse(training);
    }

    @Override
    public void giveUp() {
        practice().filter(Place.Practice::isAsked).ifPresent(place -> {
            remember(place, Recall.AGAIN);
            become(state().at(place.missed(place.training().shown())));
            lead();
        });
    }

    @Override
    public void next() {
        practice().filter(place -> !place.isAsked()).ifPresent(place -> {
            values.stop();
            judging = Optional.empty();
            Training next = place.training().next();
            if (next.phase() == Training.Phase.OVER) {
                overview(Optional.of(place.with(next)));
            } else {
                ask(next, place.missed());
            }
        });
    }

    @Override
    public void addFromGames() {
        Disc side = side();
        new OwnGames(services.library()).read(side, games -> {
            // Meanwhile the other colour may have been chosen, whose moves in these games are the opponents'.
            if (side == side()) {
                add(now -> RepertoireTrees.addUsual(now, games, USUAL, USUAL_PLIES));
            }
        });
    }

    /** Adds what is new, and says how much that is. */
    private void add(UnaryOperator<Repertoire> change) {
        int before = state().repertoire().size();
        change(change);
        int more = state().repertoire().size() - before;
        if (more > 0) {
            overview();
        }
        context().ifPresent(now -> now.router()
                .notice(more > 0 ? now.texts().count("openings.added", more) : now.say("openings.added.none")));
    }

    void paste(String text) {
        add(now -> RepertoireFiles.add(now, text));
    }

    @Override
    public void files() {
        context().ifPresent(now -> now.router().open(new FilesSheet(state().repertoire(), this::paste)));
    }

    @Override
    public List<Shortcut> shortcuts(Context now) {
        return List.of(
                Shortcut.squares(),
                Shortcut.typedSquare(),
                Shortcut.of("lesson.next", "N"),
                Shortcut.of("play.undo", "R"));
    }

    @Override
    public boolean keyDown(int key) {
        Optional<Context> now = context();
        if (now.filter(shown -> pasting.keyDown(key, shown)).isPresent()) {
            return true;
        }
        if (now.filter(shown -> !Modifiers.isAny(shown.device())).isEmpty()) {
            return false;
        }
        switch (key) {
            case Input.Keys.N -> next();
            case Input.Keys.R -> takeBack();
            default -> {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean keyTyped(char character) {
        return typed.type(character, square -> board().ifPresent(shown -> shown.choose(square)));
    }
}
