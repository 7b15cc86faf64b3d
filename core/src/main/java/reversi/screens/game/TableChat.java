package reversi.screens.game;

import java.util.List;
import reversi.online.PlayerKind;
import reversi.online.Remark;
import reversi.online.TableRequest;
import reversi.players.online.OnlineMemory;
import reversi.rules.Disc;
import reversi.screens.Context;
import reversi.screens.Sheet;
import reversi.screens.sound.SoundName;
import reversi.screens.sound.Sounds;

/** What is said at a table: whether the person wants to see it, what has been seen, and what is not said yet. */
final class TableChat {
    private final TableSeat seat;
    private final PageContext page;
    private final OnlineMemory memory;
    private final Sounds sounds;
    private final Sheet sheet = new ChatSheet(this::actor, this::report, this::switchOver);
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

    /** Opens the dialog in which somebody who plays here is reported. */
    void report() {
        page.context().ifPresent(context -> context.go()
                .report(seat.others(), seat.table().id()));
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
        page.open(sheet);
    }

    /** The chat as an actor of this width in points. */
    Chat actor(Context context, float width) {
        Chat chat = new Chat(context, seat, width, () -> draft, words -> draft = words, this::say);
        chat.show(seat.remarks());
        return chat;
    }

    /** The chat in a panel for the place beside the board, {@code width} points wide. */
    ChatPanel panel(Context context, float width) {
        return new ChatPanel(context, actor(context, width - 2 * ChatPanel.PAD), this::report, this::switchOver);
    }

    /** What is said now. */
    GameState.Talk talk() {
        return new GameState.Talk(seat.remarks(), seat.table().watchers());
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
        boolean isInSheet = page.isOpen(sheet);
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
