package reversi.verify;

import static reversi.json.JsonCodec.BOOLEAN;
import static reversi.json.JsonCodec.DISC;
import static reversi.json.JsonCodec.INT;
import static reversi.json.JsonCodec.LONG;
import static reversi.json.JsonCodec.TEXT;
import static reversi.json.JsonCodec.list;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;
import static reversi.json.ObjectCodec.optional;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import reversi.json.DecodeException;
import reversi.json.ObjectCodec;
import reversi.online.Codec;
import reversi.online.TournamentFormat;
import reversi.online.TournamentTerms;
import reversi.rules.Disc;

/** What the log of a tournament says, played again as far as it can be without the server: who met whom, what came of it, and the points. */
final class TournamentLog {
    /** What the first line of such a log says that it is. */
    static final String KIND = "reversi tournament";

    private static final int VERSION = 1;

    private static final ObjectCodec<Pair> PAIR =
            object(Pair::new, field("black", LONG, Pair::black), field("white", LONG, Pair::white));
    private static final ObjectCodec<Outcome> OUTCOME =
            object(Outcome::new, optional("winner", DISC, Outcome::winner), field("played", BOOLEAN, Outcome::played));
    private static final ObjectCodec<Standing> STANDING = object(
            Standing::new,
            field("rank", INT, Standing::rank),
            field("player", LONG, Standing::player),
            field("halfPoints", INT, Standing::halves));

    private final long number;
    private final TournamentTerms terms;
    private final Set<Long> players = new HashSet<>();
    private final List<List<Board>> rounds = new ArrayList<>();
    private final Map<Long, Integer> halves = new HashMap<>();
    private boolean isOver;

    /** Who plays whom. */
    record Pair(long black, long white) {}

    /** What a game was worth. */
    record Outcome(Optional<Disc> winner, boolean played) {
        private int halves(Disc side) {
            return winner.map(won -> won == side ? 2 : 0).orElse(played ? 1 : 0);
        }
    }

    private record Standing(int rank, long player, int halves) {}

    /**
     * A board of a round.
     *
     * @param game the number of its game at the server, once that has begun
     * @param log the last hash of the game's log, once it has ended
     */
    record Board(Pair pair, Optional<Long> game, Optional<String> log, Optional<Outcome> outcome) {}

    private TournamentLog(long number, TournamentTerms terms) {
        this.number = number;
        this.terms = terms;
    }

    /** The tournament in a log; throws DecodeException where an event can't follow those before or the points are others. */
    static TournamentLog read(SignedLog log, Codec codec) {
        SignedLog.Line head = log.lines().get(0);
        if (head.get("logVersion", INT) != VERSION) {
            throw new DecodeException("a later version of the game wrote it");
        }
        TournamentTerms terms = codec.readTournamentTerms(head.text())
                .orElseThrow(why -> new DecodeException("line 1: these are no terms of a tournament"));
        TournamentLog tournament = new TournamentLog(head.get("tournament", LONG), terms);
        int last = log.lines().size() - 1;
        for (int i = 1; i <= last; i++) {
            try {
                tournament.add(log.lines().get(i), i == last);
            } catch (DecodeException wrong) {
                throw new DecodeException("line " + (i + 1) + ": " + wrong.getMessage());
            }
        }
        return tournament;
    }

    private void add(SignedLog.Line line, boolean isLast) {
        String kind = line.get("kind", TEXT);
        require(isLast == kind.equals("standings"), "the standings are not the last line");
        require(!isOver || isLast, "something follows the end of the tournament");
        switch (kind) {
            case "joined" -> players.add(line.get("player", LONG));
            case "paired" -> paired(line);
            case "begun" -> begun(line);
            case "scored" -> scored(line);
            case "ended", "cancelled" -> isOver = true;
            case "standings" -> standings(line.get("players", list(STANDING)));
            case "withdrew", "removed", "returned", "started" -> {}
            default -> throw new DecodeException("nothing of this kind happens in a tournament: " + kind);
        }
    }

    private void paired(SignedLog.Line line) {
        int round = line.get("round", INT);
        require(round == rounds.size() || round == rounds.size() + 1, "round " + round + " is not the next one");
        if (round > rounds.size()) {
            rounds.add(new ArrayList<>());
        }
        Set<Long> seated = new HashSet<>();
        for (Pair pair : line.get("pairings", list(PAIR))) {
            require(
                    players.contains(pair.black) && players.contains(pair.white),
                    "somebody is paired who never joined");
            require(seated.add(pair.black) && seated.add(pair.white), "somebody is paired twice");
            rounds.get(round - 1).add(new Board(pair, Optional.empty(), Optional.empty(), Optional.empty()));
        }
        for (long player : line.get("byes", list(LONG))) {
            require(players.contains(player) && seated.add(player), "a bye of somebody who plays or never joined");
            halves.merge(player, 2, Integer::sum);
        }
    }

    private void begun(SignedLog.Line line) {
        Board board = openBoard(line);
        require(board.game.isEmpty(), "this game had begun");
        put(line, new Board(board.pair, Optional.of(line.get("game", LONG)), Optional.empty(), Optional.empty()));
    }

    private void scored(SignedLog.Line line) {
        Board board = openBoard(line);
        Outcome outcome = line.get("outcome", OUTCOME);
        Optional<String> log = line.find("gameLog", TEXT);
        require(log.isPresent() == board.game.isPresent(), "the hash of the game is missing, or there was no game");
        halves.merge(board.pair.black, outcome.halves(Disc.BLACK), Integer::sum);
        halves.merge(board.pair.white, outcome.halves(Disc.WHITE), Integer::sum);
        put(line, new Board(board.pair, board.game, log, Optional.of(outcome)));
    }

    private Board openBoard(SignedLog.Line line) {
        int round = line.get("round", INT);
        int board = line.get("board", INT);
        require(
                round >= 1
                        && round <= rounds.size()
                        && board >= 1
                        && board <= rounds.get(round - 1).size(),
                "nobody was paired on board " + board + " of round " + round);
        Board open = rounds.get(round - 1).get(board - 1);
        require(open.outcome.isEmpty(), "this game had ended");
        return open;
    }

    private void put(SignedLog.Line line, Board board) {
        rounds.get(line.get("round", INT) - 1).set(line.get("board", INT) - 1, board);
    }

    /** Where a game is worth the same whatever came before it, the points are counted. */
    private void standings(List<Standing> standings) {
        boolean isCounted = terms.format() == TournamentFormat.SWISS || terms.format() == TournamentFormat.ROUND_ROBIN;
        int rank = 0;
        Set<Long> listed = new HashSet<>();
        for (Standing standing : standings) {
            require(players.contains(standing.player) && listed.add(standing.player), "a standing of nobody who plays");
            require(standing.rank >= rank, "the ranks are not in order");
            rank = standing.rank;
            int counted = halves.getOrDefault(standing.player, 0);
            require(
                    !isCounted || standing.halves == counted,
                    "account " + standing.player + " has " + counted + " half points, not " + standing.halves);
        }
        require(listed.containsAll(halves.keySet()), "somebody who played has no standing");
    }

    private static void require(boolean isSo, String otherwise) {
        if (!isSo) {
            throw new DecodeException(otherwise);
        }
    }

    /** Its number at the server. */
    long number() {
        return number;
    }

    /** What it is called. */
    String name() {
        return terms.name();
    }

    /** Whether it was over when the log was written. */
    boolean isOver() {
        return isOver;
    }

    /** How many games have ended that were begun. */
    int games() {
        return (int) rounds.stream()
                .flatMap(List::stream)
                .filter(board -> board.log.isPresent())
                .count();
    }

    /** Throws DecodeException unless a game with this last hash is one of the tournament's and came out as the tournament says. */
    void requireGame(GameLog game, String head, Optional<Disc> winner) {
        Board board = rounds.stream()
                .flatMap(List::stream)
                .filter(it -> it.game.equals(Optional.of(game.game())))
                .findFirst()
                .orElseThrow(() -> new DecodeException("the tournament has no game " + game.game()));
        require(board.log.equals(Optional.of(head)), "it is not the game that the tournament counted");
        require(board.pair.equals(new Pair(game.black(), game.white())), "the tournament has other players in it");
        require(board.outcome.map(Outcome::winner).equals(Optional.of(winner)), "the tournament has another winner");
    }
}
