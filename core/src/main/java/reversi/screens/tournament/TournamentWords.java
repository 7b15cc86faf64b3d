package reversi.screens.tournament;

import com.badlogic.gdx.graphics.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.online.BoardResult;
import reversi.online.ClubScore;
import reversi.online.PlayerCard;
import reversi.online.RoundMark;
import reversi.online.StandingRow;
import reversi.online.TournamentCard;
import reversi.online.TournamentFormat;
import reversi.online.TournamentPhase;
import reversi.online.TournamentTerms;
import reversi.screens.CalendarDay;
import reversi.screens.Context;
import reversi.screens.DateWords;
import reversi.screens.Texts;
import reversi.screens.online.OnlineWords;
import reversi.screens.ui.Palette;

/** What the pages say about tournaments, in the language of the moment. */
final class TournamentWords {
    static final long MINUTE_MILLIS = 60_000;
    static final long HOUR_MILLIS = 60 * MINUTE_MILLIS;

    private final Texts texts;
    private final Context context;

    TournamentWords(Context context) {
        this.context = context;
        this.texts = context.texts();
    }

    /** A format's name. */
    String format(TournamentFormat format) {
        return texts.get("tournament.format." + format.name());
    }

    /** What is to know of a tournament in a line: {@code Swiss · 5+3 · rated · 48 players · round 6 of 7}. */
    String facts(TournamentCard card, long now) {
        TournamentTerms terms = card.terms();
        List<String> facts = new ArrayList<>();
        facts.add(format(terms.format()));
        if (!card.clubs().isEmpty()) {
            facts.add(clubs(card));
        }
        if (!terms.game().variant().isStandard()) {
            facts.add(variant(card));
        }
        facts.add(clock(card));
        facts.add(rated(card));
        facts.add(players(card));
        if (card.phase() == TournamentPhase.RUNNING) {
            facts.add(progress(card, now));
        }
        return String.join(" · ", facts);
    }

    /** What is played in a line: {@code Othello · 5+3 · rated}. */
    String game(TournamentCard card) {
        return String.join(" · ", List.of(variant(card), clock(card), rated(card)));
    }

    /** The same in short, for lists: {@code Swiss · 5+3 · 48 players}. */
    String brief(TournamentCard card) {
        return String.join(" · ", List.of(kind(card), clock(card), players(card)));
    }

    /** The same without the clock. */
    String briefest(TournamentCard card) {
        return kind(card) + " · " + players(card);
    }

    /** The format, and the board where it is not Othello's. */
    private String kind(TournamentCard card) {
        String format = format(card.terms().format());
        return card.terms().game().variant().isStandard() ? format : format + " · " + variant(card);
    }

    private String variant(TournamentCard card) {
        return new OnlineWords(texts).variant(card.terms().game().variant());
    }

    private String rated(TournamentCard card) {
        return texts.get(card.terms().game().rated() ? "terms.rated" : "terms.unrated");
    }

    /** The short line below the title, which says how far it is first: {@code Round 6 of 7 · 5+3 · 48 players}. */
    String headline(TournamentCard card, long now) {
        return card.phase() == TournamentPhase.RUNNING
                ? String.join(" · ", List.of(progress(card, now), clock(card), players(card)))
                : brief(card);
    }

    private String clock(TournamentCard card) {
        return new OnlineWords(texts).clock(card.terms().game().time());
    }

    private String players(TournamentCard card) {
        return texts.count("tournament.players", card.players());
    }

    /** How far one is that goes on: the round, or how long an arena still lasts. */
    String progress(TournamentCard card, long now) {
        if (card.terms().format() == TournamentFormat.ARENA) {
            return texts.get("tournament.left", minutes(card.endsAt() - now));
        }
        return card.rounds() == 0
                ? texts.get("tournament.round", card.round())
                : texts.get("tournament.round.of", card.round(), card.rounds());
    }

    /** What stands at the end of its line in the list: the start, how far it is, or who won. */
    String end(TournamentCard card, long now) {
        return switch (card.phase()) {
            case PLANNED -> soon(card.terms().startsAt(), now);
            case RUNNING -> progress(card, now);
            case ENDED ->
                card.clubs().size() == 2
                        ? score(card)
                        : card.winner().map(PlayerCard::name).orElse(texts.get("tournament.ended"));
            case CANCELLED -> texts.get("tournament.cancelled");
        };
    }

    /** The club whose members play, or the two that meet with what they have scored: {@code Elm 4½ – 3½ Oak}. */
    String clubs(TournamentCard card) {
        List<ClubScore> clubs = card.clubs();
        if (clubs.size() < 2) {
            return clubs.get(0).name();
        }
        boolean hasBegun = card.startedAt() > 0;
        String middle = hasBegun ? " " + score(card) + " " : " – ";
        return clubs.get(0).name() + middle + clubs.get(1).name();
    }

    private String score(TournamentCard card) {
        return points(card.clubs().get(0).halves()) + "–"
                + points(card.clubs().get(1).halves());
    }

    /** The club that a player of a match plays for; empty for nobody's. */
    static String club(TournamentCard card, StandingRow row) {
        boolean isThere = row.side() > 0 && row.side() <= card.clubs().size();
        return isThere ? card.clubs().get(row.side() - 1).name() : "";
    }

    /** Who won: a player, or the club that has more points. */
    Optional<String> winner(TournamentCard card) {
        if (card.clubs().size() < 2) {
            return card.winner().map(PlayerCard::name);
        }
        int lead = card.clubs().get(0).halves() - card.clubs().get(1).halves();
        return lead == 0
                ? Optional.empty()
                : Optional.of(card.clubs().get(lead > 0 ? 0 : 1).name());
    }

    /** When something starts: how long it is until then, or the day and the time. */
    String start(long at, long now) {
        if (at <= now) {
            return texts.get("tournament.starts.now");
        }
        return at - now < HOUR_MILLIS ? texts.get("tournament.in", countdown(at - now)) : moment(at, now);
    }

    /** The same in short: of a start today the time, of any other the day. */
    private String soon(long at, long now) {
        int ahead = context.device().utcOffsetMinutes(at);
        boolean isToday = CalendarDay.number(at, ahead) == CalendarDay.number(now, ahead);
        if (at - now < HOUR_MILLIS) {
            return start(at, now);
        }
        return isToday ? CalendarDay.time(at, ahead) : new DateWords(texts, context.device(), now).day(at);
    }

    /** The day and the time of a moment. */
    String moment(long at, long now) {
        return new DateWords(texts, context.device(), now).moment(at);
    }

    /** Minutes, or within the last two of them seconds. */
    String countdown(long millis) {
        return millis < 2 * MINUTE_MILLIS
                ? texts.get("tournament.seconds", Math.max(0, (millis + 999) / 1_000))
                : minutes(millis);
    }

    /** Some seconds, in minutes where that is a whole number of them. */
    String duration(int seconds) {
        return seconds % 60 == 0 ? texts.get("ago.minutes", seconds / 60) : texts.get("tournament.seconds", seconds);
    }

    private String minutes(long millis) {
        long minutes = Math.max(0, (millis + MINUTE_MILLIS / 2) / MINUTE_MILLIS);
        return texts.get("ago.minutes", minutes);
    }

    /** Points from half points: {@code 4½}. */
    String points(int halves) {
        if (halves % 2 == 0) {
            return Integer.toString(halves / 2);
        }
        return texts.get("tournament.half", halves == 1 ? "" : Integer.toString(halves / 2));
    }

    /** What a round brought, in a word. */
    String mark(RoundMark mark) {
        return texts.get("tournament.mark." + mark.name());
    }

    /** What all rounds brought. */
    String marks(List<RoundMark> marks) {
        return texts.punctuation().list(marks.stream().map(this::mark).toList());
    }

    /** The result of a game: the discs of both, or that it was not played. */
    String result(BoardResult result) {
        return result.played()
                ? texts.get("home.saved.count", result.blackDiscs(), result.whiteDiscs())
                : texts.get("tournament.unplayed");
    }

    /** The first three of the final standings, in a line each. */
    List<String> podium(List<StandingRow> rows) {
        List<String> lines = new ArrayList<>();
        for (StandingRow row : rows) {
            if (row.rank() <= 3 && lines.size() < 3) {
                lines.add(texts.get("tournament.place", row.rank(), row.player().name()));
            }
        }
        return lines;
    }

    /** The colour in which a phase is shown. */
    static Color light(Palette palette, TournamentPhase phase) {
        return switch (phase) {
            case RUNNING -> palette.success();
            case PLANNED -> palette.accentInk();
            case ENDED, CANCELLED -> palette.faint();
        };
    }
}
