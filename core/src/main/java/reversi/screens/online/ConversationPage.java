package reversi.screens.online;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.online.Letter;
import reversi.online.MailRequest;
import reversi.online.PlayerCard;
import reversi.online.Protocol;
import reversi.online.ServerMessage.Failed;
import reversi.players.online.ReplyListener;
import reversi.players.online.Topic;
import reversi.screens.Context;
import reversi.screens.FaultWords;
import reversi.screens.Layout;
import reversi.screens.Writable;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Text;
import reversi.screens.ui.TextInput;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The private messages exchanged with one member, and the line on which one writes the next. */
final class ConversationPage extends OnlinePage {
    private static final float SHARE = 0.78f;

    private final PlayerCard with;
    private final Table lines = new Table();
    private @Nullable ScrollPane pane;
    private float width;
    private boolean isAtEnd;
    /** The newest letter that was said. */
    private long told;

    private String draft = "";

    ConversationPage(OnlinePages online, PlayerCard with) {
        super(online);
        this.with = with;
    }

    /** Whether it shows what was exchanged with this member. */
    boolean isWith(long player) {
        return with.id() == player;
    }

    @Override
    protected String titleKey() {
        return "mail.title";
    }

    @Override
    protected float widest() {
        return 720;
    }

    @Override
    boolean shows(Topic topic) {
        return topic == Topic.MAIL;
    }

    @Override
    void ask() {
        client().ask(new MailRequest.AskLetters(with.id(), 0));
    }

    @Override
    public void shown() {
        super.shown();
        readAll();
    }

    private void readAll() {
        List<Letter> letters = client().mail().letters(with.id());
        for (int i = letters.size() - 1; i >= 0; i--) {
            Letter letter = letters.get(i);
            if (letter.from() == with.id()) {
                if (!letter.read() && client().mail().unread() > 0) {
                    client().markRead(with.id(), letter.id());
                }
                return;
            }
        }
    }

    /** The line that is being written stays as it is. */
    @Override
    void show(Context context) {
        fill(context);
        tell(context);
        readAll();
    }

    /** Says what came meanwhile to people who do not see it. */
    private void tell(Context context) {
        List<Letter> letters = client().mail().letters(with.id());
        if (letters.isEmpty()) {
            return;
        }
        Letter newest = letters.get(letters.size() - 1);
        boolean isNew = newest.id() > told && newest.from() == with.id();
        if (isNew && !newest.read()) {
            context.router().announce(spoken(context, newest));
        }
        told = Math.max(told, newest.id());
    }

    private String spoken(Context context, Letter letter) {
        String name = letter.from() == with.id() ? with.name() : context.say("play.you");
        return context.texts().punctuation().label(name, letter.text());
    }

    @Override
    protected Actor content(Context context, Layout layout, float room) {
        width = room;
        Table page = new Table();
        page.padBottom(layout.isLow() ? 8 : 16);
        ScrollPane scroll = scrolling(context, lines, room);
        pane = scroll;
        page.add(head(context)).width(room).padBottom(8).row();
        page.add(scroll).grow().minHeight(0).row();
        Table row = new Table();
        TextInput line =
                context.ui().writing(draft, context.say("mail.write"), Protocol.MAX_LETTER, text -> draft = text);
        Runnable send = () -> send(context, line);
        row.add(line.onEnter(send)).growX().minWidth(0);
        Button button = context.ui().iconButton(Icon.SEND, send);
        row.add(button).size(Theme.TOUCH).padLeft(6);
        page.add(row).width(room).padTop(10);
        isAtEnd = false;
        fill(context);
        return page;
    }

    /** With whom one writes; a tap tells more. */
    private Actor head(Context context) {
        Line line = new Line(
                context.ui(), Color.CLEAR, with.name(), ListPanels.standing(context, with), "", () -> context.router()
                        .open(new PlayerSheet(online(), with)));
        return new ListView.Row().avatar(context, online().photos(), with).line(line, Theme.TOUCH);
    }

    @Override
    protected Actor body(Context context, Layout layout, float room) {
        return lines;
    }

    private void fill(Context context) {
        Ui ui = context.ui();
        OnlineWords words = new OnlineWords(context.texts());
        lines.clearChildren();
        lines.top();
        if (client().mail().hasOlder(with.id())) {
            long before = client().mail().letters(with.id()).get(0).id();
            lines.add(ui.secondary(context.say("online.older"), () -> client().ask(
                                    new MailRequest.AskLetters(with.id(), before))))
                    .padBottom(12)
                    .row();
        }
        for (Letter letter : client().mail().letters(with.id())) {
            boolean isTheirs = letter.from() == with.id();
            Panel panel = new Panel(
                    ui.theme(), isTheirs ? ui.palette().panel() : ui.palette().raised(), 12);
            float most = SHARE * width - 28;
            Text text = ui.text(letter.text(), Type.BODY).readAs(spoken(context, letter));
            panel.add(text.naturalWidth() > most || letter.text().indexOf('\n') >= 0 ? text.wrap(most) : text)
                    .pad(9, 14, 2, 14)
                    .left()
                    .row();
            panel.add(ui.muted(words.ago(letter.at(), client().serverNow()), Type.CAPTION))
                    .pad(0, 14, 8, 14)
                    .left();
            Table line = new Table();
            line.add(panel)
                    .expandX()
                    .align(isTheirs ? com.badlogic.gdx.utils.Align.left : com.badlogic.gdx.utils.Align.right);
            lines.add(line).width(width).padBottom(8).row();
        }
        isAtEnd = false;
    }

    @Override
    public void tick(float seconds) {
        super.tick(seconds);
        ScrollPane shown = pane;
        if (!isAtEnd && shown != null) {
            isAtEnd = true;
            shown.validate();
            shown.setScrollPercentY(1);
            shown.updateVisualScroll();
        }
    }

    private void send(Context context, TextInput line) {
        String text = draft.trim();
        if (text.isEmpty()) {
            return;
        }
        Optional<String> unseen = Writable.trouble(context.texts(), text);
        if (unseen.isPresent()) {
            context.router().notice(unseen.get());
            return;
        }
        boolean isSent = client().ask(new MailRequest.Write(with.id(), text), new ReplyListener() {
            @Override
            public void failed(Failed failure) {
                giveBack(context, text, FaultWords.of(context.texts(), failure));
            }

            @Override
            public void lost() {
                giveBack(context, text, context.say("online.lost"));
            }
        });
        if (isSent) {
            draft = "";
            line.write("");
        } else {
            context.router().notice(context.say("online.lost"));
        }
    }

    /** What was not sent stands in the line again, unless something else was written there since. */
    private void giveBack(Context context, String text, String why) {
        context.router().notice(why);
        if (draft.isEmpty()) {
            draft = text;
            context.router().refresh();
        }
    }
}
