package reversi.screens.game;

import java.util.List;
import reversi.online.TableRequest;
import reversi.screens.ConfirmSheet;

/** What buttons and keys do at a table on a server; what changes the game is asked of the server. */
final class OnlineActions implements GameActions {
    private final LiveGame game;
    private final TableSeat seat;
    private final TableChat chat;
    private final PageContext front;

    OnlineActions(LiveGame game, TableSeat seat, TableChat chat, PageContext front) {
        this.game = game;
        this.seat = seat;
        this.chat = chat;
        this.front = front;
    }

    @Override
    public boolean isOnline() {
        return true;
    }

    @Override
    public void menu() {
        front.open(new OnlineMenuSheet(this, seat, chat));
    }

    /** Goes back to the lobby; a game of one's own goes on. */
    @Override
    public void newGame() {
        front.context().ifPresent(context -> context.go().online());
    }

    @Override
    public void undo() {
        if (seat.canTakeBack()) {
            seat.ask(TableRequest.AskTakeback::new);
        }
    }

    @Override
    public void redo() {}

    @Override
    public void hint() {}

    @Override
    public void values() {}

    @Override
    public boolean canDraw() {
        return seat.canDraw();
    }

    @Override
    public void draw() {
        if (canDraw()) {
            seat.ask(TableRequest.OfferDraw::new);
        }
    }

    @Override
    public boolean canResign() {
        return seat.isPlaying();
    }

    @Override
    public void resign() {
        confirm("confirm.resign", "table.resign.words", "play.resign", () -> seat.ask(TableRequest.Resign::new));
    }

    /** Leaves for good, after asking. */
    void leave() {
        confirm("table.leave.title", "table.leave.words", "table.leave.yes", () -> {
            seat.ask(TableRequest.Leave::new);
            newGame();
        });
    }

    private void confirm(String title, String words, String yes, Runnable action) {
        if (seat.isPlaying()) {
            front.context()
                    .ifPresent(now -> front.open(new ConfirmSheet(
                            now.say(title), now.say(words), now.say(yes), now.say("confirm.no"), action)));
        }
    }

    /** Claims the win over an opponent who stays away. */
    void claim() {
        seat.ask(TableRequest.Claim::new);
    }

    @Override
    public void pause() {}

    @Override
    public void step() {}

    @Override
    public void speed() {}

    @Override
    public boolean canRematch() {
        return seat.canRematch();
    }

    @Override
    public void rematch() {
        front.closeSheet();
        if (seat.ask(TableRequest.Rematch::new)) {
            front.notice("table.rematch.asked", seat.opponent().name());
        }
    }

    @Override
    public void result() {
        game.showResult(!game.isResultShown());
    }

    @Override
    public void hideResult() {
        game.showResult(false);
    }

    @Override
    public void home() {
        front.context().ifPresent(context -> context.go().home());
    }

    @Override
    public List<String> notes() {
        return front.context().map(context -> Gains.of(seat, context.texts())).orElse(List.of());
    }
}
