package reversi.screens.online;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import reversi.online.Letter;
import reversi.online.PlayerCard;
import reversi.online.Protocol;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.SanctionWords;
import reversi.screens.StateView;
import reversi.screens.online.ConversationState.Acquaintance;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Text;
import reversi.screens.ui.TextInput;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The messages exchanged with one member in one look, size and language. */
final class ConversationView implements StateView<ConversationState> {
    private static final float SHARE = 0.78f;
    private static final float BUBBLE_RADIUS = 12;

    private static final float ABOVE_WORDS = 9;

    private final Context context;
    private final Ui ui;
    private final PlayerCard with;
    private final Actions actions;
    private final float width;
    private final TextInput line;
    private final Slot<ConversationState.Letters> letters = new Slot<>(this::fillLetters);
    private final Slot<ConversationState.Writing> below = new Slot<>(this::fillBelow);
    private final ScrollPane pane;
    private final Actor root;
    /** A moderator's reason may be long; more of it is scrolled to. */
    private final float tallestBelow;
    /** The server's time, in milliseconds since 1970. */
    private long now;
    /** Whether the newest message has been brought into sight. */
    private boolean isAtEnd;

    /** What the controls lead to. */
    interface Actions {
        /** Something else is written. */
        void write(String text);

        /** Sends what is written. */
        void send();

        /** Asks for messages older than one. */
        void older(Letter oldest);

        /** Lets the member write from now on, or not. */
        void answer(boolean isAccepted);

        /** Hears nothing of the member any more. */
        void block();

        /** Tells more of the member. */
        void about();

        /** Reports the member. */
        void report();
    }

    ConversationView(Context context, Layout layout, Photos photos, PlayerCard with, Actions actions) {
        this.context = context;
        this.ui = context.ui();
        this.with = with;
        this.actions = actions;
        HeadedScaffold scaffold = new HeadedScaffold(context, layout, HeadedScaffold.WIDEST_TALK);
        width = scaffold.width();
        tallestBelow = layout.isLow() ? Theme.TOUCH : 2 * Theme.TOUCH;
        pane = HeadedScaffold.scrolling(context, letters, width);
        line = ui.writing("", context.say("mail.write"), Protocol.MAX_LETTER, actions::write)
                .onEnter(actions::send);
        Line head = new Line(ui, Color.CLEAR, with.name(), ListPanels.standing(context, with), "", actions::about);
        Table page = new Table();
        page.padBottom((layout.isLow() ? 2 : 4) * Theme.GRID);
        page.add(new ListView.Row()
                        .avatar(context, photos, with)
                        .line(head, Theme.TOUCH)
                        .last(ui.iconButton(Icon.REPORT, actions::report), Theme.TOUCH, Theme.RING))
                .width(width)
                .padBottom(Theme.ROW_GAP)
                .row();
        page.add(pane).grow().minHeight(0).row();
        page.add(below).width(width).padTop(Theme.GAP);
        root = scaffold.lay("mail.title", page);
    }

    @Override
    public Actor root() {
        return root;
    }

    @Override
    public void show(ConversationState state) {
        line.write(state.draft());
        letters.show(state.letters());
        now = state.letters().now();
        below.show(state.writing());
    }

    /** The line to write on, or why one can't write; nothing while a stranger waits for an answer. */
    private void fillBelow(ConversationState.Writing writing) {
        if (writing.acquaintance() == Acquaintance.ASKED) {
            return;
        }
        if (writing.muting().isPresent()) {
            SanctionWords words = new SanctionWords(context.texts(), context.device(), now);
            sayWhyNot(words.sentences(writing.muting().get()));
        } else if (writing.acquaintance() == Acquaintance.WAITS) {
            sayWhyNot(context.texts().get("mail.waits", with.name()));
        } else {
            below.add(line).growX().minWidth(0);
            below.add(ui.iconButton(Icon.SEND, actions::send)).size(Theme.TOUCH).padLeft(Theme.RING);
        }
    }

    private void sayWhyNot(String words) {
        below.add(ui.scroll(ui.muted(words, Type.BODY).wrap(width)))
                .width(width)
                .maxHeight(tallestBelow);
    }

    /** What can be answered to a stranger, below the message. */
    private Table answers() {
        Table answers = new Table();
        answers.defaults().growX().uniformX().minWidth(0).padTop(Theme.GAP);
        answers.add(ui.muted(context.texts().get("mail.asks", with.name()), Type.BODY)
                        .wrap(width))
                .colspan(2)
                .row();
        answers.add(ui.primary(context.say("mail.accept"), () -> actions.answer(true)))
                .colspan(2)
                .row();
        answers.add(ui.secondary(context.say("mail.decline"), () -> actions.answer(false)))
                .padRight(Theme.GAP);
        answers.add(ui.secondary(context.say("player.block"), actions::block));
        return answers;
    }

    /** Brings the newest message into sight where others are shown than before. */
    void toEnd() {
        if (!isAtEnd) {
            isAtEnd = true;
            pane.validate();
            pane.setScrollPercentY(1);
            pane.updateVisualScroll();
        }
    }

    /** What came and was not read yet. */
    @Override
    public String spoken(ConversationState state) {
        return state.letters()
                .newestOf(with)
                .filter(newest -> !newest.read())
                .map(this::spoken)
                .orElse("");
    }

    private String spoken(Letter letter) {
        String name = letter.from() == with.id() ? with.name() : context.say("play.you");
        return context.texts().punctuation().label(name, letter.text());
    }

    private void fillLetters(ConversationState.Letters shown) {
        isAtEnd = false;
        letters.top();
        if (shown.hasOlder()) {
            Letter oldest = shown.all().get(0);
            letters.add(ui.secondary(context.say("online.older"), () -> actions.older(oldest)))
                    .padBottom(Theme.BLOCK_GAP)
                    .row();
        }
        OnlineWords words = new OnlineWords(context.texts());
        for (Letter letter : shown.all()) {
            Table place = new Table();
            place.add(bubble(letter, words.ago(letter.at(), shown.now())))
                    .expandX()
                    .align(letter.from() == with.id() ? Align.left : Align.right);
            letters.add(place).width(width).padBottom(Theme.ROW_GAP).row();
        }
        if (shown.with(with) == Acquaintance.ASKED) {
            letters.add(answers()).width(width);
        }
    }

    private Panel bubble(Letter letter, String when) {
        boolean isTheirs = letter.from() == with.id();
        Panel panel = new Panel(
                ui.theme(), isTheirs ? ui.palette().panel() : ui.palette().raised(), BUBBLE_RADIUS);
        float most = SHARE * width - 2 * Theme.PART_GAP;
        Text text = ui.text(letter.text(), Type.BODY).readAs(spoken(letter));
        boolean isLong = text.naturalWidth() > most || letter.text().indexOf('\n') >= 0;
        panel.add(isLong ? text.wrap(most) : text)
                .pad(ABOVE_WORDS, Theme.PART_GAP, Theme.TIGHT, Theme.PART_GAP)
                .left()
                .row();
        panel.add(ui.muted(when, Type.CAPTION))
                .pad(0, Theme.PART_GAP, Theme.ROW_GAP, Theme.PART_GAP)
                .left();
        return panel;
    }
}
