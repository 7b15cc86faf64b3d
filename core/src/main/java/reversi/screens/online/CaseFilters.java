package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import reversi.online.CaseFilter;
import reversi.online.CaseOrder;
import reversi.online.CaseStage;
import reversi.screens.Context;
import reversi.screens.ui.FilterButton;
import reversi.screens.ui.Theme;

/** The controls by which moderators say which cases they want to see, and in which order. */
final class CaseFilters extends Table {
    private static final List<CaseStage> STAGES = List.of(CaseStage.values());

    /** Controls for what is listed now. */
    CaseFilters(Context context, CaseFilter now, ModerationActions actions) {
        defaults().growX().minWidth(0);
        List<String> stages = STAGES.stream()
                .map(stage -> context.say("moderation.stage." + stage.name()))
                .toList();
        add(context.ui().segmented(stages, STAGES.indexOf(now.stage()), at -> actions.list(now.with(STAGES.get(at)))))
                .row();
        Table line = new Table();
        line.defaults().height(Theme.TOUCH).padRight(Theme.GAP);
        String matter = context.say(
                now.matter().map(chosen -> "report." + chosen.name()).orElse("moderation.matter.all"));
        line.add(new FilterButton(context.ui(), matter, now.matter().isPresent(), () -> context.router()
                        .open(new MatterSheet(now.matter(), chosen -> actions.list(now.with(chosen)))))
                .opening());
        if (now.stage() == CaseStage.OPEN) {
            CaseOrder next = now.order() == CaseOrder.AGE ? CaseOrder.WEIGHT : CaseOrder.AGE;
            String order = context.say("moderation.order." + now.order().name());
            line.add(new FilterButton(context.ui(), order, false, () -> actions.list(now.with(next))));
        }
        line.add().growX();
        add(line);
    }
}
