package reversi.screens.tournament;

import java.util.ArrayList;
import java.util.List;
import reversi.online.LeagueCard;
import reversi.screens.Context;
import reversi.screens.online.OnlineWords;

/** Says what is to know of a league. */
final class LeagueWords {
    private final Context context;

    LeagueWords(Context context) {
        this.context = context;
    }

    /** A league in a line: {@code Elm · season 3 · 5+3 · 24 players}. */
    String facts(LeagueCard card) {
        List<String> facts = new ArrayList<>();
        if (!card.club().isEmpty()) {
            facts.add(card.club());
        }
        if (card.season() > 0) {
            facts.add(season(card.season()));
        }
        facts.add(new OnlineWords(context.texts()).clock(card.terms().game().time()));
        facts.add(context.texts().count("tournament.players", card.members()));
        return String.join(" · ", facts);
    }

    String season(int number) {
        return context.texts().get("league.season", number);
    }

    String division(int number) {
        return context.texts().get("league.division", number);
    }

    /** When the next season begins, at the server's time. */
    String next(LeagueCard card, long now) {
        return new TournamentWords(context).moment(card.nextAt(), now);
    }
}
