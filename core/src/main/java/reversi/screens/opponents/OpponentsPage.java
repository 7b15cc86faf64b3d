package reversi.screens.opponents;

import java.util.function.UnaryOperator;
import reversi.screens.Context;
import reversi.screens.GameChoice;
import reversi.screens.Layout;
import reversi.screens.Opponent;
import reversi.screens.SettingsRepository;
import reversi.screens.StatePage;

/** Everybody who plays for the computer: one of them is chosen for the next game, or whoever is as strong as the person. */
public final class OpponentsPage extends StatePage<OpponentsState, OpponentsView> implements OpponentsView.Actions {
    private final SettingsRepository settings;

    /** The choice that was kept last; {@code even} is the level that is as strong as the person. */
    public OpponentsPage(SettingsRepository settings, int even) {
        super(new OpponentsState(settings.now().game(), even));
        this.settings = settings;
    }

    @Override
    protected OpponentsView view(Context context, Layout layout) {
        becomeUnseen(new OpponentsState(settings.now().game(), state().even()));
        return new OpponentsView(context, layout, this);
    }

    @Override
    public void shown() {
        lead();
        view().ifPresent(OpponentsView::scrollToChosen);
    }

    @Override
    public void choose(int level) {
        choose(choice -> choice.against(Opponent.of(level)));
    }

    @Override
    public void match() {
        choose(choice -> choice.matched(true));
    }

    /** The choice is made: goes back to where somebody was asked for. */
    private void choose(UnaryOperator<GameChoice> change) {
        settings.change(all -> all.withGame(change.apply(all.game())));
        context().ifPresent(now -> now.go().back());
    }
}
