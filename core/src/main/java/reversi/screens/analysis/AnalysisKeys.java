package reversi.screens.analysis;

import com.badlogic.gdx.Input;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.engine.Answer;
import reversi.engine.MoveValue;
import reversi.notation.analysis.VariationTree;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.screens.Context;
import reversi.screens.Modifiers;
import reversi.screens.Shortcut;
import reversi.screens.board.TypedSquare;

/**
 * What the keyboard does on the analysis board: arrows go through the lines, Delete deletes one, letters and digits play a square, a digit
 * alone plays a line of the engine.
 */
final class AnalysisKeys {
    private static final float MILLIS = 1000;

    private final AnalysisActions actions;
    private TypedSquare typed = new TypedSquare(Variant.OTHELLO);

    AnalysisKeys(AnalysisActions actions) {
        this.actions = actions;
    }

    /** The keys, for people to look up. */
    static List<Shortcut> shown(Context context) {
        List<Shortcut> keys = new ArrayList<>(Shortcut.throughGame(context));
        keys.add(new Shortcut("shortcuts.variation", List.of("↑", "↓")));
        keys.add(Shortcut.of("shortcuts.engine", "1–5"));
        keys.add(Shortcut.typedSquare());
        keys.add(new Shortcut("play.undo", List.of(Shortcut.command(context), "Z")));
        keys.add(Shortcut.named(context, "analysis.delete", "delete"));
        return keys;
    }

    /** Lets time pass, after which a typed square that could go on is taken as it stands. */
    void tick(float seconds) {
        if (typed.isWaiting()) {
            typed.advance(seconds * MILLIS).ifPresent(actions::press);
        }
    }

    /** A key went down; returns whether it meant something here. */
    boolean keyDown(int key, Context context) {
        boolean isUndo = key == Input.Keys.Z && Modifiers.isCommand(context.device());
        if (isUndo) {
            actions.undo();
        }
        if (Modifiers.isAny(context.device())) {
            return isUndo;
        }
        switch (key) {
            case Input.Keys.LEFT -> actions.go(VariationTree::back);
            case Input.Keys.RIGHT -> actions.go(VariationTree::forward);
            case Input.Keys.UP -> actions.go(tree -> tree.toSibling(-1));
            case Input.Keys.DOWN -> actions.go(tree -> tree.toSibling(1));
            case Input.Keys.HOME -> actions.go(VariationTree::toStart);
            case Input.Keys.END -> actions.go(VariationTree::toEnd);
            case Input.Keys.FORWARD_DEL ->
                actions.go(tree -> tree.delete(tree.current().id()));
            case Input.Keys.BACKSPACE -> backspace();
            default -> {
                return false;
            }
        }
        return true;
    }

    private void backspace() {
        if (typed.isWaiting()) {
            typed.backspace();
        } else {
            actions.go(VariationTree::back);
        }
    }

    /** A character was typed; returns whether it meant something here. */
    boolean keyTyped(char sign, Context context, AnalysisState state) {
        if (Modifiers.isAny(context.device())) {
            return false;
        }
        if (!typed.isWaiting()) {
            typed = new TypedSquare(state.tree().variant());
        }
        if (typed.takes(sign)) {
            Optional<Square> square = typed.type(sign);
            square.ifPresent(actions::press);
            return true;
        }
        boolean isLine = sign >= '1' && sign <= '5';
        if (isLine) {
            playLine(state.engine().answer(), sign - '1');
        }
        return isLine;
    }

    private void playLine(Optional<Answer> known, int number) {
        known.map(answer -> BestLines.best(answer, number + 1))
                .filter(lines -> lines.size() > number)
                .map(lines -> lines.get(number))
                .map(MoveValue::move)
                .ifPresent(actions::play);
    }
}
