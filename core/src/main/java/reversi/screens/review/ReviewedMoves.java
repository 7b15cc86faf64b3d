package reversi.screens.review;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import reversi.platform.AccessRole;
import reversi.rules.Turn;
import reversi.screens.board.BoardStyle;
import reversi.screens.ui.AccessWriter;
import reversi.screens.ui.Accessible;
import reversi.screens.ui.TextCache;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.teach.review.GameReview;
import reversi.teach.review.Judgement;
import reversi.teach.review.MoveReview;

/** The moves of a game in two columns, each bad one with the discs that it gave away; a click goes to the move. */
final class ReviewedMoves extends Widget implements Accessible {
    private static final float ROW = 27;
    private static final float NUMBER = 34;
    private static final float WORD = 36;
    private static final float LOSS = 34;
    private static final float NARROWEST = 2 * (WORD + LOSS + 8) + NUMBER;

    private final Theme theme;
    private final String passWord;
    private final IntConsumer chosen;
    private final TextCache text;
    private final BoardStyle style;
    private List<Turn> turns = List.of();
    private String[] words = new String[0];
    private String[] numbers = new String[0];
    private String[] losses = new String[0];
    private boolean[] isBad = new boolean[0];
    private Color[] inks = new Color[0];
    private int selected = -1;
    /** Whether the marked move is scrolled to next: after what was scrolled before is put back. */
    private boolean isToReveal;

    /** The consumer hears of the ply of a clicked move, counted from 0. */
    ReviewedMoves(Theme theme, BoardStyle style, String passWord, IntConsumer chosen) {
        this.theme = theme;
        this.style = style;
        this.text = new TextCache(theme);
        this.passWord = passWord;
        this.chosen = chosen;
        addListener(new ClickListener() {
            @Override
            public void clicked(InputEvent event, float x, float y) {
                int row = (int) ((getHeight() - y) / ROW);
                int ply = 2 * row + (x < NUMBER + column() ? 0 : 1);
                if (x >= NUMBER && ply >= 0 && ply < turns.size()) {
                    chosen.accept(ply);
                }
            }
        });
    }

    /** Shows what is known of a game, with the move of this ply marked and in sight; none for -1. */
    void show(GameReview review, int ply) {
        isToReveal |= ply != selected;
        selected = ply;
        turns = review.game().turns();
        words = new String[turns.size()];
        losses = new String[turns.size()];
        isBad = new boolean[turns.size()];
        inks = new Color[turns.size()];
        numbers = new String[(turns.size() + 1) / 2];
        for (int i = 0; i < turns.size(); i++) {
            Turn turn = turns.get(i);
            words[i] = turn.move().isPass() ? passWord : turn.move().toString();
            Optional<MoveReview> bad = review.move(i).filter(move -> move.judgement() != Judgement.GOOD);
            isBad[i] = bad.isPresent();
            losses[i] = bad.map(ReviewedMoves::loss).orElse("");
            inks[i] = JudgementColour.ofLoss(
                    theme.palette(), bad.map(MoveReview::loss).orElse(0));
            numbers[i / 2] = Integer.toString(i / 2 + 1);
        }
        invalidateHierarchy();
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        if (isToReveal && getParent() instanceof ScrollPane pane) {
            isToReveal = false;
            int row = Math.max(0, selected) / 2;
            pane.validate();
            pane.setScrollY(row * ROW - (pane.getHeight() - ROW) / 2);
            pane.updateVisualScroll();
        }
    }

    /** The discs that a move gave away, in whole discs; empty for none. */
    static String loss(MoveReview review) {
        int discs = Math.round(review.loss() / 100f);
        return discs == 0 ? "" : "−" + discs;
    }

    @Override
    public float getPrefHeight() {
        return numbers.length * ROW;
    }

    @Override
    public float getPrefWidth() {
        return NARROWEST;
    }

    private float column() {
        return Math.min(110, (getWidth() - NUMBER) / 2);
    }

    private float left(int ply) {
        return NUMBER + ply % 2 * column();
    }

    private float bottom(int ply) {
        return getHeight() - (ply / 2 + 1) * ROW;
    }

    @Override
    public void layout() {
        text.clear();
        for (int i = 0; i < turns.size(); i++) {
            float x = left(i);
            float bottom = bottom(i);
            if (i % 2 == 0) {
                text.writeInRow(Type.SMALL, numbers[i / 2], theme.palette().faint(), 2, bottom, ROW);
            }
            boolean isSelected = i == selected;
            Color ink =
                    isSelected ? theme.palette().onAccent() : theme.palette().text();
            text.writeInRow(isSelected ? Type.BODY_STRONG : Type.BODY, words[i], ink, x, bottom, ROW);
            if (isBad[i]) {
                text.writeInRow(Type.SMALL_STRONG, losses[i], inks[i], x + WORD + 6, bottom, ROW);
            }
        }
    }

    @Override
    public void describe(AccessWriter to) {
        to.add(AccessRole.LIST, to.say("play.moves"));
        to.inside(() -> {
            for (int i = 0; i < turns.size(); i++) {
                describe(to, i);
            }
        });
    }

    private void describe(AccessWriter to, int ply) {
        String number = Integer.toString(ply / 2 + 1);
        String mover = to.say(style.words(turns.get(ply).mover()));
        String move = to.signs().details(number, mover, words[ply], losses[ply]);
        to.add(AccessRole.LIST_ITEM, "").at(left(ply), bottom(ply), column(), ROW);
        to.inside(() -> to.add(AccessRole.BUTTON, move, () -> chosen.accept(ply))
                .on(ply == selected)
                .at(left(ply), bottom(ply), column(), ROW));
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        float alpha = parentAlpha * getColor().a;
        Vector2 corner = text.corner(this);
        for (int i = 0; i < turns.size(); i++) {
            float x = corner.x + left(i);
            float bottom = corner.y + bottom(i);
            if (i == selected) {
                theme.fill(batch, theme.palette().accent(), alpha, 6, x - 7, bottom + 3, WORD + 4, ROW - 6);
            }
            if (isBad[i]) {
                theme.fill(batch, inks[i], 0.18f * alpha, 6, x + WORD, bottom + 4, LOSS, ROW - 8);
            }
        }
        text.draw(batch, alpha, this);
    }
}
