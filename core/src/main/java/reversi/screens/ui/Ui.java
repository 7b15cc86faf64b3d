package reversi.screens.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import reversi.platform.NativeTextField;

/** Makes the widgets of one look. */
public final class Ui extends WidgetContext {
    private static final float ICON = 24;
    private static final float SMALL_ICON = 18;

    /** What stands at the sides of the words of a small button, in points. */
    private static final float SMALL_PAD = 8;

    /** What a button of a toolbar keeps free at each side of its word, in points. */
    private static final float BESIDE_WORD = 2;

    /** Widgets in this look; {@code isTouch} where fingers are the first way of pointing, {@code typing} where the device has fields of its own. */
    public Ui(Theme theme, WidgetFeedback feedback, Focus focus, boolean isTouch, Optional<NativeTextField> typing) {
        super(theme, feedback, focus, isTouch, typing);
    }

    /** A pictogram of 24 points. */
    public IconView icon(Icon icon, Color colour) {
        return new IconView(theme(), icon, ICON, colour);
    }

    /** A panel on which things stand. */
    public Panel panel() {
        return new Panel(theme(), palette().panel(), Theme.RADIUS);
    }

    /** The panel of a dialog, opaque. */
    public Panel sheet() {
        return new Panel(theme(), palette().sheet(), Theme.RADIUS);
    }

    /** The button of the one thing to do next. */
    public Button primary(String words, Runnable action) {
        return worded(Button.Kind.PRIMARY, words, palette().onAccent(), action);
    }

    /** A button of any other thing to do. */
    public Button secondary(String words, Runnable action) {
        return worded(Button.Kind.SECONDARY, words, palette().text(), action);
    }

    /** A button of something that can't be undone. */
    public Button danger(String words, Runnable action) {
        return worded(Button.Kind.SECONDARY, words, palette().danger(), action);
    }

    /** A button in a line of a list, as wide as its place. */
    public Button small(String words, Runnable action) {
        Button button = new Button(this, Button.Kind.SECONDARY, Theme.SMALL_RADIUS, action);
        button.add(new Text(theme(), words, Type.SMALL_STRONG, palette().text()).align(Align.center))
                .grow()
                .minWidth(Theme.TOUCH - 2 * SMALL_PAD)
                .pad(0, SMALL_PAD, 0, SMALL_PAD);
        return button;
    }

    /** A card with a figure above a word. */
    public Button figure(Button.Kind kind, String figure, String word, Runnable action) {
        boolean isPrimary = kind == Button.Kind.PRIMARY;
        Color ink = isPrimary ? palette().onAccent() : palette().text();
        Color faint = isPrimary ? palette().onAccent() : palette().muted();
        Button button = new Button(this, kind, Theme.RADIUS, action);
        button.add(new Text(theme(), figure, Type.HEADING, ink).align(Align.center))
                .growX()
                .minWidth(0)
                .row();
        button.add(new Text(theme(), word, Type.SMALL, faint).align(Align.center))
                .growX()
                .minWidth(0);
        return button;
    }

    private Button worded(Button.Kind kind, String words, Color ink, Runnable action) {
        Button button = new Button(this, kind, Theme.RADIUS, action);
        Text text = new Text(theme(), words, Type.BODY_STRONG, ink).align(Align.center);
        button.add(text).grow().minHeight(Theme.BUTTON).pad(0, Theme.PAD, 0, Theme.PAD);
        return button;
    }

    /** A wide button with a pictogram, a title and a second line; an empty second line leaves the title alone. */
    public Button card(Button.Kind kind, Icon icon, String title, String second, Runnable action) {
        return card(
                kind,
                icon,
                title,
                new Text(theme(), second, Type.SMALL, palette().muted()),
                action);
    }

    /** The same with a second line that may come to say something else. */
    public Button card(Button.Kind kind, Icon icon, String title, Text second, Runnable action) {
        boolean isPrimary = kind == Button.Kind.PRIMARY;
        return card(
                kind, icon(icon, isPrimary ? palette().onAccent() : palette().accentInk()), title, second, action);
    }

    /** The same with any other sign in place of the pictogram. */
    public Button card(Button.Kind kind, Actor sign, String title, Text second, Runnable action) {
        Button button = new Button(this, kind, Theme.RADIUS, action);
        boolean isPrimary = kind == Button.Kind.PRIMARY;
        button.left();
        button.add(sign).minWidth(ICON).padLeft(Theme.CARD_PAD).padRight(Theme.CARD_PAD - Theme.GRID);
        button.add(cardWords(isPrimary, title, second)).grow().padRight(Theme.GAP);
        return button;
    }

    /** The card of the one thing to do next, with a picture of {@code side} points and a pictogram at its end. */
    public Button pictured(
            Actor picture, float side, Optional<Icon> icon, String title, String second, Runnable action) {
        Button button = new Button(this, Button.Kind.PRIMARY, Theme.RADIUS, action);
        button.left();
        button.add(picture).size(side).pad(Theme.GAP);
        Color ink = palette().onAccent();
        Table words = new Table();
        words.defaults().growX();
        words.add(new Text(theme(), title, Type.TITLE, ink).wrap()).row();
        if (!second.isEmpty()) {
            words.add(new Text(theme(), second, Type.SMALL, ink).wrap());
        }
        button.add(words).grow().padRight(Theme.GAP);
        icon.ifPresent(sign -> button.add(icon(sign, ink)).padRight(Theme.CARD_PAD));
        return button;
    }

    private Table cardWords(boolean isPrimary, String title, Text second) {
        Color ink = isPrimary ? palette().onAccent() : palette().text();
        Color faint = isPrimary ? palette().onAccent() : palette().muted();
        Table words = new Table();
        words.left();
        words.add(new Text(theme(), title, second.words().isEmpty() ? Type.BODY_STRONG : Type.TITLE, ink))
                .growX()
                .minWidth(0)
                .row();
        if (!second.words().isEmpty()) {
            words.add(second.in(faint).orTwoLines()).growX().minWidth(0);
        }
        return words;
    }

    /** A square button of one pictogram, at least as large as a finger needs. */
    public Button iconButton(Icon icon, Runnable action) {
        Button button = new Button(this, Button.Kind.QUIET, Theme.SMALL_RADIUS, action);
        button.setName(icon.name());
        button.add(icon(icon, palette().text())).size(Theme.TOUCH);
        return button;
    }

    /** An answer in a line: a pictogram and a word, or the pictogram alone where the word is empty. */
    public Button answer(Button.Kind kind, Icon icon, String word, Runnable action) {
        Color ink =
                kind == Button.Kind.PRIMARY ? palette().onAccent() : palette().text();
        Button button = new Button(this, kind, Theme.SMALL_RADIUS, action);
        button.setName(icon.name());
        if (word.isEmpty()) {
            button.add(icon(icon, ink)).size(Theme.TOUCH);
        } else {
            button.add(new IconView(theme(), icon, SMALL_ICON, ink))
                    .padLeft(Theme.BLOCK_GAP)
                    .padRight(Theme.ROW_GAP);
            button.add(new Text(theme(), word, Type.SMALL_STRONG, ink)).padRight(Theme.PART_GAP);
        }
        return button;
    }

    /** A square button of one pictogram that stands out where it is switched on. */
    public Button toggled(Icon icon, boolean on, Runnable action) {
        Button button = new Button(this, Button.Kind.QUIET, Theme.SMALL_RADIUS, action);
        button.setName(icon.name());
        button.add(icon(icon, on ? palette().accentInk() : palette().faint())).size(Theme.TOUCH);
        button.setSaidOn(on);
        return button;
    }

    /** A button of a toolbar: a pictogram above a short word. */
    public Button tool(Icon icon, String word, Runnable action) {
        Button button = new Button(this, Button.Kind.QUIET, Theme.SMALL_RADIUS, action);
        float least = Math.max(Theme.TOUCH, text(word, Type.MINI).naturalWidth() + 2 * BESIDE_WORD);
        button.add(icon(icon, palette().text())).padTop(Theme.ROW_GAP).row();
        button.add(new Text(theme(), word, Type.CAPTION, palette().text()).align(Align.center))
                .growX()
                .minWidth(least - 2 * BESIDE_WORD)
                .pad(Theme.TIGHT, BESIDE_WORD, Theme.ROW_GAP, BESIDE_WORD);
        return button;
    }

    /** A pane that scrolls its content up and down where it is too high, with a slim bar. */
    public ScrollPane scroll(Actor content) {
        return new Scroll(theme(), content);
    }

    /** The same between others: at either end of what is scrolled it cuts no line of words. */
    public ScrollPane scrollBetween(Actor content) {
        return new Scroll(theme(), content).endingInLine();
    }

    /** One of a few choices side by side; the consumer hears of every change by the person, counted from 0. */
    public Segmented segmented(List<String> choices, int selected, IntConsumer chosen) {
        return new Segmented(this, choices, choices.size(), selected, chosen);
    }

    /** One of several choices in rows of {@code columns}. */
    public Segmented segmented(List<String> choices, int columns, int selected, IntConsumer chosen) {
        return new Segmented(this, choices, columns, selected, chosen);
    }

    /** A whole number on a line from {@code least} to {@code most}, in steps of {@code step}. */
    public Slider slider(int least, int most, int step, int value, IntConsumer changed) {
        return new Slider(this, least, most, step, value, changed);
    }

    /** A row that switches something on and off; the second line may be empty. */
    public Toggle toggle(String title, String second, boolean on, Consumer<Boolean> changed) {
        return new Toggle(this, title, second, on, changed);
    }

    /** A card with a picture of {@code side} points, a title and a second line, either of which may be empty. */
    public ChoiceCard choice(Actor picture, float side, String title, String second, boolean chosen, Runnable action) {
        return new ChoiceCard(this, picture, side, title, second, chosen, action);
    }

    /** A round colour to choose. */
    public Swatch swatch(Color colour, boolean chosen, Runnable action) {
        return new Swatch(this, colour, chosen, action);
    }

    /** A line to write in, with grey words while it is empty. */
    public TextInput writing(String words, String whenEmpty, int longest, Consumer<String> changed) {
        return new TextInput(this, words, whenEmpty, longest, changed);
    }
}
