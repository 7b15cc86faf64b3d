package reversi.screens.tournament;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import reversi.online.TournamentCard;
import reversi.online.TournamentTerms;
import reversi.screens.Context;
import reversi.screens.online.ListView;
import reversi.screens.online.OnlineWords;
import reversi.screens.ui.Theme;

/** Tournaments in lists of other pages. */
public final class TournamentLines {

    private TournamentLines() {}

    /** A list of tournaments at the server's time, each of which leads to its page. */
    public static Actor list(Context context, List<TournamentCard> cards, long now) {
        TournamentWords words = new TournamentWords(context);
        ListView list = new ListView(context);
        cards.forEach(card -> list.add(
                new ListView.Row().line(TournamentsPage.line(context, card, words.brief(card), now), Theme.HIGH_ROW)));
        return list;
    }

    /** The terms of a match in a line: {@code 8 boards · 5+3 · tomorrow}. */
    public static String match(Context context, TournamentTerms terms, long now) {
        return String.join(
                " · ",
                List.of(
                        context.texts().get("club.boards.of", terms.seats() / 2),
                        new OnlineWords(context.texts()).clock(terms.game().time()),
                        new TournamentWords(context).moment(terms.startsAt(), now)));
    }
}
