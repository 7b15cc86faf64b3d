package reversi.screens.online;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.function.Consumer;
import reversi.online.Conversation;
import reversi.online.PlayerCard;
import reversi.online.Protocol;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.StateView;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Palette;
import reversi.screens.ui.Slot;
import reversi.screens.ui.TextInput;
import reversi.screens.ui.Theme;

/** The page of private messages in one look, size and language. */
final class MailView implements StateView<MailPageState> {
    private static final float WIDEST = 720;
    private static final float ROW = 60;

    private final Context context;
    private final Photos photos;
    private final Actions actions;
    private final float width;
    private final TextInput name;
    private final Slot<String> trouble;
    private final Slot<MailPageState.Listed> list = new Slot<>(this::fillList);
    private final Actor root;

    /** What the controls lead to. */
    interface Actions {
        /** Another name is written. */
        void write(String name);

        /** Looks for whose name is written. */
        void find();

        /** Opens what was exchanged with a member. */
        void open(PlayerCard player);
    }

    MailView(Context context, Layout layout, Photos photos, Actions actions) {
        this.context = context;
        this.photos = photos;
        this.actions = actions;
        HeadedScaffold scaffold = new HeadedScaffold(context, layout, WIDEST);
        width = scaffold.width();
        name = context.ui()
                .writing("", context.say("mail.find"), Protocol.MAX_NAME, actions::write)
                .onEnter(actions::find);
        trouble = ListPanels.trouble(context.ui(), width);
        Button search = context.ui().iconButton(Icon.SEARCH, actions::find);
        search.setAccessibleName(context.say("mail.find"));
        Table find = new Table();
        find.add(name).growX().minWidth(0);
        find.add(search).size(Theme.TOUCH).padLeft(Theme.RING);
        Table body = new Table();
        body.top();
        body.defaults().width(width);
        body.add(find).row();
        body.add(trouble).padBottom(ListPanels.BETWEEN).row();
        body.add(list).padBottom(ListPanels.BETWEEN);
        root = scaffold.lay("mail.title", HeadedScaffold.scrolling(context, body, width));
    }

    @Override
    public Actor root() {
        return root;
    }

    @Override
    public void show(MailPageState state) {
        name.write(state.name());
        trouble.show(state.trouble());
        list.show(state.list());
    }

    private void fillList(MailPageState.Listed shown) {
        Table panel = ListPanels.panel(context);
        ListView rows = new ListView(context);
        for (Conversation each : shown.all()) {
            rows.add(new ListView.Row()
                    .avatar(context, photos, each.with())
                    .line(line(context, each, shown.now(), actions::open), ROW));
        }
        if (shown.all().isEmpty()) {
            rows.placeholder(shown.answer().words(context.texts(), "mail.none.words"), width - 2 * Theme.PAD);
        }
        panel.add(rows);
        list.add(panel).width(width);
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
