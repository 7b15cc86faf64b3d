package reversi.teach.achievement;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Turn;
import reversi.teach.BoardFacts;
import reversi.teach.BoardFacts.Adjacency;

/** What achievements ask about the count of the discs, and about who moves last. */
final class Counts {
    private static final int START = 4;
    private static final int FIRST_FEW = START + 20;
    private static final int LAST_FEW = START + 40;
    private static final int FEW = 6;
    private static final int LATE_EMPTIES = 10;

    private Counts() {}

    static OptionalInt wonAgainst(OwnGame game, int level) {
        return game.atEnd(game.level() >= level && game.isWon());
    }

    static OptionalInt wipeOut(OwnGame game) {
        return game.atEnd(game.isWon() && game.end().count(game.mine().other()) == 0);
    }

    static OptionalInt fewDiscs(OwnGame game) {
        if (!game.isWon()) {
            return OptionalInt.empty();
        }
        for (int ply = game.opening(); ply < game.plies(); ply++) {
            Position after = game.turn(ply).after();
            int discs = discs(after);
            if (discs >= FIRST_FEW && discs <= LAST_FEW && after.count(game.mine()) <= FEW) {
                return OptionalInt.of(ply + 1);
            }
        }
        return OptionalInt.empty();
    }

    private static int discs(Position position) {
        return position.variant().squares().size() - position.empties();
    }

    static OptionalInt comeback(OwnGame game) {
        OptionalInt late = late(game);
        if (!game.isWon() || late.isEmpty()) {
            return OptionalInt.empty();
        }
        Position then = game.turn(late.getAsInt() - 1).after();
        boolean isBehind = then.count(game.mine()) < then.count(game.mine().other());
        return isBehind ? late : OptionalInt.empty();
    }

    /** The plies up to the first position with {@link #LATE_EMPTIES} empty squares; empty where the game ended before. */
    private static OptionalInt late(OwnGame game) {
        for (int ply = 0; ply < game.plies(); ply++) {
            if (game.turn(ply).after().empties() <= LATE_EMPTIES) {
                return OptionalInt.of(ply + 1);
            }
        }
        return OptionalInt.empty();
    }

    static OptionalInt beyondReach(OwnGame game) {
        BoardFacts facts = new BoardFacts(game.variant());
        OptionalInt earned = OptionalInt.empty();
        // What can't be flipped stays so: the last position tells whether there is a first.
        for (int ply = game.plies() - 1; ply >= game.opening() && isBeyondReach(facts, game, ply); ply--) {
            earned = game.turn(ply).after().empties() == 0 ? earned : OptionalInt.of(ply + 1);
        }
        return earned;
    }

    private static boolean isBeyondReach(BoardFacts facts, OwnGame game, int ply) {
        Position after = game.turn(ply).after();
        int half = game.variant().squares().size() / 2;
        return after.count(game.mine()) > half
                && facts.stable(after, game.mine()).size() > half;
    }

    static OptionalInt parity(OwnGame game) {
        OptionalInt late = late(game);
        if (!game.isWon() || game.end().empties() > 0 || late.isEmpty()) {
            return OptionalInt.empty();
        }
        Position then = game.turn(late.getAsInt() - 1).after();
        List<List<Square>> regions = new BoardFacts(game.variant()).regions(then, Adjacency.CORNERS_TOO);
        Map<Square, Integer> placed = new HashMap<>();
        for (int ply = late.getAsInt(); ply < game.plies(); ply++) {
            int number = ply;
            game.turn(ply).move().square().ifPresent(square -> placed.put(square, number));
        }
        boolean isLast = regions.size() > 1 && regions.stream().allMatch(region -> isFilledLast(game, region, placed));
        return isLast ? late : OptionalInt.empty();
    }

    /** Whether the player placed the last disc in a region, given at which ply each square got its disc. */
    private static boolean isFilledLast(OwnGame game, List<Square> region, Map<Square, Integer> placed) {
        int last = -1;
        for (Square square : region) {
            last = Math.max(last, placed.getOrDefault(square, -1));
        }
        return last >= 0 && game.turn(last).mover() == game.mine();
    }

    static OptionalInt lastMove(OwnGame game) {
        int last = game.plies() - 1;
        while (last > game.opening() && game.turn(last).move().isPass()) {
            last--;
        }
        Turn turn = game.turn(last);
        Optional<Boolean> isAhead = turn.before().score().leader().map(leader -> leader == game.mine());
        boolean isOwn = turn.mover() == game.mine() && last >= game.opening();
        return isOwn && game.isWon() && !isAhead.orElse(false) ? OptionalInt.of(last + 1) : OptionalInt.empty();
    }
}
