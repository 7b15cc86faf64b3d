package reversi.encoding;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;

/** Reads a text strictly in an encoding that it may have. */
final class EncodingCandidate {
    /** The most bytes that it takes at a time. */
    static final int MOST_BYTES = 1 << 13;

    private static final int LONGEST_LETTER = 8;

    private final Charset charset;
    private final CharsetDecoder decoder;
    private final CharBuffer letters = CharBuffer.allocate(MOST_BYTES + LONGEST_LETTER);
    private final JapaneseText text = new JapaneseText();
    private ByteBuffer left = ByteBuffer.allocate(0);
    private boolean isValid = true;

    EncodingCandidate(Charset charset) {
        this.charset = charset;
        decoder = charset.newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
    }

    Charset charset() {
        return charset;
    }

    /** Reads the next part of the text. */
    void take(byte[] bytes, int length, boolean isLast) {
        if (!isValid) {
            return;
        }
        ByteBuffer part = ByteBuffer.allocate(left.remaining() + length);
        part.put(left).put(bytes, 0, length).flip();
        CoderResult result = decoder.decode(part, letters, isLast);
        isValid = !result.isError();
        left = part;
        letters.flip();
        while (letters.hasRemaining()) {
            text.take(letters.get());
        }
        letters.clear();
        if (isLast) {
            text.end();
        }
    }

    /** Whether all bytes are letters of this encoding. */
    boolean isValid() {
        return isValid;
    }

    /** How many brackets are open at the end. */
    int open() {
        return text.open();
    }

    /** Whether there are letters beyond ASCII, and all are of the alphabets that UTF-8 writes in three bytes or more. */
    boolean isEastern() {
        return isValid && text.isEastern();
    }

    /** Whether they make sense, too, as Japanese. */
    boolean isJapanese(int openElsewhere) {
        return isValid && text.isPlausible(openElsewhere);
    }
}
