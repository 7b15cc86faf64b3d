package reversi.screens.analysis;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import reversi.engine.Answer;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.notation.Opponents;
import reversi.notation.analysis.PositionSetup;
import reversi.notation.analysis.VariationNode;
import reversi.notation.analysis.VariationTree;
import reversi.platform.Thinker;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;
import reversi.screens.Context;
import reversi.screens.GameFaultWords;
import reversi.screens.Layout;
import reversi.screens.Numerals;
import reversi.screens.Page;
import reversi.screens.Route;
import reversi.screens.Shortcut;
import reversi.screens.board.BoardModel;
import reversi.screens.board.BoardStyle;
import reversi.screens.board.BoardView;
import reversi.screens.board.Tempo;
import reversi.teach.OpeningNames;

/** The analysis board: free play for both sides from any position, every line kept in a tree, and the engine's view of each. */
public final class AnalysisPage extends Page {
    /** From this number of empties on the engine can solve a position while one waits. */
    static final int SOLVABLE_EMPTIES = 24;

    private final AnalysisRepository repository;
    private final OpeningNames openings;
    private final ExplorerSource explorer;
    private final Supplier<String> webAddress;
    private final EngineAnalysis engine;
    private final LineNames names;
    private final EditHistory edits = new EditHistory();
    private final AnalysisKeys keys;
    private final AnalysisNarrator narrator;
    private final PasteListener pasting = new PasteListener(this::paste);
    private BoardModel board;
    private @Nullable SetupMode setup;
    private @Nullable Context context;
    private @Nullable AnalysisView view;
    private boolean isEngineOn = true;
    private boolean isFailed;
    private boolean isTurned;
    private boolean isExplorerShown;
    private boolean isShown;
    /** Whether the engine has said something that is not shown yet. */
    private boolean isStale;

    /** The analysis that is kept; {@code webAddress} is where the game is played in a browser, for links to it. */
    public AnalysisPage(
            AnalysisRepository repository,
            Thinker thinker,
            OpeningNames openings,
            ExplorerSource explorer,
            Supplier<String> webAddress) {
        this.repository = repository;
        this.openings = openings;
        this.explorer = explorer;
        this.webAddress = webAddress;
        this.engine = new EngineAnalysis(thinker, new EngineEvents());
        this.names = new LineNames(openings);
        this.board = newBoard(repository.tree());
        this.keys = new AnalysisKeys(this);
        this.narrator = new AnalysisNarrator(tree().position());
    }

    private static BoardModel newBoard(VariationTree tree) {
        BoardModel model = new BoardModel(tree.root().position(), Tempo.normal());
        model.show(tree.transcript());
        return model;
    }

    /** The lines, and which position of them is on the board. */
    public VariationTree tree() {
        return repository.tree();
    }

    /** What is kept. */
    AnalysisRepository repository() {
        return repository;
    }

    /** What lines are called. */
    LineNames names() {
        return names;
    }

    /** What lies on the board, of the analysis or of the position that is being set up. */
    BoardModel model() {
        return setup == null ? board : setup.model();
    }

    /** Whether an arrow belongs to what the keyboard is at, and does not go through the moves. */
    boolean takesArrow(int key) {
        return view != null && view.takesArrow(key);
    }

    /** The board as it is drawn now; empty before the page was shown. */
    public Optional<BoardView> board() {
        return setup == null ? Optional.ofNullable(view).map(AnalysisView::board) : setup.board();
    }

    /** The panel that shows how real games went on. */
    ExplorerPanel explorer(Context now, BoardStyle style) {
        return new ExplorerPanel(now, style, openings, explorer, this::play);
    }

    /** Whether there are recorded games that begin like this analysis. */
    boolean hasExplorer() {
        return tree().root().position().equals(Position.start(Variant.OTHELLO));
    }

    /** Whether the explorer stands where there is no room for it beside the moves. */
    boolean isExplorerShown() {
        return isExplorerShown && hasExplorer();
    }

    /** Shows the explorer in place of the moves, or the moves again. */
    void switchExplorer() {
        isExplorerShown = !isExplorerShown;
        rebuild();
    }

    /** What the engine thinks. */
    EngineAnalysis engine() {
        return engine;
    }

    /** Whether the engine thinks about every position that is shown. */
    public boolean isEngineOn() {
        return isEngineOn;
    }

    /** Whether the engine does not work. */
    boolean isFailed() {
        return isFailed;
    }

    /** Whether the board is seen from the other side. */
    boolean isTurned() {
        return isTurned;
    }

    /** The position that is being set up; empty while the board is played on. */
    public Optional<PositionSetup> setup() {
        return Optional.ofNullable(setup).map(SetupMode::setup);
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.ANALYSIS));
    }

    @Override
    public Actor build(Context now, Layout layout) {
        if (context == null) {
            narrator.begin(now, tree());
        }
        context = now;
        pasting.built(now);
        board.animation()
                .setTempo(now.settings().now().speed().tempo(now.ui().feedback().isStill()));
        SetupMode mode = setup;
        if (mode != null) {
            view = null;
            return mode.build(now, layout);
        }
        if (board.asks().isEmpty()) {
            ask();
        }
        AnalysisView next = new AnalysisView(now, layout, this);
        view = next;
        return next.root();
    }

    @Override
    public void shown() {
        isShown = true;
        pasting.listen();
        think();
    }

    @Override
    public void hidden() {
        isShown = false;
        engine.stop();
        pasting.unlisten();
        if (tree().size() > 1) {
            repository.keep(tree());
        }
    }

    @Override
    public void dispose() {
        engine.stop();
    }

    @Override
    public void tick(float seconds) {
        keys.tick(seconds);
        if (isStale) {
            isStale = false;
            showAnswer();
        }
    }

    private List<BoardModel.Note> notes() {
        Context now = context;
        Numerals numerals =
                now == null ? Numerals.POINT : now.texts().language().numerals();
        return engine.answer().map(answer -> BestLines.notes(answer, numerals)).orElse(List.of());
    }

    private void showAnswer() {
        board.showNotes(notes());
        if (view != null) {
            view.refreshEngine();
            engine.answer().ifPresent(answer -> tell(now -> narrator.thought(now, tree().position(), answer)));
        }
    }

    /** Lets the engine think about the position on the board, if it is to. */
    private void think() {
        engine.clear();
        if (isShown && isEngineOn && setup == null) {
            engine.analyse(tree().position());
        }
        showAnswer();
    }

    private void ask() {
        Position position = tree().position();
        if (position.isOver()) {
            board.askNobody();
        } else {
            board.ask(position);
        }
    }

    /** Shows a tree in place of the one now, by a move that is played where one leads there. */
    void show(VariationTree next) {
        VariationTree before = tree();
        boolean isSame = before.isSameTree(next);
        if (!isSame) {
            edits.add(before);
        }
        change(before, next, isSame);
    }

    private void change(VariationTree before, VariationTree next, boolean isSame) {
        boolean isMoved = before.current().id() != next.current().id();
        if (!isSame) {
            repository.keep(next);
        } else if (isMoved) {
            repository.show(next);
        }
        if (isMoved) {
            move(before, next);
        }
        if (isMoved || !isSame) {
            refresh();
        }
    }

    /** Brings the board from one position to another, and lets the engine think about that. */
    private void move(VariationTree before, VariationTree next) {
        Optional<Turn> played = played(before, next);
        if (played.isPresent()) {
            board.play(played.get());
        } else {
            board.goTo(next.transcript());
        }
        ask();
        think();
    }

    /** The move that leads from the position on the board to another one; empty where none does. */
    private static Optional<Turn> played(VariationTree before, VariationTree next) {
        VariationNode move = next.moveOf(next.current().id());
        boolean isNext = move.id() != VariationTree.ROOT
                && move.parent() == before.current().id();
        return isNext ? move.turn() : Optional.empty();
    }

    private void tell(Consumer<Context> news) {
        Optional.ofNullable(context).ifPresent(news);
    }

    private void refresh() {
        if (view != null) {
            view.refresh();
            tell(now -> narrator.moved(now, tree()));
        }
        Gdx.graphics.requestRendering();
    }

    /** The person chose a square of the board. */
    void press(Square square) {
        play(Move.at(square));
    }

    /** Plays a move in the position on the board, or says why it can't be. */
    void play(Move move) {
        VariationTree tree = tree();
        Optional<Illegal> refused = tree.position().refusal(move);
        if (refused.isPresent()) {
            move.square().ifPresent(board::refuse);
            notice(say("refused." + refused.get().name()));
        } else if (tree.hasRoomFor(move)) {
            show(tree.play(move));
        } else {
            notice(say("analysis.full"));
        }
    }

    /** Shows the position of a node. */
    void goTo(int id) {
        show(tree().goTo(id));
    }

    /** Deletes the line from the move on the board on. */
    void delete() {
        show(tree().delete(tree().current().id()));
    }

    /** Makes the line on the board the main continuation where it branches off. */
    void promote() {
        show(tree().promote(tree().current().id()));
    }

    /** Writes a name beside the move on the board. */
    void name(String name) {
        show(tree().name(tree().current().id(), name));
    }

    /** Whether there is a change of the lines to be undone. */
    boolean canUndo() {
        return !edits.isEmpty();
    }

    /** Undoes the last change of the lines. */
    void undo() {
        edits.undo().ifPresent(before -> {
            // Nodes of what was undone may have had the ids of those to come.
            names.clear();
            change(tree(), before, false);
        });
    }

    /** Whether a game can go on from the board: there is somebody to move. */
    boolean canPlayOn() {
        return !tree().position().isOver();
    }

    /** Begins a game against the computer from the position on the board. */
    void playOn() {
        if (context != null) {
            int level = context.settings().now().game().computer().level();
            context.go().play(GameSetup.continuing(transcript(), Seat.human(""), Seat.computer("", level)));
        }
    }

    /** Begins another analysis from a position or with a game. */
    void begin(VariationTree next) {
        begin(next, Opponents.unknown());
    }

    private void begin(VariationTree next, Opponents players) {
        repository.begin(next, players);
        showOther();
    }

    /** Goes back to the analysis before. */
    void swap() {
        repository.swap();
        showOther();
    }

    /** Shows what the repository has now, whatever its board. */
    private void showOther() {
        names.clear();
        edits.clear();
        setup = null;
        board = newBoard(tree());
        think();
        rebuild();
    }

    private void rebuild() {
        if (context != null) {
            context.router().refresh();
        }
    }

    /** Switches the engine on or off. */
    void switchEngine() {
        isEngineOn = !isEngineOn;
        isFailed = false;
        think();
        refresh();
    }

    /** Solves the position on the board, or stops that. */
    void solveOrStop() {
        if (engine.isSolving()) {
            engine.stop();
        } else {
            engine.solve(tree().position());
        }
        showAnswer();
        refresh();
    }

    /** Whether the position on the board could be solved while one waits, and is not yet. */
    boolean canSolve() {
        Position position = tree().position();
        boolean isSolved = engine.answer().filter(Answer::exact).isPresent();
        return !isFailed && !isSolved && !position.isOver() && position.empties() <= SOLVABLE_EMPTIES;
    }

    /** Shows the board from the other side. */
    void turn() {
        isTurned = !isTurned;
        if (view != null) {
            view.board().setTurned(isTurned);
        }
    }

    /** Shows this number of the engine's lines. */
    void setLines(int count) {
        repository.setLines(count);
        rebuild();
    }

    /** Lets the person set up a position, beginning with the one on the board. */
    void setUp() {
        engine.clear();
        setup = new SetupMode(PositionSetup.of(tree().position()), new SetupEvents());
        rebuild();
    }

    /** Reads the clipboard, or asks for what is to be pasted. */
    void paste() {
        pasting.paste();
    }

    /** Begins with what was pasted: a game with its moves, or a position, which may also be set up further. */
    private void paste(String text) {
        if (setup != null) {
            if (!setup.paste(text)) {
                notice(say("analysis.paste.nothing"));
            }
            rebuild();
            return;
        }
        PastedAnalysis read = PastedAnalysis.read(text);
        read.tree().ifPresent(tree -> begin(tree, read.players()));
        tell(read);
    }

    /** Says what of a pasted text was not read. */
    private void tell(PastedAnalysis read) {
        if (context == null) {
            return;
        }
        if (!read.faults().isEmpty()) {
            String first = new GameFaultWords(context.texts()).of(read.faults().get(0));
            notice(
                    read.tree().isPresent()
                            ? context.texts().count("analysis.paste.wrong", read.errors(), first)
                            : first);
        } else if (read.tree().isEmpty()) {
            notice(say("analysis.paste.nothing"));
        } else if (read.isCut()) {
            notice(context.texts().get("analysis.paste.full", VariationTree.MAX_NODES));
        }
    }

    /** The address of the line on the board. */
    String link() {
        return webAddress.get() + "/" + AnalysisLink.route(tree().transcript()).fragment();
    }

    /** The game as far as it is on the board. */
    Transcript transcript() {
        return tree().transcript();
    }

    private String say(String key) {
        return context == null ? "" : context.say(key);
    }

    private void notice(String words) {
        if (context != null) {
            context.router().notice(words);
        }
    }

    @Override
    public boolean back() {
        if (setup == null) {
            return false;
        }
        showOther();
        return true;
    }

    @Override
    public List<Shortcut> shortcuts(Context now) {
        return AnalysisKeys.shown(now);
    }

    @Override
    public boolean keyDown(int key) {
        SetupMode mode = setup;
        if (pasting.keyDown(key)) {
            return true;
        }
        return mode == null ? context != null && keys.keyDown(key, context) : mode.keyDown(key);
    }

    @Override
    public boolean keyTyped(char sign) {
        SetupMode mode = setup;
        return mode == null ? context != null && keys.keyTyped(sign, context) : mode.keyTyped(sign);
    }

    private final class EngineEvents implements EngineAnalysis.Listener {
        @Override
        public void thought() {
            isStale = true;
            Gdx.graphics.requestRendering();
        }

        @Override
        public void failed() {
            isFailed = true;
            isStale = true;
            Gdx.graphics.requestRendering();
        }
    }

    private final class SetupEvents implements SetupMode.Listener {
        @Override
        public void done(PositionSetup result) {
            begin(VariationTree.of(result.position()));
        }

        @Override
        public void cancelled() {
            showOther();
        }

        @Override
        public void paste() {
            AnalysisPage.this.paste();
        }

        @Override
        public void changed() {
            rebuild();
        }
    }
}
