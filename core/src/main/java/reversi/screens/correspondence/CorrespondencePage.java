package reversi.screens.correspondence;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import reversi.correspondence.Correspondence;
import reversi.correspondence.CorrespondenceCode;
import reversi.correspondence.KeptCorrespondence;
import reversi.game.ColourChoice;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.screens.BodyView;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.StatePage;
import reversi.screens.game.CorrespondenceController;
import reversi.screens.game.GamePage;
import reversi.screens.online.Line;
import reversi.screens.online.ListPanels;
import reversi.screens.online.ListView;
import reversi.screens.setup.VariantWords;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Palette;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** A person's games by link: whose turn it is in each, a new one, and where a link is opened. */
public final class CorrespondencePage extends StatePage<List<KeptCorrespondence>, BodyView<List<KeptCorrespondence>>> {
    private static final String MARK = Route.to(Route.Kind.CORRESPONDENCE).fragment() + "/";

    private final CorrespondenceServices services;
    private final IncomingLinks incoming;
    private final OutgoingLinks outgoing;
    /** What is to be opened once the page is seen; empty for nothing. */
    private String pending;

    private String written = "";

    /** The list, which opens at once what an address tells: a game's whole text or its id, or nothing where that is empty. */
    public CorrespondencePage(CorrespondenceServices services, String detail) {
        super(services.repository().book().games());
        this.services = services;
        this.incoming = new IncomingLinks(services.repository(), services.signer(), services.ended());
        this.outgoing =
                new OutgoingLinks(services.repository(), services.signer(), services.random(), services.ended());
        this.pending = detail;
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.CORRESPONDENCE));
    }

    @Override
    public void shown() {
        services.repository().reload();
        become(services.repository().book().games());
    }

    @Override
    public void tick(float seconds) {
        if (!pending.isEmpty()) {
            String detail = pending;
            pending = "";
            open(detail);
        }
    }

    private void open(String detail) {
        incoming.open(
                detail,
                opened -> context().filter(now -> now.router().isInFront(this)).ifPresent(now -> show(now, opened)));
    }

    private void show(Context context, OpenedLink opened) {
        opened.game().ifPresent(game -> enter(context, game, opened.mine()));
        opened.message().ifPresent(key -> context.router().notice(context.say(key)));
    }

    private void enter(Context context, Correspondence game, Optional<Disc> mine) {
        LinkedGame linked = new LinkedGame(game, mine, services.repository(), outgoing, services.webAddress());
        CorrespondenceController controller = CorrespondenceController.of(
                linked, linked.names(context), services.thinker(), services.sounds(), context.tempo());
        context.router().enter(new GamePage(controller, services.openings()));
    }

    private void choose() {
        context().ifPresent(now -> now.router()
                .open(new BeginSheet(
                        services.repository().book().name(),
                        now.settings().now().game().variant(),
                        this::begin)));
    }

    private void begin(String name, Variant variant, ColourChoice colour) {
        services.repository().name(name);
        Disc mine = colour.settle(Optional.empty(), services.random());
        outgoing.begin(variant, mine, made -> context()
                .ifPresent(now -> made.ifPresentOrElse(
                        kept -> begun(now, kept), () -> now.router().notice(now.say("letter.failed")))));
    }

    private void begun(Context context, KeptCorrespondence kept) {
        enter(context, kept.game(), Optional.of(kept.mine()));
        if (!kept.game().player(kept.mine()).isSigned()) {
            context.router().notice(context.say("letter.insecure"));
        }
    }

    @Override
    protected BodyView<List<KeptCorrespondence>> view(Context context, Layout layout) {
        becomeUnseen(services.repository().book().games());
        return new BodyView<>(
                context,
                layout,
                "letter.title",
                HeadedScaffold.WIDEST_LIST,
                (games, width) -> body(context, games, width));
    }

    private Actor body(Context context, List<KeptCorrespondence> games, float width) {
        Table body = new Table();
        body.defaults().growX().padBottom(ListPanels.BETWEEN);
        body.add(context.ui().muted(context.say("letter.about"), Type.BODY).wrap(width))
                .row();
        body.add(context.ui().primary(context.say("letter.new"), this::choose))
                .height(Theme.BUTTON)
                .row();
        if (!games.isEmpty()) {
            Panel panel = ListPanels.panel(context);
            ListView list = new ListView(context);
            games.forEach(kept -> list.add(new ListView.Row().line(line(context, kept), Theme.HIGH_ROW)));
            panel.add(list);
            body.add(panel).row();
        }
        body.add(pasting(context)).row();
        return body;
    }

    private Line line(Context context, KeptCorrespondence kept) {
        Palette palette = context.ui().palette();
        String turn =
                kept.game().turn().isEmpty() ? "letter.over" : kept.isMyTurn() ? "play.to-move.you" : "letter.waiting";
        String name = kept.opponent().hasJoined() ? kept.opponent().name() : context.say("letter.opponent");
        Line line = new Line(
                context.ui(),
                kept.isMyTurn() ? palette.accent() : palette.muted(),
                name,
                new VariantWords(context.texts()).name(kept.game().variant()),
                context.say(turn),
                !kept.isMyTurn(),
                () -> open(kept.game().id()));
        return kept.isMyTurn() ? line.endIn(palette.accentInk()) : line;
    }

    /** Where a link is pasted, as on the desktop, where no messenger opens the game. */
    private Actor pasting(Context context) {
        Panel panel = ListPanels.panel(context);
        panel.add(context.ui().muted(context.say("letter.paste"), Type.SMALL))
                .padBottom(Theme.LINE_GAP)
                .row();
        Table row = new Table();
        row.add(context.ui()
                        .writing(
                                written,
                                context.say("letter.paste"),
                                CorrespondenceCode.LONGEST,
                                text -> written = text)
                        .onEnter(this::follow))
                .growX()
                .minWidth(0);
        row.add(context.ui().iconButton(Icon.PLAY, this::follow))
                .size(Theme.TOUCH)
                .padLeft(Theme.LINE_GAP);
        panel.add(row);
        return panel;
    }

    /** Opens the game of the link that was written, alone or in a whole address. */
    private void follow() {
        int mark = written.indexOf(MARK);
        String code = (mark < 0 ? written : written.substring(mark + MARK.length())).trim();
        if (!code.isEmpty()) {
            open(code);
        }
    }
}
