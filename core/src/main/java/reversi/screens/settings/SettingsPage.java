package reversi.screens.settings;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import reversi.screens.AnimationSpeed;
import reversi.screens.ConfirmSheet;
import reversi.screens.Context;
import reversi.screens.HeadedPage;
import reversi.screens.Hints;
import reversi.screens.Language;
import reversi.screens.Layout;
import reversi.screens.MotionChoice;
import reversi.screens.Route;
import reversi.screens.ServerChoice;
import reversi.screens.Settings;
import reversi.screens.TextSize;
import reversi.screens.ThemeChoice;
import reversi.screens.ui.Button;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Toggle;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** Everything a person may choose, kept at once; on wide windows a board beside it shows what comes out. */
public final class SettingsPage extends HeadedPage {
    private static final float PREVIEW_FROM = 800;
    private static final float BETWEEN = 32;
    private static final float LEAST_PREVIEW = 240;
    private static final int VOLUME_STEP = 5;
    private static final int LONGEST_ADDRESS = 120;

    private final Preview preview = new Preview();
    private final Optional<ServerChoice> server;
    private final boolean canPonder;
    private String written;
    private String trouble = "";

    /** The page; a server, and whether the computer ponders, are chosen only where there is a choice. */
    public SettingsPage(Optional<ServerChoice> server, boolean canPonder) {
        this.server = server;
        this.canPonder = canPonder;
        this.written = server.map(ServerChoice::address).orElse("");
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.SETTINGS));
    }

    @Override
    protected String titleKey() {
        return "settings.title";
    }

    /** The board stays in sight while the choices scroll. */
    @Override
    protected Actor content(Context context, Layout layout, float width) {
        float room = layout.height() - layout.insetTop() - layout.insetBottom() - 100;
        if (width < PREVIEW_FROM || room < LEAST_PREVIEW) {
            preview.drop();
            return super.content(context, layout, width);
        }
        float side = (float) Math.floor(Math.min(0.42f * width, room));
        float column = width - side - BETWEEN;
        Table content = new Table();
        content.add(scrolling(context, body(context, layout, column), column))
                .width(column + 8)
                .growY()
                .padLeft(-4);
        content.add(preview.build(context)).size(side).padLeft(BETWEEN - 4).top();
        return content;
    }

    @Override
    protected Actor body(Context context, Layout layout, float width) {
        Table sections = new Table();
        sections.defaults().width(width).padBottom(16);
        sections.add(new BoardSection(context, preview).build(width)).row();
        sections.add(hints(context)).row();
        sections.add(motion(context)).row();
        sections.add(display(context)).row();
        if (canPonder) {
            sections.add(computer(context)).row();
        }
        sections.add(online(context)).row();
        if (!context.ui().isTouch()) {
            sections.add(context.ui().secondary(context.say("shortcuts.title"), context.router()::openShortcuts))
                    .row();
        }
        sections.add(reset(context)).row();
        return sections;
    }

    private static void change(Context context, UnaryOperator<Settings> change) {
        context.settings().change(change);
    }

    private Panel hints(Context context) {
        Panel panel = SettingsSection.panel(context, "settings.hints");
        Hints now = context.settings().now().hints();
        hint(context, panel, "settings.hint.legal", now.legalMoves(), Hints::withLegalMoves);
        hint(context, panel, "settings.hint.preview", now.flipPreview(), Hints::withFlipPreview);
        hint(context, panel, "settings.hint.best", now.bestMove(), Hints::withBestMove);
        toggle(
                context,
                panel,
                "settings.coach",
                context.settings().now().isCoached(),
                on -> change(context, settings -> settings.withCoach(on)));
        hint(context, panel, "settings.hint.last", now.lastMove(), Hints::withLastMove);
        hint(context, panel, "settings.hint.coordinates", now.coordinates(), Hints::withCoordinates);
        return panel;
    }

    /** One hint switched on or off. */
    private interface Switch {
        Hints set(Hints hints, boolean on);
    }

    private void hint(Context context, Panel panel, String key, boolean on, Switch how) {
        toggle(context, panel, key, on, value -> {
            change(context, settings -> settings.withHints(how.set(settings.hints(), value)));
            preview.refresh();
        });
    }

    private static Toggle toggle(Context context, Panel panel, String key, boolean on, Consumer<Boolean> changed) {
        String second = context.texts().has(key + ".second") ? context.say(key + ".second") : "";
        Toggle toggle = context.ui().toggle(context.say(key), second, on, changed);
        panel.add(toggle).row();
        return toggle;
    }

    private Panel motion(Context context) {
        Ui ui = context.ui();
        Settings now = context.settings().now();
        Panel panel = SettingsSection.panel(context, "settings.motion");
        toggle(context, panel, "settings.sound", now.isSoundOn(), on -> {
            change(context, settings -> settings.withSound(on));
            ui.feedback().tapped();
        });
        if (context.device().speech().isPresent()) {
            toggle(
                    context,
                    panel,
                    "settings.spoken",
                    now.isSpoken(),
                    on -> change(context, settings -> settings.withSpeech(on)));
        }
        SettingsSection.label(context, panel, "settings.volume");
        panel.add(ui.slider(0, 100, VOLUME_STEP, now.volume(), volume -> {
                    change(context, settings -> settings.withVolume(volume));
                    ui.feedback().tapped();
                }))
                .row();
        SettingsSection.label(context, panel, "settings.speed");
        List<AnimationSpeed> speeds = List.of(AnimationSpeed.values());
        panel.add(ui.segmented(
                        names(context, speeds.stream().map(AnimationSpeed::key).toList()),
                        speeds.indexOf(now.speed()),
                        at -> {
                            change(context, settings -> settings.withSpeed(speeds.get(at)));
                            preview.refresh();
                        }))
                .row();
        SettingsSection.label(context, panel, "settings.reduced");
        List<MotionChoice> motions = List.of(MotionChoice.values());
        panel.add(ui.segmented(
                        names(context, motions.stream().map(MotionChoice::key).toList()),
                        motions.indexOf(now.motion()),
                        at -> {
                            change(context, settings -> settings.withMotion(motions.get(at)));
                            preview.refresh();
                        }))
                .row();
        return panel;
    }

    private static Panel display(Context context) {
        Ui ui = context.ui();
        Settings now = context.settings().now();
        Panel panel = SettingsSection.panel(context, "settings.display");
        SettingsSection.label(context, panel, "settings.theme");
        List<ThemeChoice> themes = List.of(ThemeChoice.values());
        panel.add(ui.segmented(
                        names(context, themes.stream().map(ThemeChoice::key).toList()),
                        themes.indexOf(now.look().theme()),
                        at -> change(
                                context,
                                settings -> settings.withLook(settings.look().withTheme(themes.get(at))))))
                .padBottom(8)
                .row();
        toggle(
                context,
                panel,
                "settings.contrast",
                now.look().highContrast(),
                on -> change(
                        context, settings -> settings.withLook(settings.look().withHighContrast(on))));
        SettingsSection.label(context, panel, "settings.size");
        List<TextSize> sizes = sizes(ui.isTouch());
        panel.add(ui.segmented(
                        names(context, sizes.stream().map(TextSize::key).toList()),
                        Math.max(0, sizes.indexOf(now.look().textSize())),
                        at -> change(
                                context,
                                settings -> settings.withLook(settings.look().withTextSize(sizes.get(at))))))
                .padBottom(8)
                .row();
        SettingsSection.label(context, panel, "settings.language");
        String name = Language.find(now.language()).map(Language::ownName).orElse(context.say("language.auto"));
        Button language = ui.secondary(name, () -> chooseLanguage(context));
        language.setAccessibleName(context.texts().punctuation().details(context.say("settings.language"), name));
        panel.add(language).row();
        return panel;
    }

    /** Fingers need their room: where they point, nothing is smaller than usual. */
    private static List<TextSize> sizes(boolean isTouch) {
        return Arrays.stream(TextSize.values())
                .filter(size -> !isTouch || size.scale() >= 1)
                .toList();
    }

    private static void chooseLanguage(Context context) {
        String now = context.settings().now().language();
        context.router().open(new LanguageSheet(now, code -> {
            change(context, settings -> settings.withLanguage(code));
            context.router().refresh();
        }));
    }

    private static Panel computer(Context context) {
        Panel panel = SettingsSection.panel(context, "settings.computer");
        toggle(
                context,
                panel,
                "settings.ponder",
                context.settings().now().isPondering(),
                on -> change(context, settings -> settings.withPondering(on)));
        return panel;
    }

    private Panel online(Context context) {
        Panel panel = SettingsSection.panel(context, "settings.online");
        server.ifPresent(choice -> server(context, panel, choice));
        panel.add(context.ui().secondary(context.say("settings.account"), context.go()::account))
                .padTop(server.isPresent() ? 14 : 0);
        return panel;
    }

    private void server(Context context, Panel panel, ServerChoice choice) {
        Ui ui = context.ui();
        panel.add(ui.muted(context.say("signin.address"), Type.SMALL))
                .padBottom(6)
                .row();
        Table row = new Table();
        Runnable keep = () -> {
            trouble = choice.choose(written) ? "" : context.say("signin.no-address");
            if (trouble.isEmpty()) {
                context.router().notice(context.say("settings.server.kept"));
            }
            context.router().refresh();
        };
        row.add(ui.writing(written, context.say("signin.address"), LONGEST_ADDRESS, text -> written = text)
                        .onEnter(keep))
                .growX()
                .minWidth(0);
        Button button = ui.secondary(context.say("settings.server.keep"), keep);
        row.add(button).minWidth(button.getPrefWidth()).padLeft(Theme.GAP);
        panel.add(row).row();
        if (!trouble.isEmpty()) {
            panel.add(ui.text(trouble, Type.SMALL).in(ui.palette().danger()))
                    .padTop(8)
                    .row();
        }
    }

    private static List<String> names(Context context, List<String> keys) {
        return keys.stream().map(context::say).toList();
    }

    private static Actor reset(Context context) {
        return context.ui().secondary(context.say("settings.reset"), () -> context.router()
                .open(new ConfirmSheet(
                        context.say("settings.reset.title"),
                        context.say("settings.reset.words"),
                        context.say("settings.reset.yes"),
                        context.say("dialog.cancel"),
                        () -> {
                            change(context, settings -> Settings.initial().withGame(settings.game()));
                            context.router().refresh();
                        })));
    }

    @Override
    public void hidden() {
        preview.stop();
    }
}
