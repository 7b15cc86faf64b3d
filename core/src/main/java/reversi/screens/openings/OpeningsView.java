package reversi.screens.openings;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.screens.BoardScaffold;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.Look;
import reversi.screens.TaskBoard;
import reversi.screens.TaskView;
import reversi.screens.board.BoardDirector;
import reversi.screens.learn.LearnRow;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.ProgressBar;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.OpeningNames;
import reversi.training.repertoire.Branch;
import reversi.training.repertoire.Repertoire;
import reversi.training.repertoire.Replies;

/** The page of one's own openings, in one look, size and language. */
final class OpeningsView extends TaskView<OpeningsState> {
    /** What all but the board takes at least in a high window, and what the list may take more of a wide one. */
    private static final float AROUND = 310;

    private static final float LIST = 160;

    private final Context context;
    private final Ui ui;
    private final Actions actions;
    private final OpeningsWords words;
    private final Slot<String> task = new Slot<>(this::fillTask);
    private final Slot<OpeningsState> status = new Slot<>(this::fillStatus);
    private final Slot<OpeningsState> ways = new Slot<>(this::fillWays);
    private final BoardDirector director;

    /** What the controls lead to. */
    interface Actions {
        /** A square of the board was chosen. */
        void press(Square square);

        /** Shows the openings with a colour. */
        void side(Disc side);

        /** Asks for what is due. */
        void train();

        /** Adds what one usually plays. */
        void addFromGames();

        /** Offers to bring openings from elsewhere, and to take them along. */
        void files();

        /** Looks around from the position after a line. */
        void explore(Transcript line);

        /** Goes to the position that a move of the one on the board leads to. */
        void follow(Square square);

        /** Takes back the last move that was looked at. */
        void takeBack();

        /** Removes what is prepared in the position on the board. */
        void forget();

        /** Shows the prepared move instead of finding it. */
        void giveUp();

        /** Goes on to what is asked next. */
        void next();

        /** Goes back to all openings. */
        void overview();
    }

    OpeningsView(Context context, Layout layout, OpeningNames names, BoardDirector director, Actions actions) {
        super(context, layout, TaskBoard.of(context, director.model(), actions::press));
        this.context = context;
        this.ui = context.ui();
        this.actions = actions;
        this.director = director;
        Look look = context.settings().now().look();
        this.words = new OpeningsWords(context.texts(), look.board(), names);
        Table header = HeadedScaffold.header(
                context,
                ui.text(context.say("openings.title"), HeadedScaffold.titleType(layout))
                        .asHeading());
        Table rest = new Table();
        rest.top().padTop(Theme.BLOCK_GAP);
        rest.add(status).width(scaffold().column()).expandY().top();
        BoardScaffold.Places places =
                new BoardScaffold.Places(header, board(), Optional.empty(), task, rest, Optional.of(ways));
        fill("openings", scaffold().lay(ui, places, layout.isNarrow() ? AROUND : AROUND + LIST));
    }

    @Override
    public String spoken(OpeningsState state) {
        return words.spoken(state);
    }

    @Override
    public void show(OpeningsState state) {
        task.show(task(state));
        status.show(state);
        ways.show(state);
        director.show(state.place().board(state.repertoire()));
    }

    /** What is read first. */
    private String task(OpeningsState state) {
        return state.place().accept(new Place.Visitor<>() {
            @Override
            public String overview(Place.Overview place) {
                return state.sum().map(words::overview).orElse(context.say("explorer.loading"));
            }

            @Override
            public String exploring(Place.Exploring place) {
                return words.line(place.line());
            }

            @Override
            public String practice(Place.Practice place) {
                return words.before(place);
            }
        });
    }

    private void fillTask(String said) {
        float width = scaffold().column();
        task.add(ui.muted(said, Type.BODY).wrap(width)).width(width);
    }

    private void fillStatus(OpeningsState state) {
        Panel panel = panel();
        panel.top();
        panel.defaults().width(panelWidth());
        state.place().accept(new Status(panel, state));
        status.add(panel).grow().top();
    }

    /** What stands in the panel of each place. */
    private final class Status implements Place.Visitor<Panel> {
        private final Panel panel;
        private final OpeningsState state;

        Status(Panel panel, OpeningsState state) {
            this.panel = panel;
            this.state = state;
        }

        @Override
        public Panel overview(Place.Overview place) {
            Disc side = state.repertoire().side();
            List<String> sides = new ArrayList<>();
            for (Disc disc : Disc.values()) {
                sides.add(words.colour(disc));
            }
            panel.add(ui.segmented(sides, side.ordinal(), chosen -> actions.side(Disc.values()[chosen])))
                    .row();
            place.last().ifPresent(done -> panel.add(ui.text(words.done(done), Type.HEADING))
                    .padTop(Theme.BLOCK_GAP)
                    .row());
            state.sum().ifPresent(this::branches);
            return panel;
        }

        private void branches(OpeningsState.Sum sum) {
            sum.branches().forEach(branch -> addRow(branch(branch)));
            sum.worst().filter(hole -> sum.moves() > 0).ifPresent(hole -> {
                Transcript line = hole.hole().line();
                Actor sign = ui.icon(Icon.HINT, ui.palette().accentInk());
                sign.setSize(Theme.SIGN, Theme.SIGN);
                addRow(new LearnRow(ui, sign, words.hole(hole), words.cost(hole), true, () -> actions.explore(line)));
            });
        }

        private LearnRow branch(Branch branch) {
            return new LearnRow(
                    ui,
                    ui.muted(Integer.toString(branch.moves()), Type.BODY),
                    words.branch(branch),
                    words.standing(branch),
                    branch.due() > 0,
                    () -> actions.explore(branch.line()));
        }

        private void addRow(LearnRow row) {
            panel.add(row).minHeight(Theme.TOUCH).padTop(Theme.GRID).row();
        }

        @Override
        public Panel exploring(Place.Exploring place) {
            panel.add(ui.text(words.task(state.repertoire(), place), Type.TITLE).wrap(panelWidth()))
                    .padBottom(Theme.ROW_GAP)
                    .row();
            place.usual().forEach(reply -> addRow(reply(state.repertoire(), place, reply)));
            return panel;
        }

        private LearnRow reply(Repertoire repertoire, Place.Exploring place, Replies.Reply reply) {
            boolean isStrong = place.line().current().toMove() != repertoire.side()
                    || repertoire.isPrepared(place.line().current(), reply.square());
            return new LearnRow(
                    ui,
                    ui.text(reply.square().name(), Type.BODY_STRONG),
                    words.name(place.line(), reply.square()),
                    words.share(reply, place.usual()),
                    isStrong,
                    () -> actions.follow(reply.square()));
        }

        @Override
        public Panel practice(Place.Practice place) {
            String heading = place.isAsked() ? context.say("openings.ask") : words.heading(place);
            panel.add(ui.text(heading, Type.HEADING).wrap(panelWidth())).row();
            if (!place.isAsked()) {
                panel.add(ui.text(words.explanation(state.repertoire(), place), Type.BODY)
                                .wrap(panelWidth()))
                        .padTop(Theme.GRID)
                        .row();
            }
            ProgressBar bar = new ProgressBar(ui.theme());
            bar.show(place.done() / (float) place.training().total());
            panel.add(bar).height(Theme.BAR).padTop(Theme.BLOCK_GAP).row();
            panel.add(ui.muted(words.progress(place), Type.SMALL).wrap(panelWidth()))
                    .padTop(Theme.ROW_GAP);
            return panel;
        }
    }

    private void fillWays(OpeningsState state) {
        ways.defaults().height(Theme.BUTTON).growX().uniformX().minWidth(Value.zero);
        List<Button> buttons = state.place().accept(new Ways(state));
        goOnBy(buttons.stream().findFirst());
        int columns = buttons.size() > 2 ? 2 : buttons.size();
        for (int i = 0; i < buttons.size(); i++) {
            boolean isAlone = i == buttons.size() - 1 && i % columns == 0;
            ways.add(buttons.get(i))
                    .colspan(isAlone ? columns : 1)
                    .padLeft(i % columns == 0 ? 0 : Theme.ROW_GAP)
                    .padTop(i < columns ? 0 : Theme.ROW_GAP);
            if (i % columns == columns - 1) {
                ways.row();
            }
        }
    }

    /** The buttons of each place, what goes on from there first. */
    private final class Ways implements Place.Visitor<List<Button>> {
        private final OpeningsState state;

        Ways(OpeningsState state) {
            this.state = state;
        }

        @Override
        public List<Button> overview(Place.Overview place) {
            boolean isDue = state.sum().filter(sum -> sum.due() > 0).isPresent();
            List<Button> buttons = new ArrayList<>();
            if (isDue) {
                buttons.add(ui.primary(context.say("openings.train"), actions::train));
            }
            buttons.add(way(!isDue, "openings.explore", () -> actions.explore(OpeningsState.start())));
            buttons.add(ui.secondary(context.say("openings.games"), actions::addFromGames));
            buttons.add(ui.secondary(context.say("openings.files"), actions::files));
            return buttons;
        }

        private Button way(boolean isFirst, String key, Runnable action) {
            return isFirst ? ui.primary(context.say(key), action) : ui.secondary(context.say(key), action);
        }

        @Override
        public List<Button> exploring(Place.Exploring place) {
            List<Button> buttons = new ArrayList<>();
            if (place.line().placements() > 0) {
                buttons.add(ui.secondary(context.say("play.undo"), actions::takeBack));
            }
            if (state.repertoire().find(place.line().current()).isPresent()) {
                buttons.add(ui.secondary(context.say("openings.forget"), actions::forget));
            }
            buttons.add(ui.secondary(context.say("openings.all"), actions::overview));
            return buttons;
        }

        @Override
        public List<Button> practice(Place.Practice place) {
            return List.of(
                    place.isAsked()
                            ? ui.secondary(context.say("gym.unknown"), actions::giveUp)
                            : ui.primary(context.say("lesson.next"), actions::next),
                    ui.secondary(context.say("openings.all"), actions::overview));
        }
    }
}
