package reversi.screens.game;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.function.Consumer;
import reversi.screens.Context;
import reversi.screens.Texts;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/**
 * An offer in the panel of the player who makes it, with its two answers. Neither is chosen beforehand, and for a moment
 * neither can be pressed, so that a click meant for what stood here before answers nothing.
 */
final class OfferRow extends Table {
    /** For how long an answer can't be pressed, in seconds. */
    static final float GUARD = 0.5f;

    private static final float TINT = 0.14f;
    private static final float ICON = 46;

    private final Button accept;
    private final Button decline;
    private float age;

    private OfferRow(Button accept, Button decline) {
        this.accept = accept;
        this.decline = decline;
        accept.setDisabled(true);
        decline.setDisabled(true);
    }

    /** A row of its own that says what is offered, {@code width} points wide. */
    static OfferRow worded(Context context, Offer offer, float width, Consumer<Boolean> answer) {
        Ui ui = context.ui();
        OfferRow row = answers(context, answer, true);
        float needed =
                ui.text(words(context.texts(), offer), Type.SMALL_STRONG).naturalWidth() + ICON + 2 * Theme.ROW_GAP;
        OfferRow shown = needed + row.getPrefWidth() <= width ? row : answers(context, answer, false);
        boolean isBrief = needed + shown.getPrefWidth() > width;
        String said = isBrief ? briefWords(context.texts(), offer) : words(context.texts(), offer);
        Panel ground = new Panel(ui.theme(), tint(ui), Theme.SMALL_RADIUS);
        Icon picture = offer.wish() == Offer.Wish.DRAW ? Icon.HANDSHAKE : Icon.UNDO;
        ground.add(ui.icon(picture, ui.palette().accentInk()))
                .padLeft(Theme.BLOCK_GAP)
                .padRight(Theme.GAP);
        ground.add(ui.text(said, Type.SMALL_STRONG)).growX().minWidth(0);
        ground.add(shown.accept).height(Theme.TOUCH).padRight(Theme.ROW_GAP);
        ground.add(shown.decline).height(Theme.TOUCH);
        shown.clearChildren();
        shown.add(ground).grow();
        return shown;
    }

    /** Only the two answers, as pictograms, for a panel without room for another row. */
    static OfferRow brief(Context context, Consumer<Boolean> answer) {
        return answers(context, answer, false);
    }

    /** What is offered. */
    static String words(Texts texts, Offer offer) {
        return texts.get("offer." + offer.wish());
    }

    /** What is offered, in one word. */
    static String briefWords(Texts texts, Offer offer) {
        return texts.get("offer." + offer.wish() + ".short");
    }

    private static OfferRow answers(Context context, Consumer<Boolean> answer, boolean isWorded) {
        Ui ui = context.ui();
        String yes = isWorded ? context.say("offer.accept") : "";
        String no = isWorded ? context.say("offer.decline") : "";
        Button accept = ui.answer(Button.Kind.PRIMARY, Icon.CHECK, yes, () -> answer.accept(true));
        Button decline = ui.answer(Button.Kind.SECONDARY, Icon.CLOSE, no, () -> answer.accept(false));
        OfferRow row = new OfferRow(accept, decline);
        row.add(accept).height(Theme.TOUCH).padRight(Theme.ROW_GAP);
        row.add(decline).height(Theme.TOUCH);
        return row;
    }

    private static Color tint(Ui ui) {
        Color colour = new Color(ui.palette().accent());
        colour.a = TINT;
        return colour;
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        if (!accept.isDisabled()) {
            return;
        }
        age += delta;
        if (age >= GUARD) {
            accept.setDisabled(false);
            decline.setDisabled(false);
        }
        Gdx.graphics.requestRendering();
    }
}
