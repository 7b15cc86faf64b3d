package reversi.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import reversi.rules.GameDomain;
import reversi.rules.Move;
import reversi.rules.Transcript;

@Domain(GameDomain.class)
@Domain(DomainContext.Global.class)
class GameRecordProperties {
    @Property(tries = 100)
    void aLineIsItsTranscript(@ForAll Transcript game) {
        MoveSequence line = MoveSequence.of(game);
        Transcript whole = game.current().mustPass()
                ? game.with(game.current().play(Move.PASS).orThrow())
                : game;
        assertEquals(whole, line.transcript());
        assertEquals(whole.moves(), line.moves());
        assertEquals(whole.current(), line.end());
        assertEquals(line, MoveSequence.of(line.transcript()));
    }

    @Property(tries = 1000)
    void daysFollowEachOther(@ForAll @LongRange(min = -700_000, max = 2_900_000) long day) {
        GameDate date = GameDate.ofMillis(day * 86_400_000);
        GameDate next = GameDate.ofMillis((day + 1) * 86_400_000);
        assertEquals(day * 86_400_000, date.millis());
        assertEquals(-1, date.compareTo(next));
        assertEquals(next.day() == 1 ? 1 : date.day() + 1, next.day());
    }
}
