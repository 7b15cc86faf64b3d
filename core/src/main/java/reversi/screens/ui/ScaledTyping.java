package reversi.screens.ui;

import reversi.platform.NativeTextField;

/**
 * Lays the device's fields over a game that is shown larger than the device counts its points.
 *
 * @param device the device's own fields
 * @param scale the device's points for each of the game's
 */
public record ScaledTyping(NativeTextField device, float scale) implements NativeTextField {
    @Override
    public void show(Field field, String text, Listener listener) {
        device.show(
                new Field(
                        field.form(),
                        field.key(),
                        field.hint(),
                        field.purpose(),
                        field.maxLength(),
                        field.isReachable(),
                        scale * field.x(),
                        scale * field.y(),
                        scale * field.width(),
                        scale * field.height(),
                        field.textColour(),
                        field.background(),
                        scale * field.emPoints()),
                text,
                listener);
    }

    @Override
    public void focus(String key) {
        device.focus(key);
    }

    @Override
    public void blur(String key) {
        device.blur(key);
    }

    @Override
    public void remove(String key) {
        device.remove(key);
    }
}
