package reversi.screens.game;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.engine.MoveValue;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.screens.Context;
import reversi.screens.board.BoardModel;
import reversi.screens.ui.Hairline;
import reversi.screens.ui.Icon;
import reversi.screens.ui.IconView;
import reversi.screens.ui.Panel;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.Slot;
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

    private final Position position;
    private final BoardModel board;
    private final Words words;
    private final Ui ui;
    private final GameActions actions;
    private final Slot<Said> head = new Slot<>(this::fillHead);
    private final Slot<Said> body = new Slot<>(this::fillBody);
    private final List<Looked> lines = new ArrayList<>();
    private Optional<Move> best = Optional.empty();
    /** The line that a press holds; -1 for none. */
    private int held = -1;
    /** The line that the board shows; -1 for none, and -2 while it is to be shown again. */
    private int active = -1;

    /** A line that can be looked at, and what the board shows then. */
    private record Looked(HintRow row, Optional<Move> move, List<Square> squares) {}

    /** A move and its value in words. */
    private record Valued(Move move, String value) {}

    /** What is said: the moves, the best one first, and why, or else why not. */
    private record Said(List<Valued> moves, boolean isLast, Optional<HintStudy.Search> reasons, String withoutReasons) {
        List<Valued> others() {
            return moves.subList(Math.min(1, moves.size()), moves.size());
        }
    }

    /** A hint for a position, in a panel {@code width} points wide. */
    HintPanel(Context context, float width, Position position, BoardModel board, Words words, GameActions actions) {
        super(context, width);
        this.position = position;
        this.board = board;
        this.words = words;
        this.ui = context.ui();
        this.actions = actions;
        Table top = new Table();
        top.add(head).growX().minWidth(0);
        top.add(ui.iconButton(Icon.CLOSE, actions::dismissAdvice))
                .size(Theme.TOUCH)
                .padRight(-HintRow.BEYOND);
        content().add(top).row();
        content().add(body);
    }

    @Override
    float least() {
        return LEAST;
    }

    @Override
    boolean suits(GameState state) {
        GameState.Advice advice = state.advice();
        return state.end().isEmpty()
                && advice.warning().isEmpty()
                && advice.hint()
                        .filter(hint -> hint.position().equals(position))
                        .isPresent();
    }

    @Override
    void show(GameState state) {
        state.advice().hint().map(this::said).ifPresent(said -> {
            head.show(said);
            body.show(said);
        });
    }

    private Said said(Hint.Told hint) {
        List<Valued> moves = new ArrayList<>();
        hint.best().ifPresent(first -> moves.add(valued(first)));
        hint.others().forEach(other -> moves.add(valued(other)));
        return new Said(moves, hint.isLast(), hint.reasons(), withoutReasons(hint));
    }

    private Valued valued(MoveValue move) {
        return new Valued(
                move.move(), ValueText.of(move, context().texts().language().numerals()));
    }

    /** Why there are no reasons, or not yet. */
    private static String withoutReasons(Hint.Told hint) {
        if (hint.isStudyMissing()) {
            return "hint.no-reasons";
        }
        if (!hint.isExplained()) {
            return "hint.explaining";
        }
        return hint.isEven() ? "hint.equal" : "hint.close";
    }

    private void fillBody(Said said) {
        int focused = focusedLine();
        lines.clear();
        best = said.moves.stream().findFirst().map(Valued::move);
        body.defaults().growX();
        if (best.isPresent()) {
            fillReasons(said);
        }
        fillOthers(said);
        if (focused >= 0 && !lines.isEmpty()) {
            ui.focus().show(lines.get(Math.min(focused, lines.size() - 1)).row());
        }
        held = held < lines.size() ? held : -1;
        active = -2;
    }

    private int focusedLine() {
        for (int i = 0; i < lines.size(); i++) {
            if (ui.focus().isShownOn(lines.get(i).row())) {
                return i;
            }
        }
        return -1;
    }

    private void fillHead(Said said) {
        head.left();
        if (said.moves.isEmpty()) {
            head.add(ui.muted(context().say("play.advising"), Type.BODY))
                    .minWidth(0)
                    .growX();
            return;
        }
        Valued first = said.moves.get(0);
        Panel plate = new Panel(ui.theme(), ui.palette().accent(), Theme.SMALL_RADIUS);
        plate.add(new Text(
                        ui.theme(),
                        first.move.toString(),
                        Type.TITLE,
                        ui.palette().onAccent()))
                .pad(Theme.GRID, Theme.ROW_GAP, Theme.GRID, Theme.ROW_GAP);
        head.add(plate).minWidth(PLATE).height(32);
        head.add(ui.text(first.value, Type.HEADING)).padLeft(Theme.BLOCK_GAP);
        String key = said.isLast ? "hint.best" : "hint.so-far";
        head.add(ui.muted(context().say(key), Type.SMALL))
                .padLeft(Theme.BLOCK_GAP)
                .minWidth(0)
                .growX();
    }

    private void fillReasons(Said said) {
        List<HintStudy.Fact> facts = said.reasons
                .map(found -> found.forBest(context().texts(), words))
                .orElse(List.of());
        for (HintStudy.Fact fact : facts) {
            HintRow row = row(Optional.empty(), fact.squares());
            row.add(new IconView(ui.theme(), Icon.CHECK, CHECK, ui.palette().accentInk()))
                    .top()
                    .padTop(5)
                    .padRight(Theme.BLOCK_GAP);
            row.add(ui.text(fact.sentence(), Type.BODY).wrap(inner() - CHECK - Theme.BLOCK_GAP))
                    .growX();
            put(row, REASON);
        }
        if (facts.isEmpty()) {
            body.add(ui.muted(context().say(said.withoutReasons), Type.SMALL).wrap(inner()))
                    .minHeight(REASON)
                    .row();
        }
    }

    /** Adds a row whose words begin where those above it do, high enough for a finger where one is used. */
    private void put(HintRow row, float height) {
        body.add(row)
                .minHeight(ui.isTouch() ? Theme.TOUCH : height)
                .padLeft(-HintRow.BEYOND)
                .padRight(-HintRow.BEYOND)
                .row();
    }

    private void fillOthers(Said said) {
        if (said.others().isEmpty()) {
            return;
        }
        body.add(ui.muted(context().say("hint.instead"), Type.SMALL))
                .padTop(Theme.GAP)
                .padBottom(Theme.TIGHT)
                .row();
        for (Valued other : said.others()) {
            body.add(new Hairline(ui.theme())).row();
            put(other(other, said), ROW);
        }
    }

    private HintRow other(Valued other, Said said) {
        boolean isWide = inner() >= WIDE;
        float square = isWide ? SQUARE : TIGHT_SQUARE;
        float value = isWide ? VALUE : TIGHT_VALUE;
        HintRow row = row(Optional.of(other.move), List.of());
        row.add(ui.text(other.move.toString(), Type.BODY_STRONG)).width(square);
        row.add(ui.text(other.value, Type.BODY)).width(value);
        String why = said.reasons.stream()
                .flatMap(found -> found.against(other.move, context().texts(), words).stream())
                .findFirst()
                .map(HintStudy.Fact::sentence)
                .orElse("");
        row.add(ui.muted(why, Type.SMALL).wrap(inner() - square - value - EYE - Theme.BLOCK_GAP))
                .growX()
                .padTop(Theme.TIGHT)
                .padBottom(Theme.TIGHT);
        IconView eye = new IconView(ui.theme(), Icon.EYE, EYE, ui.palette().muted());
        eye.setName(Icon.EYE.name());
        row.add(eye).padLeft(Theme.BLOCK_GAP).minWidth(Value.prefWidth);
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
            look();
            PartialStage.redraw(this);
        }
    }

    /** Lets the board show what is looked at, or else the best move. */
    private void look() {
        if (active >= 0 && lines.get(active).move().isEmpty()) {
            board.mark(lines.get(active).squares());
        } else {
            (active < 0 ? best : lines.get(active).move()).ifPresent(actions::lookAt);
        }
        PartialStage.wake(this);
    }
}
