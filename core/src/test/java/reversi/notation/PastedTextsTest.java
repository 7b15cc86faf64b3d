package reversi.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.rules.Disc;

/** Games as people copy them out of PlayOK, Othello Quest, chats and blogs, with whatever stands around them. */
class PastedTextsTest {
    private static final String ROW = "F5F6E6F4G4E7F7G5E3D3H5C6F3D6C2D2C1G6E8D7C8";

    /** What PlayOK shows below a game; the move 29 of White is a pass. */
    private static final String PLAYOK =
            """
            1. c4 c5 2. d6 c7 3. d7 c3 4. e6 f5 5. c6 d8 6. c8 b8 7. d3 f4 8. e3 f7 9. f6
            d2 10. b5 a5 11. f8 f3 12. e2 f1 13. b6 e7 14. b3 b4 15. a3 a4 16. a6 e8 17. a8
            g6 18. h5 a7 19. b7 g7 20. d1 e1 21. c2 c1 22. h8 g5 23. g8 b2 24. a1 a2 25. h4
            h6 26. h7 g4 27. h3 g3 28. h2 g2 29. b1 -- 30. g1 h1 31. f2 51-13
            """;

    private static final String TAGS =
            """
            [Event "?"]
            [Site "PlayOK"]
            [Date "2020.05.05"]
            [Round "-"]
            [Black "ann"]
            [White "bob"]
            [Result "51-13"]
            [Time "11:24:48"]
            [TimeControl "300"]
            [BlackElo "1073"]
            [WhiteElo "1183"]

            """;

    private static GameRecord only(String text) {
        GamesRead read = GameFiles.read(text);
        assertEquals(List.of(), read.faults(), text);
        assertEquals(1, read.games().size(), text);
        return read.games().get(0);
    }

    @Test
    void playOkWithoutItsTags() {
        for (String text : List.of(
                PLAYOK,
                PLAYOK.replace("\n", "\r\n"),
                PLAYOK.replace('\n', ' '),
                PLAYOK.replaceAll("(?m)^", "    "),
                PLAYOK.replaceAll("(?m)^", "> "),
                "gg\n\n" + PLAYOK + "\nthanks, well played!",
                "ann (1073) vs bob (1183)\n" + PLAYOK)) {
            GameRecord game = only(text);
            assertEquals(61, game.line().plies(), text);
            assertTrue(game.line().move(57).isPass());
            assertEquals(Optional.of(Disc.BLACK), game.outcome().orElseThrow().winner());
            assertEquals(Optional.of(38), game.outcome().orElseThrow().lead());
        }
    }

    @Test
    void playOkWithItsTags() {
        String whole = TAGS + PLAYOK;
        for (String text : List.of(
                whole,
                whole.replace("\n", "\r\n"),
                whole.replace('\n', ' '),
                whole.replaceAll("(?m)^", "> "),
                whole.replaceAll("(?m)^", ">"))) {
            GameRecord game = only(text);
            assertEquals(61, game.line().plies(), text);
            assertEquals(RecordedPlayer.named("ann").rated(1073), game.black());
            assertEquals(RecordedPlayer.named("bob").rated(1183), game.white());
            assertEquals("2020-05-05", game.date().toString().substring(0, 10));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "%s",
                "・%s",
                "• %s",
                "- %s",
                "「%s」",
                "\"%s\"",
                "(%s)",
                "棋譜：%s",
                "棋譜 %s",
                "moves: %s",
                "My game: %s",
                "%s #オセロ",
                "%s https://example.org/game/12",
                "https://example.org/game/12\n%s",
                "%s gg",
                "オセロクエスト 5分\n%s",
                "2024-05-04 21:10\n%s",
                "gg\nwell played!\n%s\nthanks",
                "I should have played d6 there\n%s",
                "ann (1876) – bob (1801)\n%s\n黒 40-24",
            })
    void aRowOfSquaresAmongWords(String around) {
        for (String row : List.of(ROW, ROW.toLowerCase(java.util.Locale.ROOT), ROW.replaceAll("..(?=.)", "$0 "))) {
            GameRecord game = only(around.replace("%s", row));
            assertEquals(ROW.toLowerCase(java.util.Locale.ROOT), MoveText.write(game.line()), around);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Black: ann (1876)  | White: bob (R1801) | ann | 1876 | bob | 1801",
                "黒: ann (1876)     | 白: bob (1801)      | ann | 1876 | bob | 1801",
                "黒番：ann          | 白番：bob           | ann |      | bob |",
                "Black: ann (Osaka) | White: bob (12345) | ann (Osaka) | | bob (12345) |",
            })
    void playersAndRatingsAbove(
            String first, String second, String black, Integer blackRating, String white, Integer whiteRating) {
        GameRecord game = only(first + "\n" + second + "\n" + ROW);
        assertEquals(black, game.black().name());
        assertEquals(Optional.ofNullable(blackRating), game.black().rating());
        assertEquals(white, game.white().name());
        assertEquals(Optional.ofNullable(whiteRating), game.white().rating());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. f5 2. d6 3. c3 4. d3",
                "1.f5 2.d6 3.c3 4.d3",
                "1. f5\n2. d6\n3. c3\n4. d3",
                "1 f5\n2 d6\n3 c3\n4 d3",
                "1\tf5\td6\n2\tc3\td3",
                "1) F5 D6 2) C3 D3",
                "f5, d6, c3, d3",
                "f5-d6-c3-d3",
                "Ｆ５Ｄ６Ｃ３Ｄ３",
                "F5 D6\nC3 D3",
            })
    void numbersCommasAndLines(String text) {
        assertEquals("f5d6c3d3", MoveText.write(only(text).line()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "f5d6c3 zz           | UNKNOWN_MOVE",
                "f5d6 zz c3d3        | UNKNOWN_MOVE",
                "f5d6c3 z9           | UNKNOWN_MOVE",
                "・f5d6c3a1          | ILLEGAL_MOVE",
                "hello               | NO_GAME",
                "I played d6 and c3  | NO_GAME",
            })
    void whatIsWrongIsStillTold(String text, FaultKind kind) {
        boolean isRead = text.equals("f5d6c3 zz");
        GamesRead read = GameFiles.read(text);
        assertEquals(isRead ? 1 : 0, read.games().size(), () -> read.faults().toString());
        if (!isRead) {
            assertEquals(
                    List.of(kind),
                    read.faults().stream().map(GameFault::problem).toList());
        }
    }

    /** As its pages have it, with a pass, times and what else there is. */
    @Test
    void othelloQuest() {
        String head = "{\"id\":\"x1\",\"players\":[{\"id\":\"ann\",\"name\":\"Ann\",\"rate\":1876.25,\"flag\":null},"
                + "{\"id\":\"bob\",\"name\":\"Bob\"}],\"position\":{\"moves\":[";
        StringBuilder moves = new StringBuilder();
        for (String move : PLAYOK.replaceAll("[0-9]+\\.|51-13|\n", " ").trim().split(" +")) {
            moves.append(moves.length() == 0 ? "" : ",");
            moves.append("{\"m\":\"").append(move.equals("--") ? "-" : move).append("\",\"t\":299123.5}");
        }
        for (String text : List.of(head + moves + "]}}", head.replace(":", " : ") + moves + "]}}")) {
            GameRecord game = only(text);
            assertEquals(61, game.line().plies());
            assertEquals("Ann", game.black().name());
            assertEquals("Bob", game.white().name());
        }
        GamesRead wrong = GameFiles.read(head + "{\"m\":\"f5\"},{\"m\":\"a1\"}]}}");
        assertEquals(List.of(), wrong.games());
        assertEquals(FaultKind.ILLEGAL_MOVE, wrong.faults().get(0).problem());
        assertEquals("a1", wrong.faults().get(0).found());
        GamesRead unknown = GameFiles.read(head + "{\"m\":\"f5\"},{\"m\":\"xx\"}]}}");
        assertEquals(FaultKind.UNKNOWN_MOVE, unknown.faults().get(0).problem());
    }
}
