package reversi.tools.openings;

import java.io.IOException;
import picocli.CommandLine.Command;
import reversi.tools.books.BookCheck;
import reversi.tools.books.BookIndex;
import reversi.tools.books.BookSource;

/** Checks that every move of a book is legal and that its values agree. */
@Command(
        name = "check",
        description =
                "Checks that each position is there once, that each move is legal and leads to its position, and that values "
                        + "agree. The first faults are named by their bytes; the last line is positions=N links=M wrong=W.")
final class CheckBookCommand extends BookTool {
    @Override
    int run(BookSource source) throws IOException {
        BookIndex index = source.index(true);
        BookCheck check = BookCheck.of(source, index);
        index.faults().forEach(out()::println);
        check.wrong().forEach(out()::println);
        if (check.unfinished() > 0) {
            out().println(check.unfinished()
                    + " positions do not say which of their other moves is best; Edax finds it by 'book fix'");
        }
        int wrong = index.faultCount() + check.wrongCount();
        out().println("positions=" + index.size() + " links=" + check.links() + " wrong=" + wrong);
        return wrong == 0 ? 0 : 1;
    }
}
