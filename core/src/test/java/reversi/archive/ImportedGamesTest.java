package reversi.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.game.ClockTimes;
import reversi.game.Ending;
import reversi.game.Result;
import reversi.game.TimeControl;
import reversi.notation.GameDate;
import reversi.notation.GameRecord;
import reversi.notation.MoveNote;
import reversi.notation.RecordedOutcome;
import reversi.notation.RecordedPlayer;
import reversi.rules.Disc;
import reversi.rules.GameDomain;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/** What becomes of a game as it is written down. */
class ImportedGamesTest {
    private static final long NOW = 1_795_000_000_000L;
    private static final int HOUR = 3_600_000;

    private static final ImportedGames CONVERSION = new ImportedGames(NOW, at -> HOUR, game -> "Tiger");

    private static final GameRecord OPEN = GameRecord.of(line("f5", "d6", "c3"));

    private static Transcript line(String... squares) {
        Transcript line = Transcript.start(Variant.OTHELLO);
        for (String square : squares) {
            line = line.with(line.current().play(Move.at(square)).orThrow());
        }
        return line;
    }

    @ParameterizedTest
    @CsvSource({
        "BLACK,RESIGNATION,RESIGNATION",
        "WHITE,,RESIGNATION",
        "BLACK,DISCS,RESIGNATION",
        "BLACK,TIME,TIME",
        "WHITE,LEFT,LEFT",
        "BLACK,CLAIMED,CLAIMED",
        ",AGREED_DRAW,AGREED_DRAW",
        ",,AGREED_DRAW",
        ",DISCS,AGREED_DRAW",
        ",ABANDONED,ABANDONED",
    })
    void anEndBeforeTheLastMoveIsAsTheRecordSays(Disc winner, Ending told, Ending kept) {
        RecordedOutcome outcome =
                new RecordedOutcome(Optional.ofNullable(told), Optional.ofNullable(winner), Optional.empty());
        Result result = CONVERSION.game(OPEN.ended(outcome)).summary().result();
        assertEquals(kept, result.ending());
        assertEquals(Optional.ofNullable(winner), result.winner());
    }

    @Test
    void whatWasPlayedToItsEndCountsByDiscsAndWhatNobodyEndedForNobody() {
        Transcript whole = GameDomain.game(Variant.OTHELLO, 1, 200);
        Position last = whole.current();
        assertEquals(
                Result.byDiscs(last),
                CONVERSION.game(GameRecord.of(whole)).summary().result());
        Result none = CONVERSION.game(OPEN).summary().result();
        assertEquals(Ending.ABANDONED, none.ending());
        assertEquals(Optional.empty(), none.winner());
    }

    @ParameterizedTest
    @CsvSource({"-1,0", "0,0", "1,1", "1500,1500", "9999,9999", "10000,0"})
    void ratingsThatNobodyHasAreLeftOut(int written, int kept) {
        GameRecord record = OPEN.between(RecordedPlayer.named("A").rated(written), RecordedPlayer.named("B"));
        GameSummary summary = CONVERSION.game(record).summary();
        assertEquals(new ArchivedPlayer("A", 0, kept), summary.black());
        assertEquals(new ArchivedPlayer("B", 0, 0), summary.white());
        assertEquals("Tiger", summary.opening());
    }

    @Test
    void timesAreLocalOnesAndADayMeansNoon() {
        long midnight = GameDate.day(2012, 5, 4).millis();
        assertEquals(
                midnight + 11 * HOUR,
                CONVERSION.game(OPEN.on(GameDate.day(2012, 5, 4))).summary().at());
        assertEquals(
                midnight - HOUR,
                CONVERSION.game(OPEN.on(new GameDate(2012, 5, 4, 0))).summary().at());
        assertEquals(NOW, CONVERSION.game(OPEN).summary().at());
    }

    private static List<ClockTimes> clocks(TimeControl time, Integer... millis) {
        List<MoveNote> notes = new ArrayList<>();
        for (Integer taken : millis) {
            notes.add(taken == null ? new MoveNote(Optional.of(1), Optional.empty(), "") : MoveNote.took(taken));
        }
        return CONVERSION.game(OPEN.timed(time).noted(notes)).game().history();
    }

    @Test
    void clocksRunAsLongAsEachMoveTook() {
        TimeControl time = TimeControl.perGame(60, 2);
        assertEquals(
                List.of(
                        new ClockTimes(60_000, 60_000),
                        new ClockTimes(57_000, 60_000),
                        new ClockTimes(57_000, 60_500),
                        new ClockTimes(0, 60_500)),
                clocks(time, 5_000, 1_500, 99_000));
        List<ClockTimes> untold = clocks(time, 5_000, null, 1_000);
        assertEquals(Set.of(untold.get(0)), new HashSet<>(untold), "where one time is missing no clock is known");
        assertNotEquals(new ClockTimes(60_000, 60_000), untold.get(0));
        assertEquals(untold, clocks(TimeControl.perMove(60), 5_000, 1_000, 1_000));
    }

    @Test
    void anIdIsMadeOfWhatMakesAGameAnother() {
        List<GameRecord> games = List.of(
                OPEN,
                GameRecord.of(line("f5", "d6")),
                GameRecord.of(Transcript.from(line("f5").current())
                        .with(line("f5", "d6").turns().get(1))),
                OPEN.between(RecordedPlayer.named("A"), RecordedPlayer.named("")),
                OPEN.between(RecordedPlayer.named(""), RecordedPlayer.named("A")),
                OPEN.on(GameDate.day(2012, 5, 4)),
                OPEN.ended(new RecordedOutcome(Optional.empty(), Optional.of(Disc.BLACK), Optional.empty())),
                OPEN.ended(new RecordedOutcome(Optional.empty(), Optional.of(Disc.BLACK), Optional.of(4))));
        Set<String> ids = new HashSet<>();
        for (GameRecord game : games) {
            ids.add(ImportedGames.id(game));
            assertEquals(ImportedGames.id(game), CONVERSION.game(game).id());
        }
        assertEquals(games.size(), ids.size());
    }

    @Test
    void idsAreOfOneLengthWhateverTheirNumbers() {
        Set<Character> first = new HashSet<>();
        for (int i = 0; i < 200; i++) {
            String id = ImportedGames.id(OPEN.between(RecordedPlayer.named("Ada " + i), RecordedPlayer.named("")));
            assertEquals("import-".length() + 16, id.length(), id);
            first.add(id.charAt("import-".length()));
        }
        assertEquals(16, first.size(), "a zero in front counts too");
    }
}
