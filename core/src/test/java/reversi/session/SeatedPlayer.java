package reversi.session;

import java.util.ArrayList;
import java.util.List;
import reversi.rules.Disc;

/** A player that notes what it is told and does nothing by itself. */
final class SeatedPlayer implements Player {
    final List<String> heard = new ArrayList<>();
    boolean asked;

    @Override
    public void takeTurn(GameInProgress game) {
        heard.add("turn " + game.transcript().plies());
        asked = true;
    }

    @Override
    public void cancel() {
        if (asked) {
            heard.add("cancel");
        }
        asked = false;
    }

    @Override
    public void drawOffered(GameInProgress game, Disc by) {
        heard.add("draw offered by " + by);
    }
}
