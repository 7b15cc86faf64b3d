package reversi.screens.tournament;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import reversi.online.Protocol;
import reversi.online.TournamentFormat;
import reversi.screens.Context;
import reversi.screens.DateWords;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.StateView;
import reversi.screens.online.ListPanels;
import reversi.screens.online.OnlineWords;
import reversi.screens.setup.VariantWords;
import reversi.screens.tournament.NewTournamentState.Choice;
import reversi.screens.ui.Button;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Segmented;
import reversi.screens.ui.Slider;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Text;
import reversi.screens.ui.TextInput;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Toggle;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The page of a new tournament in one look, size and language. */
final class NewTournamentView implements StateView<NewTournamentState> {
    private static final float WIDEST = 620;
    /** From this width on all formats stand in one row. */
    private static final float ONE_ROW = 440;
    /** From this width on, boards and rules stand in two rows. */
    private static final float TWO_ROWS = 380;

    private final Context context;
    private final Ui ui;
    private final Actions actions;
    private final float inner;
    private final TextInput name;
    private final Slot<Shape> format = new Slot<>(this::fillFormat);
    private final Slot<Boolean> later = new Slot<>(this::fillLater);
    private final Slot<String> trouble;
    private final Segmented formats;
    private final Segmented variants;
    private final Segmented clocks;
    private final Segmented starts;
    private final Segmented noShow;
    private final Toggle rated;
    private final Slot<Boolean> members = new Slot<>(this::fillMembers);
    private final Text start;
    private final Button make;
    private final Actor root;
    private NewTournamentState now;

    /** A format, and what of a league there is with it. */
    private record Shape(TournamentFormat format, boolean mayBeLeague, boolean isLeague) {}

    /** What the controls lead to. */
    interface Actions {
        /** Something else is written as the name. */
        void name(String words);

        /** Something else is chosen. */
        void choose(Choice choice, int at);

        /** Makes the tournament. */
        void make();
    }

    NewTournamentView(Context context, Layout layout, NewTournamentState first, Actions actions) {
        this.context = context;
        this.ui = context.ui();
        this.actions = actions;
        this.now = first;
        HeadedScaffold scaffold = new HeadedScaffold(context, layout, WIDEST);
        inner = scaffold.width() - 2 * Theme.PAD;
        trouble = ListPanels.trouble(ui, inner);
        name = ui.writing(first.name(), context.say("tournament.name"), Protocol.MAX_TOURNAMENT_NAME, actions::name);
        name.onEnter(actions::make);
        TournamentWords words = new TournamentWords(context);
        formats = segmented(
                NewTournamentState.FORMATS.stream().map(words::format).toList(),
                inner >= ONE_ROW ? NewTournamentState.FORMATS.size() : 2,
                Choice.FORMAT);
        VariantWords boards = new VariantWords(context.texts());
        variants = segmented(
                NewTournamentState.VARIANTS.stream().map(boards::name).toList(),
                inner >= TWO_ROWS ? 4 : 3,
                Choice.VARIANT);
        OnlineWords times = new OnlineWords(context.texts());
        List<String> clocksWords =
                NewTournamentState.CLOCKS.stream().map(times::clock).toList();
        clocks = segmented(clocksWords, inner >= ONE_ROW ? clocksWords.size() : 3, Choice.CLOCK);
        starts = segmented(
                List.of(
                        context.texts().get("ago.minutes", NewTournamentState.STARTS.get(0)),
                        context.texts().get("ago.minutes", NewTournamentState.STARTS.get(1)),
                        context.texts().get("ago.hours", 1),
                        context.say("tournament.later")),
                inner >= ONE_ROW ? 4 : 2,
                Choice.START);
        List<String> waits =
                NewTournamentState.NO_SHOWS.stream().map(words::duration).toList();
        noShow = segmented(waits, inner >= ONE_ROW ? waits.size() : 3, Choice.NO_SHOW);
        rated = ui.toggle(
                context.say("invite.rated"),
                context.say("tournament.rated.othello"),
                first.isRated(),
                on -> actions.choose(Choice.RATED, on ? 1 : 0));
        start = ui.muted("", Type.SMALL);
        make = ui.primary(context.say(first.isMatch() ? "club.challenge" : "tournament.make"), actions::make);
        root = scaffold.lay(
                first.isMatch() ? "tournament.format.MATCH" : "tournament.new",
                HeadedScaffold.scrolling(context, body(), scaffold.width()));
    }

    private Segmented segmented(List<String> words, int columns, Choice choice) {
        return ui.segmented(words, columns, now.at(choice), at -> actions.choose(choice, at));
    }

    private Actor body() {
        Panel panel = ListPanels.panel(context);
        panel.add(name).row();
        panel.add(trouble).row();
        if (!now.isMatch()) {
            label(panel, "tournament.format");
            panel.add(formats).row();
        }
        panel.add(format).row();
        label(panel, "setup.board");
        panel.add(variants).row();
        label(panel, "setup.clock");
        panel.add(clocks).row();
        label(panel, "tournament.start");
        panel.add(starts).row();
        panel.add(later).row();
        panel.add(start).padTop(Theme.LINE_GAP).row();
        label(panel, "tournament.first");
        panel.add(noShow).row();
        panel.add(rated).padTop(Theme.BLOCK_GAP).row();
        panel.add(members).row();
        panel.add(make).height(Theme.MAIN_BUTTON).padTop(Theme.PAD);
        return panel;
    }

    private void label(Table panel, String key) {
        panel.add(ui.muted(context.say(key), Type.SMALL))
                .padTop(Theme.BLOCK_GAP)
                .padBottom(Theme.LINE_GAP)
                .row();
    }

    @Override
    public Actor root() {
        return root;
    }

    @Override
    public void show(NewTournamentState state) {
        now = state;
        name.write(state.name());
        formats.show(state.at(Choice.FORMAT));
        variants.show(state.at(Choice.VARIANT));
        clocks.show(state.at(Choice.CLOCK));
        starts.show(state.at(Choice.START));
        noShow.show(state.at(Choice.NO_SHOW));
        rated.show(state.isRated());
        rated.setDisabled(!state.mayBeRated());
        format.show(new Shape(state.format(), state.mayBeLeague(), state.isLeague()));
        later.show(state.isLater());
        members.show(!state.isRated() && state.clubs().isEmpty());
        int ahead = context.device().utcOffsetMinutes(state.now());
        start.setText(new DateWords(context.texts(), context.device(), state.now()).moment(state.startsAt(ahead)));
        trouble.show(state.trouble());
        make.setDisabled(state.isAsking());
    }

    /** What only this format has: rounds, minutes, seats; and its rule in a sentence. */
    private void fillFormat(Shape shape) {
        TournamentFormat shown = shape.format();
        format.defaults().growX();
        format.add(ui.muted(context.say("tournament.rule." + shown.name()), Type.SMALL)
                        .wrap(inner))
                .padTop(Theme.LINE_GAP)
                .row();
        switch (shown) {
            case SWISS -> {
                label(format, "tournament.rounds");
                List<String> rounds = NewTournamentState.ROUNDS.stream()
                        .map(number -> number == 0 ? context.say("tournament.rounds.auto") : Integer.toString(number))
                        .toList();
                format.add(segmented(rounds, rounds.size(), Choice.ROUNDS)).row();
            }
            case ROUND_ROBIN -> {
                label(format, "tournament.cycles");
                format.add(segmented(List.of("1", "2"), 2, Choice.CYCLES)).row();
                if (shape.mayBeLeague()) {
                    format.add(ui.toggle(
                                    context.say("league.repeat"),
                                    context.say("league.rule"),
                                    shape.isLeague(),
                                    on -> actions.choose(Choice.LEAGUE, on ? 1 : 0)))
                            .padTop(Theme.BLOCK_GAP)
                            .row();
                }
            }
            case ARENA -> {
                label(format, "tournament.minutes");
                List<String> minutes = NewTournamentState.MINUTES.stream()
                        .map(number -> number.toString())
                        .toList();
                format.add(segmented(minutes, minutes.size(), Choice.MINUTES)).row();
            }
            case KNOCK_OUT, MATCH -> {}
        }
        if (shape.isLeague()) {
            label(format, "league.size");
            List<String> sizes = NewTournamentState.DIVISIONS.stream()
                    .map(number -> number.toString())
                    .toList();
            format.add(segmented(sizes, sizes.size(), Choice.DIVISION));
            return;
        }
        label(format, shown == TournamentFormat.MATCH ? "club.boards" : "tournament.most");
        List<String> seats = NewTournamentState.seats(shown).stream()
                .map(number -> number.toString())
                .toList();
        format.add(ui.segmented(
                seats,
                seats.size(),
                Math.min(now.at(Choice.SEATS), seats.size() - 1),
                at -> actions.choose(Choice.SEATS, at)));
    }

    private void fillLater(boolean isLater) {
        if (!isLater) {
            return;
        }
        later.defaults().growX();
        label(later, "tournament.day");
        later.add(slider(Protocol.MAX_DAYS_AHEAD - 1, Choice.DAY)).row();
        label(later, "tournament.time");
        later.add(slider(NewTournamentState.QUARTERS - 1, Choice.QUARTER));
    }

    private Slider slider(int most, Choice choice) {
        return ui.slider(0, most, 1, now.at(choice), value -> actions.choose(choice, value));
    }

    /** Rated games are for members anyway. */
    private void fillMembers(boolean isAsked) {
        if (isAsked) {
            members.add(ui.toggle(
                            context.say("tournament.members.only"),
                            "",
                            now.at(Choice.MEMBERS) == 1,
                            on -> actions.choose(Choice.MEMBERS, on ? 1 : 0)))
                    .growX()
                    .padTop(Theme.GAP);
        }
    }
}
