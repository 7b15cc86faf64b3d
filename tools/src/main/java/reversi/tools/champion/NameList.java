package reversi.tools.champion;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The names of players or tournaments that the games of WTHOR archives refer to by number, as the federation gives them away beside them. */
record NameList(List<String> names) {
    private static final int HEADER = 16;
    private static final int PLAYER = 20;
    private static final int TOURNAMENT = 26;

    NameList {
        names = List.copyOf(names);
    }

    /** The players of {@code WTHOR.JOU}; throws IOException where it can't be read or is no such file. */
    static NameList players(Path file) throws IOException {
        return read(file, PLAYER);
    }

    /** The tournaments of {@code WTHOR.TRN}; throws IOException where it can't be read or is no such file. */
    static NameList tournaments(Path file) throws IOException {
        return read(file, TOURNAMENT);
    }

    private static NameList read(Path file, int length) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        if (bytes.length <= HEADER || (bytes.length - HEADER) % length != 0) {
            throw new IOException(file + " is no list of names of " + length + " bytes each");
        }
        List<String> names = new ArrayList<>();
        for (int from = HEADER; from < bytes.length; from += length) {
            String padded = new String(bytes, from, length, StandardCharsets.ISO_8859_1);
            int end = padded.indexOf('\0');
            names.add((end < 0 ? padded : padded.substring(0, end)).trim());
        }
        return new NameList(names);
    }

    /** The name of a number; empty where it has none. */
    String of(int number) {
        return number < names.size() ? names.get(number) : "";
    }

    /** The family name of a player, which stands before the others. */
    static String family(String name) {
        int space = name.indexOf(' ');
        return space < 0 ? name : name.substring(0, space);
    }
}
