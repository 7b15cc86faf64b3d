package reversi.session;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.rules.Disc;

/** The two players, and the one who has been asked for a move and has not answered yet. */
final class TurnRequests {
    private final Player black;
    private final Player white;
    private final EventQueue mailbox;
    private @Nullable Disc asked;
    private boolean stalled;
    /** Counts questions and answers: a question that is not the latest any more is not put. */
    private int latest;

    TurnRequests(Player black, Player white, EventQueue mailbox) {
        this.black = black;
        this.white = white;
        this.mailbox = mailbox;
    }

    private Player player(Disc disc) {
        return disc == Disc.BLACK ? black : white;
    }

    Optional<Disc> asked() {
        return Optional.ofNullable(asked);
    }

    boolean isAsked(Disc disc) {
        return asked == disc;
    }

    /** The asked side, unless it said that it cannot move. */
    @Nullable
    Disc thinking() {
        return stalled ? null : asked;
    }

    boolean isStalled() {
        return asked != null && stalled;
    }

    void ask(Disc turn, GameInProgress game) {
        int question = ++latest;
        asked = turn;
        stalled = false;
        mailbox.post(() -> {
            if (question == latest) {
                player(turn).takeTurn(game);
            }
        });
    }

    void askAgain(Disc turn, GameInProgress game) {
        mailbox.post(player(turn)::cancel);
        ask(turn, game);
    }

    /** The asked side has said that it cannot move. */
    void stall() {
        stalled = true;
    }

    /** The asked side has moved. */
    void answered() {
        asked = null;
        latest++;
    }

    /** Withdraws whatever either side has been asked. */
    void forget() {
        answered();
        mailbox.post(black::cancel);
        mailbox.post(white::cancel);
    }

    void offerDraw(Disc by, GameInProgress game) {
        mailbox.post(() -> {
            if (game.drawOffer().equals(Optional.of(by))) {
                player(by.other()).drawOffered(game, by);
            }
        });
    }
}
