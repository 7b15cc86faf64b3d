package reversi.screens.champion;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.screens.BoardScaffold;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.TaskBoard;
import reversi.screens.TaskView;
import reversi.screens.board.BoardDirector;
import reversi.screens.ui.Panel;
import reversi.screens.ui.ProgressBar;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.training.champion.ChampionGame;
import reversi.training.champion.GuessSum;
import reversi.training.champion.ValuedMove;

/** The page of a champion's game, in one look, size and language. */
final class GuessView extends TaskView<GuessState> {

    private final Context context;
    private final Ui ui;
    private final ChampionServices services;
    private final Actions actions;
    private final BoardDirector director;
    private final Slot<ChampionGame> header = new Slot<>(this::fillHeader);
    private final Slot<String> task = new Slot<>(this::fillTask);
    private final Slot<GuessState> status = new Slot<>(this::fillStatus);
    private final Slot<Ways> ways = new Slot<>(this::fillWays);

    /** What the controls lead to. */
    interface Actions {
        /** A square of the board was chosen. */
        void press(Square square);

        /** Goes on once the answer was looked at. */
        void next();

        /** Begins the game anew, to guess the moves of a side. */
        void begin(Disc side);

        /** Goes on to the game after this one. */
        void nextGame();
    }

    private record Ways(boolean isShown, boolean isOver, Disc side) {}

    GuessView(Context context, Layout layout, ChampionServices services, BoardDirector director, Actions actions) {
        super(context, layout, TaskBoard.of(context, director.model(), actions::press));
        this.context = context;
        this.ui = context.ui();
        this.services = services;
        this.actions = actions;
        this.director = director;
        fill("guess", scaffold().lay(ui, new BoardScaffold.Parts(header, board(), task, status, new Table(), ways)));
    }

    /** What is said; the sentences of notes may have come since the last time. */
    private GuessWords words() {
        return new GuessWords(
                context.texts(),
                context.settings().now().look().board(),
                services.notes().found());
    }

    @Override
    public String spoken(GuessState state) {
        return words().spoken(state);
    }

    @Override
    public void show(GuessState state) {
        header.show(state.game());
        task.show(words().task(state));
        status.show(state);
        ways.show(new Ways(
                state.guessing().isShown(),
                state.guessing().isOver(),
                state.guessing().side()));
        director.show(state.board());
    }

    private void fillHeader(ChampionGame game) {
        header.left();
        header.add(HeadedScaffold.header(context));
        header.add(ui.text(GuessWords.players(game), Type.TITLE).asHeading())
                .growX()
                .minWidth(0);
    }

    private void fillTask(String said) {
        float width = scaffold().column();
        task.add(ui.text(said, Type.BODY).wrap(width)).width(width);
    }

    private void fillStatus(GuessState state) {
        Panel panel = panel();
        float width = panelWidth();
        panel.defaults().width(width);
        if (state.guessing().isOver()) {
            over(panel, state, width);
        } else {
            state.guessing().shown().ifPresent(guess -> state.guessing()
                    .current()
                    .ifPresent(move -> answer(panel, state, move, guess)));
            standing(panel, state, width);
        }
        status.add(panel).growX().top();
    }

    private void answer(Panel panel, GuessState state, ValuedMove move, Square guess) {
        float width = panelWidth();
        boolean isRight = move.isGood(guess) || GuessSum.isBetter(move, guess);
        Color ink = isRight ? ui.palette().success() : ui.palette().danger();
        panel.add(ui.text(words().heading(state, move, guess), Type.TITLE)
                        .in(ink)
                        .wrap(width))
                .row();
        panel.add(ui.text(words().explanation(state, move, guess), Type.BODY).wrap(width))
                .padTop(Theme.GRID)
                .padBottom(Theme.BLOCK_GAP)
                .row();
    }

    /** How far one has come, and with which result. */
    private void standing(Panel panel, GuessState state, float width) {
        Table line = new Table();
        line.add(ui.text(words().progress(state), Type.BODY_STRONG)).growX().minWidth(0);
        if (state.sum().guessed() > 0) {
            line.add(ui.muted(words().result(state), Type.BODY)).padLeft(Theme.GAP);
        }
        panel.add(line).row();
        ProgressBar bar = new ProgressBar(ui.theme());
        bar.show(state.sum().guessed() / (float) state.guessing().asked().size());
        panel.add(bar).height(Theme.BAR).padTop(Theme.ROW_GAP).row();
        String opening = words().opening(state, services.names());
        if (!opening.isEmpty() && !state.guessing().isShown()) {
            panel.add(ui.muted(opening, Type.SMALL).wrap(width)).padTop(Theme.ROW_GAP);
        }
    }

    private void over(Panel panel, GuessState state, float width) {
        panel.add(ui.text(words().result(state), Type.HEADING).asHeading()).row();
        String notes = words().notes(state);
        if (!notes.isEmpty()) {
            panel.add(ui.text(notes, Type.BODY).wrap(width)).padTop(Theme.GRID).row();
        }
        words().summary(state)
                .forEach(line -> panel.add(ui.muted(line, Type.BODY).wrap(width))
                        .padTop(Theme.GRID)
                        .row());
    }

    private void fillWays(Ways shown) {
        ways.defaults().height(Theme.BUTTON).growX().uniformX().minWidth(Value.zero);
        goOnBy(Optional.empty());
        if (shown.isOver) {
            ways.add(onward("champion.next", actions::nextGame)).colspan(2);
            ways.row();
            ways.add(ui.secondary(context.say("lesson.again"), () -> actions.begin(shown.side)))
                    .padTop(Theme.ROW_GAP)
                    .padRight(Theme.ROW_GAP);
            ways.add(ui.secondary(context.say("champion.other"), () -> actions.begin(shown.side.other())))
                    .padTop(Theme.ROW_GAP);
        } else if (shown.isShown) {
            ways.add(onward("lesson.next", actions::next)).colspan(2);
        }
    }
}
