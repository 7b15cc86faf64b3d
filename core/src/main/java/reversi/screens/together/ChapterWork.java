package reversi.screens.together;

import java.util.List;
import java.util.Optional;
import reversi.notation.Opponents;
import reversi.notation.analysis.JoinedVariations;
import reversi.notation.analysis.VariationSgf;
import reversi.notation.analysis.VariationTree;
import reversi.notation.analysis.WrittenVariations;
import reversi.online.Finish;
import reversi.online.StudyNews;
import reversi.rules.Move;
import reversi.rules.Transcript;

/**
 * The chapter on the board.
 *
 * @param chapter its number
 * @param version the version of the server that it came from
 * @param tree its lines, and which of their positions is on the board
 * @param told what the server told beside them
 * @param isChanged whether the server does not have all of it
 */
record ChapterWork(long chapter, int version, VariationTree tree, Told told, boolean isChanged) {
    /** Who played the game, who wrote the comments, and how the game that was followed ended. */
    record Told(Opponents players, CommentNames authors, Optional<Finish> finish) {}

    /** What the server says of a chapter, with its first position on the board; empty where that is no game. */
    static Optional<ChapterWork> read(StudyNews.StudyChapter news) {
        WrittenVariations.Read read = WrittenVariations.read(news.content());
        return read.tree().map(tree -> {
            Told told = new Told(read.players(), CommentNames.of(tree, news.authors()), news.finish());
            return new ChapterWork(news.chapter(), news.version(), tree.toStart(), told, false);
        });
    }

    private ChapterWork on(VariationTree next) {
        return new ChapterWork(chapter, version, next, told, isChanged);
    }

    /** The same with other lines, or another position of these. */
    ChapterWork with(VariationTree next) {
        return new ChapterWork(chapter, version, next, told, isChanged || !tree.isSameTree(next));
    }

    /** The server has kept these lines, which makes another version. */
    ChapterWork kept(VariationTree sent) {
        return new ChapterWork(chapter, version + 1, tree, told, !tree.isSameTree(sent));
    }

    /** The same as if the server had all of it. */
    ChapterWork unchanged() {
        return new ChapterWork(chapter, version, tree, told, false);
    }

    /** A newer version of the server, with the position that was on the board, and with what it lacks. */
    ChapterWork onto(ChapterWork newer) {
        VariationTree joined = isChanged ? JoinedVariations.of(newer.tree, tree) : newer.tree;
        return new ChapterWork(chapter, newer.version, follow(joined, line()), newer.told, isChanged);
    }

    /** The moves that lead to the position on the board, without passes. */
    List<Move> line() {
        return placements(tree.transcript());
    }

    private static List<Move> placements(Transcript line) {
        return line.moves().stream().filter(move -> !move.isPass()).toList();
    }

    /** The same with the position to which moves lead, or the last one before those that are not there. */
    ChapterWork at(List<Move> line) {
        return on(follow(tree, line));
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

    /** Whether the end of a game is on the board. */
    boolean isAt(Transcript game) {
        return line().equals(placements(game));
    }

    /** The same with a game as its main line, which the server has as well. */
    ChapterWork along(Transcript game) {
        return on(tree.along(game));
    }

    /** The same with the end of a game on the board; that of the main line where the game is not known. */
    ChapterWork atEnd(Optional<Transcript> game) {
        return game.map(line -> at(placements(line)))
                .orElseGet(() -> on(tree.toStart().toEnd()));
    }

    /** What the server is to keep. */
    String content() {
        return VariationSgf.write(tree, told.players());
    }
}
