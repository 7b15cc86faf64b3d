package reversi;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.utils.viewport.ScreenViewport;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.platform.Device;
import reversi.platform.Fonts;
import reversi.platform.Fonts.Script;
import reversi.platform.NativeTextField;
import reversi.screens.Language;
import reversi.screens.Layout;
import reversi.screens.Look;
import reversi.screens.MotionChoice;
import reversi.screens.Settings;
import reversi.screens.SettingsRepository;
import reversi.screens.TextSize;
import reversi.screens.Texts;
import reversi.screens.board.Tempo;
import reversi.screens.ui.Focus;
import reversi.screens.ui.Palette;
import reversi.screens.ui.ScaledTyping;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Ui;
import reversi.screens.ui.WidgetFeedback;

/** How everything looks, reads and moves now: by the person's settings, the device, and the size of the window. */
final class Appearance {
    private final SettingsRepository settings;
    private final Device device;
    private final Fonts fonts;
    private final TextureAtlas atlas;
    private final Palette dark = Palette.dark();
    private final Palette light = Palette.light();
    private final Palette darkContrast = dark.highContrast();
    private final Palette lightContrast = light.highContrast();
    /** How much larger than usual everything is shown. */
    private float scale = 1;

    /** The size of words that was asked for when the window had its size. */
    private TextSize textSize = TextSize.MEDIUM;

    private boolean isLeftHanded;

    private @Nullable Theme theme;
    private @Nullable Texts texts;
    private final LanguageTexts languages;
    /** Only after the graphics card forgot the one that the batch has of its own. */
    private @Nullable ShaderProgram shader;

    Appearance(SettingsRepository settings, Device device, Fonts fonts, TextureAtlas atlas) {
        this.settings = settings;
        this.device = device;
        this.fonts = fonts;
        this.atlas = atlas;
        this.languages = new LanguageTexts(device);
    }

    /** Fits the stage to a window of this size in pixels, and tells what room pages have in it. */
    Layout resize(ScreenViewport viewport, int width, int height) {
        float plain = device.pixelsPerPoint();
        textSize = settings.now().look().textSize();
        isLeftHanded = settings.now().handling().isLeftHanded();
        scale = Layout.scale(width / plain, height / plain, textSize, device.isTouch());
        float density = plain * scale;
        viewport.setUnitsPerPixel(1 / density);
        viewport.update(width, height, true);
        return new Layout(
                width / density,
                height / density,
                Gdx.graphics.getSafeInsetTop() / density,
                Gdx.graphics.getSafeInsetBottom() / density,
                Gdx.graphics.getSafeInsetLeft() / density,
                Gdx.graphics.getSafeInsetRight() / density,
                isLeftHanded);
    }

    /** How many device-independent pixels a point of the stage has. */
    float scale() {
        return scale;
    }

    /** Whether the settings or the device ask for another look or language than what is shown, and what they ask for is here. */
    boolean isOutdated() {
        boolean looksElse = theme != null && !theme.palette().equals(palette());
        boolean sizedElse = textSize != settings.now().look().textSize();
        boolean liesElse = isLeftHanded != settings.now().handling().isLeftHanded();
        return looksElse
                || sizedElse
                || liesElse
                || (saysElse() && languages.in(language()).isPresent());
    }

    private boolean saysElse() {
        return texts != null && texts.language() != language();
    }

    /** Fetches the language that the settings ask for where it is not here; one of the two runs later. */
    void fetchLanguage(Runnable arrived, Runnable failed) {
        if (saysElse() && languages.in(language()).isEmpty()) {
            languages.fetch(language(), arrived, failed);
        }
    }

    /** What pages are made of, in the look of now. */
    Ui ui(Focus focus, WidgetFeedback feedback) {
        return new Ui(
                theme(),
                feedback,
                focus,
                device.isTouch(),
                device.nativeTextField().map(this::scaled));
    }

    private Theme theme() {
        float density = device.pixelsPerPoint() * scale;
        Theme look = theme;
        Script script = texts().language().script();
        boolean isSame = look != null
                && look.pixelsPerPoint() == density
                && look.palette().equals(palette())
                && look.script() == script;
        if (look == null || !isSame) {
            if (look != null) {
                look.dispose();
            }
            look = new Theme(palette(), fonts, density, script, atlas);
            theme = look;
        }
        return look;
    }

    /** Makes one more font of the look that is shown before a page needs it; answers whether there are more to make. */
    boolean prepareFont() {
        return theme != null && theme.prepareFont();
    }

    /** The device's own fields lie over the game's, which may be larger than the device thinks. */
    private NativeTextField scaled(NativeTextField typing) {
        return scale == 1 ? typing : new ScaledTyping(typing, scale);
    }

    /** The colours of what is shown, which follow what the device asks for once they are made. */
    Palette shownPalette() {
        return theme == null ? palette() : theme.palette();
    }

    /** The colours of now. */
    Palette palette() {
        Look look = settings.now().look();
        boolean isLight = look.isLight(device);
        if (look.isHighContrast(device)) {
            return isLight ? lightContrast : darkContrast;
        }
        return isLight ? light : dark;
    }

    /** The words of now: in the language of the settings once they are here, and until then in that of before. */
    Texts texts() {
        Optional<Texts> wanted = languages.in(language());
        Texts known = wanted.orElse(texts);
        if (known == null) {
            known = languages.in(Language.ENGLISH).orElseThrow(() -> new IllegalStateException("no texts at all"));
        }
        texts = known;
        return known;
    }

    private Language language() {
        Settings now = settings.now();
        return Language.of(now.language().isEmpty() ? device.language() : now.language());
    }

    /** Whether motion is reduced. */
    boolean isStill() {
        MotionChoice motion = settings.now().motion();
        return motion == MotionChoice.REDUCED || (motion == MotionChoice.AUTO && device.prefersReducedMotion());
    }

    /** How fast discs move. */
    Tempo tempo() {
        return settings.now().speed().tempo(isStill());
    }

    /** Draws with a new shader and fonts from now on, since the graphics card forgot the old ones. */
    void restore(Batch batch) {
        ShaderProgram forgotten = shader;
        ShaderProgram made = SpriteBatch.createDefaultShader();
        shader = made;
        batch.setShader(made);
        if (forgotten != null) {
            forgotten.dispose();
        }
        disposeTheme();
    }

    void dispose() {
        if (shader != null) {
            shader.dispose();
        }
        disposeTheme();
    }

    private void disposeTheme() {
        if (theme != null) {
            theme.dispose();
            theme = null;
        }
    }
}
