package reversi.notation.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import reversi.rules.Draws;
import reversi.rules.Move;
import reversi.rules.NamedVariant;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.rules.Variants;

/** What holds of every tree that a person can make, in every variant. */
class VariationTreeProperties {
    private static final int STEPS = 120;

    /** Trees made as a person makes them: moves at random, back and forth, side lines, names, promotions, deletions. */
    @Provide
    Arbitrary<VariationTree> trees() {
        Arbitrary<Variant> variants = Arbitraries.of(
                Variants.all().stream().map(NamedVariant::variant).toList());
        return variants.flatMap(variant -> Draws.steps(STEPS, 3).map(steps -> grown(variant, steps)));
    }

    @Provide
    Arbitrary<List<VariationTree>> pairs() {
        Arbitrary<Variant> variants = Arbitraries.of(
                Variants.all().stream().map(NamedVariant::variant).toList());
        return variants.flatMap(variant ->
                Draws.steps(STEPS, 3).map(steps -> grown(variant, steps)).list().ofSize(2));
    }

    private static VariationTree grown(Variant variant, List<Random> steps) {
        VariationTree tree = VariationTree.of(Position.start(variant));
        for (Random step : steps) {
            tree = next(tree, step);
        }
        return tree;
    }

    private static VariationTree next(VariationTree tree, Random random) {
        List<Integer> ids = tree.inOrder();
        int any = ids.get(random.nextInt(ids.size()));
        return switch (random.nextInt(12)) {
            case 0 -> tree.back();
            case 1 -> tree.goTo(any);
            case 2 -> tree.promote(any);
            case 3 -> random.nextInt(4) == 0 ? tree.delete(any) : tree.toSibling(1);
            case 4 -> tree.name(any, "line " + random.nextInt(99));
            default -> played(tree, random);
        };
    }

    private static VariationTree played(VariationTree tree, Random random) {
        List<Move> legal = tree.position().legalMoves();
        return legal.isEmpty() ? tree : tree.play(legal.get(random.nextInt(legal.size())));
    }

    @Property(tries = 200)
    void everyNodeFollowsByALegalTurnAndNoneIsThereTwice(@ForAll("trees") VariationTree tree) {
        List<Integer> order = tree.inOrder();
        assertEquals(tree.size(), order.size());
        assertEquals(order.size(), new HashSet<>(order).size());
        for (int id : order) {
            VariationNode node = tree.node(id);
            Set<Move> moves = new HashSet<>();
            for (int child : node.children()) {
                VariationNode next = tree.node(child);
                assertEquals(id, next.parent());
                assertEquals(node.ply() + 1, next.ply());
                assertEquals(
                        node.position().play(next.turn().orElseThrow().move()).orThrow(),
                        next.turn().get());
                assertTrue(moves.add(next.turn().get().move()), "a move twice");
            }
            if (node.position().mustPass()) {
                assertEquals(1, node.children().size(), "a forced pass is there, and it alone");
            }
        }
        assertFalse(tree.position().mustPass(), "the board never waits for a pass");
    }

    @Property(tries = 200)
    void jsonGivesTheSameTreeBack(@ForAll("trees") VariationTree tree) {
        String text = VariationJson.write(tree);
        VariationTree read = VariationJson.read(text).orElseThrow();
        assertEquals(text, VariationJson.write(read));
        assertEquals(tree.size(), read.size());
        assertEquals(tree.transcript(), read.transcript());
        assertEquals(tree.current().name(), read.current().name());
    }

    @Property(tries = 200)
    void sgfGivesTheSameLinesBack(@ForAll("trees") VariationTree tree) {
        WrittenVariations.Read read = WrittenVariations.read(VariationSgf.write(tree));
        assertEquals(List.of(), read.faults());
        VariationTree same = read.tree().orElseThrow().goTo(VariationTree.ROOT);
        assertEquals(VariationJson.write(tree.goTo(VariationTree.ROOT)), VariationJson.write(same));
    }

    @Property(tries = 200)
    void aDamagedSgfIsReadOrRefusedButNeverThrows(@ForAll("trees") VariationTree tree, @ForAll Random random) {
        StringBuilder text = new StringBuilder(VariationSgf.write(tree));
        for (int i = 0; i < 3; i++) {
            text.setCharAt(random.nextInt(text.length()), (char) (' ' + random.nextInt(95)));
        }
        WrittenVariations.read(text.toString())
                .tree()
                .ifPresent(read -> assertTrue(read.size() <= VariationTree.MAX_NODES));
        WrittenVariations.read(text.substring(0, random.nextInt(text.length())));
    }

    @Property(tries = 200)
    void aDamagedTextIsReadOrRefusedButNeverThrows(@ForAll("trees") VariationTree tree, @ForAll Random random) {
        StringBuilder text = new StringBuilder(VariationJson.write(tree));
        for (int i = 0; i < 3; i++) {
            int at = random.nextInt(text.length());
            text.setCharAt(at, (char) (' ' + random.nextInt(95)));
        }
        VariationJson.read(text.toString()).ifPresent(read -> assertTrue(read.size() <= VariationTree.MAX_NODES));
        assertEquals(Optional.empty(), VariationJson.read(text.substring(0, random.nextInt(text.length() - 1))));
    }

    @Property(tries = 200)
    void playingAgainFollowsTheSameNodes(@ForAll("trees") VariationTree tree) {
        Transcript line = tree.transcript();
        VariationTree again = tree.toStart();
        for (Move move : line.moves()) {
            again = move.isPass() ? again : again.play(move);
        }
        assertEquals(tree.current().id(), again.current().id());
        assertEquals(tree.size(), again.size());
    }

    @Property(tries = 200)
    void backLeadsToTheStartAndPlayingLeadsThereAgain(@ForAll("trees") VariationTree tree) {
        Assume.that(
                tree.current().ply() > 0 && !tree.position().equals(tree.root().position()));
        VariationTree before = tree.back();
        assertTrue(before.current().ply() < tree.current().ply());
        VariationNode move = tree.moveOf(tree.current().id());
        assertEquals(
                tree.current().id(),
                before.play(move.turn().orElseThrow().move()).current().id());
    }

    @Property(tries = 200)
    void promotingOftenEnoughMakesTheMainLine(@ForAll("trees") VariationTree tree) {
        int shown = tree.current().id();
        VariationTree main = tree;
        while (main.isSideLine(shown)) {
            VariationTree next = main.promote(shown);
            assertEquals(new HashSet<>(main.inOrder()), new HashSet<>(next.inOrder()));
            main = next;
        }
        assertSame(main, main.promote(shown));
        List<Integer> firsts = new ArrayList<>();
        for (VariationTree at = main.toStart(); ; at = at.forward()) {
            firsts.add(at.current().id());
            if (at.current().children().isEmpty()) {
                break;
            }
        }
        assertTrue(firsts.contains(shown), "it is on the way of all first children");
    }

    @Property(tries = 200)
    void deletingTakesABranchAndNothingElse(@ForAll("trees") VariationTree tree, @ForAll Random random) {
        List<Integer> ids = tree.inOrder();
        int id = ids.get(random.nextInt(ids.size()));
        Assume.that(tree.canDelete(id));
        int gone = tree.moveOf(id).id();
        VariationTree less = tree.delete(id);
        for (int other : ids) {
            boolean isBelow = false;
            for (int at = other; at >= 0; at = tree.node(at).parent()) {
                isBelow |= at == gone;
            }
            assertEquals(!isBelow, less.inOrder().contains(other));
        }
        assertTrue(less.inOrder().contains(less.current().id()));
        assertEquals(tree.delete(id).size(), less.inOrder().size());
    }

    /** Joined with another one of the same variant, a tree has all lines of both where there is room, and its own order. */
    @Property(tries = 100)
    void joiningLosesNothing(@ForAll("pairs") List<VariationTree> pair) {
        VariationTree one = pair.get(0);
        VariationTree other = pair.get(1);
        VariationTree joined = JoinedVariations.of(one, other);
        for (VariationTree part : pair) {
            for (int id : part.inOrder()) {
                VariationTree at = joined.toStart();
                for (Move move : part.transcript(id).moves()) {
                    at = move.isPass() ? at : at.follow(move).orElseThrow();
                }
                assertTrue(at.moveOf(at.current().id())
                        .name()
                        .contains(part.moveOf(id).name()));
            }
        }
        assertEquals(one.current().position(), joined.position());
        assertEquals(joined.size(), JoinedVariations.of(joined, other).size(), "once more adds nothing");
    }

    /** Along any line of another one, a tree has that as its main line, all that it had under the same ids, and its node on the board. */
    @Property(tries = 100)
    void alongAGameNothingIsLost(@ForAll("pairs") List<VariationTree> pair) {
        VariationTree tree = pair.get(0);
        Transcript game = pair.get(1).transcript();
        VariationTree along = tree.along(game);
        VariationTree main = along.toStart();
        for (Move move : game.moves()) {
            main = move.isPass() ? main : main.forward();
        }
        assertEquals(game.moves(), main.transcript().moves());
        for (int id : tree.inOrder()) {
            assertEquals(tree.transcript(id).moves(), along.transcript(id).moves());
            assertEquals(tree.node(id).name(), along.node(id).name());
        }
        assertEquals(tree.current().id(), along.current().id());
        assertTrue(along.isSameTree(along.along(game)), "once more changes nothing");
    }
}
