package reversi.screens.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;
import reversi.online.PlayerKind;
import reversi.online.Remark;
import reversi.online.TableRequest;
import reversi.players.online.OnlineMemory;
import reversi.rules.Disc;
import reversi.screens.Context;
import reversi.screens.Sheet;
import reversi.screens.sound.SoundName;
import reversi.screens.sound.Sounds;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** What is said at a table: whether the person wants to see it, what has been seen, and what is not said yet. */
final class TableChat {
    private static final float PAD = 16;

    private final TableSeat seat;
    private final PageContext page;
    private final OnlineMemory memory;
    private final Sounds sounds;
    private @Nullable Sheet sheet;
    private @Nullable Text watchers;
    private @Nullable Chat beside;
    private int seen;
    private String draft = "";

    TableChat(TableSeat seat, PageContext page, OnlineMemory memory, Sounds sounds) {
        this.seat = seat;
        this.page = page;
        this.memory = memory;
        this.sounds = sounds;
        this.seen = said();
    }

    private int said() {
        return seat.remarks().size();
    }

    /** Whether anything can be said at the table: not where a computer plays. */
    boolean exists() {
        return seat.table().player(Disc.BLACK).kind() != PlayerKind.BOT
                && seat.table().player(Disc.WHITE).kind() != PlayerKind.BOT;
    }

    /** Whether the person doesn't want to see what is said. */
    boolean isHidden() {
        return memory.isChatHidden();
    }

    /** Hides what is said, or shows it again. */
    void switchOver() {
        memory.setChatHidden(!memory.isChatHidden());
        page.refresh();
    }

    /** Whether something was said that the person has not seen. */
    boolean hasUnseen() {
        return !isHidden() && said() > seen;
    }

    /** Shows what is said in a dialog, where the page has no room for it. */
    void open() {
        if (isHidden()) {
            memory.setChatHidden(false);
        }
        seen = said();
        Sheet opened = new ChatSheet(this::actor, this::switchOver);
        sheet = opened;
        page.open(opened);
    }

    /** The chat as an actor of this width in points. */
    Chat actor(Context context, float width) {
        boolean canSpeak = seat.isTaken() && seat.opponent().kind() != PlayerKind.BOT;
        return new Chat(context, seat, width, canSpeak, () -> draft, words -> draft = words, this::say);
    }

    /** A new panel with the chat for the place beside the board, {@code width} points wide. */
    Actor panel(Context context, float width) {
        Panel panel = context.ui().panel();
        panel.pad(10, PAD, 12, PAD);
        Text count = context.ui().muted("", Type.SMALL);
        watchers = count;
        Table head = new Table();
        head.add(context.ui().text(context.say("chat.title"), Type.SMALL_STRONG))
                .growX();
        head.add(count).padRight(4);
        head.add(context.ui().iconButton(Icon.CLOSE, this::switchOver)).size(Theme.TOUCH);
        panel.add(head).growX().padTop(-8).padRight(-10).row();
        Chat chat = actor(context, width - 2 * PAD);
        beside = chat;
        panel.add(chat).grow().minHeight(0);
        refresh();
        return panel;
    }

    /** Shows in that panel what was said meanwhile and how many watch. */
    void refresh() {
        int count = seat.table().watchers();
        page.context().ifPresent(context -> {
            if (watchers != null) {
                watchers.setText(count == 0 ? "" : context.texts().count("table.watchers", count));
            }
        });
        if (beside != null) {
            beside.refresh();
        }
    }

    private boolean say(String words) {
        boolean isSent = seat.ask(table -> new TableRequest.Say(table, words));
        if (!isSent) {
            page.notice("online.lost");
        }
        return isSent;
    }

    /** Says the newest remark to people who do not see it. */
    private void tell() {
        List<Remark> remarks = seat.remarks();
        Remark newest = remarks.get(remarks.size() - 1);
        String name = seat.name(newest.from());
        page.context().ifPresent(context -> context.router()
                .announce(context.texts().punctuation().label(name, newest.text())));
    }

    /** Something was said; {@code isBeside} where what is said is seen beside the board. */
    void heard(Disc by, boolean isBeside) {
        if (seat.isMuted(by)) {
            return;
        }
        boolean isInSheet = sheet != null && page.isOpen(sheet);
        if (isInSheet || isBeside || !seat.isOpponent(by)) {
            seen = said();
        }
        if (seat.isOpponent(by) && !isHidden()) {
            sounds.play(SoundName.MESSAGE);
        }
        if (isInSheet) {
            page.refresh();
        }
        if (!isHidden() && seat.isOther(by)) {
            tell();
        }
    }
}
