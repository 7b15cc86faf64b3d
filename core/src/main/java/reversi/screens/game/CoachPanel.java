package reversi.screens.game;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import reversi.rules.Square;
import reversi.screens.Context;
import reversi.screens.board.BoardModel;
import reversi.screens.ui.Button;
import reversi.screens.ui.Focus;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The coach's warning: what the chosen move gives away, and whether to play it anyway. */
final class CoachPanel extends AdvicePanel {
    /** The sentence has room for two lines from the start, so that nothing moves when it comes. */
    private static final int LINES = 2;

    private final Square square;
    private final BoardModel board;
    private final Words words;
    private final Runnable dismiss;
    private final Text sentence;
    private final Button takeBack;

    /** The warning of a move to this square, in a panel {@code width} points wide. */
    CoachPanel(Context context, float width, Square square, BoardModel board, Words words, GameActions actions) {
        super(context, width);
        this.square = square;
        this.board = board;
        this.words = words;
        this.dismiss = actions::dismissAdvice;
        Ui ui = context.ui();
        Table table = content();
        table.add(ui.text(context.texts().get("coach.title", square.toString()), Type.HEADING))
                .minWidth(0)
                .padTop(Theme.RING)
                .row();
        sentence = ui.text("", Type.BODY).wrap(inner());
        Table lines = new Table();
        lines.top().add(sentence).growX();
        table.add(lines)
                .minHeight(LINES * Type.BODY.lineHeight())
                .padTop(Theme.RING)
                .row();
        takeBack = ui.primary(context.say("coach.back"), dismiss);
        Button anyway = ui.secondary(context.say("coach.anyway"), actions::playAnyway);
        table.add(beside(takeBack, anyway)).padTop(Theme.BLOCK_GAP);
    }

    /** Two buttons side by side, as wide as each other where their words allow it; else below each other. */
    private Table beside(Button first, Button second) {
        float room = inner() - Theme.GAP;
        boolean isBeside = first.getPrefWidth() + second.getPrefWidth() <= room;
        Table row = new Table();
        row.defaults().growX().height(Theme.BUTTON);
        Cell<Button> one = row.add(first);
        if (!isBeside) {
            row.row();
        }
        Cell<Button> other = row.add(second).padLeft(isBeside ? Theme.GAP : 0).padTop(isBeside ? 0 : Theme.GAP);
        if (2 * Math.max(first.getPrefWidth(), second.getPrefWidth()) <= room) {
            one.uniformX();
            other.uniformX();
        }
        return row;
    }

    @Override
    float least() {
        return getPrefHeight();
    }

    @Override
    boolean suits(GameState state) {
        return state.end().isEmpty()
                && state.advice()
                        .warning()
                        .filter(warning -> warning.square().equals(square))
                        .isPresent();
    }

    @Override
    void show(GameState state) {
        Optional<HintStudy.Fact> said = state.advice()
                .warning()
                .flatMap(warning -> warning.said(context().texts(), words));
        sentence.setText(said.map(HintStudy.Fact::sentence).orElse(""));
        List<Square> squares = said.map(HintStudy.Fact::squares).orElse(List.of());
        if (!squares.equals(board.marked())) {
            board.mark(squares);
        }
    }

    /** Enter takes the move back wherever the focus is but on the other button. */
    @Override
    boolean keyDown(int key) {
        Focus focus = context().ui().focus();
        Actor current = focus.current();
        boolean isChosen = current != null && focus.isShownOn(current) && current.isDescendantOf(this);
        boolean isEnter = key == Input.Keys.ENTER || key == Input.Keys.NUMPAD_ENTER || key == Input.Keys.SPACE;
        if (isEnter && !isChosen) {
            dismiss.run();
        }
        return isEnter && !isChosen;
    }

    @Override
    void enter(Actor board) {
        super.enter(board);
        Focus focus = context().ui().focus();
        if (focus.isShownOn(board)) {
            focus.show(takeBack);
        } else {
            focus.moveTo(takeBack);
        }
    }
}
