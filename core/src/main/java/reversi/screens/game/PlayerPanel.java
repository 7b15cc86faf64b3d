package reversi.screens.game;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import reversi.rules.Disc;
import reversi.screens.Context;
import reversi.screens.board.BoardStyle;
import reversi.screens.opponents.FaceView;
import reversi.screens.ui.Panel;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** One player: the colour, who it is, what they do now, their discs and their clock. Framed in gold, with a bar at its left end, while it is their turn. */
final class PlayerPanel extends Panel {
    private static final float DOT = 4;
    /** Between the dots of somebody thinking, and before the first of them. */
    private static final float BETWEEN_DOTS = 3;

    private static final float BEFORE_DOTS = Theme.LINE_GAP;
    /** How bright a dot is that is not lit. */
    private static final float FAINT = 0.35f;

    /** The bar of whose turn it is, and how far it lies from the left edge, and from those above and below. */
    private static final float BAR = 4;

    private static final float BAR_LEFT = 4;
    private static final float BAR_RADIUS = 2;

    /** For how many seconds each of the dots of somebody thinking is lit. */
    static final float BEAT = 0.36f;

    private static final int DOTS = 3;

    private static final float ROOMY_HEIGHT = 70;
    private static final float SLIM = 330;
    private static final float CLOCK = 64;
    /** From these widths on there is room for a face, with a clock and without. */
    private static final float ROOM_FOR_FACE_TIMED = 420;

    private static final float ROOM_FOR_FACE = 330;
    private static final float FACE = 44;
    private static final float LOW_FACE = 38;
    /** The disc of the player's colour. */
    private static final float DISC = 38;

    private static final float LOW_DISC = 30;
    private static final float SCORE = 44;
    private static final float CLOCK_WORDS = 52;
    private static final float CLOCK_RADIUS = 8;
    /** What stands around the words that a player says, beside pictures and edges. */
    private static final float AROUND_SAID = 48;

    /** Words that would fill so many lines without a break fit into two. */
    private static final float FULL_LINES = 1.8f;

    private final Ui ui;
    private final Theme theme;
    private final Disc disc;
    private final BoardStyle style;
    private final Optional<FaceView> face;
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
    /** What the player says, and for how many seconds more; empty for nothing. */
    private String said = "";

    private float saying;

    /**
     * Who plays.
     *
     * @param level of a computer player of this device; empty for anybody else
     */
    record Player(String name, OptionalInt level) {}

    PlayerPanel(Ui ui, BoardStyle style, Disc disc, Player player, boolean isTimed, Area box) {
        super(ui.theme(), ui.palette().panel(), Theme.RADIUS);
        this.ui = ui;
        this.theme = ui.theme();
        this.disc = disc;
        this.style = style;
        this.isTimed = isTimed;
        this.width = box.width();
        this.height = box.height();
        float faceSide = height < ROOMY_HEIGHT ? LOW_FACE : FACE;
        face = player.level().isPresent()
                ? Optional.of(new FaceView(theme, player.level().getAsInt(), faceSide))
                : Optional.empty();
        name = ui.text(player.name(), Type.TITLE);
        second = ui.muted("", Type.SMALL);
        score = ui.text("", Type.FIGURE).align(Align.right);
        clock = ui.text("", Type.BODY).align(Align.center);
        clockPlate = new Panel(theme, ui.palette().well(), CLOCK_RADIUS);
        clockPlate.add(clock).minWidth(CLOCK_WORDS).pad(Theme.GRID, Theme.RING, Theme.GRID, Theme.RING);
        words.left();
        words.add(name).growX().minWidth(0).row();
        secondPlace = words.add(second).growX().minWidth(0);
        fill();
    }

    private boolean isSlim() {
        return width < SLIM;
    }

    private float edge() {
        return isSlim() ? Theme.BLOCK_GAP : Theme.WIDE_GAP;
    }

    private float icon() {
        return height < ROOMY_HEIGHT ? LOW_DISC : DISC;
    }

    /** The player without an offer. */
    private void fill() {
        if (!said.isEmpty()) {
            fillSaying();
            return;
        }
        fillHead();
        head.add(score)
                .minWidth(SCORE)
                .padLeft(Theme.ROW_GAP)
                .padRight(isTimed ? (isSlim() ? Theme.ROW_GAP : Theme.PART_GAP) : edge());
        if (isTimed) {
            head.add(clockPlate).padRight(edge());
        }
        add(head).grow();
    }

    private void fillHead() {
        clearHead();
        if (width >= (isTimed ? ROOM_FOR_FACE_TIMED : ROOM_FOR_FACE)) {
            addFace();
        }
        showSecond();
        head.add(words).growX().minWidth(0);
    }

    private void clearHead() {
        clearChildren();
        head.clearChildren();
        head.add(new DiscIcon(theme, style, disc, icon()))
                .padLeft(edge())
                .padRight(isSlim() ? Theme.GAP : Theme.PART_GAP);
    }

    private void addFace() {
        face.ifPresent(shown -> head.add(shown).padLeft(-Theme.GRID).padRight(Theme.GAP));
    }

    /** What is said stands in a bubble in the place of the name and of the discs' number. */
    private void fillSaying() {
        clearHead();
        addFace();
        boolean hasClock = isTimed && !isSlim();
        float room =
                width - 2 * edge() - icon() - face.map(FaceView::getPrefWidth).orElse(0f) - AROUND_SAID;
        Text speech = speech(hasClock ? room - CLOCK - edge() : room);
        Panel bubble = new Panel(theme, ui.palette().well(), Theme.SMALL_RADIUS);
        bubble.add(speech).width(speech.getWidth()).pad(Theme.LINE_GAP, Theme.GAP, Theme.LINE_GAP, Theme.GAP);
        head.add(bubble).expandX().left();
        if (hasClock) {
            head.add(clockPlate).padRight(edge());
        }
        add(head).grow();
    }

    /** What is said, in one line or two of the largest type in which they fit. */
    private Text speech(float room) {
        Text speech = ui.text(said, height < ROOMY_HEIGHT ? Type.SMALL : Type.BODY);
        if (speech.naturalWidth() > room * FULL_LINES) {
            speech = ui.text(said, Type.SMALL);
        }
        if (speech.naturalWidth() > room * FULL_LINES) {
            speech.setWidth(room);
            return speech.orTwoLines();
        }
        return speech.wrap(Math.min(room, speech.naturalWidth()));
    }

    /** Says something for some seconds, in the place of the player's name. */
    void say(String words, float seconds) {
        if (offer.isEmpty()) {
            said = words;
            saying = seconds;
            fill();
        }
    }

    /** In how many seconds it shows something else by itself. */
    float secondsToChange() {
        return said.isEmpty() ? Float.MAX_VALUE : saying;
    }

    private void passTime(float seconds) {
        saying -= seconds;
        if (!said.isEmpty() && saying <= 0) {
            said = "";
            fill();
            PartialStage.redraw(this);
        }
    }

    /** Shows what the player offers, with its answers; nothing where it is empty. A panel higher than its player has a row for it. */
    void offer(Context context, Optional<Offer> next, BiConsumer<Offer, Boolean> answer) {
        if (offer.equals(next)) {
            return;
        }
        offer = next;
        said = "";
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
        float room = width - 2 * edge() - icon() - Theme.PART_GAP - answers.getPrefWidth() - Theme.ROW_GAP;
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
        passTime(seconds);
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
                    BAR_RADIUS,
                    getX() + BAR_LEFT,
                    getY() + Theme.BLOCK_GAP,
                    BAR,
                    bar);
        }
        if (isThinking && said.isEmpty()) {
            drawThinking(batch);
        }
    }

    private void drawThinking(Batch batch) {
        second.localToAscendantCoordinates(this, at.set(0, 0));
        float x = getX() + at.x + second.naturalWidth() + BEFORE_DOTS;
        float y = getY() + at.y + second.getHeight() / 2 - DOT / 2;
        int lit = litDot();
        for (int i = 0; i < DOTS; i++) {
            theme.disc(batch, theme.palette().muted(), i == lit ? 1 : FAINT, x + i * (DOT + BETWEEN_DOTS), y, DOT);
        }
    }
}
