package reversi.server.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.server.store.ChapterRepository.Content;

/** Whose the comments of a chapter are, whoever writes it after whom. */
final class ChapterTextTest {
    private static final String ONE = "(;GM[2];B[f5]C[tiger](;W[d6])(;W[f6]))";
    private static final String TWO = "(;GM[2];B[f5]C[tiger](;W[f6]C[diagonal])(;W[d6]C[parallel]))";
    private static final long ANN = 1;
    private static final long BERT = 2;

    private static ChapterText read(String text) {
        return ChapterText.read(text).orElseThrow();
    }

    private static List<List<String>> names(ChapterText chapter) {
        return chapter.names(id -> "#" + id);
    }

    private static ChapterText kept(ChapterText chapter) {
        return ChapterText.kept(chapter.content(1, Optional.empty())).orElseThrow();
    }

    private static String authors(ChapterText chapter) {
        return chapter.content(1, Optional.empty()).authors();
    }

    private static ChapterText old() {
        return ChapterText.kept(new Content(1, ONE, "", Optional.empty())).orElseThrow();
    }

    @Test
    void whoAddsAChapterWroteAllOfIt() {
        assertEquals(
                List.of(List.of("#1"), List.of("#1"), List.of("#1")),
                names(read(TWO).by(ANN)));
        assertEquals("1 1 1", authors(read(TWO).by(ANN)));
        assertEquals("", authors(read("(;GM[2];B[f5])").by(ANN)));
    }

    @Test
    void whatSomebodyElseWroteStaysTheirsWhereverItsLineStands() {
        ChapterText hers = kept(read(ONE).by(ANN));
        ChapterText both = kept(read(TWO).after(hers, BERT));
        assertEquals(List.of(List.of("#1"), List.of("#2"), List.of("#2")), names(both));
        ChapterText turned = read("(;GM[2];B[f5]C[tiger](;W[d6]C[parallel])(;W[f6]C[diagonal];B[e6]C[new]))");
        assertEquals(
                List.of(List.of("#1"), List.of("#2"), List.of("#2"), List.of("#1")), names(turned.after(both, ANN)));
    }

    @Test
    void whoAddsToACommentIsAlsoItsAuthorAndWhoReplacesItTheOnlyOne() {
        ChapterText hers = read("(;GM[2];B[f5]C[tiger])").by(ANN);
        ChapterText more = read("(;GM[2];B[f5]C[tiger / rose])").after(hers, BERT);
        assertEquals("1,2", authors(more));
        assertEquals("1,2", authors(kept(more).after(kept(more), ANN)));
        assertEquals("2", authors(read("(;GM[2];B[f5]C[rose])").after(hers, BERT)));
        assertEquals("2", authors(read("(;GM[2];B[c4]C[tiger])").after(hers, BERT)), "another move");
    }

    @Test
    void noMoreThanSoManyAreKnownOfOneComment() {
        String words = "a";
        ChapterText all = read("(;GM[2];B[f5]C[" + words + "])").by(1);
        for (int who = 2; who < 20; who++) {
            words += "a";
            all = read("(;GM[2];B[f5]C[" + words + "])").after(all, who);
        }
        assertEquals("1,2,3,4,5,6,7,8", authors(all));
    }

    @Test
    void ofWhatWasWrittenBeforeNobodyIsKnown() {
        assertEquals(List.of(List.of()), names(old()));
        assertEquals("- 2 2", authors(read(TWO).after(old(), BERT)));
        assertEquals(names(read(TWO).after(old(), BERT)), names(kept(read(TWO).after(old(), BERT))));
    }

    @Test
    void elsewhereEachCommentBeginsWithItsAuthors() {
        ChapterText both = read(TWO).after(old(), BERT);
        String signed = both.signed(id -> "Bert");
        assertTrue(signed.contains("C[tiger]"), signed);
        assertTrue(signed.contains("C[Bert: diagonal]") || signed.contains("C[Bert\\: diagonal]"), signed);
    }
}
