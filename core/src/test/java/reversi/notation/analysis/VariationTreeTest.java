package reversi.notation.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.notation.BoardText;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Start;
import reversi.rules.Variant;

class VariationTreeTest {
    private static VariationTree othello(String... moves) {
        return play(VariationTree.of(Position.start(Variant.OTHELLO)), moves);
    }

    private static VariationTree play(VariationTree from, String... moves) {
        VariationTree tree = from;
        for (String move : moves) {
            tree = tree.play(Move.at(move));
        }
        return tree;
    }

    @Test
    void anotherMoveBeginsASideLineAndTheSameOneDoesNot() {
        VariationTree tree = play(othello("f5", "d6", "c3").toStart(), "f5", "f6");
        assertEquals(5, tree.size());
        assertTrue(tree.isSideLine(tree.current().id()));
        assertEquals("f5 f6", tree.transcript().toString());
        assertEquals("f5 d6 c3", tree.toStart().toEnd().transcript().toString());
        assertEquals("f5 d6", tree.toSibling(-1).transcript().toString());
        assertSame(tree, tree.toSibling(1));
    }

    @Test
    void whatIsNotThereIsNotGoneTo() {
        VariationTree tree = othello();
        assertSame(tree, tree.back());
        assertSame(tree, tree.forward());
        assertSame(tree, tree.toSibling(1));
        assertFalse(tree.canDelete(VariationTree.ROOT));
        assertSame(tree, tree.delete(VariationTree.ROOT));
        assertSame(tree, tree.name(VariationTree.ROOT, "start"));
        assertThrows(IllegalArgumentException.class, () -> tree.node(1));
        assertThrows(IllegalArgumentException.class, () -> tree.goTo(-1));
        assertThrows(IllegalArgumentException.class, () -> tree.play(Move.at("a1")));
        assertThrows(IllegalArgumentException.class, () -> tree.play(Move.PASS));
    }

    /** White is to move, has none, and Black has two: the pass is played at once, forth and back. */
    @Test
    void aForcedPassIsPlayedByItself() {
        Position start =
                ((BoardText.Ok) BoardText.read("XO-- ---- XO-- ---- O", Variant.square(4, Start.DIAGONAL))).position();
        assertTrue(start.mustPass());
        VariationTree tree = VariationTree.of(start);
        assertEquals(2, tree.size());
        assertEquals("pass", tree.transcript().toString());
        assertSame(tree, tree.back(), "there is nothing before a pass at the start");
        VariationTree played = play(tree, "c1");
        assertEquals(tree.current().id(), played.back().current().id());
        assertEquals(tree.current().id(), played.toStart().current().id());
        assertEquals(played.transcript(), VariationTree.of(played.transcript()).transcript());
        assertFalse(played.canDelete(tree.current().id()));
        assertEquals(
                "",
                VariationJson.read(VariationJson.write(played))
                        .orElseThrow()
                        .current()
                        .name());
    }

    @Test
    void deletingTheLineOnTheBoardGoesBackToWhereItBegan() {
        VariationTree tree = play(othello("f5", "d6").toStart(), "f5", "f6", "e6");
        VariationTree less = tree.delete(tree.back().current().id());
        assertEquals("f5", less.transcript().toString());
        assertEquals(3, less.size());
        VariationTree more = play(less, "f4");
        assertEquals("f5 f4", more.transcript().toString());
    }

    @Test
    void promotingExchangesTheLines() {
        VariationTree tree = play(othello("f5", "d6", "c3").toStart(), "f5", "f6");
        VariationTree promoted = tree.promote(tree.current().id());
        assertEquals("f5 f6", promoted.toStart().toEnd().transcript().toString());
        assertFalse(promoted.isSideLine(promoted.current().id()));
        assertEquals("f5 f6", promoted.transcript().toString(), "the board stays");
    }

    @Test
    void aNameIsCutAndPlain() {
        VariationTree tree = othello("f5");
        int id = tree.current().id();
        assertEquals("Tiger", tree.name(id, " Tiger\n").current().name());
        assertEquals(
                VariationTree.MAX_NAME,
                tree.name(id, "x".repeat(400)).current().name().length());
        assertEquals("a😀b", tree.name(id, "a😀b").current().name());
        assertEquals("ab", tree.name(id, "a\ud83db").current().name());
        String almost = "a".repeat(VariationTree.MAX_NAME - 1);
        assertEquals(almost, tree.name(id, almost + "😀").current().name());
    }

    @Test
    void aTreeIsBounded() {
        Random random = new Random(1);
        VariationTree tree = VariationTree.of(Position.start(Variant.square(16, Start.DIAGONAL)));
        while (true) {
            List<Move> legal = tree.position().legalMoves();
            if (legal.isEmpty()) {
                tree = tree.goTo(tree.inOrder().get(random.nextInt(50)));
                continue;
            }
            Move move = legal.get(random.nextInt(legal.size()));
            if (!tree.hasRoomFor(move)) {
                break;
            }
            tree = tree.play(move);
        }
        assertTrue(tree.size() > VariationTree.MAX_NODES - 2 && tree.size() <= VariationTree.MAX_NODES);
        String text = VariationJson.write(tree);
        assertEquals(text, VariationJson.write(VariationJson.read(text).orElseThrow()), "the largest is kept, too");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{}",
                "{\"format\":\"reversi games\",\"version\":1,\"variant\":\"8sdb\",\"moves\":[],\"at\":0}",
                "{\"format\":\"reversi analysis\",\"version\":2,\"variant\":\"8sdb\",\"moves\":[],\"at\":0}",
                "{\"format\":\"reversi analysis\",\"version\":1,\"variant\":\"9sdb\",\"moves\":[],\"at\":0}",
                "{\"format\":\"reversi analysis\",\"version\":1,\"variant\":\"8sdb\",\"moves\":[],\"at\":1}",
                "{\"format\":\"reversi analysis\",\"version\":1,\"variant\":\"8sdb\",\"start\":\"XO\",\"moves\":[],\"at\":0}",
                "{\"format\":\"reversi analysis\",\"version\":1,\"variant\":\"8sdb\",\"moves\":[{\"after\":1,\"move\":\"f5\"}],\"at\":0}",
                "{\"format\":\"reversi analysis\",\"version\":1,\"variant\":\"8sdb\",\"moves\":[{\"after\":0,\"move\":\"a1\"}],\"at\":0}",
                "{\"format\":\"reversi analysis\",\"version\":1,\"variant\":\"8sdb\",\"moves\":[{\"after\":0,\"move\":\"f5\"},{\"after\":0,\"move\":\"f5\"}],\"at\":0}"
            })
    void otherTextsAreNoTrees(String text) {
        assertEquals(Optional.empty(), VariationJson.read(text).map(VariationJson::write));
    }

    @Test
    void theTextIsAsDescribed() {
        assertEquals(
                "{\"format\":\"reversi analysis\",\"version\":1,\"variant\":\"8sdb\",\"moves\":"
                        + "[{\"after\":0,\"move\":\"f5\",\"name\":\"Tiger?\"}],\"at\":1}",
                VariationJson.write(othello("f5").name(1, "Tiger?")));
    }
}
