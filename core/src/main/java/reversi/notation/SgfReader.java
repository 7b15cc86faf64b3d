package reversi.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.game.Ending;
import reversi.game.TimeControl;
import reversi.notation.PropertyReader.Property;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;

/** Reads the main lines of trees in the Smart Game Format: of every node the first child. */
final class SgfReader extends GamesReader {
    private static final Property VALUE = new Property("", "", 0);

    private final String text;
    private final PropertyReader next;
    /** Where the next tree begins; -1 where none does. */
    private int at;
    /** How many brackets of the tree are open. */
    private int depth;
    /** Whether the tree is closed as far as it has been read. */
    private boolean isClosed;

    SgfReader(String text) {
        super(Optional.of(GameFormat.SGF), new GamesReadBuilder(text), text.length());
        this.text = text;
        next = PropertyReader.ofSgf(text, 0);
        at = SgfProperties.begin(text, 0);
        if (at < 0) {
            builder.fault(FaultKind.NO_GAME, 0);
        }
    }

    /** What one tree says: game information, the set-up before the first move, and the moves with what stands in their nodes. */
    private static final class Tree {
        private final Map<String, String> said = new HashMap<>();
        private final List<Property> setUp = new ArrayList<>();
        private final List<Node> moves = new ArrayList<>();

        String said(String name) {
            return SgfProperties.said(said, name);
        }
    }

    /** A move and what is said beside it. */
    private static final class Node {
        private final Property move;
        private final Map<String, String> said = new HashMap<>();

        Node(Property move) {
            this.move = move;
        }
    }

    /** Something that is wrong with a game. */
    private record Wrong(FaultKind problem, int at, String found, Optional<Illegal> reason) {
        // Not a second constructor: the browser's compiler gives up on those of records with an implicit first one.
        static Wrong in(FaultKind problem, Property where) {
            return new Wrong(problem, where.at(), where.value(), Optional.empty());
        }

        /** The same where two boards have been tried. */
        Wrong on(boolean isEitherBoard) {
            boolean isIllegal = isEitherBoard && problem == FaultKind.ILLEGAL_MOVE;
            return isIllegal ? new Wrong(FaultKind.NEITHER_BOARD, at, found, Optional.empty()) : this;
        }
    }

    @Override
    boolean readNext() {
        if (at < 0 || builder.isFull(at)) {
            return false;
        }
        next.goTo(at + 1);
        next.takeLoose();
        isClosed = true;
        Tree tree = new Tree();
        Optional<Wrong> wrong = collect(tree);
        if (wrong.isEmpty()) {
            skipVariations();
            wrong = isClosed || !tree.moves.isEmpty() ? understand(tree) : Optional.of(broken());
        }
        wrong.ifPresentOrElse(told -> builder.fault(told.problem, told.at, told.found, told.reason), this::remark);
        int inside = wrong.isPresent() ? root(at + 1) : -1;
        if (inside >= 0 && inside < next.at()) {
            if (builder.wastes(at, next.at())) {
                builder.fault(FaultKind.TOO_LONG, at);
                return false;
            }
            at = inside;
        } else {
            at = SgfProperties.begin(text, next.at());
        }
        return at >= 0;
    }

    private Wrong broken() {
        return new Wrong(FaultKind.BROKEN, next.at(), "", Optional.empty());
    }

    /** Says what is odd about the game that was read. */
    private void remark() {
        int loose = next.takeLoose();
        if (loose >= 0) {
            builder.remark(FaultKind.LOOSE_BRACKET, loose);
        }
        if (!isClosed) {
            builder.remark(FaultKind.NOT_CLOSED, next.at());
        }
    }

    @Override
    int at() {
        return at;
    }

    @Override
    int reach() {
        return next.at();
    }

    @Override
    int safe() {
        return at < 0 ? next.at() : at;
    }

    /** Where another game begins behind one that is wrong: variations begin alike, but without the properties of a root. */
    private int root(int from) {
        int at = SgfProperties.begin(text, from);
        while (at >= 0 && !SgfProperties.isRoot(text, at)) {
            at = SgfProperties.begin(text, at + 1);
        }
        return at;
    }

    /** Whether the tree ends here for want of a bracket, with the text or with the next game. */
    private boolean isCut() {
        char c = next.peek();
        boolean isCut = c == '\0' || (c == '(' && SgfProperties.isRoot(text, next.at()));
        isClosed &= !isCut;
        return isCut;
    }

    /** Reads up to the first closing bracket, with which the main line ends, or to where the tree is cut. */
    private Optional<Wrong> collect(Tree tree) {
        depth = 1;
        Optional<Node> node = Optional.empty();
        Map<String, String> before = new HashMap<>();
        while (!isCut() && next.peek() != ')') {
            char c = next.peek();
            if (c == '(' || c == ';') {
                depth += c == '(' ? 1 : 0;
                node = Optional.empty();
                before.clear();
                next.goTo(next.at() + 1);
                continue;
            }
            Optional<Property> found = next.property();
            if (found.isEmpty()) {
                return Optional.of(broken());
            }
            Property property = found.get();
            List<Property> values = next.all(property);
            if (SgfProperties.isMove(property)) {
                Node move = new Node(property);
                move.said.putAll(before);
                tree.moves.add(move);
                node = Optional.of(move);
            } else if (SgfProperties.isSetUp(property)) {
                tree.setUp.addAll(values);
            } else {
                node.map(move -> move.said).orElse(before).putIfAbsent(property.name(), property.value());
                if (tree.moves.isEmpty()) {
                    tree.said.putIfAbsent(property.name(), property.value());
                }
            }
        }
        return Optional.empty();
    }

    /** Leaves the tree, in the main line of which a bracket has just closed, as far as it is closed. */
    private void skipVariations() {
        while (depth > 0 && !isCut()) {
            char c = next.peek();
            if (c != '[' || next.more(VALUE).isEmpty()) {
                depth += c == '(' ? 1 : c == ')' ? -1 : 0;
                next.goTo(Math.min(text.length(), next.at() + 1));
            }
        }
    }

    private Optional<Wrong> understand(Tree tree) {
        String game = tree.said("GM");
        if (!game.isEmpty() && !game.equals("2")) {
            return Optional.of(new Wrong(FaultKind.OTHER_GAME, next.at() - 1, game, Optional.empty()));
        }
        for (Property property : tree.setUp) {
            if (!tree.moves.isEmpty() && property.at() > tree.moves.get(0).move.at()) {
                return Optional.of(Wrong.in(FaultKind.WRONG_BOARD, property));
            }
        }
        List<Property> moves = tree.moves.stream().map(node -> node.move).toList();
        Optional<Position> start = SgfProperties.start(tree.said, tree.setUp, moves, builder);
        if (start.isEmpty()) {
            int at = tree.setUp.isEmpty() ? next.at() - 1 : tree.setUp.get(0).at();
            return Optional.of(new Wrong(FaultKind.WRONG_BOARD, at, tree.said("SZ"), Optional.empty()));
        }
        GameRecordBuilder recordBuilder = new GameRecordBuilder(start.get());
        for (Node node : tree.moves) {
            Optional<Wrong> wrong = play(node, recordBuilder);
            if (wrong.isPresent()) {
                return wrong.map(found -> found.on(SgfProperties.isEitherBoard(tree.said, start.get())));
            }
        }
        int komi = ServerTerms.readKomi(tree.said("KM"));
        GameRecord record = recordBuilder
                .record(outcome(tree.said("RE"), recordBuilder.current().variant(), komi), komi)
                .between(player("PB", "BR", tree), player("PW", "WR", tree))
                .on(GameDate.read(tree.said("DT")))
                .at(new EventDetails(tree.said("EV"), tree.said("PC"), tree.said("RO")));
        GameRecord clocked = record.settled(record.terms().clocked(tree.said("XB"), tree.said("XW")));
        builder.add(time(tree).map(clocked::timed).orElse(clocked));
        return Optional.empty();
    }

    private Optional<Wrong> play(Node node, GameRecordBuilder recordBuilder) {
        Optional<Move> move = SgfProperties.move(node.move);
        if (move.isEmpty()) {
            return Optional.of(Wrong.in(FaultKind.UNKNOWN_MOVE, node.move));
        }
        Disc mover = SgfProperties.mover(node.move);
        if (!recordBuilder.isTurnOf(mover, move.get())) {
            return Optional.of(Wrong.in(FaultKind.OTHER_SIDE, node.move));
        }
        Optional<Integer> value = Decimals.read(node.said.getOrDefault("V", "").trim(), 2)
                .map(hundredths -> mover == Disc.BLACK ? hundredths : -hundredths);
        Optional<Integer> millis =
                Decimals.read(node.said.getOrDefault("ET", "").trim(), 3).filter(time -> time >= 0);
        MoveNote note = new MoveNote(value, millis, node.said.getOrDefault("C", ""));
        return recordBuilder
                .play(move.get(), note)
                .map(reason ->
                        new Wrong(FaultKind.ILLEGAL_MOVE, node.move.at(), node.move.value(), Optional.of(reason)));
    }

    private static RecordedPlayer player(String name, String rating, Tree tree) {
        RecordedPlayer player = RecordedPlayer.named(Characters.known(tree.said(name)));
        return Decimals.read(tree.said(rating), 0).map(player::rated).orElse(player);
    }

    /** {@code B+12}, {@code W+R}, {@code B+Time}, {@code W+F}, {@code 0}, {@code Draw}, {@code 1-0} or {@code 37-27}; others say nothing. */
    private static Optional<RecordedOutcome> outcome(String result, Variant variant, int komi) {
        if (result.equals("0") || result.equalsIgnoreCase("draw")) {
            int lead = RecordedOutcome.lead(0, komi, variant.fewestWins());
            RecordedOutcome even = new RecordedOutcome(Optional.empty(), Optional.empty(), Optional.of(lead));
            return Optional.of(
                    result.equals("0")
                            ? even
                            : new RecordedOutcome(Optional.of(Ending.AGREED_DRAW), Optional.empty(), Optional.empty()));
        }
        boolean decided = result.regionMatches(true, 0, "B+", 0, 2) || result.regionMatches(true, 0, "W+", 0, 2);
        if (!decided) {
            return ResultPair.outcome(result, variant.fewestWins());
        }
        Disc winner = Character.toUpperCase(result.charAt(0)) == 'B' ? Disc.BLACK : Disc.WHITE;
        Optional<Integer> lead = Decimals.read(result.substring(2), 3)
                .map(won -> RecordedOutcome.lead(winner == Disc.BLACK ? won : -won, komi, variant.fewestWins()));
        Optional<Ending> ending =
                switch (result.length() > 2 ? Character.toUpperCase(result.charAt(2)) : ' ') {
                    case 'R' -> Optional.of(Ending.RESIGNATION);
                    case 'T' -> Optional.of(Ending.TIME);
                    case 'F' -> Optional.of(Ending.LEFT);
                    default -> Optional.empty();
                };
        return Optional.of(new RecordedOutcome(ending, Optional.of(winner), lead));
    }

    /** {@code TM[300]OT[+3]} or, as some servers write it, {@code TM[300+3]}, and {@code TM[-]} where there was no clock. */
    private static Optional<TimeControl> time(Tree tree) {
        String all = tree.said("TM");
        int plus = all.indexOf('+') < 0 ? all.length() : all.indexOf('+');
        String overtime = tree.said("OT").isEmpty() ? all.substring(plus) : tree.said("OT");
        int main =
                all.equals("-") ? 0 : Decimals.read(all.substring(0, plus), 0).orElse(-1);
        boolean perMove = overtime.endsWith("/move");
        int other = Decimals.read(perMove ? overtime.substring(0, overtime.length() - 5) : overtime, 0)
                .orElse(0);
        boolean fits = main >= 0 && main <= TimeControl.MAX_SECONDS && other >= 0 && other <= TimeControl.MAX_SECONDS;
        if (!fits) {
            return Optional.empty();
        }
        if (main > 0) {
            return Optional.of(TimeControl.perGame(main, perMove ? 0 : other));
        }
        return Optional.of(other > 0 ? TimeControl.perMove(other) : TimeControl.none());
    }
}
