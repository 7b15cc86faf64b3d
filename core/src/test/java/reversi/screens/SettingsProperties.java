package reversi.screens;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import reversi.game.ColourChoice;
import reversi.game.GameSetup.Mode;
import reversi.platform.MemoryStore;
import reversi.rules.Disc;
import reversi.rules.Rule;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.screens.board.BoardLook;
import reversi.screens.board.BoardStyle;
import reversi.screens.board.DiscColour;

/** Settings survive being kept; damage never does more than bring the defaults back. */
class SettingsProperties {
    @Provide
    Arbitrary<Settings> settings() {
        Arbitrary<Boolean> flag = Arbitraries.of(true, false);
        Arbitrary<BoardStyle> styles = Combinators.combine(
                        Arbitraries.of(BoardLook.class),
                        Arbitraries.of(DiscColour.class),
                        Arbitraries.of(DiscColour.class))
                .as(BoardStyle::new);
        Arbitrary<Look> looks = Combinators.combine(
                        styles, Arbitraries.of(ThemeChoice.class), flag, Arbitraries.of(TextSize.class))
                .as((style, theme, contrast, size) -> new Look(style, theme, contrast, !contrast, size));
        Arbitrary<Hints> hints =
                Combinators.combine(flag, flag, flag, flag, flag, flag).as(Hints::new);
        return Combinators.combine(
                        looks,
                        hints,
                        flag,
                        Arbitraries.integers().between(0, 100),
                        Arbitraries.of(AnimationSpeed.class),
                        Arbitraries.of(MotionChoice.class),
                        Arbitraries.of("", Language.ENGLISH.code(), "xx"),
                        games())
                .as((look, hint, sound, volume, speed, motion, language, game) -> new Settings(
                        look,
                        hint,
                        sound,
                        volume,
                        speed,
                        motion,
                        language,
                        new Handling(sound ? MoveConfirmation.ALWAYS : MoveConfirmation.NEVER, !sound, hint.lastMove()),
                        game,
                        !sound,
                        sound ^ hint.legalMoves(),
                        hint.legalMoves(),
                        sound ? WatchSpeed.FAST : WatchSpeed.SLOW,
                        sound));
    }

    private static Arbitrary<GameChoice> games() {
        Arbitrary<Variant> variants = Arbitraries.of(
                Variant.OTHELLO,
                Variant.EIGHT_STARS,
                Variant.REVERSI_1876,
                Variant.ANTI.withHandicap(3),
                Variant.square(16, Start.PARALLEL).with(Rule.ADJACENT_PLACEMENT, true));
        // Names may hold anything a person can type, the signs of the format included.
        Arbitrary<String> names =
                Arbitraries.strings().withChars("aZé =#\\{0}\n½😀").ofMaxLength(30);
        List<Opponent> opponents = Opponent.all();
        Arbitrary<GameChoice> plain = Combinators.combine(
                        Arbitraries.of(Mode.class),
                        Arbitraries.integers().between(1, 10),
                        Arbitraries.of(ColourChoice.class),
                        Arbitraries.of(Disc.class),
                        variants,
                        Arbitraries.of(ClockChoice.class))
                .as((mode, level, side, last, variant, clock) -> new GameChoice(
                        mode,
                        Opponent.of(level),
                        side == ColourChoice.LOT,
                        opponents.get(opponents.size() - level),
                        side,
                        last,
                        variant,
                        true,
                        clock,
                        clock == ClockChoice.LADDER ? ClockChoice.PER_MOVE : clock,
                        "",
                        ""));
        return Combinators.combine(plain, names, names).as((game, black, white) -> game.withNames(black, white));
    }

    @Property
    void whatIsWrittenIsReadBack(@ForAll("settings") Settings settings) {
        Settings oneLine = settings.withGame(settings.game()
                .withNames(
                        settings.game().blackName().replace('\n', ' '),
                        settings.game().whiteName().replace('\n', ' ')));
        assertEquals(
                Optional.of(new SettingsText.Found(oneLine, Map.of())),
                SettingsText.read(SettingsText.write(settings, Map.of())));
    }

    /** Every line that is whole counts, and every one that is torn off has its default. */
    @Property
    void aTornTextIsReadAsFarAsItIsWhole(
            @ForAll("settings") Settings settings, @ForAll @IntRange(max = 900) int length) {
        String text = SettingsText.write(settings, Map.of());
        String torn = text.substring(0, Math.min(length, text.length()));
        List<String> whole =
                List.of(text.substring(0, torn.lastIndexOf('\n') + 1).split("\n"));
        List<String> usual = List.of(
                SettingsText.write(Settings.initial().acquainted(), Map.of()).split("\n"));
        if (torn.indexOf('\n') < 0) {
            assertEquals(Optional.empty(), SettingsText.read(torn));
            return;
        }
        SettingsText.Found found = SettingsText.read(torn).orElseThrow();
        List<String> lines =
                List.of(SettingsText.write(found.settings(), found.unknown()).split("\n"));
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            String expected = i < whole.size() ? whole.get(i) : usual.get(i);
            // How long one may think belongs to the level: the strongest without its seconds takes the usual ones.
            if (!line.contains("seconds=")) {
                assertEquals(expected.stripTrailing(), line.stripTrailing());
            }
        }
    }

    @Property
    void anyTextIsEitherReadOrRefused(@ForAll String text) {
        assertTrue(SettingsText.read(text).isEmpty());
    }

    @Example
    void whatHoldsNoSettingsIsSetAsideAndTold() {
        MemoryStore store = new MemoryStore(new HashMap<>(Map.of(SettingsRepository.NAME, "nonsense")));
        SettingsRepository repository = new SettingsRepository(store, result -> {});
        assertEquals(Settings.initial(), repository.now());
        assertTrue(repository.takeDamaged());
        assertEquals(Map.of("settings.unreadable", "nonsense"), store.texts());
        assertFalse(new SettingsRepository(new MemoryStore(), result -> {}).takeDamaged());
    }

    @Property
    void oneSenselessOrMissingValueLeavesAllOthers(
            @ForAll("settings") Settings settings, @ForAll @IntRange(min = 1, max = 31) int at, @ForAll boolean gone) {
        List<String> lines =
                new ArrayList<>(List.of(SettingsText.write(settings, Map.of()).split("\n")));
        String name = lines.get(at).substring(0, lines.get(at).indexOf('='));
        String usual = List.of(SettingsText.write(Settings.initial(), Map.of()).split("\n"))
                .get(at);
        boolean isWords = name.equals("language") || name.equals("game.black") || name.equals("game.white");
        lines.set(at, gone || isWords ? "" : name + "=#!");
        SettingsText.Found found =
                SettingsText.read(String.join("\n", lines) + "\n").orElseThrow();
        lines.set(at, usual);
        SettingsText.Found expected =
                SettingsText.read(String.join("\n", lines) + "\n").orElseThrow();
        assertEquals(expected.settings(), found.settings());
        assertEquals(gone || isWords ? Map.of() : Map.of(name, "#!"), found.unknown());
    }

    @Example
    void whatAnotherVersionWroteIsKept() {
        MemoryStore store = new MemoryStore();
        store.texts()
                .put(
                        SettingsRepository.NAME,
                        "reversi-settings 3\nvolume=70\nboard=MARBLE\ntheme=DUSK\nreview.depth=9=a\nnonsense\n");
        SettingsRepository repository = new SettingsRepository(store, result -> {});
        assertFalse(repository.takeDamaged());
        assertEquals(Settings.initial().acquainted().withVolume(70), repository.now());
        repository.change(settings -> settings.withVolume(20));
        Look light = new Look(BoardStyle.classic(), ThemeChoice.LIGHT, false, false, TextSize.MEDIUM);
        repository.change(settings -> settings.withLook(light));
        List<String> lines = List.of(store.texts().get(SettingsRepository.NAME).split("\n"));
        assertTrue(lines.contains("review.depth=9=a"), "a name from elsewhere");
        assertTrue(lines.contains("board=MARBLE"), "a value from elsewhere, as long as nothing else is chosen");
        assertTrue(lines.contains("theme=LIGHT"), "chosen since");
        assertTrue(lines.contains("volume=20"));
        assertEquals(
                40, lines.stream().filter(line -> line.contains("=")).distinct().count() - 1);
        assertEquals(
                Settings.initial().acquainted().withVolume(20).withLook(light),
                new SettingsRepository(store, result -> {}).now());
    }

    @Example
    void greenThatWasChosenIsKnownFromGreenThatWasNot() {
        MemoryStore store = new MemoryStore();
        store.texts().put(SettingsRepository.NAME, "reversi-settings 2\nboard=GREEN\n");
        SettingsRepository repository = new SettingsRepository(store, result -> {});
        assertFalse(repository.now().look().isBoardChosen(), "as the versions before wrote it");
        repository.change(settings -> settings.withLook(settings.look().withBoard(BoardLook.GREEN)));
        Look kept = new SettingsRepository(store, result -> {}).now().look();
        assertTrue(kept.isBoardChosen());
        assertEquals(BoardLook.GREEN, kept.boardFor(Variant.REVERSI_1876).look());
    }

    @Example
    void greenThatWasChosenTakesThePlaceOfABoardFromAnotherVersion() {
        MemoryStore store = new MemoryStore();
        store.texts().put(SettingsRepository.NAME, "reversi-settings 3\nboard=MARBLE\n");
        SettingsRepository repository = new SettingsRepository(store, result -> {});
        repository.change(settings -> settings.withLook(settings.look().withBoard(BoardLook.GREEN)));
        assertTrue(store.texts().get(SettingsRepository.NAME).contains("\nboard=GREEN\n"));
    }

    @Example
    void aChangeIsKeptAndToldOnce() {
        MemoryStore store = new MemoryStore();
        SettingsRepository repository = new SettingsRepository(store, result -> {});
        List<Settings> heard = new ArrayList<>();
        repository.addListener(heard::add);
        repository.change(settings -> settings.withVolume(20));
        repository.change(settings -> settings.withVolume(20));
        assertEquals(List.of(Settings.initial().withVolume(20)), heard);
        assertEquals(Settings.initial().withVolume(20), new SettingsRepository(store, result -> {}).now());
    }
}
