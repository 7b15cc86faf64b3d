package reversi.web;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Bytes of the browser for Java. */
final class TypedBytes {
    private TypedBytes() {}

    /**
     * A copy of an {@code Int8Array}, or nothing of null. Java's generic types refuse the array itself, which the compiler takes for a
     * {@code byte[]} but which is none when it is asked.
     */
    static Optional<byte[]> copy(byte @Nullable [] typed) {
        if (typed == null) {
            return Optional.empty();
        }
        byte[] bytes = new byte[typed.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = typed[i];
        }
        return Optional.of(bytes);
    }
}
