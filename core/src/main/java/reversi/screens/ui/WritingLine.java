package reversi.screens.ui;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.scenes.scene2d.utils.BaseDrawable;
import com.badlogic.gdx.scenes.scene2d.utils.ChangeListener;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.scenes.scene2d.utils.FocusListener;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import reversi.online.PlainText;
import reversi.platform.Typing;
import reversi.platform.Typing.Purpose;

/** A line of text that a person writes. With fingers the device's own dialog asks, as only it can bring up a keyboard. */
public final class WritingLine extends Control {
    private final TextField field;
    private final String whenEmpty;
    private final Consumer<String> changed;
    private Runnable entered = () -> {};
    private Purpose purpose = Purpose.WORDS;
    private boolean isTyping;

    WritingLine(Ui ui, String words, String whenEmpty, int longest, Consumer<String> changed) {
        super(ui, () -> {});
        this.whenEmpty = whenEmpty;
        this.changed = changed;
        field = new SharpField(ui.theme());
        field.setMaxLength(longest);
        field.setTextFieldFilter((line, character) -> !PlainText.isControl(character));
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
                    isTyping = false;
                    ui().typing().ifPresent(Typing::close);
                }
            }
        });
        if (ui.isTouch() || ui.typing().isPresent()) {
            field.setTouchable(com.badlogic.gdx.scenes.scene2d.Touchable.disabled);
        }
        add(field).growX().minWidth(0).height(48).pad(0, 16, 0, 16);
    }

    /** Asks for one's name on a server, which the device may know. */
    public WritingLine identity() {
        purpose = Purpose.NAME;
        return this;
    }

    /** Hides what is written behind dots, as for a password; {@code isNew} where it is being thought up. */
    public WritingLine secret(boolean isNew) {
        purpose = isNew ? Purpose.NEW_PASSWORD : Purpose.PASSWORD;
        field.setPasswordCharacter('\u2022');
        field.setPasswordMode(true);
        return this;
    }

    /** Does something when the line is written and Enter is pressed. */
    public WritingLine onEnter(Runnable action) {
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

    /** Lays the device's own field over this one; it has the attention until something else is touched. */
    private void openTyping(Typing typing) {
        Vector2 corner = localToStageCoordinates(new Vector2());
        Palette palette = theme().palette();
        getStage().setKeyboardFocus(field);
        isTyping = true;
        typing.open(
                new Typing.Field(
                        field.getText(),
                        whenEmpty,
                        purpose,
                        field.getMaxLength(),
                        corner.x,
                        getStage().getHeight() - corner.y - getHeight(),
                        getWidth(),
                        getHeight(),
                        css(palette.text()),
                        css(palette.sheet()),
                        Type.BODY.points()),
                new Typing.Listener() {
                    @Override
                    public void changed(String text) {
                        field.setText(text);
                        changed.accept(field.getText());
                        Gdx.graphics.requestRendering();
                    }

                    @Override
                    public void entered() {
                        typing.close();
                        leave();
                        entered.run();
                    }

                    @Override
                    public void closed() {
                        leave();
                    }
                });
    }

    private static String css(Color colour) {
        return "#" + colour.toString().substring(0, 6);
    }

    private void leave() {
        isTyping = false;
        if (getStage() != null && getStage().getKeyboardFocus() == field) {
            getStage().setKeyboardFocus(null);
        }
        Gdx.graphics.requestRendering();
    }

    @Override
    protected void setStage(@Nullable Stage stage) {
        if (stage == null && isTyping) {
            isTyping = false;
            ui().typing().ifPresent(Typing::close);
        }
        super.setStage(stage);
    }

    /** As everywhere, one writes at once in a line that Tab leads to; a dialog of the device waits until it is wanted. */
    @Override
    public void tabbed() {
        if (!ui().isTouch() || ui().typing().isPresent()) {
            press();
        }
    }

    @Override
    public void press() {
        ui().focus().moveTo(this);
        if (ui().typing().isPresent()) {
            openTyping(ui().typing().get());
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
    protected void paint(Batch batch, float alpha) {
        Palette palette = theme().palette();
        theme().fill(batch, palette.well(), alpha, radius(), getX(), getY(), getWidth(), getHeight());
        boolean isWriting = getStage() != null && getStage().getKeyboardFocus() == field;
        Color edge = isWriting ? palette.accentInk() : palette.stroke();
        theme().line(batch, edge, alpha, radius(), getX(), getY(), getWidth(), getHeight());
    }

    /** A field whose words stand on whole device pixels, like all others. */
    private static final class SharpField extends TextField {
        private final Theme theme;

        SharpField(Theme theme) {
            super("", style(theme));
            this.theme = theme;
        }

        @Override
        protected float getTextY(BitmapFont font, @Nullable Drawable background) {
            return theme.snap(super.getTextY(font, background));
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
