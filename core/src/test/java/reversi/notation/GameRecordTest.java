package reversi.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.game.ClockTimes;
import reversi.game.Ending;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.GameDomain;
import reversi.rules.Move;
import reversi.rules.Transcript;
import reversi.rules.Variant;

class GameRecordTest {
    private static final Transcript WHOLE = GameDomain.game(Variant.OTHELLO, 4, Integer.MAX_VALUE);

    @Test
    void aFinishedGameIsDecidedByItsDiscs() {
        RecordedOutcome outcome = GameRecord.of(WHOLE).outcome().orElseThrow();
        assertEquals(Optional.of(Ending.DISCS), outcome.ending());
        assertEquals(WHOLE.current().score().leader(), outcome.winner());
        assertEquals(Optional.empty(), GameRecord.of(WHOLE.upTo(20)).outcome());
    }

    @Test
    void aResignedGameHasNoCount() {
        Result resigned =
                Result.lost(Ending.RESIGNATION, Disc.BLACK, WHOLE.upTo(20).current());
        RecordedOutcome outcome =
                new RecordedOutcome(Optional.of(Ending.RESIGNATION), Optional.of(Disc.WHITE), Optional.empty());
        assertEquals(outcome, RecordedOutcome.of(resigned));
    }

    @Test
    void fewerDiscsWinWhereFewestWin() {
        assertEquals(Optional.of(Disc.BLACK), RecordedOutcome.counted(12, false).winner());
        assertEquals(Optional.of(Disc.WHITE), RecordedOutcome.counted(12, true).winner());
        assertEquals(Optional.empty(), RecordedOutcome.counted(0, true).winner());
    }

    @Test
    void notesStandBesideEveryMoveOrNone() {
        GameRecord game = GameRecord.of(WHOLE.upTo(2));
        MoveNote note = MoveNote.took(1_500);
        GameRecord noted = game.noted(List.of(MoveNote.none(), note));
        assertEquals(note, noted.note(1));
        assertEquals(game, noted.noted(List.of(MoveNote.none(), MoveNote.none())));
        assertThrows(IllegalArgumentException.class, () -> game.noted(List.of(note)));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 1970-01-01 00:00:00",
        "-1, 1969-12-31 23:59:59",
        "945277754000, 1999-12-15 17:09:14",
        "951782399999, 2000-02-28 23:59:59",
        "951868800000, 2000-03-01 00:00:00",
        "253402300799000, 9999-12-31 23:59:59"
    })
    void aMomentIsADate(long millis, String date) {
        GameDate read = GameDate.ofMillis(millis);
        assertEquals(date, read.toString());
        assertEquals(Math.floorDiv(millis, 1_000L) * 1_000L, read.millis());
    }

    @ParameterizedTest
    @CsvSource({
        "2001,2,29,-1",
        "1900,2,29,-1",
        "0,1,1,-1",
        "2001,0,1,-1",
        "2001,13,1,-1",
        "2001,1,0,7",
        "2001,1,1,86400"
    })
    void noSuchDate(int year, int month, int day, int second) {
        assertThrows(IllegalArgumentException.class, () -> new GameDate(year, month, day, second));
    }

    @Test
    void aGameThatWasPlayedIsRecordedWithItsTimes() {
        GameSetup setup = new GameSetup(
                Variant.OTHELLO,
                List.of(Move.at("f5")),
                Seat.human("Ann"),
                Seat.computer("", 7),
                TimeControl.perGame(60, 2));
        Game game = Game.start(setup, 0)
                .with(new GameEvent.Played(2, Move.at("d6"), new ClockTimes(60_000, 58_500)), 3_500)
                .with(new GameEvent.Played(3, Move.at("c3"), new ClockTimes(62_000, 58_500)), 3_500)
                .with(new GameEvent.Ended(Result.lost(Ending.TIME, Disc.WHITE, WHOLE.first())), 70_000);
        GameRecord record = GameRecord.of(game);
        assertEquals("f5d6c3", MoveText.write(record.line()));
        assertEquals(RecordedPlayer.named("Ann"), record.black());
        assertEquals(new RecordedPlayer("", Optional.empty(), "level 7"), record.white());
        assertEquals(Optional.of(TimeControl.perGame(60, 2)), record.time());
        assertEquals(List.of(MoveNote.none(), MoveNote.took(3_500), MoveNote.took(0)), record.notes());
        assertEquals(
                Optional.of(new RecordedOutcome(Optional.of(Ending.TIME), Optional.of(Disc.BLACK), Optional.empty())),
                record.outcome());
    }

    @Test
    void aForcedPassIsPartOfTheRecord() {
        Game game = Game.start(
                new GameSetup(Variant.OTHELLO, Seat.human(""), Seat.human(""), TimeControl.perGame(60, 0)), 0);
        int ply = 0;
        for (String square : List.of("f5", "f6", "d3", "g5", "h5", "h4", "f7", "h6")) {
            game = game.with(
                    new GameEvent.Played(++ply, Move.at(square), game.clock().shown()), 0);
        }
        GameRecord record = GameRecord.of(game);
        assertEquals(Move.PASS, record.line().move(8));
        assertEquals(9, record.notes().size());
    }
}
