package reversi.screens.game;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.engine.MoveValue;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.screens.Context;
import reversi.screens.ui.Hairline;
import reversi.screens.ui.Icon;
import reversi.screens.ui.IconView;
import reversi.screens.ui.Panel;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** A hint beside the board: the best move with its value and reasons, and the next best moves. The board shows what is looked at. */
final class HintPanel extends AdvicePanel {
    private static final float LEAST = 240;
    private static final float CHECK = 18;
    private static final float EYE = 18;
    private static final float REASON = 28;
    private static final float ROW = 36;
    private static final float SQUARE = 40;
    private static final float VALUE = 58;
    private static final float TIGHT_SQUARE = 32;
    private static final float TIGHT_VALUE = 46;
    private static final float WIDE = 340;
    private static final float PLATE = 44;

    private final LiveGame game;
    private final Hint hint;
    private final Words words;
    private final Ui ui;
    private final Table head = new Table();
    private final Table reasons = new Table();
    private final Table others = new Table();
    private final List<Looked> lines = new ArrayList<>();
    /** The line that a press holds. */
    private int held = -1;

    private int active = -1;
    private String state = "";

    /** A line that can be looked at, and what the board shows then. */
    private record Looked(HintRow row, Optional<Move> move, List<Square> squares) {}

    /** A hint in a panel {@code width} points wide. */
    HintPanel(Context context, LiveGame game, Hint hint, float width) {
        super(context, width);
        this.game = game;
        this.hint = hint;
        this.words = Words.of(context, game.session().setup());
        this.ui = context.ui();
        Table top = new Table();
        top.add(head).growX().minWidth(0);
        top.add(ui.iconButton(Icon.CLOSE, this::dismiss)).size(Theme.TOUCH).padRight(-HintRow.BEYOND);
        content().add(top).row();
        content().add(reasons).row();
        content().add(others);
    }

    @Override
    float least() {
        return LEAST;
    }

    @Override
    void dismiss() {
        game.advice().toggleHint();
    }

    @Override
    void refresh() {
        StringBuilder said = new StringBuilder();
        hint.best().ifPresent(best -> said.append(best.move()).append(value(best)));
        hint.others().forEach(other -> said.append(' ').append(other.move()).append(value(other)));
        said.append(hint.isLast())
                .append(hint.isStudyMissing())
                .append(hint.isExplained())
                .append(hint.reasons().hashCode());
        String now = said.toString();
        if (now.equals(state)) {
            return;
        }
        state = now;
        fillHead();
        int focused = focusedLine();
        lines.clear();
        reasons.clearChildren();
        others.clearChildren();
        hint.best().ifPresent(this::fillReasons);
        fillOthers();
        if (focused >= 0 && !lines.isEmpty()) {
            ui.focus().show(lines.get(Math.min(focused, lines.size() - 1)).row());
        }
        held = held < lines.size() ? held : -1;
        active = -2;
    }

    private String value(MoveValue move) {
        return ValueText.of(move, context().texts().language().numerals());
    }

    private int focusedLine() {
        for (int i = 0; i < lines.size(); i++) {
            if (ui.focus().isShownOn(lines.get(i).row())) {
                return i;
            }
        }
        return -1;
    }

    private void fillHead() {
        head.clearChildren();
        head.left();
        Optional<MoveValue> best = hint.best();
        if (best.isEmpty()) {
            head.add(ui.muted(context().say("play.advising"), Type.BODY))
                    .minWidth(0)
                    .growX();
            return;
        }
        MoveValue move = best.get();
        Panel plate = new Panel(ui.theme(), ui.palette().accent(), Theme.SMALL_RADIUS);
        plate.add(new Text(
                        ui.theme(),
                        move.move().toString(),
                        Type.TITLE,
                        ui.palette().onAccent()))
                .pad(4, 8, 4, 8);
        head.add(plate).minWidth(PLATE).height(32);
        head.add(ui.text(value(move), Type.HEADING)).padLeft(12);
        String said = hint.isLast() ? "hint.best" : "hint.so-far";
        head.add(ui.muted(context().say(said), Type.SMALL))
                .padLeft(12)
                .minWidth(0)
                .growX();
    }

    private void fillReasons(MoveValue best) {
        List<HintStudy.Fact> facts = hint.reasons()
                .map(found -> found.forBest(context().texts(), words))
                .orElse(List.of());
        for (HintStudy.Fact fact : facts) {
            HintRow row = row(Optional.empty(), fact.squares());
            row.add(new IconView(ui.theme(), Icon.CHECK, CHECK, ui.palette().accentInk()))
                    .top()
                    .padTop(5)
                    .padRight(12);
            row.add(ui.text(fact.sentence(), Type.BODY).wrap(inner() - CHECK - 12))
                    .growX();
            put(reasons, row, REASON);
        }
        if (facts.isEmpty()) {
            reasons.add(ui.muted(context().say(withoutReasons()), Type.SMALL).wrap(inner()))
                    .growX()
                    .minHeight(REASON)
                    .row();
        }
    }

    /** Adds a row whose words begin where those above it do, high enough for a finger where one is used. */
    private void put(Table table, HintRow row, float height) {
        table.add(row)
                .growX()
                .minHeight(ui.isTouch() ? Theme.TOUCH : height)
                .padLeft(-HintRow.BEYOND)
                .padRight(-HintRow.BEYOND)
                .row();
    }

    /** Why there are no reasons, or not yet. */
    private String withoutReasons() {
        if (hint.isStudyMissing()) {
            return "hint.no-reasons";
        }
        if (!hint.isExplained()) {
            return "hint.explaining";
        }
        return hint.isEven() ? "hint.equal" : "hint.close";
    }

    private void fillOthers() {
        if (hint.others().isEmpty()) {
            return;
        }
        others.add(ui.muted(context().say("hint.instead"), Type.SMALL))
                .growX()
                .padTop(10)
                .padBottom(2)
                .row();
        for (MoveValue other : hint.others()) {
            others.add(new Hairline(ui.theme())).growX().row();
            put(others, other(other), ROW);
        }
    }

    private HintRow other(MoveValue other) {
        boolean isWide = inner() >= WIDE;
        float square = isWide ? SQUARE : TIGHT_SQUARE;
        float value = isWide ? VALUE : TIGHT_VALUE;
        HintRow row = row(Optional.of(other.move()), List.of());
        row.add(ui.text(other.move().toString(), Type.BODY_STRONG)).width(square);
        row.add(ui.text(value(other), Type.BODY)).width(value);
        String why = hint.reasons().stream()
                .flatMap(found -> found.against(other.move(), context().texts(), words).stream())
                .findFirst()
                .map(HintStudy.Fact::sentence)
                .orElse("");
        row.add(ui.muted(why, Type.SMALL).wrap(inner() - square - value - EYE - 12))
                .growX()
                .padTop(2)
                .padBottom(2);
        IconView eye = new IconView(ui.theme(), Icon.EYE, EYE, ui.palette().muted());
        eye.setName(Icon.EYE.name());
        row.add(eye).padLeft(12).minWidth(Value.prefWidth);
        return row;
    }

    private HintRow row(Optional<Move> move, List<Square> squares) {
        int at = lines.size();
        HintRow row = new HintRow(ui, () -> {
            held = held == at ? -1 : at;
            PartialStage.wake(this);
        });
        lines.add(new Looked(row, move, squares));
        return row;
    }

    /** What is looked at: by the keyboard first, then by the mouse, then what a press holds. */
    private int looked() {
        int pointed = -1;
        for (int i = 0; i < lines.size(); i++) {
            HintRow row = lines.get(i).row();
            if (ui.focus().isShownOn(row)) {
                return held == i || held < 0 ? i : held;
            }
            pointed = row.isLookedAt() ? i : pointed;
        }
        return pointed >= 0 ? pointed : held;
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        int now = looked();
        if (now != active) {
            active = now;
            for (int i = 0; i < lines.size(); i++) {
                lines.get(i).row().setActive(i == now);
            }
            show(now < 0 ? null : lines.get(now));
            PartialStage.redraw(this);
        }
    }

    private void show(@Nullable Looked line) {
        if (line != null && line.move().isEmpty()) {
            game.board().mark(line.squares());
        } else if (line != null) {
            game.advice().showFlips(line.move().get());
        } else {
            hint.best().ifPresent(best -> game.advice().showFlips(best.move()));
        }
        PartialStage.wake(this);
    }
}
