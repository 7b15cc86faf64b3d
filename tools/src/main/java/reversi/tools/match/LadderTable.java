package reversi.tools.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The result of a ladder as a table in Markdown. */
final class LadderTable {
    private final List<Contestant> players;
    private final List<Couple> couples;

    LadderTable(List<Contestant> players, List<Couple> couples) {
        this.players = players;
        this.couples = couples;
    }

    /** The table on a scale on which the first player has these points; says so where there are too few games for one. */
    String text(double first, long seed) {
        List<BradleyTerry.Meeting> meetings = new ArrayList<>();
        for (Couple couple : couples) {
            MatchScore standing = MatchScore.of(couple.pairing().log().games());
            if (standing.games() > 0) {
                meetings.add(new BradleyTerry.Meeting(couple.stronger(), couple.weaker(), standing.units()));
            }
        }
        Scale scale;
        try {
            scale = Scale.of(players.size(), meetings, first, seed);
        } catch (IllegalArgumentException tooFew) {
            return "no table yet: " + tooFew.getMessage() + "\n";
        }
        StringBuilder text = new StringBuilder();
        text.append("| player | Elo | step | against the one before | against the one before that |\n");
        text.append("|---|---|---|---|---|\n");
        for (int player = 0; player < players.size(); player++) {
            Scale.Rung rung = scale.rungs().get(player);
            String error = player == 0 ? "" : String.format(Locale.ROOT, " ± %.0f", rung.error());
            String step = player == 0 ? "" : String.format(Locale.ROOT, "%+.0f ± %.0f", rung.step(), rung.stepError());
            text.append(String.format(
                    Locale.ROOT,
                    "| %s | %.0f%s | %s | %s | %s |%n",
                    players.get(player).name(),
                    rung.elo(),
                    error,
                    step,
                    score(player - 1, player),
                    score(player - 2, player)));
        }
        return text.toString();
    }

    private String score(int weaker, int stronger) {
        for (Couple couple : couples) {
            if (couple.weaker() == weaker && couple.stronger() == stronger) {
                MatchScore standing = MatchScore.of(couple.pairing().log().games());
                return standing.games() == 0
                        ? ""
                        : String.format(
                                Locale.ROOT,
                                "%.1f %% of %d, %+.1f discs",
                                100 * standing.share(),
                                standing.games(),
                                (double) standing.discs() / standing.games());
            }
        }
        return "";
    }
}
