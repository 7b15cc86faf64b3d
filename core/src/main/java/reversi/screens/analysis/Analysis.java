package reversi.screens.analysis;

import com.badlogic.gdx.Gdx;
import java.util.List;
import java.util.Optional;
import reversi.engine.Answer;
import reversi.notation.Opponents;
import reversi.notation.analysis.VariationNode;
import reversi.notation.analysis.VariationTree;
import reversi.platform.Thinker;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Turn;
import reversi.rules.Variant;
import reversi.screens.Numerals;
import reversi.screens.board.BoardModel;
import reversi.screens.board.Tempo;
import reversi.teach.OpeningNames;

/** The lines that are analysed, the board with one of their positions, and what the engine says of it. */
final class Analysis {
    /** From this number of empties on the engine can solve a position while one waits. */
    private static final int SOLVABLE_EMPTIES = 24;

    private final AnalysisRepository repository;
    private final EngineAnalysis engine;
    private final LineNames names;
    private final Watcher watcher;
    private final EditHistory edits = new EditHistory();
    private BoardModel board;
    private Numerals numerals = Numerals.POINT;
    private boolean isEngineOn = true;
    private boolean isFailed;
    private boolean isTurned;
    private boolean isExplorerShown;
    /** Whether the engine has said something that is not shown yet. */
    private boolean isStale;

    /** Who shows an analysis. */
    interface Watcher {
        /** Whether the position on the board is looked at now, so that the engine is to think about it. */
        boolean isLooking();

        /** The lines are others, or which position of them is on the board, or what the engine is to do. */
        void changed();

        /** What is shown has other parts than before. */
        void rearranged();

        /** The engine says something else. */
        void thought();

        /** Nothing was played; the words of the key say why. */
        void refused(String key);
    }

    Analysis(AnalysisRepository repository, Thinker thinker, OpeningNames openings, Watcher watcher) {
        this.repository = repository;
        this.engine = new EngineAnalysis(thinker, new EngineEvents());
        this.names = new LineNames(openings);
        this.watcher = watcher;
        this.board = newBoard(repository.tree());
    }

    private static BoardModel newBoard(VariationTree tree) {
        BoardModel model = new BoardModel(tree.root().position(), Tempo.normal());
        model.show(tree.transcript());
        return model;
    }

    /** The lines, and which position of them is on the board. */
    VariationTree tree() {
        return repository.tree();
    }

    /** Who played the game that is analysed. */
    Opponents players() {
        return repository.players();
    }

    /** What lines are called. */
    LineNames names() {
        return names;
    }

    /** What lies on the board. */
    BoardModel board() {
        return board;
    }

    /** From now on values are written so. */
    void writeIn(Numerals next) {
        numerals = next;
    }

    /** Lets time pass: what the engine said since the last picture is shown. */
    void tick() {
        if (isStale) {
            isStale = false;
            showAnswer();
        }
    }

    /** Keeps what is analysed, unless nothing was played. */
    void keep() {
        if (tree().size() > 1) {
            repository.keep(tree());
        }
    }

    /** Whether there are recorded games that begin like this analysis. */
    boolean hasExplorer() {
        return tree().root().position().equals(Position.start(Variant.OTHELLO));
    }

    /** Whether the explorer stands where there is no room for it beside the moves. */
    boolean isExplorerShown() {
        return isExplorerShown && hasExplorer();
    }

    /** Shows the explorer in place of the moves, or the moves again. */
    void switchExplorer() {
        isExplorerShown = !isExplorerShown;
        watcher.rearranged();
    }

    /** Whether the board is seen from the other side. */
    boolean isTurned() {
        return isTurned;
    }

    /** Shows the board from the other side. */
    void turn() {
        isTurned = !isTurned;
    }

    /** How many of the engine's lines are shown. */
    int lines() {
        return repository.lines();
    }

    /** Shows this number of the engine's lines. */
    void setLines(int count) {
        repository.setLines(count);
        watcher.rearranged();
    }

    /** The newest that the engine said about the position. */
    Optional<Answer> answer() {
        return engine.answer();
    }

    /** Whether the engine goes on until the position is solved. */
    boolean isSolving() {
        return engine.isSolving();
    }

    /** Whether the engine thinks about every position that is shown. */
    boolean isEngineOn() {
        return isEngineOn;
    }

    /** Whether the engine does not work. */
    boolean isFailed() {
        return isFailed;
    }

    /** Switches the engine on or off. */
    void switchEngine() {
        isEngineOn = !isEngineOn;
        isFailed = false;
        think();
        watcher.changed();
    }

    /** Whether the position on the board could be solved while one waits, and is not yet. */
    boolean canSolve() {
        Position position = tree().position();
        boolean isSolved = engine.answer().filter(Answer::exact).isPresent();
        return !isFailed && !isSolved && !position.isOver() && position.empties() <= SOLVABLE_EMPTIES;
    }

    /** Solves the position on the board, or stops that. */
    void solveOrStop() {
        if (engine.isSolving()) {
            engine.stop();
        } else {
            engine.solve(tree().position());
        }
        showAnswer();
        watcher.changed();
    }

    /** Lets the engine think about the position on the board, if it is to. */
    void think() {
        engine.clear();
        if (watcher.isLooking() && isEngineOn) {
            engine.analyse(tree().position());
        }
        showAnswer();
    }

    /** Stops thinking; what was said so far stays. */
    void rest() {
        engine.stop();
    }

    private void showAnswer() {
        board.showNotes(
                engine.answer().map(answer -> BestLines.notes(answer, numerals)).orElse(List.of()));
        watcher.thought();
    }

    /** Lets the person play on the board, where a move can be played. */
    void ask() {
        Position position = tree().position();
        if (position.isOver()) {
            board.askNobody();
        } else {
            board.ask(position);
        }
    }

    /** Shows a tree in place of the one now, by a move that is played where one leads there. */
    void show(VariationTree next) {
        VariationTree before = tree();
        boolean isSame = before.isSameTree(next);
        if (!isSame) {
            edits.add(before);
        }
        change(before, next, isSame);
    }

    private void change(VariationTree before, VariationTree next, boolean isSame) {
        boolean isMoved = before.current().id() != next.current().id();
        if (!isSame) {
            repository.keep(next);
        } else if (isMoved) {
            repository.show(next);
        }
        if (isMoved) {
            move(before, next);
        }
        if (isMoved || !isSame) {
            watcher.changed();
        }
    }

    /** Brings the board from one position to another, and lets the engine think about that. */
    private void move(VariationTree before, VariationTree next) {
        Optional<Turn> played = played(before, next);
        if (played.isPresent()) {
            board.play(played.get());
        } else {
            board.goTo(next.transcript());
        }
        ask();
        think();
    }

    /** The move that leads from the position on the board to another one; empty where none does. */
    private static Optional<Turn> played(VariationTree before, VariationTree next) {
        VariationNode move = next.moveOf(next.current().id());
        boolean isNext = move.id() != VariationTree.ROOT
                && move.parent() == before.current().id();
        return isNext ? move.turn() : Optional.empty();
    }

    /** The person chose a square of the board. */
    void press(Square square) {
        play(Move.at(square));
    }

    /** Plays a move in the position on the board, or says why it can't be. */
    void play(Move move) {
        VariationTree tree = tree();
        Optional<Illegal> refused = tree.position().refusal(move);
        if (refused.isPresent()) {
            move.square().ifPresent(board::refuse);
            watcher.refused("refused." + refused.get().name());
        } else if (tree.hasRoomFor(move)) {
            show(tree.play(move));
        } else {
            watcher.refused("analysis.full");
        }
    }

    /** Shows the position of a node. */
    void goTo(int id) {
        show(tree().goTo(id));
    }

    /** Deletes the line from the move on the board on. */
    void delete() {
        show(tree().delete(tree().current().id()));
    }

    /** Makes the line on the board the main continuation where it branches off. */
    void promote() {
        show(tree().promote(tree().current().id()));
    }

    /** Writes a name beside the move on the board. */
    void name(String name) {
        show(tree().name(tree().current().id(), name));
    }

    /** Whether there is a change of the lines to be undone. */
    boolean canUndo() {
        return !edits.isEmpty();
    }

    /** Undoes the last change of the lines. */
    void undo() {
        edits.undo().ifPresent(before -> {
            // Nodes of what was undone may have had the ids of those to come.
            names.clear();
            change(tree(), before, false);
        });
    }

    /** Begins another analysis from a position or with a game of these players. */
    void begin(VariationTree next, Opponents players) {
        repository.begin(next, players);
        reopen();
    }

    /** Whether there is an analysis before this one. */
    boolean hasBefore() {
        return repository.hasBefore();
    }

    /** Goes back to the analysis before. */
    void swap() {
        repository.swap();
        reopen();
    }

    /** Shows what the repository has now, whatever its board. */
    void reopen() {
        names.clear();
        edits.clear();
        board = newBoard(tree());
        think();
        watcher.rearranged();
    }

    private final class EngineEvents implements EngineAnalysis.Listener {
        @Override
        public void thought() {
            isStale = true;
            Gdx.graphics.requestRendering();
        }

        @Override
        public void failed() {
            isFailed = true;
            thought();
        }
    }
}
