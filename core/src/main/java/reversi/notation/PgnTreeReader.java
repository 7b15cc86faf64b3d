package reversi.notation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.notation.GameTreeBuilder.Point;
import reversi.rules.Move;
import reversi.rules.Position;

/** Reads the first game of a text in Portable Game Notation with its variations, each in brackets behind the move that it replaces. */
final class PgnTreeReader {
    private static final int MOST_OPEN = 1_000;

    private final String text;
    private final PgnReader head;
    private final int mostMoves;
    private final Deque<Line> open = new ArrayDeque<>();
    private int next;
    private Line line = new Line(null, null);

    PgnTreeReader(String text, int mostMoves) {
        this.text = text;
        this.head = new PgnReader(text);
        this.mostMoves = mostMoves;
    }

    /**
     * How far a line is read.
     *
     * @param at where it has come to; null where it is wrong
     * @param before where it was before its last move; null before the first
     */
    private record Line(@Nullable Point at, @Nullable Point before) {}

    GameTree.Read read() {
        Optional<Position> start = head.readHead();
        if (start.isEmpty()) {
            return new GameTree.Read(
                    Optional.empty(), Opponents.unknown(), head.builder.faults(), head.builder.errors(), false);
        }
        GameTreeBuilder tree = new GameTreeBuilder(start.get(), mostMoves, head.builder);
        line = new Line(tree.root(), null);
        next = head.at();
        boolean isOn = true;
        while (isOn && !tree.isCut()) {
            next = Characters.skipSpace(text, next, text.length());
            isOn = next < text.length() && text.charAt(next) != '[' && step(tree);
        }
        if (!open.isEmpty() && !tree.isCut()) {
            wrong(FaultKind.BROKEN, "");
        }
        return new GameTree.Read(
                Optional.of(tree.tree()), head.players(), head.builder.faults(), head.builder.errors(), tree.isCut());
    }

    /** Reads a move or what stands between moves; false at the game's end and where it can't be read on. */
    private boolean step(GameTreeBuilder tree) {
        char c = text.charAt(next);
        return switch (c) {
            case '{' -> comment(tree);
            case ';' -> skipLine();
            case '(' -> enter();
            case ')' -> leave();
            case ']', '}' -> wrong(FaultKind.BROKEN, Character.toString(c));
            default -> token(tree);
        };
    }

    private boolean skipLine() {
        int end = text.indexOf('\n', next);
        next = end < 0 ? text.length() : end + 1;
        return true;
    }

    private boolean comment(GameTreeBuilder tree) {
        int end = text.indexOf('}', next);
        if (end < 0) {
            return wrong(FaultKind.BROKEN, "");
        }
        Point at = line.at();
        String said = text.substring(next + 1, end);
        if (at != null && !PgnReader.isCount(said)) {
            tree.comment(at.number(), PgnReader.note(said, MoveNote.none()).comment());
        }
        next = end + 1;
        return true;
    }

    private boolean enter() {
        boolean replacesNothing = line.at() != null && line.before() == null;
        if (replacesNothing || open.size() == MOST_OPEN) {
            return wrong(FaultKind.BROKEN, "(");
        }
        open.push(line);
        line = new Line(line.before(), null);
        next++;
        return true;
    }

    private boolean leave() {
        if (open.isEmpty()) {
            return wrong(FaultKind.BROKEN, ")");
        }
        line = open.pop();
        next++;
        return true;
    }

    private boolean wrong(FaultKind problem, String found) {
        head.builder.fault(problem, next, found, Optional.empty());
        return false;
    }

    private boolean token(GameTreeBuilder tree) {
        int from = next;
        while (next < text.length() && !PgnReader.ends(text.charAt(next))) {
            next++;
        }
        String token = text.substring(from, next);
        boolean isEscape = token.charAt(0) == '%' && (from == 0 || text.charAt(from - 1) == '\n');
        if (isEscape) {
            return skipLine();
        }
        if (PgnReader.isResult(token) || (open.isEmpty() && PgnReader.isCountAtEnd(text, token, next))) {
            return !open.isEmpty();
        }
        String move = PgnReader.withoutNumber(token);
        if (!move.isEmpty() && token.charAt(0) != '$') {
            play(tree, move, from + token.length() - move.length());
        }
        return true;
    }

    /** Plays a move; what is wrong ends its line, and what follows in that is left out. */
    private void play(GameTreeBuilder tree, String token, int from) {
        Point at = line.at();
        if (at == null) {
            line = new Line(null, null);
            return;
        }
        Optional<Move> move = PgnReader.move(token);
        if (move.isEmpty()) {
            head.builder.fault(FaultKind.UNKNOWN_MOVE, from, token, Optional.empty());
            line = new Line(null, at);
            return;
        }
        boolean isWritten = at.isWrittenPass(move.get());
        Point after = tree.play(at, move.get(), "", from, token);
        line = new Line(after, isWritten ? line.before() : at);
    }
}
