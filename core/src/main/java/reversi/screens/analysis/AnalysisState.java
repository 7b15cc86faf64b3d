package reversi.screens.analysis;

import java.util.List;
import java.util.Optional;
import reversi.engine.Answer;
import reversi.notation.Opponents;
import reversi.notation.analysis.PositionSetup;
import reversi.notation.analysis.VariationTree;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.screens.Numerals;
import reversi.screens.board.BoardContent;

/**
 * Everything that is seen on the analysis board.
 *
 * @param edits the lines that are analysed
 * @param players who played the game that is analysed
 * @param lines how many of the engine's lines are shown
 * @param engine what the engine does and says
 * @param isTurned whether the board is seen from the other side
 * @param isExplorerChosen whether the explorer is wished for where there is no room for it beside the moves
 * @param setup the position that is being set up; empty while the lines are on the board
 */
record AnalysisState(
        EditHistory edits,
        Opponents players,
        int lines,
        EngineAnalysis.Now engine,
        boolean isTurned,
        boolean isExplorerChosen,
        Optional<Setup> setup) {
    /** From this number of empties on the engine can solve a position while one waits. */
    private static final int SOLVABLE_EMPTIES = 24;

    /**
     * What the parts of the page depend on.
     *
     * @param isSetup whether a position is being set up
     * @param variant the rules of the board
     * @param hasExplorer whether there are recorded games that begin like this analysis
     * @param isExplorerShown whether the explorer stands where there is no room for it beside the moves
     */
    record Parts(
            boolean isSetup,
            Variant variant,
            Opponents players,
            int lines,
            boolean hasExplorer,
            boolean isExplorerShown) {}

    /** What is kept, about which the engine was not asked yet. */
    static AnalysisState of(AnalysisRepository repository) {
        EditHistory edits = EditHistory.of(repository.tree());
        EngineAnalysis.Now engine = EngineAnalysis.Now.begun();
        return new AnalysisState(
                edits, repository.players(), repository.lines(), engine, false, false, Optional.empty());
    }

    /** With what is kept now: the same lines, or others. */
    AnalysisState kept(AnalysisRepository repository) {
        VariationTree tree = repository.tree();
        EditHistory next = tree == tree() ? edits : EditHistory.of(tree);
        return new AnalysisState(
                next, repository.players(), repository.lines(), engine, isTurned, isExplorerChosen, setup);
    }

    /** With the kept lines on the board and nothing set up; what was changed in them before can't be undone. */
    AnalysisState reopened(AnalysisRepository repository) {
        return kept(repository).with(EditHistory.of(repository.tree())).with(Optional.empty());
    }

    /** The lines, and which position of them is on the board. */
    VariationTree tree() {
        return edits.tree();
    }

    /** What the engine says of the position; nothing while it is off. */
    Optional<Answer> answer() {
        return engine.answer().filter(said -> engine.isOn());
    }

    /** Whether the position on the board could be solved while one waits, and is not yet. */
    boolean canSolve() {
        Position position = tree().position();
        boolean isSolved = engine.answer().filter(Answer::exact).isPresent();
        boolean isLate = !position.isOver() && position.empties() <= SOLVABLE_EMPTIES;
        return engine.isOn() && !engine.isFailed() && !isSolved && isLate;
    }

    Parts parts() {
        boolean hasExplorer = tree().root().position().equals(Position.start(Variant.OTHELLO));
        Variant variant = setup.map(now -> now.position().variant()).orElseGet(tree()::variant);
        return new Parts(setup.isPresent(), variant, players, lines, hasExplorer, hasExplorer && isExplorerChosen);
    }

    /** What the board shows, in the numerals of a language. */
    BoardContent board(Numerals numerals) {
        if (setup.isPresent()) {
            // Somebody is asked, so that the keyboard's cursor reaches every square.
            Position position = setup.get().position().position();
            return BoardContent.of(Transcript.from(position), Optional.of(position), BoardContent.Marks.none());
        }
        Transcript line = tree().transcript();
        int plies = edits.isPlayed() ? tree().moveOf(tree().current().id()).ply() - 1 : line.plies();
        BoardContent.Marks marks = new BoardContent.Marks(
                engine.answer().map(said -> BestLines.notes(said, numerals)).orElse(List.of()),
                Optional.empty(),
                Optional.empty());
        return new BoardContent(line, plies, Optional.of(line.current()).filter(now -> !now.isOver()), marks);
    }

    /** With other lines, or another position of these. */
    AnalysisState with(EditHistory next) {
        return new AnalysisState(next, players, lines, engine, isTurned, isExplorerChosen, setup);
    }

    /** With what the engine does and says now. */
    AnalysisState with(EngineAnalysis.Now now) {
        return new AnalysisState(edits, players, lines, now, isTurned, isExplorerChosen, setup);
    }

    /** With the board seen from the other side. */
    AnalysisState turned() {
        return new AnalysisState(edits, players, lines, engine, !isTurned, isExplorerChosen, setup);
    }

    /** With the explorer in place of the moves, or the moves again. */
    AnalysisState explorerSwitched() {
        return new AnalysisState(edits, players, lines, engine, isTurned, !isExplorerChosen, setup);
    }

    /** With the position on the board being set up. */
    AnalysisState settingUp() {
        return settingUp(new Setup(PositionSetup.of(tree().position()), Setup.Brush.BLACK));
    }

    /** With a position being set up. */
    AnalysisState settingUp(Setup next) {
        return with(Optional.of(next));
    }

    private AnalysisState with(Optional<Setup> next) {
        return new AnalysisState(edits, players, lines, engine, isTurned, isExplorerChosen, next);
    }
}
