package reversi.screens;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.graphics.Color;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import reversi.archive.Outcome;
import reversi.screens.board.BoardContrasts;
import reversi.screens.board.BoardLook;
import reversi.screens.board.DiscSet;
import reversi.screens.history.OutcomeColour;
import reversi.screens.review.JudgementColour;
import reversi.screens.ui.ColourVision;
import reversi.screens.ui.Contrast;
import reversi.screens.ui.Palette;
import reversi.screens.ui.PaletteGrounds;
import reversi.teach.review.Judgement;

/**
 * Everything that carries meaning stands out, for those too who see colours differently; {@code docs/contrast.md} says how much,
 * and is what this test measures: where it differs, the test writes what it should be beside its own results.
 */
class ContrastTableTest {
    private static final Path TABLE = Path.of("../docs/contrast.md");
    private static final Path MEASURED = Path.of("target/contrast.md");

    /** The least distance of colours that nobody takes for each other side by side. */
    private static final double APART = 10;

    private final BoardContrasts boards = new BoardContrasts();
    private final List<String> faults = new ArrayList<>();
    private final StringBuilder table = new StringBuilder();

    ContrastTableTest() throws IOException {}

    private static Map<String, Palette> looks() {
        Map<String, Palette> looks = new LinkedHashMap<>();
        looks.put("dark", Palette.dark());
        looks.put("light", Palette.light());
        looks.put("dark, high contrast", Palette.dark().highContrast());
        looks.put("light, high contrast", Palette.light().highContrast());
        return looks;
    }

    @Test
    void everythingThatCarriesMeaningStandsOut() throws IOException {
        table.append(Files.readString(TABLE).split("\n## ", 2)[0].stripTrailing())
                .append('\n');
        heading("On the board", "mark");
        for (BoardLook board : boards.boards()) {
            row("rim of marks, " + board.key() + " board", Contrast.SHAPES, vision -> boards.rim(board, vision));
        }
        for (DiscSet set : boards.sets()) {
            row(set.key() + " discs, one face to the other", Contrast.SHAPES, vision -> boards.faces(set, vision));
            row(set.key() + " discs, last move", Contrast.SHAPES, vision -> boards.last(set, vision));
            row(set.key() + " discs, what would flip", Contrast.SHAPES, vision -> boards.flip(set, vision));
        }
        for (BoardLook board : boards.boards()) {
            for (DiscSet set : boards.sets()) {
                row(set.key() + " discs, " + board.key() + " board", 2, vision -> boards.disc(board, set, vision));
            }
        }
        looks().forEach(this::onPages);
        looks().forEach(this::apart);
        Files.createDirectories(MEASURED.getParent());
        Files.writeString(MEASURED, table);
        assertEquals(List.of(), faults);
        assertEquals(table.toString(), Files.readString(TABLE), "copy core/target/contrast.md to docs");
    }

    private void onPages(String look, Palette palette) {
        heading("On pages, " + look, "colour");
        meaningful(palette)
                .forEach((name, colour) -> row(name, least(name), vision -> PaletteGrounds.of(palette).values().stream()
                        .mapToDouble(ground -> vision.contrast(colour, ground))
                        .min()
                        .orElseThrow()));
    }

    /** Rings are shapes, everything else is used for words too. */
    private static double least(String name) {
        return name.startsWith("ring") ? Contrast.SHAPES : Contrast.WORDS;
    }

    private static Map<String, Color> meaningful(Palette palette) {
        Map<String, Color> colours = new LinkedHashMap<>();
        colours.put("ring of the focus", palette.focus());
        colours.put("ring of what is chosen", palette.text());
        colours.put("ring of the player to move", palette.accentInk());
        colours.put("game won", OutcomeColour.of(palette, Outcome.WON));
        colours.put("game lost", OutcomeColour.of(palette, Outcome.LOST));
        colours.put("game drawn", OutcomeColour.of(palette, Outcome.DRAWN));
        colours.put("good", palette.success());
        colours.put("bad", palette.danger());
        colours.put("inaccuracy", JudgementColour.of(palette, Judgement.INACCURACY));
        colours.put("mistake", JudgementColour.of(palette, Judgement.MISTAKE));
        colours.put("blunder", JudgementColour.of(palette, Judgement.BLUNDER));
        return colours;
    }

    private void apart(String look, Palette palette) {
        heading("Apart by colour (ΔE), " + look, "colours");
        Map<String, Color> all = meaningful(palette);
        for (String[] pair : new String[][] {
            {"ring of the focus", "ring of what is chosen"},
            {"ring of the focus", "ring of the player to move"},
            {"ring of what is chosen", "ring of the player to move"},
            {"game won", "game lost"},
            {"game won", "game drawn"},
            {"game lost", "game drawn"},
            {"good", "bad"}
        }) {
            row(pair[0] + " – " + pair[1], APART, vision -> vision.difference(all.get(pair[0]), all.get(pair[1])));
        }
    }

    private void heading(String title, String what) {
        table.append("\n## ").append(title).append("\n\n| ").append(what).append(" | at least |");
        for (ColourVision vision : ColourVision.values()) {
            table.append(' ').append(vision.title()).append(" |");
        }
        table.append("\n|---|---|---|---|---|---|\n");
    }

    private void row(String name, double least, ToDoubleFunction<ColourVision> measure) {
        table.append("| ").append(name).append(" | ").append(number(least)).append(" |");
        for (ColourVision vision : ColourVision.values()) {
            double value = measure.applyAsDouble(vision);
            table.append(' ').append(number(value)).append(" |");
            if (value < least) {
                faults.add(name + " (" + vision.title() + "): " + number(value));
            }
        }
        table.append('\n');
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}
