package reversi.screens.game;

import reversi.game.Result;
import reversi.rules.Disc;
import reversi.rules.Illegal;

/** Nobody looks at the game. */
final class NoEvents implements GameEvents {
    @Override
    public void changed() {}

    @Override
    public void passed(Disc disc) {}

    @Override
    public void refused(Illegal reason) {}

    @Override
    public void drawOffered(Disc by) {}

    @Override
    public void drawDeclined(Disc by) {}

    @Override
    public void failed(String reason, boolean canAskAgain) {}

    @Override
    public void ended(Result outcome) {}
}
