package reversi.server.arbiter;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import reversi.online.BoardResult;
import reversi.online.BoardRow;
import reversi.online.ClubScore;
import reversi.online.PlayerCard;
import reversi.online.Protocol;
import reversi.online.StandingRow;
import reversi.online.TournamentCard;
import reversi.online.TournamentFormat;
import reversi.online.TournamentNews;
import reversi.online.TournamentRemark;
import reversi.server.store.Cached;
import reversi.server.store.TournamentRepository;
import reversi.server.store.TournamentRepository.Listed;
import reversi.server.store.TournamentRepository.Remark;
import reversi.server.table.PlayerDirectory;
import reversi.server.tournament.GameOutcome;
import reversi.server.tournament.OpenBoard;
import reversi.server.tournament.Pairing;
import reversi.server.tournament.PlayerStanding;
import reversi.server.tournament.Tournament;
import reversi.server.tournament.TournamentGame;

/** What is told about tournaments. May wait for the database. */
public final class TournamentPages {
    private final TournamentRepository tournaments;
    private final PlayerDirectory players;
    private final TournamentViews views;

    /** The cards that everybody asks for first. */
    private final Cached<List<TournamentCard>> first;

    TournamentPages(TournamentServices services, TournamentViews views) {
        this.tournaments = services.tournaments();
        this.players = services.players();
        this.views = views;
        this.first = new Cached<>(this::firstCards);
    }

    private List<TournamentCard> firstCards() {
        List<Listed> open = tournaments.open();
        int room = Math.max(1, Protocol.TOURNAMENT_ROWS - open.size());
        return Stream.concat(open.stream(), tournaments.over(Long.MAX_VALUE, room).stream())
                .map(this::card)
                .toList();
    }

    /** A page of the list of tournaments: those that are over and have smaller numbers; 0 for all that are not over, and the latest others. */
    public TournamentNews.Tournaments list(long before, OptionalLong account) {
        List<TournamentCard> cards = before <= 0
                ? first.get()
                : tournaments.over(before, Protocol.TOURNAMENT_ROWS).stream()
                        .map(this::card)
                        .toList();
        Set<Long> joined = account.isPresent() ? new HashSet<>(tournaments.joined(account.getAsLong())) : Set.of();
        List<Long> mine =
                cards.stream().map(TournamentCard::id).filter(joined::contains).toList();
        boolean more = cards.size() >= Protocol.TOURNAMENT_ROWS;
        return new TournamentNews.Tournaments(Math.max(0, before), cards, mine, more);
    }

    private TournamentCard card(Listed row) {
        return new TournamentCard(
                row.id(),
                row.terms(),
                row.host().map(players::card),
                row.phase(),
                row.players(),
                row.round(),
                row.rounds(),
                row.startedAt(),
                row.endsAt(),
                row.playing(),
                row.winner().map(players::card),
                clubs(row),
                row.version());
    }

    private List<ClubScore> clubs(Listed row) {
        List<Long> clubs = row.terms().clubs();
        Map<Long, String> names = tournaments.clubNames(clubs);
        return IntStream.range(0, clubs.size())
                .mapToObj(at -> new ClubScore(
                        clubs.get(at),
                        names.getOrDefault(clubs.get(at), ""),
                        row.scores().get(at)))
                .toList();
    }

    /** The tournaments of a club, the latest first. */
    public List<TournamentCard> ofClub(long club) {
        return tournaments.ofClub(club).stream().map(this::card).toList();
    }

    /** A tournament as everybody sees it. */
    TournamentCard card(Tournament tournament) {
        return views.of(tournament).card(() -> card(Listed.of(tournament)));
    }

    /** What an account is told of a tournament that it follows; empty for somebody who is not signed in. */
    TournamentNews.TournamentInfo info(Tournament tournament, OptionalLong account) {
        Optional<StandingRow> own = account.isPresent()
                ? views.of(tournament).standing(account.getAsLong()).map(this::row)
                : Optional.empty();
        boolean host = account.isPresent() && tournament.host().equals(account);
        return new TournamentNews.TournamentInfo(card(tournament), host, own);
    }

    private StandingRow row(PlayerStanding standing) {
        return new StandingRow(
                standing.rank(),
                players.card(standing.player()),
                standing.halves(),
                standing.tieBreak(),
                standing.discs(),
                standing.streak(),
                standing.marks(),
                standing.isOut(),
                standing.game().isPresent() ? Optional.of(standing.game().getAsLong()) : Optional.empty(),
                standing.side());
    }

    /** All standings of a tournament of few players. */
    List<StandingRow> rows(Tournament tournament) {
        return views.of(tournament).standings().stream().map(this::row).toList();
    }

    /** A page of the standings. */
    TournamentNews.Standings standings(Tournament tournament, int from) {
        List<PlayerStanding> all = views.of(tournament).standings();
        List<StandingRow> rows = all.stream()
                .skip(from)
                .limit(Protocol.STANDING_ROWS)
                .map(this::row)
                .toList();
        return new TournamentNews.Standings(tournament.id(), tournament.version(), from, all.size(), rows);
    }

    /** A board of a round. */
    private record Board(int number, TournamentGame game) {}

    /** A page of the boards of a round, 0 for the last one: those whose games go on first; of an arena only those. */
    TournamentNews.Boards boards(Tournament tournament, int round, int from) {
        boolean isArena = tournament.terms().format() == TournamentFormat.ARENA;
        int last = tournament.rounds().size();
        int shown = round <= 0 || round > last || isArena ? last : round;
        List<Board> boards = shown == last ? open(tournament) : new ArrayList<>();
        if (shown > 0 && !isArena) {
            boards.addAll(over(tournament, shown));
        }
        List<Board> page = boards.stream().skip(from).limit(Protocol.BOARD_ROWS).toList();
        Map<Long, Integer> placements = tournaments.placements(page.stream()
                .flatMapToLong(board -> board.game.game().stream())
                .boxed()
                .toList());
        return new TournamentNews.Boards(
                tournament.id(),
                tournament.version(),
                isArena ? 0 : shown,
                from,
                boards.size(),
                page.stream().map(board -> row(board, placements)).toList());
    }

    private List<Board> open(Tournament tournament) {
        TournamentViews.View view = views.of(tournament);
        List<Board> boards = new ArrayList<>();
        for (OpenBoard open : tournament.openBoards()) {
            boards.add(new Board(open.board(), open.game()));
        }
        if (tournament.terms().format() == TournamentFormat.ARENA) {
            boards.sort(Comparator.comparingInt(board -> view.line(board.game.pairing())));
        }
        return boards;
    }

    private static List<Board> over(Tournament tournament, int round) {
        List<Board> boards = new ArrayList<>();
        List<TournamentGame> games = tournament.rounds().get(round - 1).games();
        for (int i = 0; i < games.size(); i++) {
            if (!games.get(i).isOpen()) {
                boards.add(new Board(i + 1, games.get(i)));
            }
        }
        return boards;
    }

    private BoardRow row(Board board, Map<Long, Integer> placements) {
        Pairing pairing = board.game.pairing();
        long table = board.game.game().orElse(0);
        return new BoardRow(
                board.number,
                players.card(pairing.black()),
                players.card(pairing.white()),
                table,
                placements.getOrDefault(table, 0),
                board.game.outcome().map(TournamentPages::result));
    }

    private static BoardResult result(GameOutcome outcome) {
        return new BoardResult(outcome.winner(), outcome.blackDiscs(), outcome.whiteDiscs(), outcome.played());
    }

    /** The latest remarks about a tournament, but for those of whom the hearer has blocked. */
    TournamentNews.TournamentRemarks remarks(long tournament, long hearer) {
        List<TournamentRemark> heard = tournaments.remarks(tournament).stream()
                .filter(remark -> players.hears(hearer, remark.author()))
                .map(this::remark)
                .toList();
        return new TournamentNews.TournamentRemarks(tournament, true, heard);
    }

    /** A remark, as those who follow a tournament are told of it. */
    TournamentNews.TournamentRemarks said(long tournament, Remark remark) {
        return new TournamentNews.TournamentRemarks(tournament, false, List.of(remark(remark)));
    }

    private TournamentRemark remark(Remark remark) {
        PlayerCard from = players.card(remark.author());
        return new TournamentRemark(from, remark.at(), remark.text());
    }

    /** What the players of a game are told that has begun. */
    static TournamentNews.TournamentCalls call(Tournament tournament, long game) {
        boolean isArena = tournament.terms().format() == TournamentFormat.ARENA;
        int round = isArena ? 0 : tournament.rounds().size();
        return new TournamentNews.TournamentCalls(
                tournament.id(), tournament.terms().name(), round, game);
    }
}
