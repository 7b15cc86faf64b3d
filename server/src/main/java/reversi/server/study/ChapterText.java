package reversi.server.study;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.Optional;
import reversi.notation.analysis.VariationNode;
import reversi.notation.analysis.VariationSgf;
import reversi.notation.analysis.VariationTree;
import reversi.notation.analysis.WrittenVariations;
import reversi.online.Protocol;

/**
 * What is in a chapter, once it is known to be a game with its side lines.
 *
 * @param text the game in the Smart Game Format, as this server writes it: at most {@link Protocol#MAX_CHAPTER} bytes
 * @param comments what is written beside moves
 */
public record ChapterText(String text, List<String> comments) {
    public ChapterText {
        comments = List.copyOf(comments);
    }

    /** What a client sent; empty where that is no whole game or too large. */
    public static Optional<ChapterText> read(String sent) {
        if (bytes(sent) > Protocol.MAX_CHAPTER) {
            return Optional.empty();
        }
        WrittenVariations.Read read = WrittenVariations.read(sent);
        if (read.tree().isEmpty() || read.errors() > 0 || read.isCut()) {
            return Optional.empty();
        }
        VariationTree tree = read.tree().get();
        String text = VariationSgf.write(tree, read.players());
        List<String> comments = tree.inOrder().stream()
                .map(tree::node)
                .map(VariationNode::name)
                .filter(comment -> !comment.isEmpty())
                .toList();
        return bytes(text) > Protocol.MAX_CHAPTER ? Optional.empty() : Optional.of(new ChapterText(text, comments));
    }

    private static int bytes(String text) {
        return text.getBytes(UTF_8).length;
    }
}
