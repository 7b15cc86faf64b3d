package reversi.tools.books;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.tools.CommandLineRun;

/** Which texts are no books of proved openings, and which proofs do not agree. */
class ProvedCheckTest {
    private static final String SOURCE = "source short f5d6c5f4e7f6g5e6e3 Somewhere";

    @TempDir
    private Path folder;

    /** The text's lines are parted by ';'. */
    private Path file(String lines) throws IOException {
        return Files.writeString(folder.resolve("proved.txt"), ProvedBooks.text(lines.split(";")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 a1 +0 exact                    | byte 20: the move a1 is not legal",
                "2 f5 +0 exact                    | byte 20: no move goes before move 2",
                "0 f5 +0 exact                    | byte 20: no move goes before move 0",
                "1 f5 +0 exact;3 d6 +0 exact      | byte 34: no move goes before move 3",
                "1 f5 +0 exact;1 d3 +0 exact      | byte 34: the same position, or an image of it, as at byte 20",
                "1 f5 +0                          | byte 20: not a ply, a move, a value and a proof: '1 f5 +0'",
                "1 f5 +0 guessed                  | byte 20: nothing proves a value by 'guessed'",
                "1 f5 +0 exact twice              | byte 20: nothing proves a value by 'exact twice'",
                "1 f5 +0.5 exact                  | byte 20: no game ends by -50 hundredths of a disc",
                "1 f5 +64.01 searched 9 87        | byte 20: no game ends by -6401 hundredths of a disc",
                "1 f5 +0 searched 9 88            | byte 20: no search is 9 plies deep at 88 %",
                "1 f5 +0 searched 0 87            | byte 20: no search is 0 plies deep at 87 %",
                "1 f5 +0 searched 59 87           | byte 20: a search of 59 plies goes beyond the end",
                "1 f5 +0 published short          | byte 0: there is no source short",
                "source short f5                  | byte 20: a source has a name, a game and a citation",
                "source short f5d6 Somewhere      | byte 20: the game of short isn't over",
                "source short f5f5 Somewhere      | byte 20: not the moves of a game: 'f5f5'",
                "1 f5 0 exact;2 d6 0 exact;3 c5 0 exact;4 f4 0 exact;5 e7 0 exact;6 f6 0 exact;7 g5 0 exact;"
                        + "8 e6 0 exact;9 e3 64 exact | byte 124: nobody can answer e3",
            })
    void refusesWhatIsNoBook(String lines, String why) throws IOException {
        BookFault fault = assertThrows(BookFault.class, () -> ProvedReader.read(file(lines)));
        assertEquals(why, fault.getMessage());
        CommandLineRun run =
                CommandLineRun.of("book", "check", folder.resolve("proved.txt").toString());
        assertEquals(1, run.code());
        assertEquals(
                List.of(folder.resolve("proved.txt") + ", " + why),
                run.err().lines().toList());
    }

    /** Values in the file are those of who made the move, in the messages those of who is to move. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 f5 +64 published short;2 d6 -64 published short |",
                "1 f5 +64 published short;2 d6 +64 published short | f5, worth -6400, has a best move that is proved to be worth 6400; f5d6, worth -6400, is not what its source says",
                "1 f5 +64 published short;2 d6 -64 published short;3 c3 64 published short | "
                        + "f5d6c3, worth -6400, is not what its source says",
                "1 f5 +0 exact;2 d6 -2 exact;2 f6 -4 exact;2 f4 0 exact |",
                "1 f5 +0 exact;2 d6 -2 exact;2 f6 -4 exact;2 f4 -2 exact | f5, worth 0, has a best move that is proved to be worth -200",
                "1 f5 +0 exact;2 d6 -2 exact |",
                "1 f5 +0 exact;2 d6 +2 exact | f5, worth 0, has a best move that is proved to be worth 200",
                "1 f5 +0 exact;2 d6 +2 searched 9 87 |",
                "1 f5 +0 searched 9 87;2 d6 +2 searched 9 87;3 c3 -4 searched 9 87 |",
                "1 f5 +0 searched 9 87;2 d6 +2 searched 9 87;2 f6 +0 searched 9 87;3 e6 -4 searched 9 87 | "
                        + "f5d6, worth -200, has no move in the book",
            })
    void findsProofsThatDisagree(String lines, String wrong) throws IOException {
        ProvedBook book = ProvedReader.read(file(SOURCE + ";" + lines));
        List<String> expected = wrong == null ? List.of() : List.of(wrong.split("; "));
        assertEquals(expected, ProvedCheck.of(book));
    }

    /** A published result holds a search to it that says more, and the lines before that as well. */
    @Test
    void aResultLimitsWhatSearchesSay() throws IOException {
        String file = file(SOURCE
                        + ";1 f5 +64 published short;2 d6 -64 published short;2 f6 -3 searched 9 87;2 f4 -64 searched 9 87")
                .toString();
        assertEquals(
                List.of(
                        "f5: -64, level 60",
                        "  f4 -64, level 9",
                        "  d6 -64, level 60",
                        "  f6 -64, level 9",
                        "positions=5 links=0 leaves=0 plies=0..2 level=60"),
                CommandLineRun.of("book", "show", file, "--after", "f5").out());
        CommandLineRun check = CommandLineRun.of("book", "check", file);
        assertEquals(
                List.of(
                        "published=2 exact=0 searched=2: its line comes to another value by 30.50 discs on average, 61.00 at most",
                        "positions=5 links=7 wrong=0"),
                check.out());
    }
}
