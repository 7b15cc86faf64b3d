package reversi.screens.learn;

import java.util.List;
import java.util.Locale;
import reversi.screens.Texts;
import reversi.teach.lesson.AnswerRemark;

/** Says remarks in the language of the moment. */
final class RemarkWords {
    private RemarkWords() {}

    static String of(Texts texts, AnswerRemark remark) {
        List<String> details = remark.details();
        return switch (remark.kind()) {
            case EXTRA, MISSING -> counted(texts, remark.kind(), details.get(0));
            case EXTRA_AND_MISSING ->
                texts.punctuation()
                        .sentences(
                                counted(texts, AnswerRemark.Kind.EXTRA, details.get(0)),
                                counted(texts, AnswerRemark.Kind.MISSING, details.get(1)));
            case REPLIES -> counted(texts, remark.kind(), details.get(1), details.get(0), details.get(2));
            case REGION -> counted(texts, remark.kind(), details.get(1), details.get(0));
            default -> texts.get(key(remark.kind()), details.toArray());
        };
    }

    /** A remark whose grammar follows a number, which its words call {0}. */
    private static String counted(Texts texts, AnswerRemark.Kind kind, String number, Object... others) {
        return texts.count(key(kind), Integer.parseInt(number), others);
    }

    private static String key(AnswerRemark.Kind kind) {
        return "lesson.remark." + kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
