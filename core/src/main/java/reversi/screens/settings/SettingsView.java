package reversi.screens.settings;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import reversi.screens.AnimationSpeed;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Hints;
import reversi.screens.Language;
import reversi.screens.Layout;
import reversi.screens.MotionChoice;
import reversi.screens.MoveConfirmation;
import reversi.screens.Settings;
import reversi.screens.StateView;
import reversi.screens.TextSize;
import reversi.screens.ThemeChoice;
import reversi.screens.board.BoardStyle;
import reversi.screens.ui.Button;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The page of the settings in one look, size and language. */
final class SettingsView implements StateView<SettingsState> {
    private static final float PREVIEW_FROM = 800;
    private static final float LEAST_PREVIEW = 240;
    private static final float PREVIEW_SHARE = 0.42f;
    /** What the header and the edges take of the preview's height. */
    private static final float AROUND_PREVIEW = 100;

    private static final int VOLUME_STEP = 5;
    private static final int LONGEST_ADDRESS = 120;

    private final Context context;
    private final Ui ui;
    private final Actions actions;
    private final float column;
    /** Empty where there is no room beside the choices. */
    private final Optional<Preview> preview;

    private final List<SettingsSection> sections = new ArrayList<>();
    private final Slot<BoardStyle> board = new Slot<>(this::fillBoard);
    private final Slot<String> language = new Slot<>(this::fillLanguage);
    private final Slot<Boolean> refusal = new Slot<>(this::fillRefusal);
    private final Actor root;

    /** What the controls lead to. */
    interface Actions {
        /** Something else is chosen. */
        void change(UnaryOperator<Settings> change);

        /** Shows all languages. */
        void chooseLanguage();

        /** Something else is written as the server's address. */
        void write(String address);

        /** Plays with the server at the written address from now on. */
        void chooseServer();

        /** Asks whether all settings shall be as at the first start. */
        void reset();
    }

    /** A page whose controls begin at a state. */
    SettingsView(Context context, Layout layout, SettingsState first, Actions actions) {
        this.context = context;
        this.ui = context.ui();
        this.actions = actions;
        HeadedScaffold scaffold = new HeadedScaffold(context, layout, HeadedScaffold.WIDEST);
        float width = scaffold.width();
        float room = layout.safeHeight() - AROUND_PREVIEW;
        preview = width >= PREVIEW_FROM && room >= LEAST_PREVIEW ? Optional.of(new Preview(context)) : Optional.empty();
        float side = (float) Math.floor(Math.min(PREVIEW_SHARE * width, room));
        column = preview.isPresent() ? width - side - Theme.COLUMN_GAP : width;
        Actor choices = HeadedScaffold.scrolling(context, sections(first), column);
        root = scaffold.lay(
                "settings.title",
                preview.<Actor>map(board -> beside(choices, board, side)).orElse(choices));
    }

    /** The board stays in sight while the choices scroll. */
    private Table beside(Actor choices, Preview board, float side) {
        Table content = new Table();
        content.add(choices).width(column + 2 * Theme.GRID).growY().padLeft(-Theme.GRID);
        content.add(board.root())
                .size(side)
                .padLeft(Theme.COLUMN_GAP - Theme.GRID)
                .top();
        return content;
    }

    private Table sections(SettingsState first) {
        Table table = new Table();
        table.defaults().width(column).padBottom(Theme.CARD_PAD);
        table.add(display(first.settings())).row();
        table.add(board).row();
        table.add(hints(first.settings())).row();
        table.add(motion(first.settings())).row();
        table.add(handling(first.settings())).row();
        if (first.canPonder()) {
            table.add(computer(first.settings())).row();
        }
        table.add(online(first)).row();
        if (!ui.isTouch()) {
            table.add(ui.secondary(context.say("shortcuts.title"), context.router()::openShortcuts))
                    .row();
        }
        table.add(ui.secondary(context.say("transfer.title"), context.go()::otherDevice))
                .row();
        table.add(ui.secondary(context.say("settings.reset"), actions::reset));
        return table;
    }

    private SettingsSection section(String title, Settings first) {
        SettingsSection section = new SettingsSection(context, title, first, actions::change);
        sections.add(section);
        return section;
    }

    private Panel hints(Settings first) {
        SettingsSection section = section("settings.hints", first);
        hint(section, "settings.hint.legal", Hints::legalMoves, Hints::withLegalMoves);
        hint(section, "settings.hint.preview", Hints::flipPreview, Hints::withFlipPreview);
        hint(section, "settings.hint.best", Hints::bestMove, Hints::withBestMove);
        section.toggle("settings.coach", Settings::isCoached, Settings::withCoach);
        hint(section, "settings.hint.last", Hints::lastMove, Hints::withLastMove);
        hint(section, "settings.hint.coordinates", Hints::coordinates, Hints::withCoordinates);
        hint(section, "settings.blindfold", Hints::blindfold, Hints::withBlindfold);
        return section.panel();
    }

    private static void hint(
            SettingsSection section, String key, Function<Hints, Boolean> of, BiFunction<Hints, Boolean, Hints> with) {
        section.toggle(
                key,
                settings -> of.apply(settings.hints()),
                (settings, on) -> settings.withHints(with.apply(settings.hints(), on)));
    }

    private Panel motion(Settings first) {
        SettingsSection section = section("settings.motion", first);
        section.toggle("settings.sound", Settings::isSoundOn, Settings::withSound);
        if (context.device().speech().isPresent()) {
            section.toggle("settings.spoken", Settings::isSpoken, Settings::withSpeech);
        }
        section.percent("settings.volume", VOLUME_STEP, Settings::volume, Settings::withVolume);
        section.choice(
                        "settings.speed",
                        List.of(AnimationSpeed.values()),
                        AnimationSpeed::key,
                        Settings::speed,
                        Settings::withSpeed)
                .row();
        section.choice(
                "settings.reduced",
                List.of(MotionChoice.values()),
                MotionChoice::key,
                Settings::motion,
                Settings::withMotion);
        return section.panel();
    }

    private Panel handling(Settings first) {
        SettingsSection section = section("settings.handling", first);
        section.choice(
                        "settings.confirm",
                        confirmations(),
                        MoveConfirmation::key,
                        settings -> settings.handling().confirmation(),
                        (settings, next) ->
                                settings.withHandling(settings.handling().withConfirmation(next)))
                .padBottom(Theme.ROW_GAP)
                .row();
        section.toggle(
                "settings.left",
                settings -> settings.handling().isLeftHanded(),
                (settings, on) -> settings.withHandling(settings.handling().withLeftHand(on)));
        if (context.device().vibration().isPresent()) {
            section.toggle(
                    "settings.vibration",
                    settings -> settings.handling().vibrates(),
                    (settings, on) -> settings.withHandling(settings.handling().withVibration(on)));
        }
        return section.panel();
    }

    /** A mouse points well enough at the squares of large boards. */
    private List<MoveConfirmation> confirmations() {
        return Arrays.stream(MoveConfirmation.values())
                .filter(choice -> ui.isTouch() || choice != MoveConfirmation.LARGE_BOARDS)
                .toList();
    }

    private Panel display(Settings first) {
        SettingsSection section = section("settings.display", first);
        // Whoever can't read the others finds their own language first.
        section.labelled("settings.language", language).padBottom(Theme.ROW_GAP).row();
        section.choice(
                        "settings.theme",
                        List.of(ThemeChoice.values()),
                        ThemeChoice::key,
                        settings -> settings.look().theme(),
                        (settings, next) -> settings.withLook(settings.look().withTheme(next)))
                .padBottom(Theme.ROW_GAP)
                .row();
        section.toggle(
                "settings.contrast",
                settings -> settings.look().highContrast(),
                (settings, on) -> settings.withLook(settings.look().withHighContrast(on)));
        section.choice(
                        "settings.size",
                        sizes(),
                        TextSize::key,
                        settings -> settings.look().textSize(),
                        (settings, next) -> settings.withLook(settings.look().withTextSize(next)))
                .row();
        return section.panel();
    }

    /** Fingers need their room: where they point, nothing is smaller than usual. */
    private List<TextSize> sizes() {
        return Arrays.stream(TextSize.values())
                .filter(size -> !ui.isTouch() || size.scale() >= 1)
                .toList();
    }

    private Panel computer(Settings first) {
        SettingsSection section = section("settings.computer", first);
        section.toggle("settings.ponder", Settings::isPondering, Settings::withPondering);
        return section.panel();
    }

    private Panel online(SettingsState first) {
        Panel panel = SettingsSection.panel(context, "settings.online");
        first.server().ifPresent(address -> addServer(panel, address));
        panel.add(ui.secondary(context.say("settings.account"), context.go()::account))
                .padTop(first.server().isPresent() ? Theme.PART_GAP : 0);
        return panel;
    }

    private void addServer(Panel panel, String address) {
        String label = context.say("signin.address");
        panel.add(ui.muted(label, Type.SMALL)).padBottom(Theme.LINE_GAP).row();
        Table line = new Table();
        line.add(ui.writing(address, label, LONGEST_ADDRESS, actions::write).onEnter(actions::chooseServer))
                .growX()
                .minWidth(0);
        Button button = ui.secondary(context.say("settings.server.keep"), actions::chooseServer);
        line.add(button).minWidth(button.getPrefWidth()).padLeft(Theme.GAP);
        panel.add(line).row();
        panel.add(refusal).row();
    }

    @Override
    public Actor root() {
        return root;
    }

    @Override
    public void show(SettingsState state) {
        Settings settings = state.settings();
        sections.forEach(section -> section.show(settings));
        board.show(settings.look().board());
        preview.ifPresent(seen -> seen.show(settings));
        language.show(settings.language());
        refusal.show(state.isRefused());
    }

    private void fillBoard(BoardStyle style) {
        BoardSection section = new BoardSection(
                context,
                style,
                column - 2 * Theme.PAD,
                change -> actions.change(settings -> settings.withLook(change.apply(settings.look()))));
        board.add(section.build()).width(column);
    }

    private void fillLanguage(String code) {
        String name = Language.find(code).map(Language::ownName).orElse(context.say("language.auto"));
        Button button = ui.secondary(name, actions::chooseLanguage);
        button.setAccessibleName(context.texts().punctuation().details(context.say("settings.language"), name));
        language.add(button).growX();
    }

    private void fillRefusal(boolean isRefused) {
        if (isRefused) {
            refusal.add(ui.text(context.say("signin.no-address"), Type.SMALL)
                            .in(ui.palette().danger()))
                    .growX()
                    .padTop(Theme.ROW_GAP);
        }
    }
}
