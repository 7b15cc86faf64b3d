package reversi.verify;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.game.ClockTimes;
import reversi.game.ColourChoice;
import reversi.game.Ending;
import reversi.game.GameEvent;
import reversi.game.TimeControl;
import reversi.online.Codec;
import reversi.online.Finish;
import reversi.online.GameTerms;
import reversi.online.RatingChange;
import reversi.online.TableEvent;
import reversi.online.TournamentFormat;
import reversi.online.TournamentTerms;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.rules.Variant;

/** What is said of a log that is not as it was, and of one that a server signed although it can't have happened. */
class VerifyTest {
    private static final SigningKey KEY = SigningKey.generate();
    private static final ClockTimes CLOCKS = new ClockTimes(300_000, 300_000);

    /** A game that was played to its last disc. */
    private static final GameLog GAME = LongStream.range(0, 1_000)
            .mapToObj(PlayedGames::random)
            .filter(game ->
                    end(game).ending() == Ending.DISCS && end(game).winner().isPresent())
            .findFirst()
            .orElseThrow();

    private static final TournamentTerms CUP = TournamentTerms.usual(
            "Cup",
            TournamentFormat.SWISS,
            new GameTerms(Variant.OTHELLO, TimeControl.perGame(300, 0), true, ColourChoice.LOT),
            GAME.startedAt());

    private static Finish end(GameLog game) {
        TableEvent last = game.events().get(game.events().size() - 1).event();
        return ((TableEvent.Finished) last).finish();
    }

    private static String why(String log) {
        return assertInstanceOf(Verified.Wrong.class, Verified.of(log.getBytes(UTF_8), Optional.empty()))
                .why();
    }

    private static String signed(List<GameLog.Entry> events) {
        GameLog other = new GameLog(
                GAME.game(),
                GAME.tournament(),
                GAME.terms(),
                GAME.counts(),
                GAME.black(),
                GAME.white(),
                GAME.startedAt(),
                events);
        return other.chain(new Codec()).sealed(KEY, "{}");
    }

    private static String ending(Finish finish, TableEvent... before) {
        List<GameLog.Entry> events = new ArrayList<>();
        for (TableEvent event : before) {
            events.add(new GameLog.Entry(GAME.startedAt(), event));
        }
        events.add(new GameLog.Entry(GAME.startedAt(), new TableEvent.Finished(finish)));
        return signed(events);
    }

    private static TableEvent played(int ply, String move) {
        return new TableEvent.InGame(new GameEvent.Played(
                ply,
                move.equals("pass") ? Move.PASS : Move.at(Square.parse(move).orElseThrow()),
                CLOCKS));
    }

    private static Finish finish(Ending ending, Optional<Disc> winner, int black, int white) {
        RatingChange change = new RatingChange(0, 1_500, 1_500);
        return new Finish(ending, winner, black, white, change, change);
    }

    @Test
    void saysWhichLineWasAlteredOrIsMissing() {
        List<String> lines = signed(GAME.events()).lines().toList();
        String altered = String.join("\n", lines).replaceFirst("\"ply\":5,", "\"ply\":6,") + '\n';
        List<String> fewer = new ArrayList<>(lines);
        fewer.remove(9);
        String cut = String.join("\n", lines.subList(0, lines.size() - 1)) + '\n';

        assertTrue(why(altered).matches("line \\d+ was altered: it does not fit its hash.*"), () -> why(altered));
        assertTrue(why(String.join("\n", fewer) + '\n').startsWith("line 10 was altered or is not the next one"));
        assertEquals("it is cut off or its end was altered: the last line has no signature", why(cut));
        assertEquals("it is cut off: its last line does not end", why(""));
    }

    @ParameterizedTest
    @CsvSource({
        "a1, 'line 2: ply 1, a1: FLIPS_NOTHING'",
        "pass, 'line 2: ply 1, pass: MAY_NOT_PASS'",
    })
    void aMoveAgainstTheRulesIsFoundThoughItWasSigned(String move, String words) {
        assertEquals(words, why(signed(List.of(new GameLog.Entry(GAME.startedAt(), played(1, move))))));
    }

    @Test
    void aResultThatTheGameDoesNotHaveIsFoundThoughItWasSigned() {
        Finish end = end(GAME);
        List<GameLog.Entry> events = new ArrayList<>(GAME.events());
        events.set(
                events.size() - 1,
                new GameLog.Entry(
                        0,
                        new TableEvent.Finished(finish(
                                Ending.DISCS, end.winner().map(Disc::other), end.whiteDiscs(), end.blackDiscs()))));

        assertTrue(why(signed(events)).contains("the result is " + end.blackDiscs() + "–" + end.whiteDiscs()));
        assertEquals("the game has no end", why(signed(events.subList(0, events.size() - 1))));
        assertTrue(
                why(ending(finish(Ending.AGREED_DRAW, Optional.empty(), 2, 2))).endsWith("that nobody offered"));
        assertTrue(why(ending(finish(Ending.DISCS, Optional.empty(), 2, 2))).contains("can't end by DISCS"));
        assertTrue(why(ending(finish(Ending.TIME, Optional.of(Disc.BLACK), 2, 2)))
                .endsWith("whoever is not to move wins by TIME"));
        TableEvent takenBack = new TableEvent.InGame(new GameEvent.TakenBack(0, CLOCKS));
        assertTrue(why(ending(finish(Ending.TIME, Optional.of(Disc.WHITE), 2, 2), played(1, "f5"), takenBack))
                .endsWith("that nobody asked to take back"));
    }

    @Test
    void knowsAKeyInDigitsAndInAFile() {
        String hex = KEY.publicKey().hex();

        assertEquals(KEY.publicKey(), LogKey.read(hex.toUpperCase(Locale.ROOT) + "\n"));
        assertEquals(KEY.publicKey(), LogKey.read(KEY.publicKey().pem()));
        for (String none : List.of("", "00", hex.substring(2), hex + "00", "-----BEGIN PUBLIC KEY-----\n!\n")) {
            assertThrows(IllegalArgumentException.class, () -> LogKey.read(none), none);
        }
    }

    /** Ann beat Ben in game 41; then Ben had a bye. */
    private static String tournament(String gameLog, int halves) {
        return new LogChain()
                .add("{\"log\":\"reversi tournament\",\"logVersion\":1,\"tournament\":7,"
                        + new Codec().write(CUP).substring(1))
                .add("{\"kind\":\"joined\",\"player\":5,\"rating\":1500,\"at\":1}")
                .add("{\"kind\":\"joined\",\"player\":9,\"rating\":1500,\"at\":1}")
                .add("{\"kind\":\"started\",\"at\":2}")
                .add("{\"kind\":\"paired\",\"round\":1,\"pairings\":[{\"black\":5,\"white\":9}],\"byes\":[],\"at\":3}")
                .add("{\"kind\":\"begun\",\"round\":1,\"board\":1,\"game\":41,\"at\":4}")
                .add("{\"kind\":\"scored\",\"round\":1,\"board\":1,\"outcome\":{\"winner\":\""
                        + end(GAME).winner().orElseThrow()
                        + "\",\"blackDiscs\":64,\"whiteDiscs\":0,\"played\":true},\"at\":5,\"gameLog\":\"" + gameLog
                        + "\"}")
                .add("{\"kind\":\"paired\",\"round\":2,\"pairings\":[],\"byes\":[9],\"at\":6}")
                .add("{\"kind\":\"ended\",\"at\":7}")
                .add("{\"kind\":\"standings\",\"players\":[{\"rank\":1,\"player\":5,\"halfPoints\":" + halves
                        + "},{\"rank\":1,\"player\":9,\"halfPoints\":" + (4 - halves) + "}]}")
                .sealed(KEY, "{}");
    }

    @Test
    void aTournamentIsBoundToItsGamesAndItsPoints() {
        String head = GAME.chain(new Codec()).head();
        int halves = end(GAME).winner().equals(Optional.of(Disc.BLACK)) ? 2 : 0;
        Verified.OfTournament whole =
                tournament(Verified.of(tournament(head, halves).getBytes(UTF_8), Optional.empty()));
        Verified.OfGame game = assertInstanceOf(
                Verified.OfGame.class, Verified.of(signed(GAME.events()).getBytes(UTF_8), Optional.empty()));

        assertEquals("Cup", whole.name());
        assertTrue(whole.isOver());
        assertEquals(1, whole.games());
        assertEquals(Optional.empty(), Verified.differs(whole, game));
        Verified.OfTournament other =
                tournament(Verified.of(tournament("0".repeat(64), halves).getBytes(UTF_8), Optional.empty()));
        assertEquals(Optional.of("it is not the game that the tournament counted"), Verified.differs(other, game));
        assertTrue(why(tournament(head, 1)).contains("half points, not 1"));
    }

    private static Verified.OfTournament tournament(Verified verified) {
        return assertInstanceOf(Verified.OfTournament.class, verified, verified::toString);
    }
}
