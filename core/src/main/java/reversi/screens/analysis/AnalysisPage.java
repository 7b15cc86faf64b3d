package reversi.screens.analysis;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import reversi.notation.Opponents;
import reversi.notation.analysis.PositionSetup;
import reversi.notation.analysis.VariationTree;
import reversi.platform.Thinker;
import reversi.screens.Context;
import reversi.screens.GameFaultWords;
import reversi.screens.Layout;
import reversi.screens.Page;
import reversi.screens.Route;
import reversi.screens.Shortcut;
import reversi.screens.Texts;
import reversi.screens.board.BoardModel;
import reversi.screens.board.BoardStyle;
import reversi.screens.board.BoardView;
import reversi.teach.OpeningNames;

/** The analysis board: free play for both sides from any position, every line kept in a tree, and the engine's view of each. */
public final class AnalysisPage extends Page {
    private final Analysis analysis;
    private final OpeningNames openings;
    private final ExplorerSource explorer;
    private final Supplier<String> webAddress;
    private final AnalysisKeys keys;
    private final AnalysisNarrator narrator;
    private final PasteListener pasting = new PasteListener(this::paste);
    private @Nullable SetupMode setup;
    private @Nullable AnalysisView view;
    private @Nullable SetupView setupView;
    private boolean isShown;
    private boolean hasBegun;

    /** The analysis that is kept; {@code webAddress} is where the game is played in a browser, for links to it. */
    public AnalysisPage(
            AnalysisRepository repository,
            Thinker thinker,
            OpeningNames openings,
            ExplorerSource explorer,
            Supplier<String> webAddress) {
        this.analysis = new Analysis(repository, thinker, openings, new AnalysisEvents());
        this.openings = openings;
        this.explorer = explorer;
        this.webAddress = webAddress;
        this.keys = new AnalysisKeys(analysis);
        this.narrator = new AnalysisNarrator(tree().position());
    }

    /** The lines, and which position of them is on the board. */
    public VariationTree tree() {
        return analysis.tree();
    }

    /** The board as it is drawn now; empty before the page was shown. */
    public Optional<BoardView> board() {
        return setup == null
                ? Optional.ofNullable(view).map(AnalysisView::board)
                : Optional.ofNullable(setupView).map(SetupView::board);
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
        if (!hasBegun) {
            hasBegun = true;
            narrator.begin(now, tree());
        }
        pasting.built(now);
        analysis.writeIn(now.texts().language().numerals());
        BoardModel board = analysis.board();
        board.animation()
                .setTempo(now.settings().now().speed().tempo(now.ui().feedback().isStill()));
        SetupMode mode = setup;
        if (mode != null) {
            SetupView next = new SetupView(now, layout, mode);
            view = null;
            setupView = next;
            return next.root();
        }
        if (board.asks().isEmpty()) {
            analysis.ask();
        }
        AnalysisView next = new AnalysisView(now, layout, analysis, new Actions());
        view = next;
        return next.root();
    }

    @Override
    public void shown() {
        isShown = true;
        pasting.listen();
        analysis.think();
    }

    @Override
    public void hidden() {
        isShown = false;
        analysis.rest();
        pasting.unlisten();
        analysis.keep();
    }

    @Override
    public void dispose() {
        analysis.rest();
    }

    @Override
    public void tick(float seconds) {
        keys.tick(seconds);
        analysis.tick();
    }

    private void begin(VariationTree next, Opponents players) {
        setup = null;
        analysis.begin(next, players);
    }

    /** Goes back from setting up to what was analysed before. */
    private void leaveSetup() {
        setup = null;
        analysis.reopen();
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
        context().ifPresent(now -> tell(now.texts(), read));
    }

    private void tell(Texts texts, PastedAnalysis read) {
        if (!read.faults().isEmpty()) {
            String first = new GameFaultWords(texts).of(read.faults().get(0));
            notice(read.tree().isPresent() ? texts.count("analysis.paste.wrong", read.errors(), first) : first);
        } else if (read.tree().isEmpty()) {
            notice(texts.get("analysis.paste.nothing"));
        } else if (read.isCut()) {
            notice(texts.get("analysis.paste.full", VariationTree.MAX_NODES));
        }
    }

    private String say(String key) {
        return context().map(now -> now.say(key)).orElse("");
    }

    private void notice(String words) {
        context().ifPresent(now -> now.router().notice(words));
    }

    @Override
    public boolean back() {
        if (setup == null) {
            return false;
        }
        leaveSetup();
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
        if (mode != null) {
            return mode.keyDown(key);
        }
        // Where the keyboard is, an arrow may mean something else than to go through the moves.
        boolean isTaken = view != null && view.takesArrow(key);
        return !isTaken && context().filter(now -> keys.keyDown(key, now)).isPresent();
    }

    @Override
    public boolean keyTyped(char sign) {
        SetupMode mode = setup;
        return mode == null ? context().filter(now -> keys.keyTyped(sign, now)).isPresent() : mode.keyTyped(sign);
    }

    private final class AnalysisEvents implements Analysis.Watcher {
        @Override
        public boolean isLooking() {
            return isShown && setup == null;
        }

        @Override
        public void changed() {
            AnalysisView shown = view;
            if (shown != null) {
                shown.refresh();
                context().ifPresent(now -> narrator.moved(now, tree()));
            }
            Gdx.graphics.requestRendering();
        }

        @Override
        public void rearranged() {
            rebuild();
        }

        @Override
        public void thought() {
            AnalysisView shown = view;
            if (shown != null) {
                shown.refreshEngine();
                context().ifPresent(now -> analysis.answer()
                        .ifPresent(answer -> narrator.thought(now, tree().position(), answer)));
            }
        }

        @Override
        public void refused(String key) {
            notice(say(key));
        }
    }

    private final class Actions implements AnalysisView.Actions {
        @Override
        public ExplorerPanel explorer(Context now, BoardStyle style) {
            return new ExplorerPanel(now, style, openings, explorer, analysis::play);
        }

        @Override
        public void setUp() {
            analysis.rest();
            setup = new SetupMode(PositionSetup.of(tree().position()), new SetupEvents());
            setupView = null;
            rebuild();
        }

        @Override
        public void paste() {
            pasting.paste();
        }

        @Override
        public String link() {
            return webAddress.get() + "/"
                    + AnalysisLink.route(tree().transcript()).fragment();
        }
    }

    private final class SetupEvents implements SetupMode.Listener {
        @Override
        public void done(PositionSetup result) {
            begin(VariationTree.of(result.position()), Opponents.unknown());
        }

        @Override
        public void cancelled() {
            leaveSetup();
        }

        @Override
        public void paste() {
            pasting.paste();
        }

        @Override
        public void laid() {
            if (setupView != null) {
                setupView.refresh();
            }
        }

        @Override
        public void changed() {
            rebuild();
        }
    }
}
