package reversi.online;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Has the build make how a record stands in JSON, or each record of a family of messages, with all records that these hold:
 * {@code PlayerCardCodec} of {@code PlayerCard}, {@code TableRequestTypes} of {@code TableRequest}, by {@code src/generate/MessageCodecs.java}.
 * A message's kind is the name of its record with a small letter, its fields are the components.
 *
 * <pre>{@code
 * @InJson
 * public sealed interface TableRequest extends ClientMessage {
 *     record Claim(long table) implements TableRequest {} // {"kind":"claim","table":7}
 * }
 * }</pre>
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.TYPE)
@interface InJson {}
