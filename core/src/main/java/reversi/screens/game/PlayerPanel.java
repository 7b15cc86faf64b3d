package reversi.screens.game;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.Optional;
import java.util.function.BiConsumer;
import reversi.rules.Disc;
import reversi.screens.Context;
import reversi.screens.board.BoardStyle;
import reversi.screens.ui.Panel;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** One player: the colour, who it is, what they do now, their discs and their clock. Framed in gold, with a bar at its left end, while it is their turn. */
final class PlayerPanel extends Panel {
    private static final float DOT = 4;

    /** The bar of whose turn it is, and how far it lies from the left edge, and from those above and below. */
    private static final float BAR = 4;

    private static final float BAR_LEFT = 4;

    /** For how many seconds each of the dots of somebody thinking is lit. */
    static final float BEAT = 0.36f;

    private static final int DOTS = 3;

    private static final float ROOMY_HEIGHT = 70;
    private static final float SLIM = 330;
    private static final float CLOCK = 64;

    private final Ui ui;
    private final Theme theme;
    private final Disc disc;
    private final BoardStyle style;
    private final Text name;
    private final Text second;
    private final Text score;
    private final Text clock;
    private final Panel clockPlate;
    private final boolean isTimed;
    private final float width;
    private final float height;
    private final Table head = new Table();
    private final Table words = new Table();
    private final Cell<Text> secondPlace;
    private final Vector2 at = new Vector2();
    private Optional<Offer> offer = Optional.empty();
    private String briefOffer = "";
    private int shownScore = -1;
    private boolean isLow;
    private boolean isTurn;
    private boolean isThinking;
    private float beat;

    PlayerPanel(Ui ui, BoardStyle style, Disc disc, String who, boolean isTimed, Area box) {
        super(ui.theme(), ui.palette().panel(), Theme.RADIUS);
        this.ui = ui;
        this.theme = ui.theme();
        this.disc = disc;
        this.style = style;
        this.isTimed = isTimed;
        this.width = box.width();
        this.height = box.height();
        name = ui.text(who, Type.TITLE);
        second = ui.muted("", Type.SMALL);
        score = ui.text("", Type.FIGURE).align(Align.right);
        clock = ui.text("", Type.BODY).align(Align.center);
        clockPlate = new Panel(theme, ui.palette().well(), 8);
        clockPlate.add(clock).minWidth(52).pad(Theme.GRID, Theme.RING, Theme.GRID, Theme.RING);
        words.left();
        words.add(name).growX().minWidth(0).row();
        secondPlace = words.add(second).growX().minWidth(0);
        fill();
    }

    private boolean isSlim() {
        return width < SLIM;
    }

    private float edge() {
        return isSlim() ? 12 : 18;
    }

    private float icon() {
        return height < ROOMY_HEIGHT ? 30 : 38;
    }

    /** The player without an offer. */
    private void fill() {
        fillHead();
        head.add(score).minWidth(44).padLeft(Theme.ROW_GAP).padRight(isTimed ? (isSlim() ? 8 : 14) : edge());
        if (isTimed) {
            head.add(clockPlate).padRight(edge());
        }
        add(head).grow();
    }

    private void fillHead() {
        clearChildren();
        head.clearChildren();
        head.add(new DiscIcon(theme, style, disc, icon()))
                .padLeft(edge())
                .padRight(isSlim() ? Theme.GAP : Theme.PART_GAP);
        showSecond();
        head.add(words).growX().minWidth(0);
    }

    /** Shows what the player offers, with its answers; nothing where it is empty. A panel higher than its player has a row for it. */
    void offer(Context context, Optional<Offer> next, BiConsumer<Offer, Boolean> answer) {
        if (offer.equals(next)) {
            return;
        }
        offer = next;
        briefOffer = "";
        second.in(ui.palette().muted());
        if (next.isEmpty()) {
            fill();
        } else if (getHeight() >= height + Theme.TOUCH) {
            fill();
            getCell(head).height(height);
            row();
            Offer offered = next.get();
            OfferRow row = OfferRow.worded(
                    context, offered, width - 2 * Theme.ROW_GAP, accepts -> answer.accept(offered, accepts));
            add(row).growX().height(Theme.TOUCH).pad(0, Theme.ROW_GAP, Theme.ROW_GAP, Theme.ROW_GAP);
        } else {
            fillBriefly(context, next.get(), answer);
        }
    }

    /** The answers stand in the place of the discs' number, and of the clock where there is no room for both. */
    private void fillBriefly(Context context, Offer offered, BiConsumer<Offer, Boolean> answer) {
        fillHead();
        OfferRow answers = OfferRow.brief(context, accepts -> answer.accept(offered, accepts));
        float room = width - 2 * edge() - icon() - 14 - answers.getPrefWidth() - Theme.ROW_GAP;
        String whole = OfferRow.words(context.texts(), offered);
        float needed = ui.text(whole, Type.SMALL).naturalWidth();
        briefOffer = needed <= room ? whole : OfferRow.briefWords(context.texts(), offered);
        second.setText(briefOffer);
        showSecond();
        second.in(ui.palette().accentInk());
        head.add(answers).padLeft(Theme.ROW_GAP);
        if (isTimed && needed <= room - CLOCK - Theme.ROW_GAP) {
            head.add(clockPlate).padLeft(Theme.ROW_GAP);
        }
        add(head).grow().padRight(edge());
    }

    /** Shows what the player does now, and whether it is their turn. */
    void setStatus(String status, boolean turn, boolean thinks) {
        second.setText(briefOffer.isEmpty() ? status : briefOffer);
        showSecond();
        isTurn = turn;
        mark(turn);
        isThinking = thinks && briefOffer.isEmpty();
    }

    /** A name without a second line stands in the middle. */
    private void showSecond() {
        boolean isThere = !second.words().isEmpty();
        if (isThere != secondPlace.hasActor()) {
            secondPlace.setActor(isThere ? second : null);
            invalidateHierarchy();
        }
    }

    /** Whether the panel shows somebody thinking, which moves a little. */
    boolean isThinking() {
        return isThinking;
    }

    /** Shows the number of discs. */
    void count(int discs) {
        if (discs != shownScore) {
            shownScore = discs;
            score.setText(Integer.toString(discs));
            PartialStage.redraw(this);
        }
    }

    /** Shows the time left. */
    void clock(String time, boolean low) {
        if (!isTimed) {
            return;
        }
        if (!time.equals(clock.words())) {
            clock.setText(time);
            PartialStage.redraw(this);
        }
        if (low != isLow) {
            isLow = low;
            clock.in(low ? theme.palette().danger() : theme.palette().text());
        }
    }

    /** Lets time pass for the dots of somebody thinking, of which there are few pictures. */
    void tick(float seconds) {
        int before = litDot();
        beat = isThinking ? (beat + seconds) % (DOTS * BEAT) : 0;
        if (litDot() != before) {
            PartialStage.redraw(this);
        }
    }

    /** Which of the dots of somebody thinking is lit, from 0. */
    int litDot() {
        return Math.min(DOTS - 1, (int) (beat / BEAT));
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        super.draw(batch, parentAlpha);
        if (isTurn) {
            float alpha = parentAlpha * getColor().a;
            float bar = getHeight() - 2 * Theme.BLOCK_GAP;
            theme.fill(
                    batch,
                    theme.palette().accentInk(),
                    alpha,
                    2,
                    getX() + BAR_LEFT,
                    getY() + Theme.BLOCK_GAP,
                    BAR,
                    bar);
        }
        if (isThinking) {
            drawThinking(batch);
        }
    }

    private void drawThinking(Batch batch) {
        second.localToAscendantCoordinates(this, at.set(0, 0));
        float x = getX() + at.x + second.naturalWidth() + 6;
        float y = getY() + at.y + second.getHeight() / 2 - DOT / 2;
        int lit = litDot();
        for (int i = 0; i < DOTS; i++) {
            theme.disc(batch, theme.palette().muted(), i == lit ? 1 : 0.35f, x + i * (DOT + 3), y, DOT);
        }
    }
}
