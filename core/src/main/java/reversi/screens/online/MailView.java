package reversi.screens.online;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.online.Conversation;
import reversi.online.PlayerCard;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.StateView;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Palette;
import reversi.screens.ui.Segmented;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** The page of private messages in one look, size and language. */
final class MailView implements StateView<MailPageState> {
    private static final float ROW = 60;

    private final Context context;
    private final Photos photos;
    private final Actions actions;
    private final float width;
    private final NameField find;
    private final Slot<Integer> boxes = new Slot<>(this::fillBoxes);
    private Optional<Segmented> box = Optional.empty();
    private final Slot<MailPageState.Listed> list = new Slot<>(this::fillList);
    private final Actor root;

    /** What the controls lead to. */
    interface Actions {
        /** Another name is written. */
        void write(String name);

        /** Looks for whose name is written. */
        void find();

        /** Shows the first messages of strangers, or the conversations. */
        void choose(boolean isRequests);

        /** Opens what was exchanged with a member. */
        void open(PlayerCard player);
    }

    MailView(Context context, Layout layout, Photos photos, Actions actions) {
        this.context = context;
        this.photos = photos;
        this.actions = actions;
        HeadedScaffold scaffold = new HeadedScaffold(context, layout, HeadedScaffold.WIDEST_TALK);
        width = scaffold.width();
        find = new NameField(context, "mail.find", width, actions::write, actions::find);
        Table body = new Table();
        body.top();
        body.defaults().width(width);
        body.add(find).padBottom(ListPanels.BETWEEN).row();
        body.add(boxes).row();
        body.add(list).padBottom(ListPanels.BETWEEN);
        root = scaffold.lay("mail.title", HeadedScaffold.scrolling(context, body, width));
    }

    @Override
    public Actor root() {
        return root;
    }

    @Override
    public void show(MailPageState state) {
        find.show(state.search());
        MailPageState.Requests requests = state.list().requests();
        boxes.show(requests.all().size());
        box.ifPresent(made -> made.show(requests.isShown() ? 1 : 0));
        list.show(state.list());
    }

    private void fillList(MailPageState.Listed shown) {
        MailPageState.Requests requests = shown.requests();
        Table panel = ListPanels.panel(context);
        if (requests.isShown()) {
            panel.add(context.ui()
                            .muted(context.say("mail.requests.note"), Type.SMALL)
                            .wrap(width - 2 * Theme.PAD))
                    .padBottom(Theme.GAP)
                    .row();
        }
        panel.add(rows(shown)).row();
        if (requests.isShown() && requests.hasMore()) {
            panel.add(context.ui()
                    .muted(context.say("mail.requests.more"), Type.SMALL)
                    .wrap(width - 2 * Theme.PAD));
        }
        list.add(panel).width(width);
    }

    /** The choice between the conversations and the first messages of strangers, while there are any of these. */
    private void fillBoxes(int requests) {
        box = Optional.empty();
        if (requests > 0) {
            List<String> names =
                    List.of(context.say("mail.conversations"), context.say("mail.requests") + " · " + requests);
            Segmented made = context.ui().segmented(names, 0, at -> actions.choose(at == 1));
            box = Optional.of(made);
            boxes.add(made).growX().padBottom(ListPanels.BETWEEN);
        }
    }

    private ListView rows(MailPageState.Listed shown) {
        ListView rows = new ListView(context);
        boolean isRequests = shown.requests().isShown();
        List<Conversation> all = isRequests ? shown.requests().all() : shown.conversations();
        for (Conversation each : all) {
            rows.add(new ListView.Row()
                    .avatar(context, photos, each.with())
                    .line(line(context, each, shown.now(), actions::open), ROW));
        }
        if (all.isEmpty()) {
            rows.placeholder(
                    Icon.MAIL, shown.answer().words(context.texts(), "mail.none.words"), width - 2 * Theme.PAD);
        }
        return rows;
    }

    /** One conversation in a list, at a time of the server. */
    static Line line(Context context, Conversation conversation, long now, Consumer<PlayerCard> open) {
        Palette palette = context.ui().palette();
        String when = new OnlineWords(context.texts()).ago(conversation.last().at(), now);
        Color light = conversation.unread() > 0 ? palette.accentInk() : palette.strong();
        String first = conversation.last().text().replace('\n', ' ');
        PlayerCard with = conversation.with();
        return new Line(context.ui(), light, with.name(), first, when, true, () -> open.accept(with));
    }
}
