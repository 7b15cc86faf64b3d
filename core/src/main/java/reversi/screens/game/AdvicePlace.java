package reversi.screens.game;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.screens.Context;

/** Which advice stands on the page of a game as it was built last: the coach's warning, or else a hint. */
final class AdvicePlace {
    private final Context context;
    private final GameController controller;
    private final float width;
    private @Nullable Object about;
    private @Nullable AdvicePanel panel;
    private float height;

    /** A place for panels {@code width} points wide. */
    AdvicePlace(Context context, GameController controller, float width) {
        this.context = context;
        this.controller = controller;
        this.width = width;
    }

    /** The panel that is shown. */
    Optional<AdvicePanel> panel() {
        return Optional.ofNullable(panel);
    }

    /** Looks again; answers whether there is another panel than before, or one of another height. */
    boolean refresh() {
        Optional<Coach> coach = controller.coach();
        Optional<Warning> warning = coach.flatMap(Coach::warning);
        Optional<Hint> hint = controller.game().advice().hint();
        Object now = warning.<Object>map(found -> found).or(() -> hint).orElse(null);
        AdvicePanel before = panel;
        if (now != about) {
            about = now;
            panel = coach.isPresent() && warning.isPresent()
                    ? new CoachPanel(context, controller.game(), coach.get(), warning.get(), width)
                    : hint.map(found -> new HintPanel(context, controller.game(), found, width))
                            .orElse(null);
        }
        if (panel != null) {
            panel.refresh();
        }
        float needed = panel == null ? 0 : panel.getPrefHeight();
        boolean isChanged = panel != before || needed != height;
        height = needed;
        return isChanged;
    }

    /** The plan of the page with room for what is shown. */
    GamePlan planned(GamePlan usual) {
        return panel == null ? usual : usual.withAdvice(height, panel.least());
    }
}
