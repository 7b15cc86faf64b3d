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
import reversi.notation.GameTree.TreeMove;
import reversi.notation.Opponents;
import reversi.rules.Position;
import reversi.rules.Variant;

/**
 * A {@link VariationTree} in JSON: {@code {"format":"reversi analysis","version":1,"variant":"8sdb","moves":[{"after":0,"move":"f5"},…],
 * "at":1,"black":"Ann"}}. Moves are numbered from 1 in their order; each says after which one it is played, 0 for the first position, and
 * comes after that. Forced passes are left out. Who played Black and White stands there where it is known.
 */
public final class VariationJson {
    private static final String FORMAT = "reversi analysis";
    private static final int VERSION = 1;

    /** Longer than the text of any tree. */
    private static final int MAX_LENGTH = 1 << 20;

    /** A tree as it is written; {@code start} is empty for the usual first position of the variant. */
    private record WrittenTree(
            String format, int version, Variant variant, Optional<String> start, List<TreeMove> moves, int at) {}

    private static final ObjectCodec<TreeMove> WRITTEN_MOVE = object(
            (after, move, name) -> new TreeMove(after, move, name.orElse("")),
            field("after", INT, TreeMove::after),
            field("move", MOVE, TreeMove::move),
            optional("name", TEXT, (TreeMove move) -> known(move.comment())));

    private static final ObjectCodec<WrittenTree> WRITTEN_TREE = object(
            WrittenTree::new,
            field("format", TEXT, WrittenTree::format),
            field("version", INT, WrittenTree::version),
            field("variant", VARIANT, WrittenTree::variant),
            optional("start", TEXT, WrittenTree::start),
            field("moves", list(WRITTEN_MOVE), WrittenTree::moves),
            field("at", INT, WrittenTree::at));

    /** Who played stands in the same object as the tree. */
    private static final ObjectCodec<Opponents> WRITTEN_PLAYERS = object(
            (black, white) -> new Opponents(black.orElse(""), white.orElse("")),
            optional("black", TEXT, (Opponents players) -> known(players.black())),
            optional("white", TEXT, (Opponents players) -> known(players.white())));

    private VariationJson() {}

    private static Optional<String> known(String name) {
        return Optional.of(name).filter(given -> !given.isEmpty());
    }

    /** The text of a tree. */
    public static String write(VariationTree tree) {
        return write(tree, Opponents.unknown());
    }

    /** The same with who played the game that it is of. */
    public static String write(VariationTree tree, Opponents players) {
        Map<Integer, Integer> numbers = new HashMap<>();
        List<TreeMove> moves = VariationSgf.moves(tree, numbers);
        Position start = tree.root().position();
        boolean isUsual = start.equals(Position.start(start.variant()));
        WrittenTree written = new WrittenTree(
                FORMAT,
                VERSION,
                start.variant(),
                isUsual ? Optional.empty() : Optional.of(BoardText.writeLine(start)),
                moves,
                numbers.getOrDefault(tree.current().id(), 0));
        return JsonWriter.text(out -> {
            out.beginObject();
            WRITTEN_TREE.writeFields(written, out);
            WRITTEN_PLAYERS.writeFields(players, out);
            out.endObject();
        });
    }

    /** Who played the game of a tree that {@link #read} reads; nobody known for any other text. */
    public static Opponents players(String text) {
        try {
            return WRITTEN_PLAYERS.read(JsonReader.read(text));
        } catch (DecodeException wrong) {
            return Opponents.unknown();
        }
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
        for (TreeMove move : written.moves()) {
            VariationTree before = tree.goTo(ids.get(check(move.after(), ids.size())));
            tree = before.play(move.move());
            if (tree.size() == before.size()) {
                throw new DecodeException("a move twice");
            }
            int id = tree.moveOf(tree.current().id()).id();
            tree = move.comment().isEmpty() ? tree : tree.name(id, move.comment());
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
