package reversi.screens.guide;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import reversi.platform.ProblemLog;
import reversi.screens.Context;
import reversi.screens.Feedback;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.Page;
import reversi.screens.Route;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** What the game is, what it keeps, who made what is in it, and how to tell us something. */
public final class AboutPage extends Page {
    private static final List<String> PARTS = List.of("gdx", "lwjgl", "inter", "noto", "java");

    private final Optional<Feedback> feedback;

    /** The page; empty where there is nobody to whom feedback could go. */
    public AboutPage(Optional<Feedback> feedback) {
        this.feedback = feedback;
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.ABOUT));
    }

    @Override
    public Actor build(Context context, Layout layout) {
        HeadedScaffold scaffold = new HeadedScaffold(context, layout, HeadedScaffold.WIDEST_TALK);
        float width = scaffold.width();
        Table body = new Table();
        body.defaults().width(width).padBottom(Theme.CARD_PAD);
        body.add(game(context, width)).row();
        body.add(section(context, width, "about.online")).row();
        body.add(section(context, width, "about.privacy")).row();
        body.add(contact(context, width)).row();
        body.add(parts(context, width)).row();
        return scaffold.lay("about.title", HeadedScaffold.scrolling(context, body, width));
    }

    /** How to tell us something. */
    private Panel contact(Context context, float width) {
        Panel panel = section(context, width, feedback.isPresent() ? "about.feedback.open" : "about.feedback");
        feedback.ifPresent(way -> add(
                panel,
                context.ui()
                        .card(
                                Button.Kind.SECONDARY,
                                Icon.MAIL,
                                context.say("feedback.title"),
                                "",
                                () -> way.begin(facts(context)))));
        add(panel, context.ui().card(Button.Kind.SECONDARY, Icon.COPY, context.say("about.feedback.copy"), "", () -> {
            context.device().copy(facts(context));
            context.router().notice(context.say("about.feedback.copied"));
        }));
        context.device().problemLog().ifPresent(log -> addLog(context, panel, width, log));
        return panel;
    }

    private static void add(Panel panel, Button button) {
        panel.add(button).height(Theme.BUTTON).padTop(Theme.GAP).row();
    }

    /** Where to find what the game noted of failures. */
    private static void addLog(Context context, Panel panel, float width, ProblemLog log) {
        Ui ui = context.ui();
        panel.add(ui.text(context.say("about.log"), Type.BODY).wrap(width - 2 * Theme.PAD))
                .padTop(Theme.GAP)
                .row();
        add(panel, ui.secondary(context.say("about.log.show"), () -> context.device()
                .open(log.folder())));
    }

    /** What helps to understand a report: facts about the game and the window, nothing about the person. */
    private static String facts(Context context) {
        return context.texts()
                .get(
                        "about.feedback.facts",
                        context.device().version(),
                        context.texts().language().code(),
                        Math.round(context.theme().pixelsPerPoint() * 100));
    }

    private static Panel game(Context context, float width) {
        Ui ui = context.ui();
        Panel panel = panel(ui, width);
        panel.add(ui.text(context.say("game.name"), Type.PAGE)).row();
        panel.add(ui.muted(context.texts().get("about.version", context.device().version()), Type.SMALL))
                .padBottom(Theme.GAP)
                .row();
        float inner = width - 2 * Theme.PAD;
        panel.add(ui.text(context.say("about.words"), Type.BODY).wrap(inner));
        return panel;
    }

    private static Panel panel(Ui ui, float width) {
        Panel panel = ui.panel();
        panel.pad(Theme.PAD);
        panel.defaults().width(width - 2 * Theme.PAD);
        return panel;
    }

    private static Panel section(Context context, float width, String key) {
        Ui ui = context.ui();
        Panel panel = panel(ui, width);
        panel.add(ui.text(context.say(key + ".title"), Type.TITLE))
                .padBottom(Theme.RING)
                .row();
        panel.add(ui.text(context.say(key + ".text"), Type.BODY).wrap(width - 2 * Theme.PAD))
                .row();
        return panel;
    }

    private static Panel parts(Context context, float width) {
        Ui ui = context.ui();
        Panel panel = section(context, width, "about.parts");
        for (String part : PARTS) {
            panel.add(ui.text(context.say("about.part." + part), Type.BODY_STRONG)
                            .wrap(width - 2 * Theme.PAD))
                    .padTop(Theme.GAP)
                    .row();
            panel.add(ui.muted(context.say("about.part." + part + ".licence"), Type.SMALL)
                            .wrap(width - 2 * Theme.PAD))
                    .row();
        }
        return panel;
    }
}
