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
import java.util.function.BiFunction;
import java.util.function.IntConsumer;
import reversi.notation.analysis.VariationTree;
import reversi.platform.AccessRole;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.screens.ui.AccessWriter;
import reversi.screens.ui.Accessible;
import reversi.screens.ui.TextCache;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** A tree of variations with the move on the board marked; a click goes to a move. */
public final class VariationList extends Widget implements Accessible {
    private static final float MARK = 6;

    private final Theme theme;
    private final String passWord;
    private final BiFunction<VariationTree, List<Integer>, String> names;
    private final IntConsumer chosen;
    private final TextCache words;
    private final TextCache marked;
    private final GlyphLayout glyphs = new GlyphLayout();
    private VariationTree tree = VariationTree.of(Position.start(Variant.OTHELLO));
    /** Whether the move on the board is scrolled to next: after what was scrolled before is put back. */
    private boolean isToReveal = true;

    private Optional<VariationFlow> flow = Optional.empty();
    private float flowWidth;
    private Optional<VariationFlow.Word> selected = Optional.empty();

    /** {@code names} says what a line is called; {@code chosen} receives the id of the node of a clicked move. */
    public VariationList(
            Theme theme, String passWord, BiFunction<VariationTree, List<Integer>, String> names, IntConsumer chosen) {
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
        return words().stream()
                .filter(word -> word.id() >= 0 && word.contains(x, top))
                .findFirst();
    }

    private List<VariationFlow.Word> words() {
        return flow.map(VariationFlow::words).orElse(List.of());
    }

    /** Shows a tree, with the move on the board in sight. */
    public void show(VariationTree next) {
        boolean isOther = !tree.isSameTree(next);
        boolean isMoved = isOther || tree.current().id() != next.current().id();
        tree = next;
        if (isOther) {
            flow = Optional.empty();
            invalidateHierarchy();
        }
        if (isMoved) {
            isToReveal = true;
            invalidate();
        }
    }

    /** A page that has just been built has no height yet, and then one in which not all words have found their room. */
    @Override
    public void act(float delta) {
        super.act(delta);
        if (isToReveal && getParent() instanceof ScrollPane pane) {
            reveal(pane);
            Gdx.graphics.requestRendering();
        }
    }

    private void reveal(ScrollPane pane) {
        pane.validate();
        validate();
        if (pane.getHeight() == 0 || getWidth() == 0 || getHeight() < getPrefHeight()) {
            return;
        }
        isToReveal = false;
        float top = selected.map(VariationFlow.Word::top).orElse(0f);
        pane.setScrollY(Math.max(0, top - (pane.getHeight() - VariationFlow.ROW) / 2));
        pane.updateVisualScroll();
    }

    /** The words of this width; laid out anew when the tree or the width changes. */
    private VariationFlow flow(float width) {
        if (flow.isEmpty() || flowWidth != width) {
            VariationTree shown = tree;
            flowWidth = width;
            flow = Optional.of(
                    new VariationFlow(shown, passWord, width, this::width, line -> names.apply(shown, line)));
        }
        return flow.get();
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
        return getWidth() > 0 ? flow(getWidth()).height() : 0;
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
        selected = Optional.empty();
        int current = tree.moveOf(tree.current().id()).id();
        for (VariationFlow.Word word : flow(getWidth()).words()) {
            float bottom = getHeight() - word.top() - word.height();
            if (word.id() == current && current != VariationTree.ROOT) {
                selected = Optional.of(word);
                Color ink = theme.palette().onAccent();
                marked.writeInRow(type(word.style()), word.text(), ink, word.x(), bottom, word.height());
            } else {
                words.writeInRow(type(word.style()), word.text(), ink(word.style()), word.x(), bottom, word.height());
            }
        }
    }

    @Override
    public void describe(AccessWriter to) {
        to.add(AccessRole.LIST, to.say("play.moves"));
        to.inside(() -> {
            for (VariationFlow.Word word : words()) {
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
                    .on(selected.filter(word::equals).isPresent())
                    .at(word.x(), y, word.width(), word.height()));
        }
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        float alpha = parentAlpha * getColor().a;
        Vector2 corner = words.corner(this);
        List<VariationFlow.Bar> bars = flow(getWidth()).bars();
        for (int i = 0; i < bars.size(); i++) {
            VariationFlow.Bar bar = bars.get(i);
            float bottom = corner.y + getHeight() - bar.bottom();
            Color ink = theme.palette().accentInk();
            theme.rectangle(batch, ink, 0.6f * alpha, corner.x + bar.x(), bottom, 2, bar.bottom() - bar.top());
        }
        if (selected.isPresent()) {
            VariationFlow.Word word = selected.get();
            float bottom = corner.y + getHeight() - word.top() - word.height() + 2;
            float x = corner.x + word.x() - MARK;
            Color plate = theme.palette().accent();
            theme.fill(batch, plate, alpha, 6, x, bottom, word.width() + 2 * MARK, word.height() - 4);
        }
        words.draw(batch, alpha, this);
        marked.draw(batch, alpha, this);
    }
}
