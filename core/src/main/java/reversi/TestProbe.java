package reversi;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import reversi.notation.BoardText;
import reversi.notation.TranscriptText;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.screens.Page;
import reversi.screens.Router;
import reversi.screens.board.BoardModel;
import reversi.screens.board.BoardView;
import reversi.screens.game.GamePage;
import reversi.screens.game.LiveGame;
import reversi.screens.ui.Control;
import reversi.screens.ui.Focus;
import reversi.screens.ui.Text;
import reversi.screens.ui.TextInput;
import reversi.session.GameSession;

/**
 * Tells tests what a person would see, and where to click. It only looks: whatever a test does, it does with the mouse
 * and the keyboard. Places are real pixels from the window's top left corner.
 */
public final class TestProbe {
    private final Stage stage;
    private final Router router;
    private final Focus focus;

    TestProbe(Stage stage, Router router, Focus focus) {
        this.stage = stage;
        this.router = router;
        this.focus = focus;
    }

    /**
     * What is in front of the person.
     *
     * @param page which page, as it names itself, such as game; none before the first
     * @param isSheetOpen whether a dialog lies above it
     * @param focus the first words of what the ring of the keyboard is around; empty where it is around nothing or nothing with words
     * @param board the discs seen on the board of the page and who is to move, in a line of {@link BoardText}; empty on a page without one
     * @param game the game on the page; empty on the others
     */
    public record State(String page, boolean isSheetOpen, String focus, String board, Optional<Table> game) {}

    /**
     * A game on its page.
     *
     * @param transcript the moves so far, passes written out
     * @param toMove whose turn it is in the rules: black or white
     * @param isPersonAsked whether a person may move now: nothing moves, and nobody thinks
     * @param isMoving whether discs still move or a pass is being announced
     * @param isOver whether the end of the game has been shown
     * @param isResultShown whether the result stands beside the board
     * @param black the black discs seen
     * @param white the white discs seen
     * @param advice what is written on squares, such as {@code d3 +4, c5 -2}; empty where nobody asked for advice
     */
    public record Table(
            String transcript,
            String toMove,
            boolean isPersonAsked,
            boolean isMoving,
            boolean isOver,
            boolean isResultShown,
            int black,
            int white,
            String advice) {}

    /** What is in front of the person now. */
    public State state() {
        String seen = board().map(
                        known -> BoardText.writeLine(known.model().animation().shown()))
                .orElse("");
        return new State(
                front().map(Page::kind).orElse("none"),
                router.isSheetOpen(),
                focused(),
                seen,
                game().map(TestProbe::table));
    }

    /** The middle of a square of the board on the page; empty where there is no game. */
    public Optional<Vector2> square(String name) {
        Optional<BoardView> shown = board();
        return shown.map(board -> stage.stageToScreenCoordinates(board.onStage(Square.of(name))));
    }

    /**
     * The middle of something that can be pressed now and shows these words, or nothing but the pictogram of this name, or of
     * a field that asks for them: where several do, of one that a finger on its middle would press, not of one that has been
     * scrolled out of sight; empty where there is none.
     */
    public Optional<Vector2> control(String words) {
        Actor found = find(stage.getRoot(), words, this::isInReach);
        if (found == null) {
            found = find(stage.getRoot(), words, actor -> true);
        }
        return Optional.ofNullable(found).map(TestProbe::middle).map(stage::stageToScreenCoordinates);
    }

    private static Vector2 middle(Actor actor) {
        return actor.localToStageCoordinates(new Vector2(actor.getWidth() / 2, actor.getHeight() / 2));
    }

    private boolean isInReach(Actor actor) {
        Vector2 middle = middle(actor);
        Actor pressed = stage.hit(middle.x, middle.y, true);
        boolean isOnScreen =
                middle.x >= 0 && middle.x < stage.getWidth() && middle.y >= 0 && middle.y < stage.getHeight();
        return isOnScreen && pressed != null && pressed.isDescendantOf(actor);
    }

    /** Whether some visible text contains these words. */
    public boolean shows(String words) {
        return shows(stage.getRoot(), words);
    }

    private static boolean shows(Actor actor, String words) {
        if (!actor.isVisible() || actor.getColor().a == 0) {
            return false;
        }
        if (actor instanceof Text text) {
            return text.words().contains(words);
        }
        if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                if (shows(child, words)) {
                    return true;
                }
            }
        }
        return false;
    }

    private String focused() {
        Actor current = focus.current();
        return current != null && focus.isShownOn(current) ? firstWords(current) : "";
    }

    private static String firstWords(Actor actor) {
        String pictogram = actor.getName();
        if (pictogram != null) {
            return pictogram;
        }
        if (actor instanceof Text text) {
            return text.words();
        }
        if (actor instanceof TextInput line) {
            return line.hint();
        }
        if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                String words = firstWords(child);
                if (!words.isEmpty()) {
                    return words;
                }
            }
        }
        return "";
    }

    private Optional<BoardView> board() {
        return front().flatMap(Page::board);
    }

    private Optional<Page> front() {
        return Optional.ofNullable(router.front());
    }

    private Optional<LiveGame> game() {
        return router.front() instanceof GamePage page ? Optional.of(page.game()) : Optional.empty();
    }

    private static Table table(LiveGame game) {
        GameSession session = game.session();
        return new Table(
                TranscriptText.writeWithPasses(session.transcript()),
                session.position().toMove() == Disc.BLACK ? "black" : "white",
                session.awaited().filter(game::isPerson).isPresent() && !game.isMoving(),
                game.isMoving(),
                game.shownOutcome().isPresent(),
                game.isResultShown(),
                game.shownDiscs(Disc.BLACK),
                game.shownDiscs(Disc.WHITE),
                advice(game.board()));
    }

    private static String advice(BoardModel board) {
        List<String> words = new ArrayList<>();
        Square hint = board.hint();
        if (hint != null) {
            words.add(hint.name() + " " + board.hintWords());
        }
        for (BoardModel.Note note : board.notes()) {
            words.add(note.square().name() + " " + note.words());
        }
        return String.join(", ", words);
    }

    /** Later actors lie above earlier ones, so they are asked first. */
    private static @Nullable Actor find(Actor actor, String words, Predicate<Actor> counts) {
        if (!actor.isVisible()) {
            return null;
        }
        if (isCalled(actor, words) && counts.test(actor)) {
            return actor;
        }
        if (actor instanceof Group group) {
            for (int i = group.getChildren().size - 1; i >= 0; i--) {
                Actor found = find(group.getChild(i), words, counts);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    private static boolean isCalled(Actor actor, String words) {
        if (actor instanceof TextInput line) {
            return line.hint().equals(words);
        }
        return actor instanceof Control control
                && !control.isDisabled()
                && (words.equals(control.getName()) || says(control, words));
    }

    private static boolean says(Group group, String words) {
        for (Actor child : group.getChildren()) {
            if (child instanceof Text text
                    ? text.words().equals(words)
                    : child instanceof Group inner && says(inner, words)) {
                return true;
            }
        }
        return false;
    }
}
