package reversi.screens.ladder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import reversi.platform.MemoryStore;
import reversi.session.SummedText;
import reversi.teach.achievement.Achievement;
import reversi.teach.achievement.AchievementRecord;
import reversi.teach.achievement.EarnedAchievement;
import reversi.teach.achievement.SeenGames;

/** What is kept of achievements comes back as it was, or not at all. */
class AchievementsTextTest {
    private static final AchievementRecord SOME = AchievementRecord.none()
            .with(Achievement.CORNER, new EarnedAchievement("a, b", 1_700_000_000_000L, 31))
            .with(Achievement.LEVEL_12, new EarnedAchievement("online-example.org-17", 1, 60))
            .with(new SeenGames(1_700_000_000_001L, -5));

    @Property(tries = 200)
    void itComesBack(
            @ForAll @Size(max = 20) Map<Achievement, @IntRange(min = 1, max = 600) Integer> plies,
            @ForAll @LongRange(min = 0, max = 253_402_300_800_000L) long at,
            @ForAll int sum) {
        AchievementRecord record = AchievementRecord.none().with(new SeenGames(at, sum));
        for (Map.Entry<Achievement, Integer> entry : plies.entrySet()) {
            record = record.with(entry.getKey(), new EarnedAchievement("g" + sum, at, entry.getValue()));
        }
        assertEquals(Optional.of(record), AchievementsText.read(AchievementsText.write(record)));
    }

    @Test
    void anyDamageIsRefused() {
        String text = AchievementsText.write(SOME);
        assertEquals(Optional.of(SOME), AchievementsText.read(text));
        for (int i = 0; i < text.length(); i++) {
            String damaged = text.substring(0, i) + (text.charAt(i) == 'z' ? 'y' : 'z') + text.substring(i + 1);
            assertEquals(Optional.empty(), AchievementsText.read(damaged), damaged);
            assertEquals(Optional.empty(), AchievementsText.read(text.substring(0, i)));
        }
    }

    @Test
    void wholeTextsThatMeanNothingAreRefused() {
        for (String lines : new String[] {
            "",
            "seen,1\n",
            "seen,1,x,20\n",
            "seen,-1,0,20\n",
            "seen,1,0\n",
            "seen,1,0,0\n",
            "CORNER,1,1,g\n",
            "CORNERS,1,1,g\nseen,0,0,20\n",
            "CORNER,1,0,g\nseen,0,0,20\n",
            "CORNER,1,601,g\nseen,0,0,20\n",
            "CORNER,1,1\nseen,0,0,20\n"
        }) {
            String text = SummedText.write("reversi-achievements", 1, lines);
            assertEquals(Optional.empty(), AchievementsText.read(text), lines);
        }
        String newer = SummedText.write("reversi-achievements", 2, "seen,0,0,20\n");
        assertEquals(Optional.empty(), AchievementsText.read(newer));
        assertTrue(AchievementsText.read(SummedText.write("reversi-achievements", 1, "seen,0,0,20\n"))
                .isPresent());
    }

    @Test
    void gamesThatWereLookedThroughForLessAreNotDoneWith() {
        String fewer = SummedText.write("reversi-achievements", 1, "CORNER,1,1,g\nseen,9,7,19\n");
        AchievementRecord read = AchievementsText.read(fewer).orElseThrow();
        assertEquals(SeenGames.none(), read.seen());
        assertTrue(read.find(Achievement.CORNER).isPresent());
    }

    @Test
    void anIdThatIsNoLineIsLeftOut() {
        for (String id : new String[] {"two\nlines", "x".repeat(301)}) {
            AchievementRecord record =
                    AchievementRecord.none().with(Achievement.WEDGE, new EarnedAchievement(id, 5, 7));
            AchievementRecord read =
                    AchievementsText.read(AchievementsText.write(record)).orElseThrow();
            assertEquals(Optional.of(new EarnedAchievement("", 5, 7)), read.find(Achievement.WEDGE));
        }
    }

    @Test
    void whatIsDamagedIsSetAsideAndNotWrittenOver() {
        MemoryStore store = new MemoryStore();
        store.texts().put(AchievementRepository.NAME, "scribble");
        AchievementRepository repository = new AchievementRepository(store, result -> {});
        assertEquals(AchievementRecord.none(), repository.now());
        repository.change(none -> SOME);
        assertTrue(store.texts().containsValue("scribble"));
        assertEquals(SOME, new AchievementRepository(store, result -> {}).now());
    }

    @Test
    void whatWasEarnedOnceStaysAsItWas() {
        EarnedAchievement later = new EarnedAchievement("later", 9, 9);
        assertEquals(SOME, SOME.with(Achievement.CORNER, later));
    }
}
