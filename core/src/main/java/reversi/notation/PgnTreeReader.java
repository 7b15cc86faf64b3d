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

    private final PgnReader next;
    private final int mostMoves;
    private final Deque<Line> open = new ArrayDeque<>();
    private Line line = new Line(null, null);

    PgnTreeReader(String text, int mostMoves) {
        this.next = new PgnReader(text);
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
        Optional<Position> start = next.readHead();
        if (start.isEmpty()) {
            return new GameTree.Read(
                    Optional.empty(), Opponents.unknown(), next.builder.faults(), next.builder.errors(), false);
        }
        GameTreeBuilder tree = new GameTreeBuilder(start.get(), mostMoves, next.builder);
        line = new Line(tree.root(), null);
        boolean isOn = true;
        while (isOn && !tree.isCut()) {
            next.skipSpace();
            isOn = next.isInGame() && step(tree);
        }
        if (!open.isEmpty() && !tree.isCut()) {
            wrong(FaultKind.BROKEN, "");
        }
        return new GameTree.Read(
                Optional.of(tree.tree()), next.players(), next.builder.faults(), next.builder.errors(), tree.isCut());
    }

    /** Reads a move or what stands between moves; false at the game's end and where it can't be read on. */
    private boolean step(GameTreeBuilder tree) {
        char c = next.peek();
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
        next.skipLine();
        return true;
    }

    private boolean comment(GameTreeBuilder tree) {
        Optional<String> said = next.remark();
        if (said.isEmpty()) {
            return wrong(FaultKind.BROKEN, "");
        }
        Point at = line.at();
        if (at != null && !PgnReader.isCount(said.get())) {
            tree.comment(
                    at.number(), PgnReader.note(said.get(), MoveNote.none()).comment());
        }
        return true;
    }

    private boolean enter() {
        boolean replacesNothing = line.at() != null && line.before() == null;
        if (replacesNothing || open.size() == MOST_OPEN) {
            return wrong(FaultKind.BROKEN, "(");
        }
        open.push(line);
        line = new Line(line.before(), null);
        next.skip();
        return true;
    }

    private boolean leave() {
        if (open.isEmpty()) {
            return wrong(FaultKind.BROKEN, ")");
        }
        line = open.pop();
        next.skip();
        return true;
    }

    private boolean wrong(FaultKind problem, String found) {
        next.builder.fault(problem, next.at(), found, Optional.empty());
        return false;
    }

    private boolean token(GameTreeBuilder tree) {
        int from = next.at();
        String token = next.word();
        if (next.isEscape(from)) {
            return skipLine();
        }
        if (PgnReader.isResult(token) || (open.isEmpty() && next.isCountAtEnd(token))) {
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
            next.builder.fault(FaultKind.UNKNOWN_MOVE, from, token, Optional.empty());
            line = new Line(null, at);
            return;
        }
        boolean isWritten = at.isWrittenPass(move.get());
        Point after = tree.play(at, move.get(), "", from, token);
        line = new Line(after, isWritten ? line.before() : at);
    }
}
