package reversi.screens.analysis;

import java.util.Optional;
import java.util.function.Consumer;
import reversi.notation.Opponents;
import reversi.notation.analysis.VariationJson;
import reversi.notation.analysis.VariationTree;
import reversi.platform.Portable;
import reversi.platform.Store;
import reversi.platform.StoredText;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.teach.ExplorerFilter;

/** The analysis that a person works on, and the one before it, kept on the device from one start of the program to the next. */
public final class AnalysisRepository {
    /** The name under which the analysis is kept. */
    public static final String NAME = "analysis";

    private static final String BEFORE = "analysis.before";
    private static final String PLAYERS = "analysed.players";
    private static final String PLAYERS_BEFORE = "analysed.players.before";
    private static final String LINES = "analysis.lines";
    private static final String EXPLORER = "analysed.explorer";
    private static final int MAX_LINES = 5;
    private static final int USUAL_LINES = 3;

    private final StoredText kept;
    private final StoredText before;
    private final StoredText players;
    private final StoredText playersBefore;
    private final StoredText lines;
    private final StoredText explorer;
    /** What is kept, once it was read. */
    private Optional<VariationTree> tree = Optional.empty();

    /** A repository over a store; {@code report} receives the result of each change. */
    public AnalysisRepository(Store store, Consumer<Store.Result> report) {
        this.kept = new StoredText(store, NAME, report);
        this.before = new StoredText(store, BEFORE, report);
        this.players = new StoredText(store, PLAYERS, report);
        this.playersBefore = new StoredText(store, PLAYERS_BEFORE, report);
        this.lines = new StoredText(store, LINES, report);
        this.explorer = new StoredText(store, EXPLORER, report);
    }

    /** The analysis now; the start of Othello where there is none. What can't be read is set aside. */
    public VariationTree tree() {
        VariationTree known =
                tree.or(() -> read(kept)).orElseGet(() -> VariationTree.of(Position.start(Variant.OTHELLO)));
        tree = Optional.of(known);
        return known;
    }

    private static Optional<VariationTree> read(StoredText text) {
        Store.Entry entry = text.read();
        Optional<VariationTree> read = entry.text().flatMap(VariationJson::read);
        if (read.isEmpty() && !(entry instanceof Store.Absent)) {
            text.setAside();
        }
        return read;
    }

    /** Shows another node of the analysis, which need not be kept at once. */
    void show(VariationTree next) {
        tree = Optional.of(next);
    }

    /** Keeps the analysis as it stands. */
    void keep(VariationTree next) {
        tree = Optional.of(next);
        kept.write(VariationJson.write(next));
    }

    /** Begins another analysis, of a game of these players; the one now becomes the one before, unless nothing was played in it. */
    void begin(VariationTree next, Opponents who) {
        VariationTree now = tree();
        if (now.size() > 1) {
            before.write(VariationJson.write(now));
            playersBefore.write(players().written());
        }
        keep(next);
        players.write(who.written());
    }

    /** Who played the game that the analysis is of. */
    public Opponents players() {
        return Opponents.read(players.text());
    }

    /** Shows a game at a ply: in the analysis now where that holds all of it, or else in another one. */
    public void open(Transcript game, int ply) {
        open(game, ply, Opponents.unknown());
    }

    /** The same with a game of these players; another game with the same moves is another analysis. */
    public void open(Transcript game, int ply, Opponents who) {
        boolean isSame = !who.areKnown() || !players().areKnown() || who.equals(players());
        Optional<VariationTree> followed = isSame ? follow(tree().toStart(), game) : Optional.empty();
        if (followed.isEmpty()) {
            begin(at(VariationTree.of(game), game, ply), who);
        } else {
            keep(at(followed.get(), game, ply));
            if (who.areKnown()) {
                players.write(who.written());
            }
        }
    }

    /** The tree at the end of a game that it holds already; empty where it doesn't. */
    private static Optional<VariationTree> follow(VariationTree from, Transcript game) {
        boolean isSameStart = game.first().equals(from.root().position());
        Optional<VariationTree> at = isSameStart ? Optional.of(from) : Optional.empty();
        for (Move move : game.moves()) {
            at = move.isPass() ? at : at.flatMap(tree -> tree.follow(move));
        }
        return at;
    }

    /** A tree at a ply of a game that it holds. */
    private static VariationTree at(VariationTree tree, Transcript game, int ply) {
        VariationTree at = tree.toStart();
        for (Move move : game.upTo(ply).moves()) {
            at = move.isPass() ? at : at.play(move);
        }
        return at;
    }

    /** The analysis as something that goes to another device, where it is shown unless there is one. */
    public Portable portable() {
        return new Portable() {
            @Override
            public String name() {
                return NAME;
            }

            @Override
            public Optional<String> text() {
                return tree().size() > 1 ? Optional.of(VariationJson.write(tree())) : Optional.empty();
            }

            @Override
            public boolean join(String text) {
                Optional<VariationTree> other = VariationJson.read(text);
                other.filter(found -> tree().size() == 1).ifPresent(AnalysisRepository.this::keep);
                return other.isPresent();
            }
        };
    }

    /** Whether there is an analysis before this one. */
    boolean hasBefore() {
        return before.text().isPresent();
    }

    /** Goes back to the analysis before, and makes the one now that one. */
    void swap() {
        Opponents who = Opponents.read(playersBefore.text());
        read(before).ifPresent(tree -> begin(tree, who));
    }

    /** How many lines of the engine are shown, 1…5. */
    int lines() {
        String text = lines.text().orElse("");
        boolean isNumber = text.length() == 1 && text.charAt(0) >= '1' && text.charAt(0) < '1' + MAX_LINES;
        return isNumber ? text.charAt(0) - '0' : USUAL_LINES;
    }

    /** Shows so many lines from now on, 1…5. */
    void setLines(int count) {
        lines.write(Integer.toString(Math.max(1, Math.min(MAX_LINES, count))));
    }

    /** Which of the recorded games the explorer tells of. */
    ExplorerFilter explorerFilter() {
        return explorer.text().flatMap(ExplorerFilter::read).orElse(ExplorerFilter.allGames());
    }

    /** Tells of these recorded games from now on. */
    void setExplorerFilter(ExplorerFilter next) {
        explorer.write(next.written());
    }

    /** Goes back to what the device has: another window has changed it since. */
    public void reload() {
        tree = Optional.empty();
        kept.reload();
        before.reload();
        players.reload();
        playersBefore.reload();
        lines.reload();
        explorer.reload();
    }
}
