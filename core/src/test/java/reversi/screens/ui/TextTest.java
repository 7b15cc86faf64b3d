package reversi.screens.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Words: how wide they are, where they break, and when they are cut. */
class TextTest {
    private static final String LONG =
            "A disc that is outflanked is turned over, and Reichsgesundheitsministerium is a word that fits nowhere.";

    private final WidgetFixture page = WidgetFixture.mouse();

    @BeforeEach
    void open() {
        page.show(10, ui -> new com.badlogic.gdx.scenes.scene2d.Actor());
    }

    @AfterEach
    void close() {
        page.close();
    }

    private Text text(String words, Type type) {
        return page.ui().text(words, type);
    }

    @ParameterizedTest
    @EnumSource(Type.class)
    void aLineIsAsHighAsItsTypeAndAsWideAsItsWords(Type type) {
        Text text = text("Othello", type);
        assertEquals(type.lineHeight(), text.getPrefHeight());
        assertEquals(text.naturalWidth(), text.getPrefWidth());
        assertTrue(text.naturalWidth() > type.points() * 2 && text.naturalWidth() < type.points() * 7);
        assertTrue(text("Othello, ", type).naturalWidth() > text.naturalWidth());
        assertEquals(0, text("", type).naturalWidth());
        assertEquals(type.lineHeight(), text("", type).getPrefHeight(), "an empty line keeps its place");
    }

    /** A wider place never needs more lines, and no line count is between two whole numbers. */
    @ParameterizedTest
    @EnumSource(Type.class)
    void widerIsNeverHigher(Type type) {
        Text text = text(LONG, type).wrap();
        float before = Float.MAX_VALUE;
        for (float width = 20; width < 1500; width += 13) {
            float height = text.heightFor(width);
            assertTrue(height <= before, () -> "at " + text);
            assertEquals(0, height % type.lineHeight());
            before = height;
        }
        assertEquals(type.lineHeight(), text.heightFor(text.naturalWidth() + 1), "all in one line");
        assertEquals(2 * type.lineHeight(), text.heightFor(text.naturalWidth() - 2), "one word more is two");
    }

    @ParameterizedTest
    @ValueSource(strings = {"one\ntwo", "one\ntwo\nthree", "one"})
    void linesOfTheirOwnStayLines(String words) {
        Text text = text(words, Type.BODY).wrap();
        assertEquals(words.split("\n").length * Type.BODY.lineHeight(), text.heightFor(500));
    }

    @Test
    void aLineIsCutExactlyWhereItDoesNotFit() {
        Text text = text("Outflank", Type.BODY);
        text.setSize(text.naturalWidth(), 20);
        assertFalse(text.isCut());
        text.setWidth(text("Outflank", Type.MINI).naturalWidth());
        assertFalse(text.isCut(), "set smaller");
        text.setWidth(text.getWidth() - 1);
        assertTrue(text.isCut());
        text.wrap();
        assertFalse(text.isCut(), "what wraps is never cut");
        assertEquals("Outflank", text.words(), "the words stay whole");
    }

    @Test
    void otherWordsChangeThePlaceOfWhatStandsBelow() {
        Table table = new Table();
        Text text = text("short", Type.BODY).wrap();
        Text below = text("below", Type.BODY);
        table.add(text).width(120).row();
        table.add(below);
        table.setSize(300, 400);
        table.validate();
        float before = text.getHeight();
        text.setText(LONG);
        for (int i = 0; i < 3; i++) {
            table.validate();
        }
        assertEquals(text.heightFor(120), text.getHeight());
        assertTrue(text.getHeight() > 3 * before);
        assertTrue(below.getY() + below.getHeight() <= text.getY());
    }

    @Test
    void theSameWordsAskForNoNewLayout() {
        Text text = text("same", Type.BODY);
        text.setSize(100, 20);
        text.validate();
        assertFalse(text.needsLayout());
        text.setText("same");
        assertFalse(text.needsLayout());
        text.restyle(Type.BODY);
        assertFalse(text.needsLayout());
        text.restyle(Type.HEADING);
        assertTrue(text.needsLayout());
        assertEquals(Type.HEADING.lineHeight(), text.getPrefHeight());
    }

    @Test
    void wordsOfAKnownWidthAreAsHighBeforeTheLayoutAsAfter() {
        Text text = text(LONG, Type.BODY).wrap(200);
        float promised = text.getPrefHeight();
        Table table = new Table();
        table.add(text);
        table.setSize(500, 500);
        table.validate();
        table.validate();
        assertEquals(promised, text.getHeight());
        assertEquals(200, text.getWidth());
    }

    /** A line that is broken between two facts does not end with what parts them. */
    @Test
    void noLineEndsWithADot() {
        String words = "Level 8 · your move · 15–8 · rated · 3 watching";
        for (float width = text("your move ·", Type.BODY).naturalWidth(); width < 400; width += 3) {
            Text text = text(words, Type.BODY).wrap();
            text.setSize(width, 200);
            List<String> lines = text.drawn();
            assertTrue(lines.stream().noneMatch(line -> line.endsWith("·") || line.endsWith(" ")), lines::toString);
            assertEquals(words.replaceAll("[ ·]", ""), String.join("", lines).replaceAll("[ ·]", ""));
            assertEquals(words, text.words(), "they are read as before");
        }
        Text whole = text("a · b · c", Type.BODY).wrap();
        whole.setSize(400, 20);
        assertEquals(List.of("a · b · c"), whole.drawn());
    }

    /** Measuring words for one width leaves those that are laid out for another as they are. */
    @ParameterizedTest
    @ValueSource(floats = {0, 1, 60, 300})
    void wordsMeasuredAfterTheirLayoutAreStillDrawn(float width) {
        Text text = text(LONG, Type.BODY).wrap();
        text.setSize(width, 20);
        for (int i = 0; i < 5; i++) {
            text.validate();
        }
        assertFalse(text.needsLayout());
        text.heightFor(1);
        text.heightFor(1000);
        Batch batch = page.game.stage().getBatch();
        batch.begin();
        text.draw(batch, 1);
        batch.end();
        assertEquals(LONG, text.words());
    }

    /** What the typeface lacks is shown in plain letters, and the measure is of what is shown. */
    @Test
    void theMeasureIsOfWhatIsShown() {
        Text text = text("ＡＢ", Type.BODY);
        assertEquals(text(text.words(), Type.BODY).naturalWidth(), text.naturalWidth());
    }

    @ParameterizedTest
    @EnumSource(Type.class)
    void allThatIsWrittenCanBeDrawnInAnyWidth(Type type) {
        for (String words : new String[] {"", " ", "W", "WWWWWWWWWWWW", "a b", "…", "\n"}) {
            for (float width : new float[] {0, 1, 5, 40, 2000}) {
                for (boolean wraps : new boolean[] {false, true}) {
                    Text text = text(words, type);
                    if (wraps) {
                        text.wrap();
                    }
                    text.setSize(width, 20);
                    text.validate();
                    assertTrue(text.getPrefHeight() >= type.lineHeight());
                }
            }
        }
    }
}
