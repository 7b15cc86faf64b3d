package reversi.screens.online;

import com.badlogic.gdx.graphics.Color;
import java.util.List;
import java.util.stream.Collectors;
import reversi.game.Ending;
import reversi.game.TimeControl;
import reversi.online.Finish;
import reversi.online.GameTerms;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.PoolRating;
import reversi.online.Presence;
import reversi.online.RankingBoard;
import reversi.online.RatingPool;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineTable;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.screens.CalendarDay;
import reversi.screens.Texts;
import reversi.screens.setup.VariantWords;
import reversi.screens.ui.Palette;

/** What the pages say about players, games and times, in the language of the moment. */
public final class OnlineWords {
    private static final int MINUTE = 60;
    private static final long MINUTE_MILLIS = 60_000;
    private static final long HOUR_MILLIS = 60 * MINUTE_MILLIS;
    private static final long DAY_MILLIS = 24 * HOUR_MILLIS;

    private final Texts texts;

    /** Words in a language. */
    public OnlineWords(Texts texts) {
        this.texts = texts;
    }

    /** A rating as a figure, with a question mark while it is provisional; a dash for who has none. */
    public static String rating(PlayerCard player) {
        return player.rating() == 0 ? "–" : player.rating() + (player.isProvisional() ? "?" : "");
    }

    /** The rating of a profile: {@code Rating 1362? ±290}. */
    String profileRating(PlayerCard player) {
        return player.isProvisional()
                ? texts.get("player.rated.provisional", rating(player), player.deviation())
                : texts.get("player.rated", rating(player));
    }

    /** The colour in which a player's state is shown. */
    public static Color light(Palette palette, Presence presence) {
        return switch (presence) {
            case IDLE -> palette.success();
            case SEEKING, PLAYING -> palette.accentInk();
            case OFFLINE -> palette.faint();
        };
    }

    /** What a player does, and who that is: {@code guest · playing Ada}. */
    String state(PlayerCard player, OnlineClient client) {
        boolean isYou = client.you().filter(you -> you.id() == player.id()).isPresent();
        String state =
                switch (player.presence()) {
                    case IDLE -> texts.get("presence.IDLE");
                    case SEEKING -> texts.get("presence.SEEKING");
                    case OFFLINE -> texts.get("presence.OFFLINE");
                    case PLAYING ->
                        client.lobby()
                                .opponent(player)
                                .map(other -> texts.get("presence.with", other.name()))
                                .orElse(texts.get("presence.PLAYING"));
                };
        if (isYou) {
            return texts.get("online.you");
        }
        return player.kind() == PlayerKind.MEMBER
                ? state
                : texts.get("kind." + player.kind().name()) + " · " + state;
    }

    /** A clock: {@code 3+2}, {@code 30 s/move}. */
    public String clock(TimeControl time) {
        return switch (time.kind()) {
            case NONE -> texts.get("time.none");
            case PER_MOVE, LADDER ->
                time.isByDays()
                        ? texts.count("time.days", time.seconds() / TimeControl.DAY)
                        : texts.get("time.move", time.seconds());
            case PER_GAME ->
                time.seconds() % MINUTE == 0
                        ? time.seconds() / MINUTE + "+" + time.increment()
                        : texts.get("time.seconds", time.seconds(), time.increment());
        };
    }

    /** Ratings in several kinds of games: {@code Blitz 1432 · Rapid 1380?}. */
    String ratings(List<PoolRating> ratings) {
        return ratings.stream()
                .map(one -> pool(one.pool()) + " " + one.rating() + (one.isProvisional() ? "?" : ""))
                .collect(Collectors.joining(" · "));
    }

    private String pool(String code) {
        return RatingPool.named(code)
                .map(pool -> pool.variant().map(this::variant).orElseGet(() -> texts.get(board(code))))
                .orElse(code);
    }

    /** The key of the words for a board of the ranking that is not of another variant. */
    static String board(String code) {
        return switch (code) {
            case RankingBoard.ALL -> "history.all";
            case RatingPool.BULLET -> "quick.0";
            case RatingPool.BLITZ -> "quick.1";
            case RatingPool.RAPID -> "quick.2";
            case RatingPool.SLOW -> "quick.3";
            default -> "ranking." + code;
        };
    }

    /** The board and its rules. */
    public String variant(Variant variant) {
        return new VariantWords(texts).name(variant);
    }

    /** What was proposed: {@code Othello · 3+2 · rated}. */
    String terms(GameTerms terms) {
        return variant(terms.variant()) + " · " + clock(terms.time()) + " · "
                + texts.get(terms.rated() ? "terms.rated" : "terms.unrated");
    }

    /** A game that goes on: {@code 3+2 · rated · move 20 · 2 watching}, with the board where it isn't the usual one. */
    String facts(OnlineTable table) {
        GameTerms terms = table.terms();
        String line = (terms.variant().isStandard() ? "" : variant(terms.variant()) + " · ")
                + clock(terms.time())
                + " · "
                + texts.get(terms.rated() ? "terms.rated" : "terms.unrated")
                + " · "
                + texts.get("play.move", table.transcript().placements());
        return table.watchers() == 0 ? line : line + " · " + texts.count("table.watchers", table.watchers());
    }

    /** How a game ended: {@code Ada wins 38–26}. */
    String result(OnlineTable table, Finish finish) {
        if (finish.ending() == Ending.ABANDONED) {
            return texts.get("over.void");
        }
        int black = finish.blackDiscs();
        int white = finish.whiteDiscs();
        boolean isCounted = finish.ending() == Ending.DISCS;
        if (finish.winner().isEmpty()) {
            return isCounted ? drawn(black, white) : texts.get("over.draw");
        }
        Disc winner = finish.winner().get();
        String name = table.player(winner).name();
        if (!isCounted) {
            return texts.get("over.wins", name);
        }
        String count = winner == Disc.BLACK
                ? texts.get("home.saved.count", black, white)
                : texts.get("home.saved.count", white, black);
        return texts.get("lobby.show.won", name, count);
    }

    private String drawn(int black, int white) {
        return texts.get("lobby.show.drawn", texts.get("home.saved.count", black, white));
    }

    /** How long ago something was, in whole minutes, hours or days. */
    public String ago(long at, long now) {
        return span(Math.max(0, now - at));
    }

    /** A time in whole minutes, hours or days, as {@code 3 days}; 0 or more, in milliseconds. */
    String span(long millis) {
        if (millis < MINUTE_MILLIS) {
            return texts.get("ago.now");
        }
        if (millis < HOUR_MILLIS) {
            return texts.get("ago.minutes", millis / MINUTE_MILLIS);
        }
        return millis < DAY_MILLIS
                ? texts.get("ago.hours", millis / HOUR_MILLIS)
                : texts.count("ago.days", (int) (millis / DAY_MILLIS));
    }

    /** The date of a moment, such as {@code 2026-11-21}, where the person's clock is so far ahead of universal time. */
    static String date(long at, int minutesAhead) {
        return CalendarDay.of(at, minutesAhead).iso();
    }
}
