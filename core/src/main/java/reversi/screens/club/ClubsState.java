package reversi.screens.club;

import java.util.ArrayList;
import java.util.List;
import reversi.online.ClubCard;
import reversi.online.TournamentNews;
import reversi.screens.online.Answer;

/**
 * The list of clubs.
 *
 * @param name what their names begin with, as it is written
 * @param asked what of that was looked for
 * @param own those that one belongs to, has asked to join, or is invited to
 * @param rows those that were found
 * @param canFound whether one may found one
 */
record ClubsState(
        String name,
        String asked,
        List<ClubCard> own,
        List<ClubCard> rows,
        boolean hasMore,
        boolean canFound,
        Answer answer) {
    ClubsState {
        own = List.copyOf(own);
        rows = List.copyOf(rows);
    }

    static ClubsState empty() {
        return new ClubsState("", "", List.of(), List.of(), false, false, Answer.none());
    }

    ClubsState named(String words) {
        return new ClubsState(words, asked, own, rows, hasMore, canFound, answer);
    }

    ClubsState asking() {
        return new ClubsState(name, name.trim(), own, rows, hasMore, canFound, answer);
    }

    ClubsState with(boolean may, Answer now) {
        return new ClubsState(name, asked, own, rows, hasMore, may, now);
    }

    /** With a page of the list; one of something else that was asked for before changes nothing. */
    ClubsState with(TournamentNews.Clubs page) {
        if (!page.name().equals(asked) || (page.from() > 0 && page.from() != rows.size())) {
            return this;
        }
        List<ClubCard> all = new ArrayList<>(page.from() == 0 ? List.of() : rows);
        all.addAll(page.rows());
        return new ClubsState(name, asked, page.own(), all, page.more(), canFound, answer);
    }

    /** What was found, but for one's own, which stand above. */
    List<ClubCard> others() {
        return rows.stream().filter(row -> !own.contains(row)).toList();
    }
}
