package reversi.online;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Has the build make how the kinds of a sealed family of messages are told apart: {@code TableNewsVisitor} of {@code TableNews}, with a method
 * for each kind, by {@code src/generate/MessageCodecs.java}.
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.TYPE)
@interface Visited {}
