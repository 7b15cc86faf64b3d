package reversi.tools.train;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import reversi.engine.Family;
import reversi.engine.Patterns;

class GroupsTest {
    @Test
    void imagesOfAGroupHaveOneText() {
        String corner = "a1 b1 a2";
        assertEquals(corner, Groups.text(List.of(0, 1, 8)));
        assertEquals(corner, Groups.text(List.of(7, 15, 6)));
        assertEquals(corner, Groups.text(List.of(63, 62, 55)));
        assertEquals("b1 a2 b2", Groups.text(Groups.squares("h7 g7 g8")));
    }

    @ParameterizedTest
    @EnumSource(names = {"OTHELLO", "SMALL"})
    void groupsHangTogetherOnTheBoard(Family family) {
        Groups groups = new Groups(family.squares(), new Random(3));
        Set<Integer> longs = new HashSet<>();
        for (int i = 0; i < 200; i++) {
            String group = groups.grow(10);
            check(group, family);
            longs.add(new Patterns(family.width(), List.of(group)).longs());
            String other = groups.exchange(group);
            assertNotEquals(group, other);
            check(other, family);
            assertEquals(Groups.squares(group).size(), Groups.squares(other).size());
        }
        assertEquals(Set.of(1, 2), longs, "some are symmetric, some are not");
    }

    private static void check(String group, Family family) {
        List<Integer> squares = Groups.squares(group);
        assertTrue(squares.size() == 9 || squares.size() == 10, group);
        assertEquals(squares.size(), new HashSet<>(squares).size(), group);
        assertEquals(group, Groups.text(squares));
        for (int square : squares) {
            assertTrue((family.squares() >>> square & 1) != 0, group);
            assertTrue(squares.stream().anyMatch(other -> other != square && touch(other, square)), group);
        }
    }

    private static boolean touch(int one, int other) {
        return Math.abs(one % 8 - other % 8) <= 1 && Math.abs(one / 8 - other / 8) <= 1;
    }

    @Test
    void theSeedDecides() {
        String one = new Groups(-1, new Random(5)).grow(8);
        assertEquals(one, new Groups(-1, new Random(5)).grow(8));
        assertNotEquals(one, new Groups(-1, new Random(6)).grow(8));
    }
}
