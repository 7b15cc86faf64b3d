package reversi.players.online;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.online.LobbyNews;
import reversi.online.RankRow;

/**
 * A board of the ranking as a client knows it.
 *
 * @param board which; see {@link LobbyNews.Ranking}
 * @param rows its lines from the first on, as far as they are known
 * @param total how many lines it has
 * @param own one's own line; empty for who has none
 */
public record RankingList(String board, List<RankRow> rows, int total, Optional<RankRow> own) {
    public RankingList {
        rows = List.copyOf(rows);
    }

    static RankingList none(String board) {
        return new RankingList(board, List.of(), 0, Optional.empty());
    }

    /** The same with a part that came: what follows it is known no more, and a part that begins further on is not kept. */
    RankingList with(LobbyNews.Ranking news) {
        List<RankRow> longer = new ArrayList<>(rows);
        if (news.from() >= 0 && news.from() <= longer.size()) {
            longer.subList(news.from(), longer.size()).clear();
            longer.addAll(news.rows());
        }
        return new RankingList(board, longer, news.total(), news.own());
    }

    RankingList withoutOwn() {
        return new RankingList(board, rows, total, Optional.empty());
    }
}
