package reversi.tools.books;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import reversi.engine.Board;
import reversi.engine.BookWriter;

/**
 * A book of proved openings as a text. Its first line is {@link #HEAD}; lines that begin with {@code #} are for people. A published game is
 * {@code source NAME MOVES CITATION}. A position is a line {@code PLY MOVE VALUE PROOF}: the move with this number, after the nearest ones
 * above it with smaller numbers; its value in discs to who made it; and {@link Proof#words}.
 */
public final class ProvedReader {
    static final String MAGIC = "# proved ";
    static final String HEAD = MAGIC + "openings 1";
    private static final int SOURCE_WORDS = 4;
    private static final int LEAST_WORDS = 4;
    private static final double PER_DISC = 100;

    private final List<ProvedSource> sources = new ArrayList<>();
    private final List<ProvedPosition> positions = new ArrayList<>();
    private final Map<Board, Integer> lines = new HashMap<>();
    private final List<Board> line = new ArrayList<>(List.of(ProvedBook.START));

    private ProvedReader() {}

    /** Reads a file; throws BookFault with the byte at which a line is none. */
    public static ProvedBook read(Path file) throws IOException {
        String text = Files.readString(file);
        ProvedReader reader = new ProvedReader();
        int offset = 0;
        for (String row : text.split("\n", -1)) {
            try {
                reader.row(offset, row.stripTrailing());
            } catch (IllegalArgumentException wrong) {
                throw new BookFault(offset, String.valueOf(wrong.getMessage()));
            }
            offset += row.getBytes(StandardCharsets.UTF_8).length + 1;
        }
        try {
            return new ProvedBook(reader.positions, reader.sources);
        } catch (IllegalArgumentException wrong) {
            throw new BookFault(0, String.valueOf(wrong.getMessage()));
        }
    }

    private void row(int offset, String row) {
        if (offset == 0 && !row.equals(HEAD)) {
            throw new IllegalArgumentException("not '" + HEAD + "'");
        }
        if (row.isEmpty() || row.startsWith("#")) {
            return;
        }
        if (row.startsWith("source ")) {
            String[] words = row.split(" ", SOURCE_WORDS);
            if (words.length < SOURCE_WORDS) {
                throw new IllegalArgumentException("a source has a name, a game and a citation");
            }
            sources.add(new ProvedSource(words[1], words[2], words[3]));
            return;
        }
        List<String> words = Arrays.asList(row.split(" ", -1));
        if (words.size() < LEAST_WORDS) {
            throw new IllegalArgumentException("not a ply, a move, a value and a proof: '" + row + "'");
        }
        Board board = BookWriter.canonical(played(Integer.parseInt(words.get(0)), words.get(1)));
        Integer before = lines.put(board, offset);
        if (before != null) {
            throw new IllegalArgumentException("the same position, or an image of it, as at byte " + before);
        }
        int value = -(int) Math.round(PER_DISC * Double.parseDouble(words.get(2)));
        positions.add(new ProvedPosition(board, value, Proof.read(words.subList(3, words.size()))));
    }

    /** The board after a move, which becomes part of the line. */
    private Board played(int ply, String move) {
        if (ply < 1 || ply > line.size()) {
            throw new IllegalArgumentException("no move goes before move " + ply);
        }
        line.subList(ply, line.size()).clear();
        Board before = line.get(ply - 1);
        Board after = BookMove.all(before).stream()
                .filter(legal -> legal.name().equals(move))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the move " + move + " is not legal"))
                .after(before);
        if (after.moves() == 0) {
            throw new IllegalArgumentException("nobody can answer " + move);
        }
        line.add(after);
        return after;
    }
}
