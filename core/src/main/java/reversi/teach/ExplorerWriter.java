package reversi.teach;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Writes the file that {@link ExplorerReader#read} reads: the same positions make the same bytes. */
public final class ExplorerWriter {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private ExplorerWriter() {}

    /**
     * A position to be written.
     *
     * @param key its key
     * @param results how the games that reached it ended, for each part of {@link ExplorerFilter#cell}
     * @param moves its moves
     */
    public record Node(int key, List<GameResults> results, List<Edge> moves) {
        public Node {
            results = List.copyOf(results);
            moves = List.copyOf(moves);
        }
    }

    /**
     * A move to be written.
     *
     * @param square the place of its square in the canonical position
     * @param results how the games with it ended, for each part
     * @param isOnlyWay whether these are also the results of the position that it leads to, which is written too
     */
    public record Edge(int square, List<GameResults> results, boolean isOnlyWay) {
        public Edge {
            results = List.copyOf(results);
        }
    }

    /** The file of a table; positions and moves may come in any order. Throws IllegalArgumentException where two positions share a key. */
    public static byte[] write(int fewestGames, List<Node> positions) {
        List<Node> sorted = new ArrayList<>(positions);
        sorted.sort((one, other) -> Integer.compare(one.key() ^ Integer.MIN_VALUE, other.key() ^ Integer.MIN_VALUE));
        for (int i = 1; i < sorted.size(); i++) {
            if (sorted.get(i - 1).key() == sorted.get(i).key()) {
                throw new IllegalArgumentException(
                        "two positions with the key " + sorted.get(i).key());
            }
        }
        ExplorerWriter writer = new ExplorerWriter();
        writer.body(fewestGames, sorted);
        return writer.file();
    }

    private void body(int fewestGames, List<Node> positions) {
        List<Edge> moves = new ArrayList<>();
        for (Node position : positions) {
            List<Edge> ordered = new ArrayList<>(position.moves());
            ordered.sort((one, other) -> Integer.compare(one.square(), other.square()));
            moves.addAll(ordered);
        }
        number(fewestGames);
        number(positions.size());
        number(moves.size());
        int upper = 0;
        for (Node position : positions) {
            number((position.key() >>> 16) - upper);
            upper = position.key() >>> 16;
        }
        for (Node position : positions) {
            out.write(position.key() >>> 8);
            out.write(position.key());
        }
        results(positions, Node::results);
        for (Node position : positions) {
            number(position.moves().size());
        }
        for (Edge move : moves) {
            number(move.square() | (move.isOnlyWay() ? 0 : ExplorerFormat.OWN_RESULTS));
        }
        List<Edge> own = new ArrayList<>(moves);
        own.removeIf(Edge::isOnlyWay);
        results(own, Edge::results);
    }

    private <T> void results(List<T> of, Function<T, List<GameResults>> results) {
        List<GameResults> played = new ArrayList<>();
        for (T one : of) {
            List<GameResults> parts = results.apply(one);
            int which = 0;
            for (int cell = 0; cell < ExplorerFilter.CELLS; cell++) {
                GameResults part = parts.get(cell);
                if (part.games() > 0) {
                    which |= 1 << cell;
                    played.add(part);
                }
            }
            number(which);
        }
        List<GameResults> few = ExplorerFormat.ofFewGames();
        List<GameResults> many = new ArrayList<>();
        for (GameResults part : played) {
            int at = few.indexOf(part);
            out.write(at < 0 ? ExplorerFormat.LONG : at);
            if (at < 0) {
                many.add(part);
            }
        }
        many.forEach(part -> number(part.games()));
        many.forEach(part -> number(part.black()));
        many.forEach(part -> number(part.drawn()));
    }

    private void number(int number) {
        int rest = number;
        while (rest > 0x7F) {
            out.write((rest & 0x7F) | 0x80);
            rest >>>= ExplorerFormat.NUMBER_BITS;
        }
        out.write(rest);
    }

    private byte[] file() {
        byte[] body = out.toByteArray();
        byte[] file = new byte[ExplorerFormat.HEADER + body.length];
        System.arraycopy(body, 0, file, ExplorerFormat.HEADER, body.length);
        word(file, 0, ExplorerFormat.MAGIC);
        word(file, ExplorerFormat.HEADER / 2, ExplorerFormat.checksum(file));
        return file;
    }

    private static void word(byte[] file, int at, int word) {
        for (int i = 0; i < 4; i++) {
            file[at + i] = (byte) (word >>> (24 - 8 * i));
        }
    }
}
