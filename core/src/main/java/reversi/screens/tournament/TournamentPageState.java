package reversi.screens.tournament;

import java.util.List;
import java.util.Optional;
import reversi.online.BoardRow;
import reversi.online.PlayerCard;
import reversi.online.StandingRow;
import reversi.online.TournamentCard;
import reversi.online.TournamentFormat;
import reversi.online.TournamentNews;
import reversi.online.TournamentPhase;
import reversi.players.online.TournamentState;
import reversi.screens.online.Answer;
import reversi.screens.online.Showcase;

/**
 * What the page of one tournament shows.
 *
 * @param info what the server says of it; empty before it does
 * @param standings the page of the standings that is seen
 * @param boards the page of games that is seen
 * @param show the game that is watched
 * @param commentator who comments on it; empty for nobody
 * @param tab what is seen where there is room for one part only
 */
record TournamentPageState(
        Optional<TournamentNews.TournamentInfo> info,
        Optional<TournamentNews.Standings> standings,
        Optional<TournamentNews.Boards> boards,
        Showcase.Show show,
        Optional<String> commentator,
        Self self,
        Talk talk,
        Tab tab,
        Moment moment) {
    /** The parts of the page. */
    enum Tab {
        STANDINGS,
        GAMES,
        ABOUT
    }

    /**
     * Oneself.
     *
     * @param isMember whether one has an account
     * @param isAsking whether something is on its way to the server
     */
    record Self(Optional<PlayerCard> you, boolean isMember, boolean isAsking) {
        boolean is(PlayerCard player) {
            return you.filter(mine -> mine.id() == player.id()).isPresent();
        }
    }

    /** How much was said, and how much of it was seen. */
    record Talk(int said, int seen) {
        int unseen() {
            return Math.max(0, said - seen);
        }
    }

    /** The server's time, exact to the second shortly before the start and else to the minute, and whether the server has answered. */
    record Moment(long now, Answer answer) {}

    static TournamentPageState empty() {
        return new TournamentPageState(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                new Showcase.Show(Optional.empty(), Optional.empty(), false, false),
                Optional.empty(),
                new Self(Optional.empty(), false, false),
                new Talk(0, 0),
                Tab.STANDINGS,
                new Moment(0, Answer.none()));
    }

    TournamentPageState with(
            TournamentState known, Showcase.Show shown, Optional<String> by, Self who, int said, Moment then) {
        return new TournamentPageState(
                known.info(),
                known.standings(),
                known.boards(),
                shown,
                by,
                who,
                new Talk(said, Math.min(talk.seen, said)),
                tab,
                then);
    }

    TournamentPageState on(Tab next) {
        return new TournamentPageState(info, standings, boards, show, commentator, self, talk, next, moment);
    }

    TournamentPageState read() {
        return new TournamentPageState(
                info, standings, boards, show, commentator, self, new Talk(talk.said, talk.said), tab, moment);
    }

    Optional<TournamentCard> card() {
        return info.map(TournamentNews.TournamentInfo::card);
    }

    boolean isPhase(TournamentPhase phase) {
        return card().filter(card -> card.phase() == phase).isPresent();
    }

    boolean isHost() {
        return info.filter(TournamentNews.TournamentInfo::host).isPresent();
    }

    /** One's own line, where one takes part. */
    Optional<StandingRow> own() {
        return info.flatMap(TournamentNews.TournamentInfo::own);
    }

    /** Whether one takes part and has not withdrawn. */
    boolean isIn() {
        return own().filter(row -> !row.out()).isPresent();
    }

    /** The table of one's own game that goes on. */
    Optional<Long> ownTable() {
        return own().flatMap(StandingRow::table);
    }

    /** Whether players may join now. */
    boolean isOpen() {
        return card().filter(card -> card.players() < card.terms().seats())
                .filter(TournamentPageState::isInTime)
                .isPresent();
    }

    /** Whether who has withdrawn may come back: to an arena, and to a Swiss before its last round. */
    private boolean mayReturn() {
        return card().filter(card -> card.phase() == TournamentPhase.RUNNING)
                .filter(card -> card.terms().format() == TournamentFormat.ARENA
                        || (card.terms().format() == TournamentFormat.SWISS && card.round() < card.rounds()))
                .isPresent();
    }

    /** Before the start, in an arena while it goes on, and in a Swiss until half of its rounds have begun. */
    private static boolean isInTime(TournamentCard card) {
        return switch (card.phase()) {
            case PLANNED -> true;
            case RUNNING ->
                switch (card.terms().format()) {
                    case ARENA -> true;
                    case SWISS -> 2 * card.round() <= card.rounds();
                    case ROUND_ROBIN, KNOCK_OUT, MATCH -> false;
                };
            case ENDED, CANCELLED -> false;
        };
    }

    /** Whether one may join now. */
    boolean canJoin() {
        boolean isWelcome = self.isMember()
                || (self.you().isPresent()
                        && card().filter(card -> !card.terms().membersOnly()).isPresent());
        return !isIn() && isWelcome && (own().isEmpty() ? isOpen() : mayReturn());
    }

    /** Whether one can't join only because one has no account. */
    boolean needsAccount() {
        return isOpen() && !self.isMember() && !canJoin() && !isIn();
    }

    /** Whether one may withdraw now. */
    boolean canWithdraw() {
        return isIn() && (isPhase(TournamentPhase.PLANNED) || isPhase(TournamentPhase.RUNNING));
    }

    /** Whether one may call it off now. */
    boolean canCancel() {
        return isHost() && (isPhase(TournamentPhase.PLANNED) || isPhase(TournamentPhase.RUNNING));
    }

    /** The games in the list: all but the one on the board. */
    List<BoardRow> others() {
        long shown = show.table().map(table -> table.id()).orElse(-1L);
        return boards.map(page -> page.rows().stream()
                        .filter(row -> row.table() != shown || row.result().isPresent())
                        .toList())
                .orElse(List.of());
    }

    /** The round whose games are listed; 0 in an arena, which has none. */
    int round() {
        boolean isArena = card().filter(card -> card.terms().format() == TournamentFormat.ARENA)
                .isPresent();
        return isArena ? 0 : boards.map(TournamentNews.Boards::round).orElse(0);
    }

    /** The last round that has begun; 0 where rounds have no numbers. */
    int rounds() {
        return card().map(TournamentCard::round).orElse(0);
    }

    /** Whether the games are those of a round that is over. */
    boolean isEarlier() {
        return round() > 0 && round() < rounds();
    }

    /** The number of the board that is shown live. */
    Optional<BoardRow> shownRow() {
        return show.table()
                .flatMap(table -> boards.flatMap(page -> page.rows().stream()
                        .filter(row -> row.table() == table.id())
                        .findFirst()));
    }

    /** The server's time as exactly as it is shown: to the second in the last two minutes before the start. */
    static long rounded(Optional<TournamentCard> card, long now) {
        boolean isSoon = card.filter(known -> known.phase() == TournamentPhase.PLANNED)
                .filter(known -> known.terms().startsAt() - now < 2 * TournamentWords.MINUTE_MILLIS)
                .isPresent();
        long step = isSoon ? 1_000 : TournamentWords.MINUTE_MILLIS / 4;
        return now - Math.floorMod(now, step);
    }
}
