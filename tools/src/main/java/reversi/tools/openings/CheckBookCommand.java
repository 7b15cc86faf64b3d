package reversi.tools.openings;

import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import reversi.tools.books.BookCheck;
import reversi.tools.books.BookFormat;
import reversi.tools.books.BookIndex;
import reversi.tools.books.BookSource;
import reversi.tools.books.ProvedBook;
import reversi.tools.books.ProvedCheck;
import reversi.tools.options.EngineFiles;

/** Checks that every move of a book is legal and that its values agree. */
@Command(
        name = "check",
        description =
                "Checks that each position is there once, that each move is legal and leads to its position, and that values "
                        + "agree; of a book of 'book prove' also its proofs. The first faults are named by their bytes; the last "
                        + "line is positions=N links=M wrong=W.")
final class CheckBookCommand extends BookTool {
    @Option(
            names = "--search",
            paramLabel = "N",
            description =
                    "So many values of a book of 'book prove' are found again, drawn at random (default: ${DEFAULT-VALUE}).")
    private int searches;

    @Option(
            names = "--off",
            paramLabel = "DISCS",
            description =
                    "By how much another engine than the one that made the book may find otherwise where it doesn't solve "
                            + "(default: ${DEFAULT-VALUE}).")
    private double off;

    @Option(names = "--seed", description = "The seed of what is drawn (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Override
    int run(BookSource source) throws IOException {
        boolean isProved = source.format() == BookFormat.PROVED;
        if (searches > 0 && !isProved) {
            throw misuse("only a book of 'book prove' says how its values were found");
        }
        BookIndex index = source.index(true);
        BookCheck check = BookCheck.of(source, index);
        index.faults().forEach(out()::println);
        check.wrong().forEach(out()::println);
        if (check.unfinished() > 0 && !isProved) {
            out().println(check.unfinished()
                    + " positions do not say which of their other moves is best; Edax finds it by 'book fix'");
        }
        int wrong = index.faultCount() + check.wrongCount() + (isProved ? wrongProofs(source.proved()) : 0);
        out().println("positions=" + index.size() + " links=" + check.links() + " wrong=" + wrong);
        return wrong == 0 ? 0 : 1;
    }

    private int wrongProofs(ProvedBook book) throws IOException {
        List<String> wrong = ProvedCheck.of(book);
        wrong.forEach(out()::println);
        out().println(ProofCount.of(book));
        if (searches == 0) {
            return wrong.size();
        }
        SearchedAgain again = SearchedAgain.of(book, searches, seed, new ProofSearch(EngineFiles.weights()));
        out().println(again);
        return wrong.size() + again.wrong(off);
    }
}
