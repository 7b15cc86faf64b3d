package reversi.server.tournament;

import static reversi.json.JsonCodec.BOOLEAN;
import static reversi.json.JsonCodec.DISC;
import static reversi.json.JsonCodec.INT;
import static reversi.json.JsonCodec.LONG;
import static reversi.json.JsonCodec.TEXT;
import static reversi.json.JsonCodec.constant;
import static reversi.json.JsonCodec.list;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongFunction;
import reversi.json.JsonWriter;
import reversi.json.ObjectCodec;
import reversi.json.ObjectCodec.Field;
import reversi.online.RoundMark;
import reversi.online.TournamentFormat;

/**
 * What came of a tournament, for whoever keeps or publishes it. Times are milliseconds since 1970.
 *
 * @param name what it is called
 * @param format how players were brought together
 * @param startedAt when it started; 0 where it hasn't
 * @param endedAt when it ended; 0 where it hasn't
 * @param standings the players, the best first
 * @param games the games that have ended, the first round first
 */
public record TournamentResults(
        String name,
        TournamentFormat format,
        long startedAt,
        long endedAt,
        List<ResultLine> standings,
        List<ResultGame> games) {
    private static final String FORMAT = "reversi tournament";
    private static final int VERSION = 1;

    private static final ObjectCodec<TournamentResults> CODEC = object(
            TournamentResults::new,
            field("name", TEXT, TournamentResults::name),
            field("tournament", constant(TournamentFormat.values()), TournamentResults::format),
            field("startedAt", LONG, TournamentResults::startedAt),
            field("endedAt", LONG, TournamentResults::endedAt),
            field("standings", list(ResultLine.CODEC), TournamentResults::standings),
            field("games", list(ResultGame.CODEC), TournamentResults::games));

    public TournamentResults {
        standings = List.copyOf(standings);
        games = List.copyOf(games);
    }

    /**
     * How a player stood: the numbers are those of {@link PlayerStanding}.
     *
     * @param name the player
     */
    public record ResultLine(
            int rank, String name, int halves, int tieBreak, int discs, List<RoundMark> marks, boolean isOut) {
        private static final ObjectCodec<ResultLine> CODEC = codec();

        public ResultLine {
            marks = List.copyOf(marks);
        }

        private static ObjectCodec<ResultLine> codec() {
            ObjectCodec.Fields<ResultLine> all = new ObjectCodec.Fields<>();
            Field<ResultLine, Integer> rank = all.field("rank", INT, ResultLine::rank);
            Field<ResultLine, String> name = all.field("name", TEXT, ResultLine::name);
            Field<ResultLine, Integer> halves = all.field("halfPoints", INT, ResultLine::halves);
            Field<ResultLine, Integer> tieBreak = all.field("tieBreak", INT, ResultLine::tieBreak);
            Field<ResultLine, Integer> discs = all.field("discs", INT, ResultLine::discs);
            Field<ResultLine, List<RoundMark>> marks =
                    all.field("rounds", list(constant(RoundMark.values())), ResultLine::marks);
            Field<ResultLine, Boolean> isOut = all.field("out", BOOLEAN, ResultLine::isOut);
            return all.object(in -> new ResultLine(
                    rank.in(in),
                    name.in(in),
                    halves.in(in),
                    tieBreak.in(in),
                    discs.in(in),
                    marks.in(in),
                    isOut.in(in)));
        }
    }

    /**
     * A game that has ended.
     *
     * @param round the round, from 1
     * @param board the board, from 1
     * @param black who had Black
     * @param white who had White
     * @param outcome what it was worth
     * @param game its number at the server; empty where it never began
     * @param endedAt when it ended
     */
    public record ResultGame(
            int round, int board, String black, String white, GameOutcome outcome, Optional<Long> game, long endedAt) {
        private static final ObjectCodec<GameOutcome> OUTCOME = object(
                GameOutcome::new,
                ObjectCodec.optional("winner", DISC, GameOutcome::winner),
                field("black", INT, GameOutcome::blackDiscs),
                field("white", INT, GameOutcome::whiteDiscs),
                field("played", BOOLEAN, GameOutcome::played));
        private static final ObjectCodec<ResultGame> CODEC = codec();

        private static ObjectCodec<ResultGame> codec() {
            ObjectCodec.Fields<ResultGame> all = new ObjectCodec.Fields<>();
            Field<ResultGame, Integer> round = all.field("round", INT, ResultGame::round);
            Field<ResultGame, Integer> board = all.field("board", INT, ResultGame::board);
            Field<ResultGame, String> black = all.field("black", TEXT, ResultGame::black);
            Field<ResultGame, String> white = all.field("white", TEXT, ResultGame::white);
            Field<ResultGame, GameOutcome> outcome = all.field("outcome", OUTCOME, ResultGame::outcome);
            Field<ResultGame, Optional<Long>> game = all.optional("game", LONG, ResultGame::game);
            Field<ResultGame, Long> endedAt = all.field("endedAt", LONG, ResultGame::endedAt);
            return all.object(in -> new ResultGame(
                    round.in(in),
                    board.in(in),
                    black.in(in),
                    white.in(in),
                    outcome.in(in),
                    game.in(in),
                    endedAt.in(in)));
        }
    }

    /** The results by now, with the names of the players' accounts. */
    public static TournamentResults of(Tournament tournament, LongFunction<String> names) {
        List<ResultLine> standings = new ArrayList<>();
        for (PlayerStanding it : Standings.of(tournament)) {
            String name = names.apply(it.player());
            standings.add(
                    new ResultLine(it.rank(), name, it.halves(), it.tieBreak(), it.discs(), it.marks(), it.isOut()));
        }
        List<ResultGame> games = new ArrayList<>();
        for (int round = 1; round <= tournament.rounds().size(); round++) {
            List<TournamentGame> boards = tournament.rounds().get(round - 1).games();
            for (int board = 1; board <= boards.size(); board++) {
                TournamentGame game = boards.get(board - 1);
                if (!game.isOpen()) {
                    games.add(result(round, board, game, names));
                }
            }
        }
        return new TournamentResults(
                tournament.terms().name(),
                tournament.terms().format(),
                tournament.startedAt(),
                tournament.endedAt(),
                standings,
                games);
    }

    private static ResultGame result(int round, int board, TournamentGame game, LongFunction<String> names) {
        OptionalLong number = game.game();
        return new ResultGame(
                round,
                board,
                names.apply(game.pairing().black()),
                names.apply(game.pairing().white()),
                game.outcome().orElseThrow(),
                number.isPresent() ? Optional.of(number.getAsLong()) : Optional.empty(),
                game.scoredAt());
    }

    /** All of it in JSON, as {@code docs/tournaments.md} describes it. */
    public String json() {
        return JsonWriter.text(out -> {
            out.beginObject().name("format").value(FORMAT).name("version").value(VERSION);
            CODEC.writeFields(this, out);
            out.endObject();
        });
    }
}
