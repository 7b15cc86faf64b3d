package reversi.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import reversi.game.GameSetup;

/** No text, however broken, is taken for a game that it is not, and none makes the reader throw. */
class SavedGamesProperties {
    @Provide
    Arbitrary<GameSetup> setups() {
        return Setups.any();
    }

    @Provide
    Arbitrary<List<Command>> commands() {
        return Command.lists(30);
    }

    private static String text(GameSetup setup, List<Command> commands) {
        GameSession session = new GameSession(setup, new SeatedPlayer(), new SeatedPlayer());
        session.start();
        commands.forEach(command -> command.on(session));
        String text = SavedGames.write(session.snapshot());
        assertEquals(Kept.of(session), Kept.read(text), "whole, it is a game");
        return text;
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void anyChangedSignIsDamage(
            @ForAll("setups") GameSetup setup,
            @ForAll("commands") List<Command> commands,
            @ForAll int where,
            @ForAll char sign) {
        StringBuilder text = new StringBuilder(text(setup, commands));
        int at = Math.floorMod(where, text.length());
        char other = sign == text.charAt(at) ? (char) (sign ^ 1) : sign;
        text.setCharAt(at, other);
        assertInstanceOf(SavedGames.Damaged.class, SavedGames.read(text.toString()));
    }

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void anyCutOrRepeatedPartIsDamage(
            @ForAll("setups") GameSetup setup,
            @ForAll("commands") List<Command> commands,
            @ForAll int from,
            @ForAll @IntRange(min = 1, max = 200) int length,
            @ForAll boolean repeat) {
        String text = text(setup, commands);
        int start = Math.floorMod(from, text.length());
        int end = Math.min(text.length(), start + length);
        String broken = repeat
                ? text.substring(0, end) + text.substring(start)
                : text.substring(0, start) + text.substring(end);
        assertInstanceOf(SavedGames.Damaged.class, SavedGames.read(broken));
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void aChangeThatTheChecksumFollowsIsReadOrRefusedButNeverThrows(
            @ForAll("setups") GameSetup setup,
            @ForAll("commands") List<Command> commands,
            @ForAll int where,
            @ForAll int what) {
        String text = text(setup, commands);
        StringBuilder body = new StringBuilder(text.substring(0, text.lastIndexOf("sum ")));
        String signs = "0123456789abcdefp -/%\n\"{}[]:,";
        body.setCharAt(Math.floorMod(where, body.length()), signs.charAt(Math.floorMod(what, signs.length())));
        SavedGames.Read read = SavedGames.read(body + "sum " + Checksum.of(body.toString()) + "\n");
        if (read instanceof SavedGames.Ok ok) {
            GameSession resumed = new GameSession(ok.game(), new SeatedPlayer(), new SeatedPlayer());
            resumed.start();
            assertEquals(Kept.of(ok.game()), Kept.of(resumed));
        }
    }

    @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
    void noTextAtAllMakesTheReaderThrow(@ForAll String text) {
        assertInstanceOf(SavedGames.Damaged.class, SavedGames.read(text));
        String body = "reversi-game 4\n" + text + '\n';
        assertInstanceOf(SavedGames.Damaged.class, SavedGames.read(body + "sum " + Checksum.of(body) + '\n'));
    }
}
