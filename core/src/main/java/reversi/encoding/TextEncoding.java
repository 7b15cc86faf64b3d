package reversi.encoding;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds out what a text is encoded in. A byte order mark says it, or every other byte is zero as in UTF-16; then the {@code CA[…]} of a game
 * where all bytes are valid in it and nothing fits better, then that the bytes are valid UTF-8. Others are Japanese where they are valid and
 * make sense so, and Windows-1252 otherwise.
 */
public final class TextEncoding {
    /** So many bytes are read at a time; the first of them hold the {@code CA[…]}. */
    private static final int PART = EncodingCandidate.MOST_BYTES;

    private static final Charset SHIFT_JIS = Charset.forName("windows-31j");
    private static final Charset EUC_JP = Charset.forName("EUC-JP");
    private static final Charset WESTERN = Charset.forName("windows-1252");

    private final List<EncodingCandidate> japanese =
            List.of(new EncodingCandidate(EUC_JP), new EncodingCandidate(SHIFT_JIS));
    private final EncodingCandidate utf8 = new EncodingCandidate(StandardCharsets.UTF_8);
    private Optional<Charset> marked = Optional.empty();
    private Optional<EncodingCandidate> named = Optional.empty();
    private final Brackets brackets = new Brackets();

    private TextEncoding() {}

    /** A text of these bytes, whatever they are encoded in. */
    public static String decode(byte[] bytes) {
        try {
            return new String(bytes, of(new ByteArrayInputStream(bytes)));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** The encoding of a text, which is read to its end. */
    public static Charset of(InputStream text) throws IOException {
        TextEncoding encoding = new TextEncoding();
        byte[] part = new byte[PART];
        int length = text.readNBytes(part, 0, PART);
        encoding.begin(part, length);
        encoding.take(part, length);
        while (length == PART && encoding.marked.isEmpty()) {
            length = text.readNBytes(part, 0, PART);
            encoding.take(part, length);
        }
        return encoding.found();
    }

    /** Whether a text is UTF-16, by its mark or its first letters, in which bytes may be zero. */
    public static boolean isWide(byte[] bytes) {
        return wide(bytes).isPresent();
    }

    private static Optional<Charset> wide(byte[] bytes) {
        if (bytes.length < 2) {
            return Optional.empty();
        }
        boolean isLittle = bytes[0] == (byte) 0xff && bytes[1] == (byte) 0xfe;
        boolean isBig = bytes[0] == (byte) 0xfe && bytes[1] == (byte) 0xff;
        if (isLittle || isEveryOther(bytes, 0)) {
            return Optional.of(StandardCharsets.UTF_16LE);
        }
        return isBig || isEveryOther(bytes, 1) ? Optional.of(StandardCharsets.UTF_16BE) : Optional.empty();
    }

    /** Whether the first two letters are of ASCII, beginning here, each with a zero beside it. */
    private static boolean isEveryOther(byte[] bytes, int from) {
        boolean isText = bytes.length >= 4 && bytes[from] >= '\t' && bytes[from + 2] >= '\t';
        return isText && bytes[1 - from] == 0 && bytes[3 - from] == 0;
    }

    private void begin(byte[] bytes, int length) {
        marked = wide(length == bytes.length ? bytes : Arrays.copyOf(bytes, length));
        if (length >= 3 && bytes[0] == (byte) 0xef && bytes[1] == (byte) 0xbb && bytes[2] == (byte) 0xbf) {
            marked = Optional.of(StandardCharsets.UTF_8);
        }
        named = named(new String(bytes, 0, length, StandardCharsets.ISO_8859_1)).map(EncodingCandidate::new);
    }

    /** What {@code CA[…]} names; names of Western and Japanese encodings mean what the Web takes them for. */
    private static Optional<Charset> named(String head) {
        int from = head.indexOf("CA[") + 3;
        int to = head.indexOf(']', from);
        String name = from < 3 || to < 0 ? "" : head.substring(from, to).trim();
        try {
            Charset charset = name.isEmpty() ? StandardCharsets.UTF_8 : Charset.forName(name);
            return name.isEmpty() ? Optional.empty() : Optional.of(asOnTheWeb(charset));
        } catch (IllegalArgumentException unknown) {
            return Optional.empty();
        }
    }

    private static Charset asOnTheWeb(Charset charset) {
        Set<Charset> western = Set.of(StandardCharsets.ISO_8859_1, StandardCharsets.US_ASCII);
        return western.contains(charset) ? WESTERN : charset.name().equals("Shift_JIS") ? SHIFT_JIS : charset;
    }

    private void take(byte[] bytes, int length) {
        boolean isLast = length < PART;
        utf8.take(bytes, length, isLast);
        named.ifPresent(candidate -> candidate.take(bytes, length, isLast));
        for (EncodingCandidate candidate : japanese) {
            candidate.take(bytes, length, isLast);
        }
        for (int i = 0; i < length; i++) {
            brackets.take((char) (bytes[i] & 0xff));
        }
    }

    /** What is named is wrong where the bytes are UTF-8 that Western letters would not be by chance, or leave fewer brackets open otherwise. */
    private Charset found() {
        if (marked.isPresent()) {
            return marked.get();
        }
        Optional<EncodingCandidate> said = named.filter(EncodingCandidate::isValid);
        boolean isUtf8 = said.isEmpty() || said.get().charset().equals(WESTERN) || utf8.isEastern();
        if (utf8.isValid() && isUtf8) {
            return StandardCharsets.UTF_8;
        }
        int openAsSaid = said.map(EncodingCandidate::open).orElse(brackets.open());
        Optional<Charset> better = japanese.stream()
                .filter(candidate -> candidate.isJapanese(openAsSaid))
                .filter(candidate -> said.isEmpty() || Math.abs(candidate.open()) < Math.abs(openAsSaid))
                .map(EncodingCandidate::charset)
                .findFirst();
        return better.or(() -> said.map(EncodingCandidate::charset)).orElse(WESTERN);
    }
}
