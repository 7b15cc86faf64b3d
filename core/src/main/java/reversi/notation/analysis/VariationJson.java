package reversi.notation.analysis;

import static reversi.json.JsonCodec.INT;
import static reversi.json.JsonCodec.MOVE;
import static reversi.json.JsonCodec.TEXT;
import static reversi.json.JsonCodec.VARIANT;
import static reversi.json.JsonCodec.list;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;
import static reversi.json.ObjectCodec.optional;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.json.DecodeException;
import reversi.json.JsonReader;
import reversi.json.JsonWriter;
import reversi.json.ObjectCodec;
import reversi.notation.BoardText;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;

/**
 * A {@link VariationTree} in JSON: {@code {"format":"reversi analysis","version":1,"variant":"8sdb","moves":[{"after":0,"move":"f5"},…],
 * "at":1}}. Moves are numbered from 1 in their order; each says after which one it is played, 0 for the first position, and comes after
 * that. Forced passes are left out.
 */
public final class VariationJson {
    private static final String FORMAT = "reversi analysis";
    private static final int VERSION = 1;

    /** Longer than the text of any tree. */
    private static final int MAX_LENGTH = 1 << 20;

    /** A move of a tree; {@code after} is the number of the one before it. */
    private record WrittenMove(int after, Move move, String name) {
        // Not a second constructor: the browser's compiler gives up on those of records with an implicit first one.
        static WrittenMove read(int after, Move move, Optional<String> name) {
            return new WrittenMove(after, move, name.orElse(""));
        }
    }

    /** A tree as it is written; {@code start} is empty for the usual first position of the variant. */
    private record WrittenTree(
            String format, int version, Variant variant, Optional<String> start, List<WrittenMove> moves, int at) {}

    private static final ObjectCodec<WrittenMove> WRITTEN_MOVE = object(
            WrittenMove::read,
            field("after", INT, WrittenMove::after),
            field("move", MOVE, WrittenMove::move),
            optional(
                    "name", TEXT, (WrittenMove move) -> Optional.of(move.name()).filter(name -> !name.isEmpty())));

    private static final ObjectCodec<WrittenTree> WRITTEN_TREE = object(
            WrittenTree::new,
            field("format", TEXT, WrittenTree::format),
            field("version", INT, WrittenTree::version),
            field("variant", VARIANT, WrittenTree::variant),
            optional("start", TEXT, WrittenTree::start),
            field("moves", list(WRITTEN_MOVE), WrittenTree::moves),
            field("at", INT, WrittenTree::at));

    private VariationJson() {}

    /** The text of a tree. */
    public static String write(VariationTree tree) {
        Map<Integer, Integer> numbers = new HashMap<>();
        numbers.put(VariationTree.ROOT, 0);
        List<WrittenMove> moves = new ArrayList<>();
        for (int id : tree.inOrder()) {
            VariationNode node = tree.node(id);
            if (node.isPass()) {
                numbers.put(id, number(numbers, node.parent()));
            } else if (node.turn().isPresent()) {
                moves.add(new WrittenMove(
                        number(numbers, node.parent()), node.turn().get().move(), node.name()));
                numbers.put(id, moves.size());
            }
        }
        Position start = tree.root().position();
        boolean isUsual = start.equals(Position.start(start.variant()));
        WrittenTree written = new WrittenTree(
                FORMAT,
                VERSION,
                start.variant(),
                isUsual ? Optional.empty() : Optional.of(BoardText.writeLine(start)),
                moves,
                number(numbers, tree.current().id()));
        return JsonWriter.text(out -> WRITTEN_TREE.write(written, out));
    }

    private static int number(Map<Integer, Integer> numbers, int id) {
        return numbers.getOrDefault(id, 0);
    }

    /** The tree of a text; empty for any text that {@link #write} gives for no tree. */
    public static Optional<VariationTree> read(String text) {
        if (text.length() > MAX_LENGTH) {
            return Optional.empty();
        }
        try {
            return Optional.of(tree(WRITTEN_TREE.read(JsonReader.read(text))));
        } catch (DecodeException | IllegalArgumentException wrong) {
            return Optional.empty();
        }
    }

    /** Throws DecodeException or IllegalArgumentException where these are not the moves of a tree. */
    private static VariationTree tree(WrittenTree written) {
        if (!written.format().equals(FORMAT) || written.version() != VERSION) {
            throw new DecodeException("not an analysis");
        }
        Position start = written.start()
                .map(text -> position(text, written.variant()))
                .orElseGet(() -> Position.start(written.variant()));
        VariationTree tree = VariationTree.of(start);
        List<Integer> ids = new ArrayList<>(List.of(VariationTree.ROOT));
        for (WrittenMove move : written.moves()) {
            VariationTree before = tree.goTo(ids.get(check(move.after(), ids.size())));
            tree = before.play(move.move());
            if (tree.size() == before.size()) {
                throw new DecodeException("a move twice");
            }
            int id = tree.moveOf(tree.current().id()).id();
            tree = tree.name(id, move.name());
            ids.add(id);
        }
        return tree.goTo(ids.get(check(written.at(), ids.size())));
    }

    private static int check(int number, int count) {
        if (number < 0 || number >= count) {
            throw new DecodeException("no move " + number);
        }
        return number;
    }

    private static Position position(String text, Variant variant) {
        if (BoardText.read(text, variant) instanceof BoardText.Ok ok) {
            return ok.position();
        }
        throw new DecodeException("no such position");
    }
}
