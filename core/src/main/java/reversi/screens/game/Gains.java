package reversi.screens.game;

import java.util.ArrayList;
import java.util.List;
import reversi.online.Finish;
import reversi.online.RatingChange;
import reversi.rules.Disc;
import reversi.screens.Texts;

/** What a game on a server did to one's rating and points, in words. */
final class Gains {
    private static final String MINUS = "\u2212";

    private Gains() {}

    /** A line for each change; none while the game goes on or for those who watched it. */
    static List<String> of(TableSeat seat, Texts texts) {
        return seat.isTaken()
                ? seat.table()
                        .finish()
                        .map(finish -> lines(seat, finish, texts))
                        .orElse(List.of())
                : List.of();
    }

    private static List<String> lines(TableSeat seat, Finish finish, Texts texts) {
        RatingChange gain = seat.mine() == Disc.BLACK ? finish.black() : finish.white();
        List<String> lines = new ArrayList<>();
        boolean changes = gain.after() != gain.before() || gain.points() > 0;
        if (seat.table().terms().rated() && finish.winner().isPresent() && !changes) {
            lines.add(texts.get("table.uncounted"));
        } else if (seat.table().terms().rated()) {
            int by = gain.after() - gain.before();
            lines.add(texts.get("table.rating", gain.before(), gain.after(), (by < 0 ? MINUS : "+") + Math.abs(by)));
        } else {
            lines.add(texts.get("table.unrated"));
        }
        if (gain.points() > 0) {
            lines.add(texts.count("table.points", gain.points()));
        }
        return lines;
    }
}
