package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.archive.ArchivedGame;
import reversi.archive.ArchivedPlayer;
import reversi.archive.ArchivedPlayers;
import reversi.archive.GameOrigin;
import reversi.archive.PlayedGames;
import reversi.game.Ending;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.screens.Language;
import reversi.screens.TextSize;
import reversi.screens.ui.Text;

/** Names and results have the room that they need in the list of games, however narrow it is and however large the words are. */
class NarrowGamesTest {
    private static final int[][] SIZES = {{320, 640}, {360, 740}, {390, 844}};
    private static final long NOW = 1_795_000_000_000L;

    private TestStage game = new TestStage("en", true);

    @AfterEach
    void close() {
        game.close();
    }

    static Stream<Arguments> everywhere() {
        List<Arguments> all = new ArrayList<>();
        for (Language language : TestWords.languages()) {
            for (int[] size : SIZES) {
                for (TextSize text : List.of(TextSize.MEDIUM, TextSize.EXTRA_LARGE)) {
                    all.add(Arguments.of(language.code(), text, size[0], size[1]));
                }
            }
        }
        return all.stream();
    }

    /** A game against a rated person, or one between two people, that ended so. */
    private static ArchivedGame ended(Ending ending, boolean isMine) {
        Seat person = Seat.human("");
        Game begun = Game.start(new GameSetup(Variant.OTHELLO, person, person, TimeControl.none()), 0);
        Result result = ending == Ending.AGREED_DRAW
                ? Result.agreedDraw(begun.position())
                : Result.lost(ending, Disc.WHITE, begun.position());
        return ArchivedGame.of(
                ending + " " + isMine,
                NOW,
                GameOrigin.ONLINE,
                new ArchivedPlayers(
                        new ArchivedPlayer(isMine ? "Me" : "Annika", 0, 1400),
                        new ArchivedPlayer(isMine ? "Christina" : "Heinrich", 0, 1532),
                        isMine ? Optional.of(Disc.BLACK) : Optional.empty()),
                begun.with(new GameEvent.Ended(result), 0),
                "");
    }

    private void showSeveral(String language, TextSize text, int width, int height) {
        List<ArchivedGame> games = new ArrayList<>();
        for (Ending ending : List.of(Ending.RESIGNATION, Ending.TIME, Ending.LEFT, Ending.AGREED_DRAW)) {
            games.add(ended(ending, true));
            games.add(ended(ending, false));
        }
        for (int i = 0; i < 4; i++) {
            games.add(PlayedGames.archived("game " + i, NOW - 1 - i, i));
        }
        show(games, language, text, width, height);
    }

    private void show(List<ArchivedGame> games, String language, TextSize text, int width, int height) {
        game.close();
        game = EveryPage.shown(language, text, new DemoServer(), width, height, "games without any");
        game.composition().library().add(games, result -> {});
        game.archive().answer();
        game.composition().go().games();
        for (int i = 0; i < 3; i++) {
            game.composition().router().tick(0.1f);
            game.settle();
            game.archive().answer();
        }
        game.settle();
    }

    private static void collect(Actor actor, List<Text> texts) {
        if (actor instanceof Text text) {
            texts.add(text);
        } else if (actor instanceof Group group) {
            group.getChildren().forEach(child -> collect(child, texts));
        }
    }

    @ParameterizedTest(name = "{0} {1} {2}\u00d7{3}")
    @MethodSource("everywhere")
    void namesAndResultsAreWhole(String language, TextSize size, int width, int height) {
        showSeveral(language, size, width, height);
        List<Text> texts = new ArrayList<>();
        game.composition().focus().stops().stream().filter(GamesOnStage::isRow).forEach(row -> collect(row, texts));
        assertTrue(texts.stream().anyMatch(text -> text.words().equals("Christina")));
        assertTrue(texts.stream().anyMatch(text -> text.words().startsWith("Annika")));
        // When and where a game was played may be cut.
        List<String> cut = texts.stream()
                .filter(text -> text.isCut() && !text.words().contains(" \u00b7 "))
                .map(Text::words)
                .toList();
        assertEquals(List.of(), cut);
    }

    @ParameterizedTest(name = "{0} {1} {2}\u00d7{3}")
    @MethodSource("everywhere")
    void whyNothingIsCountedIsSaidInFull(String language, TextSize size, int width, int height) {
        show(List.of(ended(Ending.TIME, false)), language, size, width, height);
        String words = TestWords.in(language).get("games.uncounted");
        List<Text> texts = new ArrayList<>();
        collect(game.front(), texts);
        Text said = texts.stream()
                .filter(text -> text.words().equals(words))
                .findFirst()
                .orElseThrow();
        assertFalse(said.isCut());
        assertTrue(said.getPrefHeight() <= said.getParent().getHeight());
    }

    /** That there are no games yet is said once. */
    @ParameterizedTest(name = "{0} {1} {2}\u00d7{3}")
    @MethodSource("everywhere")
    void nothingIsSaidOfFiguresWhereThereAreNoGames(String language, TextSize size, int width, int height) {
        show(List.of(), language, size, width, height);
        assertFalse(game.composition().probe().shows(TestWords.in(language).get("games.uncounted")));
    }
}
