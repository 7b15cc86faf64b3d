package reversi.screens.board;

import java.util.List;
import java.util.Optional;
import reversi.rules.Transcript;
import reversi.rules.Turn;

/**
 * Brings a board from what it shows to what it is to show: turns that go on are played, others are taken back quickly, and a line from
 * another first position lies there at once.
 */
public final class BoardDirector {
    private final BoardModel model;
    private Optional<BoardContent> shown = Optional.empty();

    /** A director of a board that shows nothing of its own yet. */
    public BoardDirector(BoardModel model) {
        this.model = model;
    }

    /** The board. */
    public BoardModel model() {
        return model;
    }

    /** Shows this from now on; nothing moves where it is what was shown. */
    public void show(BoardContent next) {
        Optional<BoardContent> before = shown;
        if (before.filter(next::equals).isPresent()) {
            return;
        }
        shown = Optional.of(next);
        before.filter(old -> old.line().first().equals(next.line().first()))
                .ifPresentOrElse(old -> goOn(old.line(), next), () -> model.show(next.line()));
        next.marks().showOn(model);
        next.asked().ifPresentOrElse(model::ask, model::askNobody);
    }

    private void goOn(Transcript old, BoardContent content) {
        Transcript next = content.line();
        int common = common(old.turns(), next.turns());
        if (common < Math.min(content.playedFrom(), next.plies())) {
            model.goTo(next);
            return;
        }
        if (common < old.plies()) {
            model.goTo(next.upTo(common));
        }
        next.turns().subList(common, next.plies()).forEach(model::play);
    }

    private static int common(List<Turn> one, List<Turn> other) {
        int common = 0;
        while (common < Math.min(one.size(), other.size()) && one.get(common).equals(other.get(common))) {
            common++;
        }
        return common;
    }
}
