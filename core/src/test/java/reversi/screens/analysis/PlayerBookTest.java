package reversi.screens.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import reversi.archive.ArchivedGame;
import reversi.archive.ArchivedPlayer;
import reversi.archive.ArchivedPlayers;
import reversi.archive.GameLibrary;
import reversi.archive.GameOpponent;
import reversi.archive.GameOrigin;
import reversi.archive.PlayedGames;
import reversi.game.Ending;
import reversi.game.Game;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.platform.MemoryArchive;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Turn;
import reversi.rules.Variant;
import reversi.teach.ExplorerEntry;
import reversi.teach.GameResults;
import reversi.teach.GamesBook;
import reversi.teach.OpeningNames;

/** Books of players who are in an archive, beside plain counts of the same games. */
class PlayerBookTest {
    private static final List<String> NAMES = List.of("Ann", "Bob", "Cho");
    private static final Position START = Position.start(Variant.OTHELLO);

    private final MemoryArchive archive = new MemoryArchive();
    private final GameLibrary library = new GameLibrary(archive, condition -> {});
    private final List<ArchivedGame> games = new ArrayList<>();

    private static ArchivedPlayer named(String name) {
        return new ArchivedPlayer(name, 0, 0);
    }

    private static ArchivedGame game(int number, String black, String white, Variant variant, Optional<Disc> mine) {
        GameSetup setup = new GameSetup(variant, Seat.human(black), Seat.human(white), TimeControl.none());
        Game game = PlayedGames.play(setup, new Random(number));
        ArchivedPlayers players = new ArchivedPlayers(named(black), named(white), mine);
        return ArchivedGame.of("g" + number, number, GameOrigin.IMPORTED, players, game, "");
    }

    private void store(int count) {
        library.load();
        archive.answer();
        for (int i = 0; i < count; i++) {
            Variant variant = i % 10 == 9 ? Variant.ANTI : Variant.OTHELLO;
            games.add(game(i, NAMES.get(i % 3), NAMES.get((i + 1 + i % 2) % 3), variant, Optional.empty()));
        }
        games.add(game(count, "", "Ann", Variant.OTHELLO, Optional.of(Disc.BLACK)));
        library.add(games, result -> {});
        archive.answer();
    }

    private PlayerBook read(BookOwner who) {
        PlayerBook book = new PlayerBook(library, who);
        for (int i = 0; !book.isDone(); i++) {
            assertTrue(i < 10_000, "never done");
            book.step();
            archive.answer();
        }
        assertEquals(100, book.percent());
        return book;
    }

    private static BookOwner who(String name) {
        return BookOwner.of(new GameOpponent(name, 0));
    }

    private static String text(Position position) {
        return OpeningNames.picture(position);
    }

    @Test
    void eachColourCountsItsOwnGames() {
        store(120);
        for (String name : NAMES) {
            PlayerBook book = read(who(name));
            for (Disc side : Disc.values()) {
                Map<String, Integer> reached = new HashMap<>();
                int all = 0;
                for (ArchivedGame game : games) {
                    boolean isTheirs = game.summary().player(side).name().equals(name);
                    boolean isCounted = game.summary().variant().equals(Variant.OTHELLO)
                            && game.summary().result().ending() != Ending.ABANDONED;
                    if (isTheirs && isCounted) {
                        all++;
                        List<Turn> turns = game.game().transcript().turns();
                        for (Turn turn : turns.subList(0, Math.min(GamesBook.PLIES, turns.size()))) {
                            reached.merge(text(turn.after()), 1, Integer::sum);
                        }
                    }
                }
                assertEquals(all, book.find(START, side).orElseThrow().results().games());
                compare(book, side, START, reached);
            }
        }
    }

    private static void compare(PlayerBook book, Disc side, Position position, Map<String, Integer> reached) {
        ExplorerEntry entry = book.find(position, side).orElseThrow();
        entry.moves().forEach(move -> {
            Position after = position.play(move.move()).orThrow().after();
            int there = reached.get(text(after));
            assertTrue(move.results().games() > 0 && move.results().games() <= there);
            assertEquals(there, book.find(after, side).orElseThrow().results().games());
            if (there > 1) {
                compare(book, side, after, reached);
            }
        });
    }

    @Test
    void resultsAreThoseOfTheGames() {
        store(0);
        PlayerBook ann = read(who("Ann"));
        boolean isBlack = games.get(0).summary().result().winner().equals(Optional.of(Disc.BLACK));
        GameResults result = new GameResults(isBlack ? 1 : 0, 0, isBlack ? 0 : 1);
        assertEquals(result, ann.find(START, Disc.WHITE).orElseThrow().results());
        assertEquals(Optional.empty(), ann.find(START, Disc.BLACK));
    }

    @Test
    void thePersonsOwnGamesAreABookToo() {
        store(12);
        PlayerBook own = read(BookOwner.self());
        assertEquals(1, own.find(START, Disc.BLACK).orElseThrow().results().games());
        assertEquals(Optional.empty(), own.find(START, Disc.WHITE));
    }

    @Test
    void gamesThatComeLaterAreReadToo() {
        store(12);
        PlayerBook book = read(who("Bob"));
        int before = book.find(START, Disc.BLACK).orElseThrow().results().games();
        library.add(List.of(game(500, "Bob", "Cho", Variant.OTHELLO, Optional.empty())), result -> {});
        archive.answer();
        book.changed();
        assertFalse(book.isDone());
        while (!book.isDone()) {
            book.step();
            archive.answer();
        }
        assertEquals(
                before + 1, book.find(START, Disc.BLACK).orElseThrow().results().games());
    }

    @Test
    void whoPlayedNothingIsReadAtOnce() {
        store(3);
        PlayerBook nobody = new PlayerBook(library, who("Zoe"));
        assertFalse(nobody.step());
        assertTrue(nobody.isDone());
        assertEquals(Optional.empty(), nobody.find(START, Disc.BLACK));
    }
}
