package reversi.screens.analysis;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import reversi.notation.analysis.VariationTree;
import reversi.platform.AccessRole;
import reversi.screens.ui.AccessWriter;
import reversi.screens.ui.Accessible;
import reversi.screens.ui.TextCache;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** A tree of variations with the move on the board marked; a click goes to a move. */
final class VariationList extends Widget implements Accessible {
    private static final float MARK = 6;

    private final Theme theme;
    private final String passWord;
    private final Function<List<Integer>, String> names;
    private final IntConsumer chosen;
    private final TextCache words;
    private final TextCache marked;
    private final GlyphLayout glyphs = new GlyphLayout();
    private @Nullable VariationTree tree;
    /** Where the move on the board is to be brought into sight. */
    private @Nullable ScrollPane scrolling;

    private @Nullable VariationFlow flow;
    private float flowWidth;
    private VariationFlow.@Nullable Word selected;

    /** {@code names} says what a line is called; {@code chosen} receives the id of the node of a clicked move. */
    VariationList(Theme theme, String passWord, Function<List<Integer>, String> names, IntConsumer chosen) {
        this.theme = theme;
        this.passWord = passWord;
        this.names = names;
        this.chosen = chosen;
        this.words = new TextCache(theme);
        this.marked = new TextCache(theme);
        addListener(new ClickListener() {
            @Override
            public void clicked(InputEvent event, float x, float y) {
                at(x, getHeight() - y).ifPresent(word -> chosen.accept(word.id()));
            }
        });
    }

    private Optional<VariationFlow.Word> at(float x, float top) {
        VariationFlow shown = flow;
        if (shown == null) {
            return Optional.empty();
        }
        return shown.words().stream()
                .filter(word -> word.id() >= 0 && word.contains(x, top))
                .findFirst();
    }

    /** Shows a tree and scrolls to the move on the board. */
    void show(VariationTree next, @Nullable ScrollPane pane) {
        VariationTree before = tree;
        boolean isOther = before == null || !before.isSameTree(next);
        tree = next;
        if (isOther) {
            flow = null;
            invalidateHierarchy();
        }
        if (before == null || isOther || before.current().id() != next.current().id()) {
            invalidate();
            scrolling = pane;
            scrollOnceLaidOut();
        }
    }

    /** A page that has just been built has no height yet, and then one in which not all words have found their room. */
    @Override
    public void act(float delta) {
        super.act(delta);
        if (scrolling != null) {
            scrollOnceLaidOut();
            Gdx.graphics.requestRendering();
        }
    }

    private void scrollOnceLaidOut() {
        ScrollPane pane = scrolling;
        if (pane == null || pane.getHeight() == 0) {
            return;
        }
        pane.validate();
        validate();
        if (getWidth() == 0 || getHeight() < getPrefHeight()) {
            return;
        }
        scrolling = null;
        VariationFlow.Word word = selected;
        float top = word == null ? 0 : word.top();
        pane.setScrollY(Math.max(0, top - (pane.getHeight() - VariationFlow.ROW) / 2));
        pane.updateVisualScroll();
    }

    /** The words of this width; laid out anew when the tree or the width changes. */
    private @Nullable VariationFlow flow(float width) {
        VariationTree shown = tree;
        if (shown != null && (flow == null || flowWidth != width)) {
            flow = new VariationFlow(shown, passWord, width, this::width, names);
            flowWidth = width;
        }
        return flow;
    }

    private float width(VariationFlow.Style style, String word) {
        glyphs.setText(theme.font(type(style)), word);
        return glyphs.width;
    }

    private static Type type(VariationFlow.Style style) {
        return switch (style) {
            case NUMBER, SIDE, SIDE_NUMBER -> Type.SMALL;
            case MAIN -> Type.BODY;
            case NAME -> Type.CAPTION;
        };
    }

    private Color ink(VariationFlow.Style style) {
        return switch (style) {
            case NUMBER, SIDE_NUMBER -> theme.palette().faint();
            case MAIN -> theme.palette().text();
            case SIDE -> theme.palette().muted();
            case NAME -> theme.palette().accentInk();
        };
    }

    @Override
    public float getPrefHeight() {
        VariationFlow shown = getWidth() > 0 ? flow(getWidth()) : null;
        return shown == null ? 0 : shown.height();
    }

    @Override
    public float getPrefWidth() {
        return 0;
    }

    @Override
    protected void sizeChanged() {
        super.sizeChanged();
        if (flowWidth != getWidth()) {
            invalidateHierarchy();
        }
    }

    @Override
    public void layout() {
        words.clear();
        marked.clear();
        selected = null;
        VariationFlow shown = flow(getWidth());
        VariationTree of = tree;
        if (shown == null || of == null) {
            return;
        }
        int current = of.moveOf(of.current().id()).id();
        for (VariationFlow.Word word : shown.words()) {
            float bottom = getHeight() - word.top() - word.height();
            if (word.id() == current && current != VariationTree.ROOT) {
                selected = word;
                Color ink = theme.palette().onAccent();
                marked.writeInRow(type(word.style()), word.text(), ink, word.x(), bottom, word.height());
            } else {
                words.writeInRow(type(word.style()), word.text(), ink(word.style()), word.x(), bottom, word.height());
            }
        }
    }

    @Override
    public void describe(AccessWriter to) {
        VariationFlow shown = flow;
        if (shown == null) {
            return;
        }
        to.add(AccessRole.LIST, to.say("play.moves"));
        to.inside(() -> {
            for (VariationFlow.Word word : shown.words()) {
                describe(to, word);
            }
        });
    }

    private void describe(AccessWriter to, VariationFlow.Word word) {
        float y = getHeight() - word.top() - word.height();
        boolean isMove = word.id() >= 0;
        to.add(AccessRole.LIST_ITEM, isMove ? "" : word.text()).at(word.x(), y, word.width(), word.height());
        if (isMove) {
            to.inside(() -> to.add(AccessRole.BUTTON, word.text(), () -> chosen.accept(word.id()))
                    .on(word.equals(selected))
                    .at(word.x(), y, word.width(), word.height()));
        }
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        float alpha = parentAlpha * getColor().a;
        VariationFlow shown = flow;
        Vector2 corner = words.corner(this);
        if (shown != null) {
            List<VariationFlow.Bar> bars = shown.bars();
            for (int i = 0; i < bars.size(); i++) {
                VariationFlow.Bar bar = bars.get(i);
                float bottom = corner.y + getHeight() - bar.bottom();
                Color ink = theme.palette().accentInk();
                theme.rectangle(batch, ink, 0.6f * alpha, corner.x + bar.x(), bottom, 2, bar.bottom() - bar.top());
            }
        }
        VariationFlow.Word word = selected;
        if (word != null) {
            float bottom = corner.y + getHeight() - word.top() - word.height() + 2;
            float x = corner.x + word.x() - MARK;
            Color plate = theme.palette().accent();
            theme.fill(batch, plate, alpha, 6, x, bottom, word.width() + 2 * MARK, word.height() - 4);
        }
        words.draw(batch, alpha, this);
        marked.draw(batch, alpha, this);
    }
}
