package reversi.platform;

import java.util.function.Function;

/** A file that the person named, as far as it could be read. */
public sealed interface OpenedFile permits OpenedFile.Text, OpenedFile.Binary, OpenedFile.Failed {
    /** Its name without its folder. */
    String name();

    /** What the function for its kind makes of it. */
    <T> T fold(Function<Text, T> text, Function<Binary, T> binary, Function<Failed, T> failed);

    /** A file of text, whatever its letters are encoded in. */
    record Text(String name, String text) implements OpenedFile {
        @Override
        public <T> T fold(Function<Text, T> ofText, Function<Binary, T> binary, Function<Failed, T> failed) {
            return ofText.apply(this);
        }
    }

    /** A file that is not of text. */
    final class Binary implements OpenedFile {
        private final String name;
        private final byte[] bytes;

        /** The bytes must not be changed from now on. */
        public Binary(String name, byte[] bytes) {
            this.name = name;
            this.bytes = bytes;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public <T> T fold(Function<Text, T> text, Function<Binary, T> binary, Function<Failed, T> failed) {
            return binary.apply(this);
        }

        /** What is in it, not to be changed. */
        public byte[] bytes() {
            return bytes;
        }
    }

    /**
     * A file that was not read.
     *
     * @param isTooLarge whether it is larger than {@link FileExchange#MOST_BYTES}; otherwise the device could not read it
     */
    record Failed(String name, boolean isTooLarge) implements OpenedFile {
        @Override
        public <T> T fold(Function<Text, T> text, Function<Binary, T> binary, Function<Failed, T> failed) {
            return failed.apply(this);
        }
    }
}
