package reversi.online;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** How long a text that a client sends may be, in characters; the server answers any other with a {@link ErrorCode}. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Length {
    /** The fewest characters. */
    int least() default 0;

    /** The most characters. */
    int most();
}
