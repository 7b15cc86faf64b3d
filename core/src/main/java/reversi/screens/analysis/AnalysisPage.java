package reversi.screens.analysis;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import reversi.notation.Opponents;
import reversi.notation.analysis.PositionSetup;
import reversi.notation.analysis.VariationTree;
import reversi.platform.AssetLoader;
import reversi.platform.AssetSource;
import reversi.platform.Thinker;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.screens.Context;
import reversi.screens.GameFaultWords;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.Shortcut;
import reversi.screens.StatePage;
import reversi.screens.Texts;
import reversi.screens.board.BoardDirector;
import reversi.screens.board.BoardModel;
import reversi.screens.board.BoardView;
import reversi.screens.board.Tempo;
import reversi.screens.ui.PartialStage;
import reversi.teach.ExplorerReader;
import reversi.teach.OpeningExplorer;
import reversi.teach.OpeningNames;

/** The analysis board: free play for both sides from any position, every line kept in a tree, and the engine's view of each. */
public final class AnalysisPage extends StatePage<AnalysisState, AnalysisView>
        implements AnalysisActions, SetupView.Actions {
    private final AnalysisRepository repository;
    private final EngineAnalysis engine;
    private final LineNames names;
    private final OpeningNames openings;
    private final ExplorerGames explorer;
    private final IntSupplier rating;
    private final Supplier<Optional<String>> webAddress;
    private final AnalysisKeys keys;
    private final AnalysisNarrator narrator;
    private final PasteListener pasting = new PasteListener(this::paste);
    private final BoardDirector director;
    private boolean isShown;
    /** Whether the engine has said something that is not shown yet. */
    private boolean isStale;

    /** The analysis that is kept; {@code rating} is how strong the person is, {@code webAddress} where others play the game in a browser, for links to it. */
    public AnalysisPage(
            AnalysisRepository repository,
            Thinker thinker,
            OpeningNames openings,
            ExplorerGames explorer,
            IntSupplier rating,
            Supplier<Optional<String>> webAddress) {
        super(AnalysisState.of(repository));
        this.repository = repository;
        this.engine = new EngineAnalysis(thinker, this::heard);
        this.names = new LineNames(openings);
        this.openings = openings;
        this.explorer = explorer;
        this.rating = rating;
        this.webAddress = webAddress;
        this.keys = new AnalysisKeys(this);
        this.narrator = new AnalysisNarrator(tree().position());
        this.director = new BoardDirector(new BoardModel(tree().root().position(), Tempo.normal()));
    }

    /** The lines, and which position of them is on the board. */
    public VariationTree tree() {
        return state().tree();
    }

    @Override
    public Optional<BoardView> board() {
        return view().flatMap(AnalysisView::board);
    }

    /** This page with the explorer in place of the moves, where there is no room for both. */
    public AnalysisPage withExplorer() {
        becomeUnseen(state().explorerSwitched());
        return this;
    }

    /** The position that is being set up; empty while the board is played on. */
    public Optional<PositionSetup> setup() {
        return state().setup().map(Setup::position);
    }

    /** The opening explorer among these assets. */
    public static AssetSource<OpeningExplorer> explorer(Optional<AssetLoader> assets) {
        return new AssetSource<>(
                assets,
                "openings/explorer.bin",
                bytes -> ExplorerReader.read(bytes) instanceof OpeningExplorer.Ok ok
                        ? Optional.of(ok.explorer())
                        : Optional.empty());
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.ANALYSIS));
    }

    @Override
    protected AnalysisView view(Context context, Layout layout) {
        AnalysisState kept = state().kept(repository);
        if (kept.tree() != tree()) {
            names.clear();
        }
        becomeUnseen(kept);
        director.model().animation().setTempo(context.tempo());
        LinesView.Sources sources = new LinesView.Sources(names, openings, explorer, rating.getAsInt());
        return new AnalysisView(context, layout, director, sources, this, this);
    }

    @Override
    public void shown() {
        isShown = true;
        context().ifPresent(pasting::listen);
        think(state());
    }

    @Override
    public void hidden() {
        isShown = false;
        engine.stop();
        context().ifPresent(pasting::unlisten);
        if (repository.tree().size() > 1) {
            repository.keep(repository.tree());
        }
    }

    @Override
    public void dispose() {
        engine.stop();
    }

    /** What the engine said since the last picture is shown. */
    @Override
    public void tick(float seconds) {
        keys.tick(seconds);
        read();
        if (isStale) {
            show(state());
        }
    }

    /** Reads some more of the games of the player whose book the explorer shows. */
    private void read() {
        Optional<PlayerBook> book = explorer.player().filter(known -> !known.isDone());
        int before = book.map(PlayerBook::percent).orElse(0);
        if (book.isPresent()) {
            boolean hasMore = explorer.work();
            isStale |= !hasMore || book.get().percent() > before;
            view().ifPresent(seen -> PartialStage.requestTick(seen.root()));
        }
    }

    private void heard() {
        isStale = true;
        Gdx.graphics.requestRendering();
    }

    /** Shows a state with what the engine says by now. */
    private void show(AnalysisState next) {
        isStale = false;
        become(next.with(engine.now()));
        if (setup().isEmpty()) {
            context().ifPresent(now -> engine.now()
                    .answer()
                    .ifPresent(answer -> narrator.thought(now, tree().position(), answer)));
        }
    }

    /** Shows a state about which the engine is to think while it is looked at. */
    private void think(AnalysisState next) {
        engine.clear();
        if (isShown && next.setup().isEmpty()) {
            engine.analyse(next.tree().position());
        }
        show(next);
    }

    private void show(EditHistory next) {
        VariationTree before = tree();
        if (!before.isSameTree(next.tree())) {
            repository.keep(next.tree());
        } else {
            repository.show(next.tree());
        }
        AnalysisState after = state().with(next);
        if (state().edits().isMoved(next.tree())) {
            think(after);
        } else {
            show(after);
        }
    }

    @Override
    public void go(UnaryOperator<VariationTree> step) {
        show(state().edits().show(step.apply(tree())));
    }

    @Override
    public void undo() {
        // Nodes of what is undone may have had the ids of those to come.
        names.clear();
        show(state().edits().undone());
    }

    @Override
    public void press(Square square) {
        play(Move.at(square));
    }

    @Override
    public void play(Move move) {
        Optional<Illegal> refused = tree().position().refusal(move);
        if (refused.isPresent()) {
            move.square().ifPresent(director.model()::refuse);
            notice("refused." + refused.get().name());
        } else if (tree().hasRoomFor(move)) {
            go(tree -> tree.play(move));
        } else {
            notice("analysis.full");
        }
    }

    private void begin(VariationTree next, Opponents players) {
        repository.begin(next, players);
        reopen();
    }

    @Override
    public void startAnew() {
        begin(VariationTree.of(Position.start(tree().variant())), Opponents.unknown());
    }

    @Override
    public void swap() {
        repository.swap();
        reopen();
    }

    /** Shows what is kept now, whatever its board. */
    private void reopen() {
        // The engine's lines go first, so that the keyboard stays where it is.
        engine.clear();
        show(state());
        names.clear();
        think(state().reopened(repository));
    }

    @Override
    public void setLines(int count) {
        repository.setLines(count);
        show(state().kept(repository));
    }

    @Override
    public void switchExplorer() {
        show(state().explorerSwitched());
    }

    @Override
    public void switchEngine() {
        engine.switchOnOrOff();
        think(state());
    }

    @Override
    public void solveOrStop() {
        engine.solveOrStop(tree().position());
        show(state());
    }

    @Override
    public void turn() {
        show(state().turned());
    }

    @Override
    public void setUp() {
        engine.stop();
        show(state().settingUp());
    }

    @Override
    public void change(UnaryOperator<Setup> step) {
        state().setup().ifPresent(now -> show(state().settingUp(step.apply(now))));
    }

    @Override
    public void copySetup() {
        context().ifPresent(now -> setup().ifPresent(
                        copied -> now.device().copy(copied.obf().orElseGet(copied::boardText))));
        notice("about.feedback.copied");
    }

    @Override
    public void finishSetup() {
        setup().filter(done -> done.fault().isEmpty())
                .ifPresent(done -> begin(VariationTree.of(done.position()), Opponents.unknown()));
    }

    @Override
    public void leaveSetup() {
        reopen();
    }

    @Override
    public void paste() {
        context().ifPresent(pasting::paste);
    }

    /** Begins with what was pasted: a game with its moves, or a position, which may also be set up further. */
    private void paste(String text) {
        if (setup().isEmpty()) {
            PastedAnalysis read = PastedAnalysis.read(text);
            read.tree().ifPresent(tree -> begin(tree, read.players()));
            context().ifPresent(now -> unread(now.texts(), read).ifPresent(now.router()::notice));
            return;
        }
        Optional<PositionSetup> read = setup().flatMap(now -> now.read(text));
        read.ifPresent(position -> change(now -> now.with(position)));
        if (read.isEmpty()) {
            notice("analysis.paste.nothing");
        }
    }

    /** What of a pasted text was not read; empty where all was. */
    private static Optional<String> unread(Texts texts, PastedAnalysis read) {
        if (!read.faults().isEmpty()) {
            String first = new GameFaultWords(texts).of(read.faults().get(0));
            return Optional.of(
                    read.tree().isPresent() ? texts.count("analysis.paste.wrong", read.errors(), first) : first);
        }
        if (read.tree().isEmpty()) {
            return Optional.of(texts.get("analysis.paste.nothing"));
        }
        return read.isCut() ? Optional.of(texts.get("analysis.paste.full", VariationTree.MAX_NODES)) : Optional.empty();
    }

    @Override
    public void share() {
        Optional<String> link = webAddress
                .get()
                .map(place ->
                        place + "/" + AnalysisLink.route(tree().transcript()).fragment());
        context().ifPresent(now -> now.router().open(new ShareSheet(link, tree(), state().players())));
    }

    @Override
    public void more() {
        context().ifPresent(now -> now.router().open(new LineSheet(this::state, repository.hasBefore(), this)));
    }

    @Override
    public boolean back() {
        boolean isSetup = setup().isPresent();
        if (isSetup) {
            leaveSetup();
        }
        return isSetup;
    }

    @Override
    public List<Shortcut> shortcuts(Context now) {
        return AnalysisKeys.shown(now);
    }

    @Override
    public boolean keyDown(int key) {
        return context().filter(now -> keyDown(key, now)).isPresent();
    }

    private boolean keyDown(int key, Context now) {
        if (pasting.keyDown(key, now)) {
            return true;
        }
        if (setup().isPresent()) {
            boolean isErase = key == Input.Keys.FORWARD_DEL;
            if (isErase) {
                Optional.ofNullable(director.model().cursor()).ifPresent(at -> change(setup -> setup.erased(at)));
            }
            return isErase;
        }
        // Where the keyboard is, an arrow may mean something else than to go through the moves.
        boolean isTaken = view().filter(seen -> seen.takesArrow(key)).isPresent();
        return !isTaken && keys.keyDown(key, now);
    }

    @Override
    public boolean keyTyped(char sign) {
        if (setup().isEmpty()) {
            return context().filter(now -> keys.keyTyped(sign, now, state())).isPresent();
        }
        int at = sign - '1';
        boolean isBrush = at >= 0 && at < Setup.Brush.values().length;
        if (isBrush) {
            change(now -> now.with(Setup.Brush.values()[at]));
        }
        return isBrush;
    }
}
