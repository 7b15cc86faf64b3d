package reversi.screens.game;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import reversi.platform.AccessRole;
import reversi.rules.Turn;
import reversi.screens.ui.AccessWriter;
import reversi.screens.ui.Accessible;
import reversi.screens.ui.Lines;
import reversi.screens.ui.TextCache;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** The moves of a game in two columns, one for each side, with the one played last marked. Its pane scrolls to that. */
final class MoveList extends Widget implements Accessible, Lines {
    /** The height of a row, in points. */
    static final float ROW = 22;

    private static final float NUMBER = 28;
    private static final float WIDEST_COLUMN = 202;

    private final Theme theme;
    private final String passWord;
    private final BitmapFont font;
    private final TextCache words;
    private List<Turn> turns = List.of();
    /** How many of the turns are played. */
    private int played;

    private Optional<IntConsumer> pressed = Optional.empty();
    private int rows;
    private float lastX;
    private float lastY;
    private float lastWidth;

    MoveList(Theme theme, String passWord) {
        this.theme = theme;
        this.passWord = passWord;
        this.font = theme.font(Type.BODY);
        this.words = new TextCache(theme);
        setTouchable(Touchable.disabled);
    }

    /** Tells how many plies there were after a turn that a person presses. */
    void onPress(IntConsumer goTo) {
        pressed = Optional.of(goTo);
        setTouchable(Touchable.enabled);
        addListener(new ClickListener() {
            @Override
            public void clicked(InputEvent event, float x, float y) {
                int row = (int) ((getHeight() - y) / ROW);
                int ply = 2 * row + (x < NUMBER + column() ? 1 : 2);
                if (ply <= turns.size()) {
                    goTo.accept(ply);
                }
            }
        });
    }

    private float column() {
        return Math.min(WIDEST_COLUMN, (getWidth() - NUMBER) / 2);
    }

    /** Shows these turns, of which {@code count} are played. */
    void show(List<Turn> next, int count, ScrollPane pane) {
        if (count == played && next.equals(turns)) {
            return;
        }
        turns = next;
        played = count;
        rows = rowsOf(next);
        invalidateHierarchy();
        scrollToCurrent(pane);
    }

    /** Brings the turn played last into view, and of those that follow as many as there is room for below the middle. */
    void scrollToCurrent(ScrollPane pane) {
        pane.validate();
        float row = (float) Math.ceil(played / 2f) * ROW;
        pane.setScrollY(played == turns.size() ? pane.getMaxY() : Math.max(0, row - pane.getHeight() / 2));
        pane.updateVisualScroll();
    }

    /** A row begins with each turn of the side that moved first, so that a column belongs to a side even after passes. */
    private static int rowsOf(List<Turn> turns) {
        return (turns.size() + 1) / 2;
    }

    @Override
    public float getPrefHeight() {
        return rows * ROW;
    }

    @Override
    public float linesHeight() {
        return rows * ROW;
    }

    @Override
    public float getPrefWidth() {
        return 0;
    }

    @Override
    public void layout() {
        words.clear();
        float column = column();
        for (int i = 0; i < turns.size(); i++) {
            int row = i / 2;
            float top = getHeight() - row * ROW - (ROW - font.getCapHeight()) / 2;
            if (i % 2 == 0) {
                words.write(
                        Type.BODY, Integer.toString(row + 1), theme.palette().faint(), 0, top);
            }
            boolean isLast = i == played - 1;
            float x = NUMBER + i % 2 * column;
            Turn turn = turns.get(i);
            String word = word(turn);
            Color ink = isLast
                    ? theme.palette().onAccent()
                    : turn.move().isPass()
                            ? theme.palette().muted()
                            : i < played
                                    ? theme.palette().text()
                                    : theme.palette().faint();
            float width = words.write(Type.BODY, word, ink, x, top);
            if (isLast) {
                lastX = x - 7;
                lastWidth = width + 14;
                lastY = getHeight() - (row + 1) * ROW + 2;
            }
        }
    }

    @Override
    public void describe(AccessWriter to) {
        if (turns.isEmpty()) {
            return;
        }
        to.add(AccessRole.LIST, to.say("play.moves"));
        to.inside(() -> {
            for (int i = 0; i < turns.size(); i++) {
                describe(to, i);
            }
        });
    }

    private void describe(AccessWriter to, int i) {
        String move = to.signs().details(Integer.toString(i + 1), word(turns.get(i)));
        float x = NUMBER + i % 2 * column();
        float y = getHeight() - (i / 2 + 1) * ROW;
        if (pressed.isEmpty()) {
            to.add(AccessRole.LIST_ITEM, move).at(x, y, column(), ROW);
        } else {
            to.add(AccessRole.LIST_ITEM, "").at(x, y, column(), ROW);
            to.inside(() -> to.add(AccessRole.BUTTON, move, () -> pressed.get().accept(i + 1))
                    .on(i == played - 1)
                    .at(x, y, column(), ROW));
        }
    }

    private String word(Turn turn) {
        return turn.move().isPass() ? passWord : turn.move().toString();
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        Vector2 corner = words.corner(this);
        if (played > 0) {
            Color accent = theme.palette().accent();
            theme.fill(batch, accent, parentAlpha, 6, corner.x + lastX, corner.y + lastY, lastWidth, ROW - 4);
        }
        words.draw(batch, parentAlpha, this);
    }
}
