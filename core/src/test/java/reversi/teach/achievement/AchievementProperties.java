package reversi.teach.achievement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import reversi.rules.Disc;
import reversi.rules.GameDomain;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Symmetry;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;

/** Every achievement is computed once more from the same words, square by square, as plainly as it is written down. */
class AchievementProperties {
    /** A turn of the player's own, with the game and its number from 0. */
    private record Own(OwnGame game, int ply) {
        Turn turn() {
            return game.transcript().turns().get(ply);
        }

        Square square() {
            return turn().move().square().orElseThrow();
        }

        Position after() {
            return turn().after();
        }

        Disc mine() {
            return game.mine();
        }

        Disc theirs() {
            return game.mine().other();
        }

        Optional<Own> next() {
            return own(game).stream().filter(later -> later.ply > ply).findFirst();
        }
    }

    private static List<Own> own(OwnGame game) {
        List<Own> own = new ArrayList<>();
        for (int ply = game.opening(); ply < game.transcript().plies(); ply++) {
            Turn turn = game.transcript().turns().get(ply);
            if (turn.mover() == game.mine() && !turn.move().isPass()) {
                own.add(new Own(game, ply));
            }
        }
        return own;
    }

    @Provide
    static Arbitrary<OwnGame> games() {
        return Combinators.combine(
                        Arbitraries.longs(),
                        Arbitraries.of(Disc.class),
                        Arbitraries.integers().between(0, 17),
                        Arbitraries.of(0, 0, 8),
                        Arbitraries.of(Variant.OTHELLO, Variant.OTHELLO, Variant.OTHELLO, Variant.ANTI))
                .as((seed, mine, level, opening, variant) ->
                        new OwnGame(GameDomain.game(variant, seed, Integer.MAX_VALUE), opening, mine, level))
                .withoutEdgeCases();
    }

    @Property(tries = 1000)
    void eachIsWhatItsWordsSay(@ForAll("games") OwnGame game) {
        Map<Achievement, Boolean> expected = new EnumMap<>(Achievement.class);
        Map<Achievement, Boolean> found = new EnumMap<>(Achievement.class);
        for (Achievement achievement : Achievement.values()) {
            boolean isMeant =
                    achievement.variant().equals(game.transcript().first().variant());
            expected.put(achievement, isMeant && plainly(achievement, game));
            found.put(achievement, achievement.earnedAt(game).isPresent());
        }
        assertEquals(expected, found);
    }

    @Property(tries = 200)
    void theBoardMayBeTurnedAndMirrored(@ForAll("games") OwnGame game, @ForAll Symmetry symmetry) {
        Transcript turned = Transcript.from(game.transcript().first());
        if (!symmetry.keepsStart(game.transcript().first().variant())) {
            return; // A quarter turn exchanges the colours of the start.
        }
        for (Turn turn : game.transcript().turns()) {
            turned = turned.with(
                    turned.current().play(symmetry.apply(turn.move(), 8)).orThrow());
        }
        OwnGame other = new OwnGame(turned, game.opening(), game.mine(), game.level());
        for (Achievement achievement : Achievement.values()) {
            assertEquals(achievement.earnedAt(game), achievement.earnedAt(other), achievement.name());
        }
    }

    @Property(tries = 200)
    void itIsSeenAfterAPlyOfTheGameThatThePlayersMade(@ForAll("games") OwnGame game) {
        for (Achievement achievement : Achievement.values()) {
            OptionalInt plies = achievement.earnedAt(game);
            plies.ifPresent(at ->
                    assertTrue(at > game.opening() && at <= game.transcript().plies(), achievement.name()));
        }
    }

    private static boolean plainly(Achievement achievement, OwnGame game) {
        Position end = game.transcript().current();
        int mine = end.count(game.mine());
        int theirs = end.count(game.mine().other());
        boolean isAnti = end.variant().fewestWins();
        boolean isWon = end.isOver() && (isAnti ? mine < theirs : mine > theirs);
        return switch (achievement) {
            case CORNER -> any(game, own -> corners().contains(own.square()));
            case FOUR_CORNERS ->
                corners().stream().allMatch(corner -> is(end, corner, game.mine())) && any(game, own -> true);
            case NO_GIFT -> isWon && !any(game, AchievementProperties::opensACorner);
            case NO_CORNER ->
                isWon
                        && corners().stream().noneMatch(corner -> is(end, corner, game.mine()))
                        && corners().stream().anyMatch(corner -> end.at(corner).isPresent());
            case BALANCED_EDGE -> any(game, own -> makesSix(own, end));
            case WEDGE -> any(game, AchievementProperties::wedges);
            case QUIET_MOVE -> any(game, AchievementProperties::isQuiet);
            case ONE_ANSWER ->
                any(
                        game,
                        own -> own.after().empties() >= 20
                                && answers(own.after(), own.theirs()).size() == 1);
            case FORCED_PASS ->
                any(
                        game,
                        own -> answers(own.after(), own.theirs()).isEmpty()
                                && !answers(own.after(), own.mine()).isEmpty());
            case FEW_DISCS ->
                isWon
                        && positions(game).stream().anyMatch(position -> {
                            int placed = 60 - position.empties();
                            return placed >= 20 && placed <= 40 && position.count(game.mine()) <= 6;
                        });
            case COMEBACK -> isWon && behind(game);
            case BEYOND_REACH ->
                positions(game).stream()
                        .anyMatch(position -> position.empties() > 0 && frozen(position, game.mine()) > 32);
            case PARITY -> isWon && end.empties() == 0 && fillsEachRegion(game);
            case LAST_MOVE -> isWon && turnsItLast(game);
            case WIPE_OUT -> end.isOver() && theirs == 0;
            case ANTI_WIN -> isWon;
            case LEVEL_3 -> isWon && game.level() >= 3;
            case LEVEL_6 -> isWon && game.level() >= 6;
            case LEVEL_9 -> isWon && game.level() >= 9;
            case LEVEL_12 -> isWon && game.level() >= 12;
        };
    }

    private static boolean any(OwnGame game, Predicate<Own> condition) {
        return own(game).stream().anyMatch(condition);
    }

    private static List<Position> positions(OwnGame game) {
        return game
                .transcript()
                .turns()
                .subList(game.opening(), game.transcript().plies())
                .stream()
                .map(Turn::after)
                .toList();
    }

    private static List<Square> corners() {
        return List.of(Square.of("a1"), Square.of("h1"), Square.of("a8"), Square.of("h8"));
    }

    private static boolean is(Position position, Square square, Disc disc) {
        return position.at(square).equals(Optional.of(disc));
    }

    private static List<Square> answers(Position position, Disc side) {
        return position.withToMove(side).placements();
    }

    private static boolean opensACorner(Own own) {
        for (Square corner : corners()) {
            boolean isBeside = Math.abs(corner.file() - own.square().file()) <= 1
                    && Math.abs(corner.rank() - own.square().rank()) <= 1
                    && !corner.equals(own.square());
            if (isBeside && answers(own.after(), own.theirs()).contains(corner)) {
                return true;
            }
        }
        return false;
    }

    /** The squares of the edge between two corners that share a file or a rank, in order. */
    private static List<List<Square>> edges() {
        List<List<Square>> edges = new ArrayList<>();
        for (String ends : List.of("a1h1", "a8h8", "a1a8", "h1h8")) {
            List<Square> edge = new ArrayList<>();
            Square from = Square.of(ends.substring(0, 2));
            Square to = Square.of(ends.substring(2));
            for (int i = 0; i < 8; i++) {
                edge.add(new Square(
                        from.file() + i * (to.file() - from.file()) / 7,
                        from.rank() + i * (to.rank() - from.rank()) / 7));
            }
            edges.add(edge);
        }
        return edges;
    }

    private static String line(Position position, List<Square> squares, Disc mine) {
        StringBuilder line = new StringBuilder();
        squares.forEach(square -> line.append(
                position.at(square).map(disc -> disc == mine ? 'm' : 't').orElse('-')));
        return line.toString();
    }

    private static boolean makesSix(Own own, Position end) {
        for (List<Square> edge : edges()) {
            String kept = line(end, edge, own.mine());
            boolean isMade = line(own.after(), edge, own.mine()).equals("-mmmmmm-")
                    && !line(own.turn().before(), edge, own.mine()).equals("-mmmmmm-");
            if (isMade && kept.charAt(0) != 't' && kept.charAt(7) != 't') {
                return true;
            }
        }
        return false;
    }

    private static boolean wedges(Own own) {
        for (List<Square> edge : edges()) {
            int at = edge.indexOf(own.square());
            boolean isBetween =
                    at > 0 && at < 7 && line(own.after(), edge, own.mine()).startsWith("tmt", at - 1);
            Optional<Square> next = own.next().map(Own::square);
            if (isBetween && (next.equals(Optional.of(edge.get(0))) || next.equals(Optional.of(edge.get(7))))) {
                return true;
            }
        }
        return false;
    }

    private static List<Square> around(Square square) {
        List<Square> around = new ArrayList<>();
        for (Square other : Variant.OTHELLO.squares()) {
            if (other.distance(square) == 1) {
                around.add(other);
            }
        }
        return around;
    }

    private static boolean isQuiet(Own own) {
        Set<Square> fresh = new HashSet<>(answers(own.after(), own.theirs()));
        boolean hasAnswer = !fresh.isEmpty();
        answers(own.turn().before(), own.theirs()).forEach(fresh::remove);
        boolean isInside = own.turn().flipped().stream()
                .flatMap(flipped -> around(flipped).stream())
                .noneMatch(square -> own.after().at(square).isEmpty());
        return own.turn().before().empties() >= 20 && hasAnswer && fresh.isEmpty() && isInside;
    }

    private static Optional<Integer> firstLate(OwnGame game) {
        for (int ply = 0; ply < game.transcript().plies(); ply++) {
            if (game.transcript().turns().get(ply).after().empties() <= 10) {
                return Optional.of(ply);
            }
        }
        return Optional.empty();
    }

    private static boolean behind(OwnGame game) {
        return firstLate(game)
                .map(ply -> game.transcript().turns().get(ply).after())
                .filter(position ->
                        position.count(game.mine()) < position.count(game.mine().other()))
                .isPresent();
    }

    private static boolean fillsEachRegion(OwnGame game) {
        int late = firstLate(game).orElseThrow();
        Position position = game.transcript().turns().get(late).after();
        List<Set<Square>> regions = new ArrayList<>();
        for (Square square : position.variant().squares()) {
            if (position.at(square).isEmpty()) {
                Set<Square> joined = new HashSet<>(Set.of(square));
                regions.stream()
                        .filter(region -> region.stream().anyMatch(other -> other.distance(square) == 1))
                        .toList()
                        .forEach(region -> {
                            joined.addAll(region);
                            regions.remove(region);
                        });
                regions.add(joined);
            }
        }
        for (Set<Square> region : regions) {
            Disc last = game.mine().other();
            for (Turn turn : game.transcript()
                    .turns()
                    .subList(late + 1, game.transcript().plies())) {
                last = turn.move()
                        .square()
                        .filter(region::contains)
                        .map(square -> turn.mover())
                        .orElse(last);
            }
            if (last != game.mine()) {
                return false;
            }
        }
        return regions.size() >= 2;
    }

    private static boolean turnsItLast(OwnGame game) {
        List<Turn> discs = game.transcript().turns().stream()
                .filter(turn -> !turn.move().isPass())
                .toList();
        Turn last = discs.get(discs.size() - 1);
        return last.mover() == game.mine()
                && last.before().count(game.mine())
                        <= last.before().count(game.mine().other());
    }

    /** Discs of a side that a full board around them, the rim or other such discs hold on every line: as many as are left when all others are taken away. */
    private static int frozen(Position position, Disc side) {
        Set<Square> safe = new HashSet<>();
        for (Square square : position.variant().squares()) {
            if (is(position, square, side)) {
                safe.add(square);
            }
        }
        // From nothing upwards, so that no disc holds itself.
        Set<Square> held = new HashSet<>();
        boolean hasGrown = true;
        while (hasGrown) {
            hasGrown = false;
            for (Square square : safe) {
                if (!held.contains(square) && isHeld(position, square, held)) {
                    held.add(square);
                    hasGrown = true;
                }
            }
        }
        return held.size();
    }

    private static boolean isHeld(Position position, Square square, Set<Square> held) {
        for (int[] step : new int[][] {{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
            List<Optional<Square>> sides =
                    List.of(beside(square, step[0], step[1]), beside(square, -step[0], -step[1]));
            boolean isHeld = sides.stream().anyMatch(side -> side.isEmpty() || held.contains(side.get()));
            if (!isHeld
                    && !(isFull(position, square, step[0], step[1]) && isFull(position, square, -step[0], -step[1]))) {
                return false;
            }
        }
        return true;
    }

    private static Optional<Square> beside(Square square, int files, int ranks) {
        int file = square.file() + files;
        int rank = square.rank() + ranks;
        return file < 0 || rank < 0 || file > 7 || rank > 7 ? Optional.empty() : Optional.of(new Square(file, rank));
    }

    private static boolean isFull(Position position, Square from, int files, int ranks) {
        Optional<Square> at = beside(from, files, ranks);
        return at.isEmpty() || (position.at(at.get()).isPresent() && isFull(position, at.get(), files, ranks));
    }
}
