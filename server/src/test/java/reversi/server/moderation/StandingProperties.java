package reversi.server.moderation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.LongRange;
import reversi.online.ErrorCode;
import reversi.online.Protocol;
import reversi.online.Sanction;

/** What decisions come to, whichever they are and in whichever order. */
class StandingProperties {
    private static final long NOW = 1_000_000;
    private static final long DAY = 86_400_000;

    @Provide
    Arbitrary<List<Penalty>> penalties() {
        Arbitrary<Long> ends =
                Arbitraries.oneOf(Arbitraries.longs().between(NOW - 5, NOW + 5), Arbitraries.of(0L, Penalty.FOR_GOOD));
        return Combinators.combine(Arbitraries.of(Sanction.values()), ends, Arbitraries.of(true, false))
                .as(Penalty::new)
                .list()
                .ofMaxSize(8);
    }

    private static boolean holds(List<Penalty> penalties, Sanction... sanctions) {
        return penalties.stream()
                .anyMatch(penalty -> List.of(sanctions).contains(penalty.sanction()) && penalty.until() > NOW);
    }

    @Property
    void whatIsForbiddenIsWhatSomeDecisionForbidsNow(@ForAll("penalties") List<Penalty> penalties) {
        Standing standing = Standing.of(penalties);
        boolean muted = holds(penalties, Sanction.MUTE);
        assertEquals(muted, standing.isMuted(NOW));
        assertEquals(holds(penalties, Sanction.HIDE), standing.isHidden(NOW));
        assertEquals(!muted && !holds(penalties, Sanction.NO_PHOTO), standing.mayHavePhoto(NOW));
        assertEquals(holds(penalties, Sanction.CLOSE, Sanction.BAN), standing.isClosed(NOW));
    }

    /** Else somebody would not be told of what holds, or for nothing. */
    @Property
    void standingIsGoodWhereThereIsNothingToTell(@ForAll("penalties") List<Penalty> penalties) {
        assertEquals(
                penalties.stream().noneMatch(StandingProperties::isToBeTold),
                Standing.of(penalties).isGood(NOW));
    }

    @Property
    void theOrderDoesNotMatterAndMoreNeverForbidsLess(
            @ForAll("penalties") List<Penalty> penalties,
            @ForAll("penalties") List<Penalty> more,
            @ForAll Random random) {
        List<Penalty> shuffled = new ArrayList<>(penalties);
        Collections.shuffle(shuffled, random);
        assertEquals(Standing.of(penalties), Standing.of(shuffled));
        Standing before = Standing.of(penalties);
        shuffled.addAll(more);
        Standing after = Standing.of(shuffled);
        assertTrue(after.mutedUntil() >= before.mutedUntil());
        assertTrue(after.closedUntil() >= before.closedUntil());
        assertTrue(after.warnings() >= before.warnings());
    }

    @Property
    void everythingThatHasAnEndEnds(
            @ForAll Sanction sanction, @ForAll int days, @ForAll @LongRange(min = 0, max = NOW) long now) {
        long until = new Verdict(1, OptionalLong.empty(), sanction, days, "because").until(now);
        if (!Penalty.lasts(sanction)) {
            assertEquals(now, until);
        } else if (days == 0) {
            assertEquals(Penalty.FOR_GOOD, until);
        } else {
            assertTrue(until >= now + DAY && until <= now + DAY * Protocol.MAX_SANCTION_DAYS);
        }
    }

    @Example
    void aReasonIsNeededButForNothing() {
        assertEquals(
                Optional.of(ErrorCode.TEXT_LENGTH),
                verdict(Sanction.HIDE, 2, "  ").fault());
        assertEquals(Optional.empty(), verdict(Sanction.NONE, 2, "").fault());
        assertEquals(
                Optional.of(ErrorCode.CONTROL_CHARACTERS),
                verdict(Sanction.HIDE, 2, "a\tb").fault());
        assertEquals(
                Optional.of(ErrorCode.YOURSELF),
                verdict(Sanction.HIDE, 1, "why").fault());
        assertFalse(verdict(Sanction.HIDE, 2, " why ").fault().isPresent());
        assertEquals("why", verdict(Sanction.HIDE, 2, " why ").reason());
    }

    private static Verdict verdict(Sanction sanction, long by, String reason) {
        return new Verdict(1, OptionalLong.of(by), sanction, 3, reason);
    }

    private static boolean isToBeTold(Penalty penalty) {
        return penalty.sanction() == Sanction.WARN
                ? !penalty.read()
                : Penalty.lasts(penalty.sanction()) && penalty.until() > NOW;
    }
}
