package reversi.server.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.game.ClockTimes;
import reversi.game.Ending;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.GameSetup;
import reversi.game.Referee;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.notation.GameDate;
import reversi.notation.Wthor;
import reversi.notation.WthorGames;
import reversi.online.TournamentFormat;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.rules.Variant;

/** What is handed out of a tournament of three in which White did not come to the last game. */
class TournamentResultsTest {
    private static final List<String> NAMES = List.of("Ann", "=1+1", "O\"Neil, Ben");

    /** White is wiped out by the ninth disc. */
    private static final String WIPE_OUT = "f5d6c5f4e3f6g5e6e7";

    private static final long NOON = 1_764_417_600_000L;

    private static String name(long player) {
        return NAMES.get((int) player - 1);
    }

    private static TournamentResults results() {
        Tournament tournament = Tournament.of(1, Hall.terms(TournamentFormat.SWISS, 3), OptionalLong.empty());
        for (long player = 1; player <= 3; player++) {
            tournament = tournament.with(new TournamentEvent.Joined(player, 1_500, NOON));
        }
        tournament = tournament.withAll(List.of(
                new TournamentEvent.Started(NOON),
                new TournamentEvent.Paired(1, List.of(new Pairing(1, 2)), List.of(3L), NOON),
                new TournamentEvent.Begun(1, 1, 501, NOON),
                new TournamentEvent.Scored(1, 1, new GameOutcome(Optional.of(Disc.BLACK), 64, 0, true), NOON + 1),
                new TournamentEvent.Paired(2, List.of(new Pairing(3, 1)), List.of(2L), NOON + 1),
                new TournamentEvent.Begun(2, 1, 502, NOON + 1),
                new TournamentEvent.Scored(2, 1, new GameOutcome(Optional.empty(), 32, 32, true), NOON + 2),
                new TournamentEvent.Paired(3, List.of(new Pairing(2, 3)), List.of(1L), NOON + 2),
                new TournamentEvent.Scored(3, 1, GameOutcome.missedBy(Disc.WHITE), NOON + 3)));
        return TournamentResults.of(tournament, TournamentResultsTest::name);
    }

    /** A line for each player: quoted where it must be, and no formula. */
    @Test
    void standingsAreATable() {
        assertEquals(
                """
                rank,name,points,tie-break,discs,out,round 1,round 2,round 3\r
                1,Ann,2.5,164,96,,win,draw,bye\r
                2,'=1+1,2,103,0,,loss,bye,win\r
                3,"O""Neil, Ben",1.5,88,32,,bye,draw,missed\r
                """,
                ResultsCsv.standings(results()));
    }

    @Test
    void gamesAreATable() {
        assertEquals(
                """
                round,board,black,white,black discs,white discs,winner,played\r
                1,1,Ann,'=1+1,64,0,black,yes\r
                2,1,"O""Neil, Ben",Ann,32,32,,yes\r
                3,1,'=1+1,"O""Neil, Ben",0,0,black,no\r
                """,
                ResultsCsv.games(results()));
    }

    @ParameterizedTest
    @CsvSource({"=SUM(A1), '''=SUM(A1)'", "+1, '''+1'", "-x-, '''-x-'", "@a, '''@a'", "＝1, '''＝1'", "a=1, a=1", "'', ''"
    })
    void aNameIsNeverAFormula(String name, String cell) {
        TournamentResults.ResultLine line = new TournamentResults.ResultLine(1, name, 0, 0, 0, List.of(), true);
        TournamentResults results = new TournamentResults("T", TournamentFormat.SWISS, 0, 0, List.of(line), List.of());
        assertEquals(
                "1," + cell + ",0,0,0,out\r\n", ResultsCsv.standings(results).substring(38));
    }

    @Test
    void jsonSaysAll() {
        assertEquals(
                """
                {"format":"reversi tournament","version":1,"name":"Test","tournament":"SWISS","startedAt":1764417600000,\
                "endedAt":0,"standings":[\
                {"rank":1,"name":"Ann","halfPoints":5,"tieBreak":164,"discs":96,"rounds":["WIN","DRAW","BYE"],"out":false},\
                {"rank":2,"name":"=1+1","halfPoints":4,"tieBreak":103,"discs":0,"rounds":["LOSS","BYE","WIN"],"out":false},\
                {"rank":3,"name":"O\\"Neil, Ben","halfPoints":3,"tieBreak":88,"discs":32,\
                "rounds":["BYE","DRAW","MISSED"],"out":false}],"games":[\
                {"round":1,"board":1,"black":"Ann","white":"=1+1",\
                "outcome":{"winner":"BLACK","black":64,"white":0,"played":true},"game":501,"endedAt":1764417600001},\
                {"round":2,"board":1,"black":"O\\"Neil, Ben","white":"Ann",\
                "outcome":{"black":32,"white":32,"played":true},"game":502,"endedAt":1764417600002},\
                {"round":3,"board":1,"black":"=1+1","white":"O\\"Neil, Ben",\
                "outcome":{"winner":"BLACK","black":0,"white":0,"played":false},"endedAt":1764417600003}]}""",
                results().json());
    }

    private static Game game(String moves) {
        GameSetup setup = new GameSetup(Variant.OTHELLO, Seat.remote(""), Seat.remote(""), TimeControl.none());
        Game game = Game.start(setup, 0);
        for (int ply = 0; 2 * ply < moves.length(); ply++) {
            Square square = Square.parse(moves.substring(2 * ply, 2 * ply + 2)).orElseThrow();
            game = game.with(new GameEvent.Played(ply + 1, Move.at(square), ClockTimes.none()), 0);
        }
        return game;
    }

    /** The second game is lost, and the third one never began. */
    @Test
    void theArchiveHasTheGamesThatWerePlayedWithTheirNames() {
        Game wipeOut = game(WIPE_OUT);
        Game over = wipeOut.with(Referee.forced(wipeOut).orElseThrow(), 0);
        WthorGames.Files files = ResultsArchive.write(
                results(), number -> number == 501 ? Optional.of(over) : Optional.empty(), GameDate.day(2025, 11, 30));
        Wthor.Ok read = assertInstanceOf(Wthor.Ok.class, Wthor.read(files.games()));
        assertEquals(2025, read.year());
        assertEquals(1, read.games().size());
        Wthor.Game only = read.games().get(0);
        assertEquals(64, only.blackScore());
        assertEquals(9, only.squares().size());
        assertEquals("Ann", WthorGames.players(files.players()).names().get(only.black()));
        assertEquals("=1+1", WthorGames.players(files.players()).names().get(only.white()));
        assertEquals("Test", WthorGames.tournaments(files.tournaments()).names().get(only.tournament()));
    }

    @Test
    void whoResignedHasNoSquareInTheArchive() {
        Game begun = game("f5d6");
        Game over = begun.with(Referee.lost(begun, Disc.BLACK, Ending.RESIGNATION), 0);
        WthorGames.Files files =
                ResultsArchive.write(results(), number -> Optional.of(over), GameDate.day(2025, 11, 30));
        Wthor.Ok read = assertInstanceOf(Wthor.Ok.class, Wthor.read(files.games()));
        assertEquals(
                List.of(0, 0), read.games().stream().map(Wthor.Game::blackScore).toList());
    }
}
