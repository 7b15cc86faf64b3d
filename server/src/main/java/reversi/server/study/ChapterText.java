package reversi.server.study;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import reversi.notation.Opponents;
import reversi.notation.analysis.VariationNode;
import reversi.notation.analysis.VariationSgf;
import reversi.notation.analysis.VariationTree;
import reversi.notation.analysis.WrittenVariations;
import reversi.online.Protocol;
import reversi.rules.Transcript;
import reversi.server.store.ChapterRepository.Content;
import reversi.server.store.ChapterRepository.Followed;

/** What is in a chapter, once it is known to be a game with its side lines: those, who played the game, and whose the comments are. */
public final class ChapterText {
    private static final String BETWEEN = ", ";
    private static final String BEFORE_WORDS = ": ";

    private final VariationTree tree;
    private final Opponents players;
    private final CommentAuthors authors;

    ChapterText(VariationTree tree, Opponents players, CommentAuthors authors) {
        this.tree = tree;
        this.players = players;
        this.authors = authors;
    }

    /** What a client sent, at most {@link Protocol#MAX_CHAPTER} bytes, with comments of nobody; empty where that is no whole game or too large. */
    public static Optional<ChapterText> read(String sent) {
        if (bytes(sent) > Protocol.MAX_CHAPTER) {
            return Optional.empty();
        }
        WrittenVariations.Read read = WrittenVariations.read(sent);
        return read.tree()
                .filter(tree -> read.errors() == 0 && !read.isCut())
                .map(tree -> new ChapterText(tree, read.players(), CommentAuthors.none()))
                .filter(chapter -> bytes(chapter.text()) <= Protocol.MAX_CHAPTER);
    }

    /** What is kept of a chapter; empty where that is no game. */
    public static Optional<ChapterText> kept(Content content) {
        WrittenVariations.Read read = WrittenVariations.read(content.text());
        return read.tree()
                .map(tree -> new ChapterText(tree, read.players(), CommentAuthors.read(content.authors(), tree)));
    }

    private static int bytes(String text) {
        return text.getBytes(UTF_8).length;
    }

    /** The same with comments that an account wrote. */
    public ChapterText by(long account) {
        return after(
                new ChapterText(VariationTree.of(tree.root().position()), players, CommentAuthors.none()), account);
    }

    /** The same as what an account made of an earlier version, whose comments stay their authors'. */
    public ChapterText after(ChapterText before, long account) {
        return new ChapterText(tree, players, before.authors.after(before.tree, tree, account));
    }

    /** The same with a game as the main line, as far as there is room for it. */
    ChapterText along(Transcript game) {
        return new ChapterText(tree.along(game), players, authors);
    }

    /** Whether a game that goes on begins here and has its place, whatever moves are still to come. */
    boolean hasRoomFor(Transcript game) {
        int left = Protocol.CHAPTER_BYTES_A_MOVE * game.current().empties();
        return tree.root().position().equals(game.first()) && bytes(along(game).text()) + left <= Protocol.MAX_CHAPTER;
    }

    /** What is to be kept of it, with its version and the game that it is of. */
    public Content content(int version, Optional<Followed> game) {
        return new Content(version, text(), authors.written(tree), game);
    }

    /** The game in the Smart Game Format, as this server writes it. */
    public String text() {
        return VariationSgf.write(tree, players);
    }

    /** The names of those who wrote each comment, in the order of the text. */
    public List<List<String>> names(LongFunction<String> name) {
        return tree.named().stream()
                .map(move -> authors.of(move).stream().map(name::apply).toList())
                .toList();
    }

    /** What is written beside moves. */
    public List<String> comments() {
        return tree.named().stream().map(tree::node).map(VariationNode::name).toList();
    }

    /** The same game for elsewhere: each comment begins with the names of those who wrote it. */
    public String signed(LongFunction<String> name) {
        return VariationSgf.write(tree, players, move -> signed(move, name));
    }

    private String signed(VariationNode move, LongFunction<String> name) {
        List<String> names = authors.of(move.id()).stream().map(name::apply).toList();
        return names.isEmpty() || move.name().isEmpty()
                ? move.name()
                : String.join(BETWEEN, names) + BEFORE_WORDS + move.name();
    }
}
