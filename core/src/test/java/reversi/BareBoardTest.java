package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Page;
import reversi.screens.board.AnimationListener;
import reversi.screens.board.BoardModel;
import reversi.screens.board.BoardOverlayOptions;
import reversi.screens.board.BoardStyle;
import reversi.screens.board.BoardView;
import reversi.screens.board.Tempo;

/** A board on a page of its own, without a game behind it, as a lesson, a puzzle or a replay would show it. Nothing is ever drawn. */
class BareBoardTest {
    private static final Transcript LINE = line("f5d6c3d3c4f4");

    private final TestStage game = new TestStage("en", false);
    private final List<String> pressed = new ArrayList<>();
    private final List<String> seen = new ArrayList<>();
    private final BoardModel board = new BoardModel(LINE.first(), Tempo.normal(), new AnimationListener() {
        @Override
        public void placed(Turn turn) {
            seen.add(turn.move().toString());
        }

        @Override
        public void moved() {
            discs = board().animation().poses().count(Disc.BLACK);
        }
    });
    private int discs;
    private Optional<BoardView> view = Optional.empty();

    private static Transcript line(String squares) {
        Transcript line = Transcript.start(Variant.OTHELLO);
        for (int i = 0; i < squares.length(); i += 2) {
            Move move = Move.at(Square.of(squares.substring(i, i + 2)));
            line = line.with(line.current().play(move).orThrow());
        }
        return line;
    }

    private BoardModel board() {
        return board;
    }

    @BeforeEach
    void open() {
        game.resize(1280, 720);
        game.composition().begin();
        game.composition().router().enter(new Page() {
            @Override
            public Actor build(Context context, Layout layout) {
                BoardView made = new BoardView(context.ui(), board, BoardStyle.classic(), BoardOverlayOptions.all());
                view = Optional.of(made);
                Table page = new Table();
                page.add(made).grow();
                return page;
            }
        });
        game.settle();
    }

    @AfterEach
    void close() {
        game.close();
    }

    private BoardView view() {
        return view.orElseThrow();
    }

    private void click(String square) {
        Vector2 at = game.stage().stageToScreenCoordinates(view().onStage(Square.of(square)));
        game.stage().touchDown((int) at.x, (int) at.y, 0, Input.Buttons.LEFT);
        game.stage().touchUp((int) at.x, (int) at.y, 0, Input.Buttons.LEFT);
    }

    private Position shown() {
        return board.animation().shown();
    }

    @Test
    void aTurnIsShownInTimeThatTheStagePasses() {
        board.show(LINE.upTo(3));
        assertEquals(LINE.upTo(3).current(), shown(), "at once");
        assertEquals(Square.of("c3"), board.last());
        assertFalse(board.animation().isMoving());
        board.play(LINE.turns().get(3));
        assertTrue(board.animation().isMoving());
        assertEquals(LINE.upTo(3).current(), shown());
        game.stage().act(1 / 60f);
        assertEquals(Square.of("c3"), board.last(), "the new disc is still in the air");
        assertTrue(board.animation().isMoving(), "no turn is shown in one frame");
        game.settle();
        assertEquals(LINE.upTo(4).current(), shown());
        assertEquals(Square.of("d3"), board.last());
        assertEquals(List.of("d3"), seen);
        assertEquals(LINE.upTo(4).current().count(Disc.BLACK), discs, "heard of every disc that turned");
    }

    @Test
    void turnsAreTakenBackAndGoneOverAgain() {
        board.show(LINE);
        board.goTo(LINE.upTo(2));
        assertTrue(board.animation().isMoving());
        game.settle();
        assertEquals(LINE.upTo(2).current(), shown());
        assertEquals(Square.of("d6"), board.last());
        board.goTo(LINE.upTo(0));
        game.settle();
        assertEquals(LINE.first(), shown());
        assertNull(board.last());
        LINE.turns().forEach(board::play);
        game.settle();
        game.settle();
        assertEquals(LINE.current(), shown());
        assertEquals(LINE.current().count(Disc.BLACK), discs);
    }

    @Test
    void aBoardThatOnlyShowsLetsAClickThrough() {
        board.ask(LINE.first());
        click("d3");
        assertEquals(List.of(), pressed);
        assertFalse(view().isReachable(), "the keyboard passes it by");
    }

    @Test
    void theSquarePressedIsTold() {
        view().onPress(square -> pressed.add(square.name()));
        board.ask(LINE.first());
        click("d3");
        click("a8");
        assertEquals(List.of("d3", "a8"), pressed);
        assertTrue(view().isReachable());
        game.composition().focus().moveTo(view());
        game.composition().input().keyDown(Input.Keys.TAB);
        game.stage().act(1 / 60f);
        game.composition().input().keyDown(Input.Keys.ENTER);
        assertEquals(3, pressed.size());
        assertTrue(
                LINE.first().placements().contains(Square.of(pressed.get(2))), "the cursor begins at a legal square");
    }

    @Test
    void onlyTheLastListenerHears() {
        view().onPress(square -> pressed.add("first " + square.name()));
        view().onPress(square -> pressed.add("second " + square.name()));
        click("h1");
        assertEquals(List.of("second h1"), pressed);
    }

    @Test
    void aPositionOfAnotherVariantLiesThereAtOnce() {
        board.show(LINE);
        Transcript other = Transcript.start(Variant.REVERSI_1876);
        board.show(other);
        assertEquals(other.current(), board.animation().shown());
        assertEquals(0, board.animation().poses().count(Disc.BLACK));
        assertFalse(board.isBusy());
    }
}
