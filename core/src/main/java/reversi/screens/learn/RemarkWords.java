package reversi.screens.learn;

import java.util.Locale;
import reversi.screens.Texts;
import reversi.teach.lesson.AnswerRemark;

/** Says remarks in the language of the moment. */
final class RemarkWords {
    private RemarkWords() {}

    static String of(Texts texts, AnswerRemark remark) {
        String name = remark.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
        return texts.get("lesson.remark." + name, remark.details().toArray());
    }
}
