package reversi.screens.ui;

import com.badlogic.gdx.graphics.Color;

/**
 * The colours of one look. They are shared: nobody changes them.
 *
 * @param top the background at the top of the window
 * @param bottom the background at its bottom
 * @param panel the fill of a panel, laid over the background
 * @param raised the fill of a thing to press on a panel or the background
 * @param well the fill of a trough that something sits in
 * @param sheet the opaque fill of a dialog
 * @param stroke the hairline around panels
 * @param strong the hairline around things to press
 * @param text words to read first
 * @param muted words to read second
 * @param faint words of the least weight, still readable
 * @param accent the fill of the one thing to do next and of what is chosen
 * @param onAccent words and icons on the accent
 * @param accentInk the accent as a line, an icon or a word on the background
 * @param danger words and icons that warn
 * @param success words and icons of a good end
 * @param scrim what dims the page under a dialog
 * @param focus the ring around what the keyboard would press, blue, so that nobody takes it for what is chosen or whose turn it is
 * @param shade what darkens below a raised thing
 */
public record Palette(
        Color top,
        Color bottom,
        Color panel,
        Color raised,
        Color well,
        Color sheet,
        Color stroke,
        Color strong,
        Color text,
        Color muted,
        Color faint,
        Color accent,
        Color onAccent,
        Color accentInk,
        Color danger,
        Color success,
        Color scrim,
        Color focus,
        Color shade) {
    /** The dark look: a lamp over a table in the evening. */
    public static Palette dark() {
        return new Palette(
                rgba("20272fff"),
                rgba("0c1013ff"),
                rgba("ffffff0d"),
                rgba("ffffff12"),
                rgba("0000006b"),
                rgba("1c232aff"),
                rgba("ffffff17"),
                rgba("ffffff24"),
                rgba("eef1f3ff"),
                rgba("b6bec4ff"),
                rgba("a6afb6ff"),
                rgba("e8b45aff"),
                rgba("1d1608ff"),
                rgba("e8b45aff"),
                rgba("f8a598ff"),
                rgba("7fe6c0ff"),
                rgba("05080ab8"),
                rgba("8ccaffff"),
                rgba("00000059"));
    }

    /** The light look: warm paper by a window. */
    public static Palette light() {
        return new Palette(
                rgba("f8f5efff"),
                rgba("e6e0d5ff"),
                rgba("ffffffb3"),
                rgba("ffffffd9"),
                rgba("2b241a17"),
                rgba("fdfbf7ff"),
                rgba("2b241a1f"),
                rgba("2b241a38"),
                rgba("1b2024ff"),
                rgba("454d53ff"),
                rgba("50585eff"),
                rgba("e8b45aff"),
                rgba("1d1608ff"),
                rgba("85590cff"),
                rgba("760f05ff"),
                rgba("0f5a42ff"),
                rgba("2b241a80"),
                rgba("0b57b5ff"),
                rgba("4a3a1c44"));
    }

    /** This look with the strongest contrast of words and edges. */
    public Palette highContrast() {
        boolean isDark = text.r > 0.5f;
        Color ink = isDark ? rgba("ffffffff") : rgba("000000ff");
        Color ground = isDark ? rgba("000000ff") : rgba("ffffffff");
        Color edge = isDark ? rgba("ffffff8c") : rgba("000000a6");
        return new Palette(
                ground,
                ground,
                isDark ? rgba("ffffff0a") : rgba("00000005"),
                isDark ? rgba("ffffff14") : rgba("00000008"),
                isDark ? rgba("ffffff14") : rgba("0000001a"),
                ground,
                edge,
                edge,
                ink,
                isDark ? rgba("e3e7eaff") : rgba("20262bff"),
                isDark ? rgba("d2d8dcff") : rgba("2f363bff"),
                rgba("ffc861ff"),
                rgba("000000ff"),
                isDark ? rgba("ffc861ff") : rgba("5e3c00ff"),
                isDark ? rgba("ff9d91ff") : rgba("720f06ff"),
                isDark ? rgba("8af0ccff") : rgba("00513aff"),
                rgba("000000cc"),
                isDark ? rgba("7fd8ffff") : rgba("003fa8ff"),
                rgba("00000000"));
    }

    /** What sets a white knob off from its ground: a soft shade, or a plain edge where contrast is strongest. */
    public Color edge() {
        return shade.a > 0 ? shade : stroke;
    }

    /** Whether words are lighter than their ground. */
    public boolean isDark() {
        return text.r > 0.5f;
    }

    private static Color rgba(String hex) {
        return Color.valueOf(hex);
    }
}
