package reversi.screens.together;

import java.util.List;
import java.util.Optional;
import reversi.notation.Opponents;
import reversi.notation.analysis.JoinedVariations;
import reversi.notation.analysis.VariationSgf;
import reversi.notation.analysis.VariationTree;
import reversi.notation.analysis.WrittenVariations;
import reversi.online.StudyNews;
import reversi.rules.Move;

/**
 * The chapter on the board.
 *
 * @param chapter its number
 * @param version the version of the server that it came from
 * @param tree its lines, and which of their positions is on the board
 * @param players who played the game
 * @param isChanged whether the server does not have all of it
 */
record ChapterWork(long chapter, int version, VariationTree tree, Opponents players, boolean isChanged) {
    /** What the server says of a chapter, with its first position on the board; empty where that is no game. */
    static Optional<ChapterWork> read(StudyNews.StudyChapter news) {
        WrittenVariations.Read read = WrittenVariations.read(news.content());
        return read.tree()
                .map(tree -> new ChapterWork(news.chapter(), news.version(), tree.toStart(), read.players(), false));
    }

    /** The same with other lines, or another position of these. */
    ChapterWork with(VariationTree next) {
        return new ChapterWork(chapter, version, next, players, isChanged || !tree.isSameTree(next));
    }

    /** The server has kept these lines, which makes another version. */
    ChapterWork kept(VariationTree sent) {
        return new ChapterWork(chapter, version + 1, tree, players, !tree.isSameTree(sent));
    }

    /** A newer version of the server, with the position that was on the board, and with what it lacks. */
    ChapterWork onto(ChapterWork newer) {
        VariationTree joined = isChanged ? JoinedVariations.of(newer.tree, tree) : newer.tree;
        return new ChapterWork(chapter, newer.version, follow(joined, line()), newer.players, isChanged);
    }

    /** The moves that lead to the position on the board, without passes. */
    List<Move> line() {
        return tree.transcript().moves().stream().filter(move -> !move.isPass()).toList();
    }

    /** The same with the position to which moves lead, or the last one before those that are not there. */
    ChapterWork at(List<Move> line) {
        return new ChapterWork(chapter, version, follow(tree, line), players, isChanged);
    }

    private static VariationTree follow(VariationTree tree, List<Move> line) {
        VariationTree at = tree.toStart();
        for (Move move : line) {
            Optional<VariationTree> next = at.follow(move);
            if (next.isEmpty()) {
                return at;
            }
            at = next.get();
        }
        return at;
    }

    /** What the server is to keep. */
    String content() {
        return VariationSgf.write(tree, players);
    }
}
