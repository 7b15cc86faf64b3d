package reversi.screens.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.notation.GameFiles;
import reversi.notation.GameFormat;
import reversi.notation.GameRecord;
import reversi.notation.Opponents;
import reversi.notation.RecordedPlayer;
import reversi.notation.analysis.VariationJson;
import reversi.notation.analysis.VariationSgf;
import reversi.notation.analysis.VariationTree;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.rules.Transcript;

/** What is pasted on the analysis board, and that who played the game comes along. */
class PastedAnalysisTest {
    private static final Opponents PLAYERS = new Opponents("Ann [1]", "Zoë");
    private static final Transcript GAME =
            PastedAnalysis.read("f5d6c3").tree().orElseThrow().toEnd().transcript();

    static Stream<GameFormat> withPlayers() {
        return Stream.of(GameFormat.SGF, GameFormat.GGF, GameFormat.PGN, GameFormat.JSON);
    }

    @ParameterizedTest
    @MethodSource("withPlayers")
    void whoPlayedIsReadOfEveryFormat(GameFormat format) {
        GameRecord game = GameRecord.of(GAME)
                .between(RecordedPlayer.named(PLAYERS.black()), RecordedPlayer.named(PLAYERS.white()));
        PastedAnalysis pasted =
                PastedAnalysis.read(GameFiles.head(format) + GameFiles.write(format, game) + GameFiles.tail(format));
        assertEquals(GAME, pasted.tree().orElseThrow().toEnd().transcript());
        assertEquals(PLAYERS, pasted.players());
    }

    @Test
    void whoIsNotKnownHasNoName() {
        assertEquals(Opponents.unknown(), PastedAnalysis.read("f5d6c3").players());
        assertEquals(
                Opponents.unknown(), PastedAnalysis.read("(;GM[2]PB[?];B[f5])").players());
        String pgn = "[Black \"?\"]\n[White \"Zoë\"]\n[Result \"*\"]\n\n1. f5 d6 *";
        assertEquals(new Opponents("", "Zoë"), PastedAnalysis.read(pgn).players());
    }

    @Test
    void whatIsSharedBringsThePlayersAndTheNamesOfMovesAlong() {
        VariationTree tree = VariationTree.of(GAME).toStart().play(Move.at(Square.of("f5")));
        tree = tree.name(tree.current().id(), "usual");
        for (String shared : new String[] {VariationSgf.write(tree, PLAYERS), VariationJson.write(tree, PLAYERS)}) {
            PastedAnalysis pasted = PastedAnalysis.read(shared);
            assertEquals(PLAYERS, pasted.players(), shared);
            VariationTree read = pasted.tree().orElseThrow();
            assertEquals("usual", read.node(read.root().children().get(0)).name(), shared);
        }
    }
}
