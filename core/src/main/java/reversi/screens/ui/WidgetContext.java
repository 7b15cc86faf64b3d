package reversi.screens.ui;

import java.util.Optional;
import reversi.platform.NativeTextField;

/** What every widget of one look knows: the look, how it sounds and moves, and what it is pointed at and written in with. */
public class WidgetContext {
    private final Theme theme;
    private final WidgetFeedback feedback;
    private final Focus focus;
    private final boolean isTouch;
    private final Optional<NativeTextField> typing;

    /** What {@link Ui} makes widgets with. */
    WidgetContext(
            Theme theme, WidgetFeedback feedback, Focus focus, boolean isTouch, Optional<NativeTextField> typing) {
        this.theme = theme;
        this.feedback = feedback;
        this.focus = focus;
        this.isTouch = isTouch;
        this.typing = typing;
    }

    /** The look. */
    public final Theme theme() {
        return theme;
    }

    /** The colours of the look. */
    public final Palette palette() {
        return theme.palette();
    }

    /** How widgets sound and move. */
    public final WidgetFeedback feedback() {
        return feedback;
    }

    /** Where the keyboard's attention is. */
    public final Focus focus() {
        return focus;
    }

    /** Whether fingers are the first way of pointing, so that hover means nothing. */
    public final boolean isTouch() {
        return isTouch;
    }

    /** What the device itself offers to write with. */
    final Optional<NativeTextField> typing() {
        return typing;
    }

    /** Words to read first. */
    public final Text text(String words, Type type) {
        return new Text(theme, words, type, palette().text());
    }

    /** Words to read second. */
    public final Text muted(String words, Type type) {
        return new Text(theme, words, type, palette().muted());
    }
}
