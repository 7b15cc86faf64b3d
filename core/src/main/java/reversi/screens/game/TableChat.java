package reversi.screens.game;

import org.jspecify.annotations.Nullable;
import reversi.online.PlayerKind;
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
    private final PageContext front;
    private final OnlineMemory memory;
    private final Sounds sounds;
    private @Nullable Sheet sheet;
    private int seen;
    private String draft = "";

    TableChat(TableSeat seat, PageContext front, OnlineMemory memory, Sounds sounds) {
        this.seat = seat;
        this.front = front;
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
        front.refresh();
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
        front.open(opened);
    }

    /** The chat as an actor of this width in points. */
    Chat actor(Context context, float width) {
        boolean canSpeak = seat.isTaken() && seat.opponent().kind() != PlayerKind.BOT;
        return new Chat(context, seat, width, canSpeak, () -> draft, words -> draft = words, this::say);
    }

    private void say(String words) {
        seat.ask(table -> new TableRequest.Say(table, words));
    }

    /** Something was said; {@code isBeside} where what is said is seen beside the board. */
    void heard(Disc by, boolean isBeside) {
        if (seat.isMuted(by)) {
            return;
        }
        boolean isInSheet = sheet != null && front.isOpen(sheet);
        if (isInSheet || isBeside || !seat.isOpponent(by)) {
            seen = said();
        }
        if (seat.isOpponent(by) && !isHidden()) {
            sounds.play(SoundName.MESSAGE);
        }
        if (isInSheet) {
            front.refresh();
        }
    }
}
