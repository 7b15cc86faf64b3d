package reversi.online;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What a component means that is missing in JSON, as in what older programs say; it is always written. For example {@code @OrElse("0")}. */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.RECORD_COMPONENT)
@interface OrElse {
    /** The value as an expression of Java, such as {@code 0}, {@code List.of()} or {@code CaseStage.OPEN}. */
    String value();
}
