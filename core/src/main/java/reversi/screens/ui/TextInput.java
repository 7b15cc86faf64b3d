package reversi.screens.ui;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.scenes.scene2d.utils.BaseDrawable;
import com.badlogic.gdx.scenes.scene2d.utils.ChangeListener;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.scenes.scene2d.utils.FocusListener;
import com.badlogic.gdx.utils.Align;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import reversi.online.TextLine;
import reversi.platform.AccessRole;
import reversi.platform.NativeTextField;
import reversi.platform.NativeTextField.Purpose;

/** A line of text that a person writes. With fingers the device's own dialog asks, as only it can bring up a keyboard. */
public final class TextInput extends Control {
    private static final float SIGN = 20;

    private final TextField field;
    private final String whenEmpty;
    private final Consumer<String> changed;
    private final Optional<NativeTextField> typing;
    private final Vector2 corner = new Vector2();
    private Runnable entered = () -> {};
    private Purpose purpose = Purpose.WORDS;
    private String form = "";
    private boolean isTyping;
    private NativeTextField.@Nullable Field laid;
    private String laidText = "";

    /**
     * Where a person is in the line that is being written.
     *
     * @param key which line of the page it is
     * @param cursor the place of the cursor, in characters
     * @param anchor where the selection begins, in characters; the cursor where nothing is selected
     * @param isTyping whether the device's own field is written in
     */
    public record Writing(String key, int cursor, int anchor, boolean isTyping) {}

    TextInput(WidgetContext ui, String words, String whenEmpty, int longest, Consumer<String> changed) {
        super(ui, () -> {});
        this.whenEmpty = whenEmpty;
        this.changed = changed;
        this.typing = ui.typing();
        field = new SharpField(ui.theme());
        field.setMaxLength(longest);
        field.setTextFieldFilter((line, character) -> !TextLine.isControl(character));
        field.setText(words);
        field.setMessageText(whenEmpty);
        field.setFocusTraversal(false);
        field.addListener(new ChangeListener() {
            @Override
            public void changed(ChangeEvent event, Actor actor) {
                changed.accept(field.getText());
            }
        });
        field.addListener(new InputListener() {
            @Override
            public boolean keyDown(InputEvent event, int key) {
                if (key == Input.Keys.ENTER || key == Input.Keys.NUMPAD_ENTER) {
                    getStage().setKeyboardFocus(null);
                    entered.run();
                }
                return false;
            }
        });
        field.addListener(new FocusListener() {
            @Override
            public void keyboardFocusChanged(FocusEvent event, Actor actor, boolean focused) {
                if (!focused && isTyping) {
                    stopTyping();
                }
            }
        });
        if (ui.isTouch() || typing.isPresent()) {
            field.setTouchable(Touchable.disabled);
        }
        add(field).growX().minWidth(0).height(48).pad(0, Theme.CARD_PAD, 0, Theme.CARD_PAD);
    }

    @Override
    public boolean isPressedOnRelease() {
        return false;
    }

    /** Puts a pictogram before the line, which says what it is for. */
    public TextInput signed(Icon icon) {
        clearChildren();
        add(new IconView(theme(), icon, SIGN, theme().palette().muted()))
                .size(SIGN)
                .padLeft(Theme.PART_GAP);
        add(field).growX().minWidth(0).height(48).pad(0, Theme.GAP, 0, Theme.CARD_PAD);
        return this;
    }

    /** Asks for one's name on a server, which the device may know; lines of one {@code form} are filled in together. */
    public TextInput identity(String within) {
        form = within;
        purpose = Purpose.NAME;
        return this;
    }

    /** Hides what is written behind dots, as for a password; {@code isNew} where it is being thought up. */
    public TextInput secret(String within, boolean isNew) {
        form = within;
        purpose = isNew ? Purpose.NEW_PASSWORD : Purpose.PASSWORD;
        field.setPasswordCharacter('\u2022');
        field.setPasswordMode(true);
        return this;
    }

    /** Does something when the line is written and Enter is pressed. */
    public TextInput onEnter(Runnable action) {
        entered = action;
        return this;
    }

    /** Shows other words in place of those written. */
    public void write(String words) {
        field.setText(words);
    }

    /** What an empty line shows. */
    public String hint() {
        return whenEmpty;
    }

    /** What is written. */
    public String words() {
        return field.getText();
    }

    private static TextField.TextFieldStyle style(Theme theme) {
        Palette palette = theme.palette();
        TextField.TextFieldStyle style = new TextField.TextFieldStyle();
        style.font = theme.font(Type.BODY);
        style.fontColor = palette.text();
        style.messageFontColor = palette.faint();
        style.cursor = new Plain(theme, palette.accentInk(), 2);
        style.selection = new Plain(theme, new Color(palette.accent()).mul(1, 1, 1, 0.35f), 0);
        return style;
    }

    /** The line that is being written, which may now leave the stage: {@link #resume} goes on in the one that takes its place. */
    public static Optional<Writing> pause(Stage stage) {
        Actor focused = stage.getKeyboardFocus();
        if (focused == null || !(focused.getParent() instanceof TextInput line)) {
            return Optional.empty();
        }
        TextField field = line.field;
        int anchor = field.getSelection().isEmpty() ? field.getCursorPosition() : field.getSelectionStart();
        Writing writing = new Writing(line.key(), field.getCursorPosition(), anchor, line.isTyping);
        line.isTyping = false;
        return Optional.of(writing);
    }

    /** Goes on writing where it was paused, if this is the same line; answers whether it is. */
    public boolean resume(Writing writing) {
        if (!writing.key().equals(key())) {
            return false;
        }
        ui().focus().moveTo(this);
        isTyping = writing.isTyping();
        getStage().setKeyboardFocus(field);
        int longest = field.getText().length();
        int cursor = Math.min(writing.cursor(), longest);
        int anchor = Math.min(writing.anchor(), longest);
        if (anchor == cursor) {
            field.setCursorPosition(cursor);
        } else {
            field.setSelection(Math.min(anchor, cursor), Math.max(anchor, cursor));
        }
        typing.ifPresent(this::lay);
        return true;
    }

    private String key() {
        return form + "/" + whenEmpty;
    }

    /** Lays the device's own field over this one, where it is wanted and anything about it has changed. */
    private void lay(NativeTextField device) {
        if (getStage() == null || !(isTyping || purpose.isAutofilled())) {
            return;
        }
        localToStageCoordinates(corner.set(0, 0));
        Palette palette = theme().palette();
        NativeTextField.Field next = new NativeTextField.Field(
                form,
                key(),
                whenEmpty,
                purpose,
                field.getMaxLength(),
                isTyping || (ui().focus().isInScope(this) && isInView()),
                corner.x,
                getStage().getHeight() - corner.y - getHeight(),
                getWidth(),
                getHeight(),
                css(palette.text()),
                css(palette.sheet()),
                Type.BODY.points());
        String text = field.getText();
        if (!next.equals(laid) || !text.equals(laidText)) {
            laid = next;
            laidText = text;
            device.show(next, text, new Told());
        }
    }

    /** Whether no pane that scrolls hides a part of it. */
    private boolean isInView() {
        for (Group parent = getParent(); parent != null; parent = parent.getParent()) {
            if (parent instanceof ScrollPane pane) {
                localToAscendantCoordinates(pane, corner.set(0, 0));
                boolean isInside = corner.y > -1 && corner.y + getHeight() < pane.getHeight() + 1;
                if (!isInside) {
                    return false;
                }
            }
        }
        return true;
    }

    /** What the device says about its field. */
    private final class Told implements NativeTextField.Listener {
        @Override
        public void opened() {
            if (getStage() != null) {
                isTyping = true;
                ui().focus().moveTo(TextInput.this);
                getStage().setKeyboardFocus(field);
                Gdx.graphics.requestRendering();
            }
        }

        @Override
        public void changed(String text) {
            laidText = text;
            field.setText(text);
            changed.accept(field.getText());
            Gdx.graphics.requestRendering();
        }

        @Override
        public void entered() {
            stopTyping();
            leave();
            entered.run();
        }

        @Override
        public void closed() {
            if (isTyping) {
                isTyping = false;
                leave();
            }
        }
    }

    private static String css(Color colour) {
        return "#" + colour.toString().substring(0, 6);
    }

    /** The person no longer writes in the device's field, which stays where a password manager must find it. */
    private void stopTyping() {
        isTyping = false;
        laid = null;
        typing.ifPresent(device -> {
            device.blur(key());
            if (!purpose.isAutofilled()) {
                device.remove(key());
            }
        });
    }

    private void leave() {
        if (getStage() != null && getStage().getKeyboardFocus() == field) {
            getStage().setKeyboardFocus(null);
        }
        if (!purpose.isAutofilled()) {
            laid = null;
            typing.ifPresent(device -> device.remove(key()));
        }
        Gdx.graphics.requestRendering();
    }

    @Override
    protected void setStage(@Nullable Stage stage) {
        if (stage == null && getStage() != null) {
            isTyping = false;
            laid = null;
            typing.ifPresent(device -> device.remove(key()));
        }
        super.setStage(stage);
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        typing.ifPresent(this::lay);
    }

    /** As everywhere, one writes at once in a line that Tab leads to; a dialog of the device waits until it is wanted. */
    @Override
    public void tabbed() {
        if (!ui().isTouch() || typing.isPresent()) {
            press();
        }
    }

    /** Lets whoever has a keyboard write as soon as it is shown, as in a dialog that asks for little else. */
    public TextInput writtenAtOnce() {
        if (!ui().isTouch()) {
            // An action runs only once the line is on the stage.
            addAction(Actions.run(this::press));
        }
        return this;
    }

    @Override
    public void press() {
        ui().focus().moveTo(this);
        if (typing.isPresent()) {
            isTyping = true;
            getStage().setKeyboardFocus(field);
            lay(typing.get());
            typing.get().focus(key());
            return;
        }
        if (!ui().isTouch()) {
            getStage().setKeyboardFocus(field);
            return;
        }
        Gdx.input.getTextInput(
                new Input.TextInputListener() {
                    @Override
                    public void input(String text) {
                        field.setText(text);
                        changed.accept(field.getText());
                    }

                    @Override
                    public void canceled() {}
                },
                whenEmpty,
                field.getText(),
                "");
    }

    @Override
    public void describe(AccessWriter to) {
        String shown = field.isPasswordMode() ? "" : field.getText();
        to.add(AccessRole.TEXT_BOX, whenEmpty.isEmpty() ? to.label() : whenEmpty)
                .disabled(isDisabled())
                .value(shown);
    }

    @Override
    protected void paint(Batch batch, float alpha) {
        typing.ifPresent(this::lay);
        Palette palette = theme().palette();
        theme().fill(batch, palette.well(), alpha, radius(), this);
        boolean isWriting = getStage() != null && getStage().getKeyboardFocus() == field;
        Color edge = isWriting ? palette.accentInk() : palette.stroke();
        theme().line(batch, edge, alpha, radius(), this);
    }

    /** A field whose words stand on whole device pixels, like all others. */
    private static final class SharpField extends TextField {
        private final Theme theme;
        private String shownFor = "";
        private String shown = "";

        SharpField(Theme theme) {
            super("", style(theme));
            this.theme = theme;
        }

        @Override
        protected float getTextY(BitmapFont font, @Nullable Drawable background) {
            return theme.snap(super.getTextY(font, background));
        }

        /** Letters that join or run from right to left are shown as they look while nobody writes in the line. */
        @Override
        protected void drawText(Batch batch, BitmapFont font, float x, float y) {
            String written = getText();
            if (!written.equals(shownFor)) {
                shownFor = written;
                shown = theme.readable(written);
            }
            if (hasKeyboardFocus() || isPasswordMode() || shown.equals(written)) {
                super.drawText(batch, font, x, y);
            } else {
                font.draw(batch, shown, x, y, 0, shown.length(), getWidth(), Align.left, false, "…");
            }
        }
    }

    /** A plain rectangle of one colour. */
    private static final class Plain extends BaseDrawable {
        private final Theme theme;
        private final Color colour;

        Plain(Theme theme, Color colour, float width) {
            this.theme = theme;
            this.colour = colour;
            setMinWidth(width);
        }

        @Override
        public void draw(Batch batch, float x, float y, float width, float height) {
            theme.rectangle(batch, colour, 1, x, y, width, height);
        }
    }
}
