package reversi.screens.game;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.online.TableRequest;
import reversi.players.online.OnlineTable;
import reversi.rules.Disc;
import reversi.screens.Sheet;
import reversi.screens.sound.SoundName;
import reversi.screens.sound.Sounds;

/** The opponent's offer of a draw or wish to take back, as a question to the person for as long as it stands. */
final class OpenOffer {
    private final TableSeat seat;
    private final Front front;
    private final Sounds sounds;
    private @Nullable Sheet question;

    OpenOffer(TableSeat seat, Front front, Sounds sounds) {
        this.seat = seat;
        this.front = front;
        this.sounds = sounds;
    }

    /** Puts the question that has come up, and takes back one that no longer stands; to be called after every change of the table. */
    void refresh() {
        OnlineTable table = seat.table();
        Optional<Disc> opponent = Optional.of(seat.mine().other());
        boolean isDraw = seat.isPlaying() && table.drawOffer().equals(opponent);
        boolean isTakeback = seat.isPlaying() && table.takebackOffer().equals(opponent);
        Sheet open = question;
        if ((isDraw || isTakeback) && open == null) {
            put(isDraw);
        } else if (!isDraw && !isTakeback && open != null) {
            question = null;
            if (front.isOpen(open)) {
                front.closeSheet();
            }
        }
    }

    /** Puts the question again where another dialog took its place and is gone; to be called as time passes. */
    void tick() {
        Sheet open = question;
        if (open != null && front.isFree()) {
            front.open(open);
        }
    }

    private void put(boolean isDraw) {
        front.context().ifPresent(context -> {
            String key = isDraw ? "offer.title" : "table.takeback.title";
            String title = context.texts().get(key, seat.opponent().name());
            Sheet sheet = new AskSheet(title, accepts -> answer(isDraw, accepts));
            question = sheet;
            sounds.play(SoundName.MESSAGE);
            front.open(sheet);
        });
    }

    private void answer(boolean isDraw, boolean accepts) {
        question = null;
        seat.ask(table ->
                isDraw ? new TableRequest.AnswerDraw(table, accepts) : new TableRequest.AnswerTakeback(table, accepts));
    }
}
