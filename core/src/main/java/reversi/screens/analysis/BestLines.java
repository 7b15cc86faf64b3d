package reversi.screens.analysis;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.engine.Answer;
import reversi.engine.MoveValue;
import reversi.platform.AccessRole;
import reversi.rules.Move;
import reversi.screens.Numerals;
import reversi.screens.Texts;
import reversi.screens.board.BoardModel;
import reversi.screens.game.ValueText;
import reversi.screens.ui.AccessWriter;
import reversi.screens.ui.Accessible;
import reversi.screens.ui.Focus;
import reversi.screens.ui.Icon;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.TextCache;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The best lines that the engine sees, each with its value, its moves and its depth; a click plays the first move of one, as Enter does of the one that the keyboard is at. */
final class BestLines extends Widget implements Focus.Stop, Accessible {
    private static final float ROW = 36;
    private static final float TOUCH_ROW = 40;
    private static final float CHIP = 52;
    private static final float CHIP_HEIGHT = 26;
    private static final float MOVES = CHIP + 16;
    private static final float DEPTH = 34;
    private static final float CHEVRON = 18;
    private static final float RADIUS = 8;
    /** The ring of the keyboard stays this far inside a row. */
    private static final float RING = 3;

    private final Theme theme;
    private final Focus focus;
    private final Consumer<Move> chosen;
    private final String passWord;
    private final String exactWord;
    private final int count;
    private final float row;
    private final Numerals numerals;
    private final TextCache text;
    private final GlyphLayout glyphs = new GlyphLayout();
    private final float[] chips;
    private List<MoveValue> lines = List.of();
    private boolean isExact;
    /** The line that the keyboard is at, counted from 0. */
    private int pointed;

    /** Room for {@code count} lines; {@code chosen} receives the first move of a clicked one. */
    BestLines(Ui ui, Texts texts, int count, Consumer<Move> chosen) {
        this.theme = ui.theme();
        this.focus = ui.focus();
        this.chosen = chosen;
        this.passWord = texts.get("play.pass.short");
        this.exactWord = texts.get("analysis.exact");
        this.numerals = texts.language().numerals();
        this.count = count;
        this.row = ui.isTouch() ? TOUCH_ROW : ROW;
        this.text = new TextCache(theme);
        this.chips = new float[count];
        addListener(new ClickListener() {
            @Override
            public void clicked(InputEvent event, float x, float y) {
                int at = (int) ((getHeight() - y) / row);
                play(at);
            }
        });
    }

    private void play(int line) {
        if (line >= 0 && line < lines.size()) {
            chosen.accept(lines.get(line).move());
        }
    }

    @Override
    public boolean isReachable() {
        return !lines.isEmpty();
    }

    @Override
    public void press() {
        play(pointed());
    }

    @Override
    public void tabbed() {
        pointed = 0;
    }

    @Override
    public boolean arrow(int right, int up) {
        int next = pointed() - up;
        if (right != 0 || next < 0 || next >= lines.size()) {
            return false;
        }
        pointed = next;
        PartialStage.redraw(this);
        return true;
    }

    /** There may be fewer lines than when it was pointed at. */
    private int pointed() {
        return Math.max(0, Math.min(pointed, lines.size() - 1));
    }

    /** Shows the best lines of an answer, as many as there is room for; none where nothing is said. */
    void show(Optional<Answer> answer) {
        lines = answer.map(said -> best(said, count)).orElse(List.of());
        isExact = answer.filter(Answer::exact).isPresent();
        invalidate();
        PartialStage.redraw(this);
    }

    /** The best moves of an answer, the best first; one that values no moves has its own. */
    static List<MoveValue> best(Answer answer, int count) {
        List<MoveValue> sorted = new ArrayList<>(answer.values());
        if (sorted.isEmpty()) {
            sorted.add(new MoveValue(answer.best(), answer.value(), answer.depth(), answer.exact(), answer.line()));
        }
        sorted.sort((one, other) -> Integer.compare(other.value(), one.value()));
        return List.copyOf(sorted.subList(0, Math.min(count, sorted.size())));
    }

    /** The value of every move, for its square on the board. */
    static List<BoardModel.Note> notes(Answer answer, Numerals numerals) {
        int best = answer.values().stream().mapToInt(MoveValue::value).max().orElse(0);
        return answer.values().stream()
                .filter(valued -> valued.move().square().isPresent())
                .map(valued -> new BoardModel.Note(
                        valued.move().square().orElseThrow(),
                        ValueText.of(valued.value(), answer.exact() || valued.exact(), numerals),
                        valued.value() == best))
                .toList();
    }

    @Override
    public float getPrefHeight() {
        return count * row;
    }

    @Override
    public float getPrefWidth() {
        return 0;
    }

    @Override
    public void layout() {
        text.clear();
        float right = getWidth() - CHEVRON - Theme.GAP;
        for (int i = 0; i < lines.size(); i++) {
            MoveValue line = lines.get(i);
            float bottom = getHeight() - (i + 1) * row;
            boolean isBest = i == 0;
            String value = ValueText.of(line.value(), isExact || line.exact(), numerals);
            glyphs.setText(theme.font(Type.SMALL_STRONG), value);
            chips[i] = Math.max(CHIP, glyphs.width + 12);
            Color ink = isBest ? theme.palette().onAccent() : theme.palette().text();
            text.writeInRow(Type.SMALL_STRONG, value, ink, (chips[i] - glyphs.width) / 2, bottom, row);
            String depth = line.exact() ? exactWord : line.depth() > 0 ? Integer.toString(line.depth()) : "";
            float capital = theme.font(Type.SMALL).getCapHeight();
            text.writeTo(Type.SMALL, depth, theme.palette().muted(), right, bottom + (row + capital) / 2);
            moves(line, bottom, right - DEPTH - Theme.GAP);
        }
    }

    private void moves(MoveValue line, float bottom, float right) {
        float x = MOVES;
        List<Move> moves = line.line().isEmpty() ? List.of(line.move()) : line.line();
        for (int i = 0; i < moves.size(); i++) {
            Type type = i == 0 ? Type.BODY_STRONG : Type.BODY;
            String word = moves.get(i).isPass() ? passWord : moves.get(i).toString();
            glyphs.setText(theme.font(type), word);
            if (i > 0 && x + glyphs.width > right) {
                return;
            }
            Color ink = i == 0 ? theme.palette().text() : theme.palette().muted();
            x += text.writeInRow(type, word, ink, x, bottom, row) + Theme.GAP;
        }
    }

    @Override
    public void describe(AccessWriter to) {
        if (lines.isEmpty()) {
            return;
        }
        boolean isHere = focus.isShownOn(this);
        to.add(AccessRole.LIST, to.say("access.lines")).focused(false);
        to.inside(() -> {
            for (int i = 0; i < lines.size(); i++) {
                describe(to, i, isHere && i == pointed());
            }
        });
    }

    private void describe(AccessWriter to, int at, boolean isHere) {
        float bottom = getHeight() - (at + 1) * row;
        to.add(AccessRole.LIST_ITEM, "").focused(false).at(0, bottom, getWidth(), row);
        to.inside(() -> to.add(AccessRole.BUTTON, name(lines.get(at)), () -> play(at))
                .focused(isHere)
                .at(0, bottom, getWidth(), row));
    }

    private String name(MoveValue line) {
        StringBuilder name = new StringBuilder(ValueText.of(line.value(), isExact || line.exact(), numerals));
        name.append(":");
        for (Move move : line.line().isEmpty() ? List.of(line.move()) : line.line()) {
            name.append(' ').append(move.isPass() ? passWord : move.toString());
        }
        return name.toString();
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        float alpha = parentAlpha * getColor().a;
        Vector2 corner = text.corner(this);
        for (int i = 0; i < lines.size(); i++) {
            float bottom = corner.y + getHeight() - (i + 1) * row;
            Color plate = i == 0 ? theme.palette().accent() : theme.palette().well();
            theme.fill(batch, plate, alpha, 6, corner.x, bottom + (row - CHIP_HEIGHT) / 2, chips[i], CHIP_HEIGHT);
            if (i > 0) {
                theme.rectangle(batch, theme.palette().stroke(), alpha, corner.x, bottom + row, getWidth(), 1);
            }
            float side = CHEVRON;
            float x = corner.x + getWidth() - side;
            theme.icon(batch, Icon.CHEVRON_RIGHT, theme.palette().muted(), alpha, x, bottom + (row - side) / 2, side);
        }
        text.draw(batch, alpha, this);
        if (isReachable() && focus.isShownOn(this)) {
            float bottom = corner.y + getHeight() - (pointed() + 1) * row;
            theme.focusRing(batch, RADIUS, corner.x, bottom + RING, getWidth(), row - 2 * RING);
        }
    }
}
