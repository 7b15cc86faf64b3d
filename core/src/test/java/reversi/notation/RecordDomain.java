package reversi.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.domains.DomainContextBase;
import reversi.game.Ending;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Draws;
import reversi.rules.GameDomain;
import reversi.rules.Lines;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/** Game records for properties: every variant, games from any position, and all that can be written beside them. */
public final class RecordDomain extends DomainContextBase {
    /** Enough for all but the comments of a long game. */
    private static final int DRAWS = 300;

    private static final String SIGNS = "aZ09 .,:;-+/'\"\\[](){}%$#*&<>=?!éñ漢字😀";

    @Provide
    Arbitrary<GameRecord> records() {
        return Arbitraries.frequencyOf(
                        Tuple.of(2, Arbitraries.just(Variant.OTHELLO)), Tuple.of(3, Arbitraries.of(GameDomain.NAMED)))
                .flatMap(RecordDomain::records)
                .withoutEdgeCases();
    }

    /** Half of them of whole games. */
    static Arbitrary<GameRecord> records(Variant variant) {
        Arbitrary<Transcript> lines = Arbitraries.oneOf(Lines.games(variant), Lines.transcripts(variant, 0, 59));
        return Combinators.combine(lines, Draws.of(DRAWS))
                .as(RecordDomain::record)
                .withoutEdgeCases();
    }

    /** A record that is the same for the same seed. */
    static GameRecord record(Variant variant, long seed) {
        Random lot = new Random(seed);
        return record(GameDomain.game(variant, seed, lot.nextBoolean() ? Integer.MAX_VALUE : lot.nextInt(60)), lot);
    }

    private static GameRecord record(Transcript line, Random lot) {
        Transcript game = line;
        if (lot.nextInt(4) == 0) {
            game = rest(game, lot.nextInt(game.plies() + 1));
        }
        GameRecord record = GameRecord.of(game)
                .between(player(lot), player(lot))
                .on(date(lot))
                .at(new EventDetails(text(lot), text(lot), text(lot)));
        record = lot.nextBoolean() ? record : record.timed(time(lot));
        record = lot.nextBoolean() ? record : record.noted(notes(record.line().plies(), lot));
        record = lot.nextInt(3) > 0 ? record : record.worth(new Theory(24, lot.nextInt(65)));
        int komi = lot.nextInt(3) > 0 ? 0 : lot.nextInt(20_001) - 10_000;
        boolean isOver = record.outcome().isPresent();
        if (isOver) {
            record = record.ended(RecordedOutcome.byDiscs(record.line().end(), komi));
        }
        record = record.settled(new ServerTerms(komi, "", ""));
        record = lot.nextInt(4) > 0 ? record : clocked(record, lot);
        return isOver || lot.nextInt(3) == 0
                ? record
                : record.ended(outcome(game.first().variant(), komi, lot));
    }

    /** A record with clocks of which a time control says only a part. */
    private static GameRecord clocked(GameRecord record, Random lot) {
        ServerTerms terms = record.terms();
        GameRecord without = new GameRecord(
                record.line(),
                record.black(),
                record.white(),
                record.date(),
                record.event(),
                Optional.empty(),
                record.notes(),
                record.outcome(),
                record.theory(),
                terms);
        return switch (lot.nextInt(4)) {
            case 0 -> without.settled(terms.clocked("05:00/00:03/02:00", "")).timed(TimeControl.perGame(300, 3));
            case 1 -> without.settled(terms.clocked("05:00//02:00", "01:00//01:00"));
            case 2 -> without.settled(terms.clocked("", "10:00"));
            default -> without.settled(terms.clocked("1.12:01:23//2.00:00:00", ""));
        };
    }

    private static Transcript rest(Transcript game, int from) {
        Position start = from == 0 ? game.first() : game.turns().get(from - 1).after();
        Transcript rest = Transcript.from(start);
        for (int ply = from; ply < game.plies(); ply++) {
            rest = rest.with(game.turns().get(ply));
        }
        return rest;
    }

    private static RecordedPlayer player(Random lot) {
        Optional<Integer> rating = lot.nextBoolean() ? Optional.empty() : Optional.of(lot.nextInt(3_000));
        return new RecordedPlayer(text(lot), rating, text(lot));
    }

    private static GameDate date(Random lot) {
        int year = 1 + lot.nextInt(9_999);
        return switch (lot.nextInt(5)) {
            case 0 -> GameDate.unknown();
            case 1 -> GameDate.year(year);
            case 2 -> new GameDate(year, 1 + lot.nextInt(12), 0, -1);
            case 3 -> GameDate.day(year, 1 + lot.nextInt(12), 1 + lot.nextInt(28));
            default -> new GameDate(year, 1 + lot.nextInt(12), 1 + lot.nextInt(28), lot.nextInt(86_400));
        };
    }

    private static TimeControl time(Random lot) {
        int seconds = 1 + lot.nextInt(7_200);
        return switch (lot.nextInt(3)) {
            case 0 -> TimeControl.none();
            case 1 -> TimeControl.perMove(seconds);
            default -> TimeControl.perGame(seconds, lot.nextInt(3) * 5);
        };
    }

    private static List<MoveNote> notes(int plies, Random lot) {
        List<MoveNote> notes = new ArrayList<>();
        for (int ply = 0; ply < plies; ply++) {
            notes.add(new MoveNote(
                    lot.nextBoolean() ? Optional.empty() : Optional.of(lot.nextInt(12_800) - 6_400),
                    lot.nextBoolean() ? Optional.empty() : Optional.of(lot.nextInt(100_000)),
                    lot.nextInt(4) > 0 ? "" : text(lot)));
        }
        return notes;
    }

    private static RecordedOutcome outcome(Variant variant, int komi, Random lot) {
        Disc winner = lot.nextBoolean() ? Disc.BLACK : Disc.WHITE;
        return switch (lot.nextInt(4)) {
            case 0 -> new RecordedOutcome(Optional.of(Ending.RESIGNATION), Optional.of(winner), Optional.empty());
            case 1 -> new RecordedOutcome(Optional.of(Ending.TIME), Optional.of(winner), Optional.empty());
            case 2 -> new RecordedOutcome(Optional.of(Ending.AGREED_DRAW), Optional.empty(), Optional.empty());
            default -> RecordedOutcome.counted(2 * (lot.nextInt(17) - 8), variant.fewestWins(), komi);
        };
    }

    private static String text(Random lot) {
        StringBuilder text = new StringBuilder();
        for (int i = lot.nextInt(12); i > 0; i--) {
            int at = lot.nextInt(SIGNS.codePointCount(0, SIGNS.length()));
            text.appendCodePoint(SIGNS.codePointAt(SIGNS.offsetByCodePoints(0, at)));
        }
        return text.toString().trim().equals("?") ? "" : text.toString();
    }
}
