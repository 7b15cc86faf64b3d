package reversi.screens.history;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import reversi.archive.ArchivedPlayer;
import reversi.archive.GameOpponent;
import reversi.archive.GameOrigin;
import reversi.archive.GameSummary;
import reversi.archive.Outcome;
import reversi.game.Ending;
import reversi.game.Result;
import reversi.platform.Device;
import reversi.rules.Disc;
import reversi.screens.CalendarDay;
import reversi.screens.DateWords;
import reversi.screens.Texts;
import reversi.screens.setup.VariantWords;
import reversi.teach.OpeningNames;

/** What lists say about finished games, in the language of the moment. */
final class HistoryWords {
    private final Texts texts;
    private final OpeningNames openings;
    private final Device device;
    private final DateWords dates;
    /** What a search looks through of each opening and of each day, which many games have. */
    private final Map<String, String> openingsSearched = new HashMap<>();

    private final Map<Long, String> daysSearched = new HashMap<>();

    /** Words at a moment, in milliseconds since 1970, which says what is today. */
    HistoryWords(Texts texts, OpeningNames openings, Device device, long now) {
        this.texts = texts;
        this.openings = openings;
        this.device = device;
        this.dates = new DateWords(texts, device, now);
    }

    /** The letter that says how a game ended. */
    String sign(Outcome outcome) {
        return texts.get("games.sign." + outcome.name());
    }

    /** The opponent, or both players of a game between others. */
    String title(GameSummary game) {
        return game.mine()
                .map(mine -> name(game, mine.other()))
                .orElseGet(() -> texts.get("lobby.pair", name(game, Disc.BLACK), name(game, Disc.WHITE)));
    }

    /** How accurate one's own moves were, as a review found; nothing where there was none. */
    String accuracy(GameSummary game) {
        return game.accuracy()
                .map(percent -> texts.get("review.percent", percent))
                .orElse("");
    }

    /** The same with what it is, for those who do not see the head of the column. */
    String accuracyRead(GameSummary game) {
        String percent = accuracy(game);
        return percent.isEmpty() ? "" : texts.punctuation().label(texts.get("games.column.accuracy"), percent);
    }

    /** Who played, Black first. */
    List<String> names(GameSummary game) {
        return List.of(name(game, Disc.BLACK), name(game, Disc.WHITE));
    }

    /** Who played a side. */
    String name(GameSummary game, Disc disc) {
        ArchivedPlayer player = game.player(disc);
        if (!player.name().isEmpty()) {
            return player.name();
        }
        if (player.level() > 0) {
            return level(player.level());
        }
        boolean isYou = game.mine().filter(mine -> mine == disc).isPresent();
        return isYou ? texts.get("play.you") : colour(disc);
    }

    /** An opponent to choose. */
    String name(GameOpponent opponent) {
        return opponent.name().isEmpty() ? level(opponent.level()) : opponent.name();
    }

    private String colour(Disc disc) {
        return texts.get(disc == Disc.BLACK ? "games.black" : "games.white");
    }

    /** A level of the computer. */
    String level(int level) {
        return texts.get("level.short", level);
    }

    /** The opponent's rating; empty where there is none. */
    String rating(GameSummary game) {
        return game.opponent()
                .filter(player -> player.rating() > 0)
                .map(player -> Integer.toString(player.rating()))
                .orElse("");
    }

    /** The opening's name; empty where it has none. */
    String opening(GameSummary game) {
        return game.opening().isEmpty() ? "" : opening(game.opening());
    }

    /** The name of an opening, given the English one. */
    String opening(String english) {
        return openings.translate(english, texts.language().code());
    }

    /** The rules where they are not standard Othello's; otherwise empty. */
    String variant(GameSummary game) {
        return game.variant().isStandard() ? "" : new VariantWords(texts).name(game.variant());
    }

    /** Where it was played. */
    String place(GameSummary game) {
        return texts.get(
                switch (game.source()) {
                    case ONLINE -> "games.online";
                    case IMPORTED -> "games.imported";
                    case WATCHED -> "games.watched";
                    case COMPUTER, TWO_PLAYERS -> "games.device";
                });
    }

    /** The day on which it ended, and today the time. */
    String date(GameSummary game, boolean hasTime) {
        return dates.date(game.at(), hasTime);
    }

    /** A month, counted as by {@link #monthOf}, with its year. */
    String monthAndYear(int month) {
        return dates.monthOf(month / 12, month % 12 + 1);
    }

    /** A month in short, from 1. */
    String month(int month) {
        return dates.month(month);
    }

    /** The month of a time as {@code 12 * year + month - 1}. */
    long monthOf(long at) {
        CalendarDay day = CalendarDay.of(at, device.utcOffsetMinutes(at));
        return 12L * day.year() + day.month() - 1;
    }

    /** The discs, one's own first, or the winner's of a game between others. */
    String count(GameSummary game) {
        Result result = game.result();
        Disc first = game.mine().or(result::winner).orElse(Disc.BLACK);
        String discs = texts.get(
                "home.saved.count", result.score().discs(first), result.score().discs(first.other()));
        return result.komi() == 0 ? discs : discs + " · " + texts.komi(result.komi());
    }

    /** How it ended: by a count of discs, or in words. */
    String result(GameSummary game) {
        Ending ending = game.result().ending();
        if (ending == Ending.ABANDONED) {
            return texts.get(game.source() == GameOrigin.IMPORTED ? "review.unfinished" : "games.void");
        }
        if (game.outcome() == Outcome.NEUTRAL) {
            return game.result()
                    .winner()
                    .map(winner -> won(game, winner))
                    .orElseGet(() -> texts.get("games.DRAWN", countOrReason(game)))
                    .trim();
        }
        return texts.get("games." + game.outcome().name(), countOrReason(game)).trim();
    }

    /** Who won a game between others: by how many discs is short enough for the side to stand in place of a name. */
    private String won(GameSummary game, Disc winner) {
        return game.result().ending() == Ending.DISCS
                ? colour(winner) + " " + count(game)
                : texts.get("lobby.show.won", name(game, winner), countOrReason(game));
    }

    private String countOrReason(GameSummary game) {
        return switch (game.result().ending()) {
            case DISCS -> count(game);
            case RESIGNATION -> texts.get("games.by.RESIGNATION");
            case TIME -> texts.get("games.by.TIME");
            case LEFT, CLAIMED -> texts.get("games.by.LEFT");
            case AGREED_DRAW -> texts.get("games.by.AGREED_DRAW");
            case ABANDONED -> "";
        };
    }

    /** The same where there is little room: the count, or how else it ended. */
    String briefResult(GameSummary game) {
        return switch (game.result().ending()) {
            case DISCS -> count(game);
            case RESIGNATION -> texts.get("games.brief.RESIGNATION");
            case TIME -> texts.get("games.brief.TIME");
            case LEFT, CLAIMED -> texts.get("games.brief.LEFT");
            case AGREED_DRAW -> texts.get("games.brief.AGREED_DRAW");
            case ABANDONED -> "–";
        };
    }

    /** Everything that a search looks through, in lower case. */
    String searched(GameSummary game) {
        StringBuilder all = new StringBuilder();
        all.append(title(game)).append(' ').append(rating(game)).append(' ').append(result(game));
        if (!game.opening().isEmpty()) {
            all.append(' ').append(openingsSearched.computeIfAbsent(game.opening(), this::openingSearched));
        }
        int ahead = device.utcOffsetMinutes(game.at());
        all.append(' ')
                .append(daysSearched.computeIfAbsent(
                        CalendarDay.number(game.at(), ahead), number -> daySearched(game, ahead)));
        if (game.source() != GameOrigin.COMPUTER) {
            all.append(' ').append(place(game));
        }
        return all.append(' ').append(variant(game)).toString().toLowerCase(Locale.ROOT);
    }

    private String openingSearched(String english) {
        return opening(english) + ' ' + english;
    }

    private String daySearched(GameSummary game, int ahead) {
        CalendarDay day = CalendarDay.of(game.at(), ahead);
        return date(game, false) + ' ' + day.iso() + ' ' + day.day() + ' ' + month(day.month()) + ' ' + day.year();
    }
}
