package reversi.verify;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.json.DecodeException;
import reversi.json.Json;
import reversi.json.JsonCodec;
import reversi.json.JsonReader;
import reversi.json.ObjectCodec;

/**
 * A log whose lines belong together and whose signature is right; what stands in it was not looked at.
 *
 * @param lines all lines but the last, in their order
 * @param seal what the last line says besides the key and the signature
 * @param head the hash of the last of the lines
 * @param key the key that it is signed by
 */
public record SignedLog(List<Line> lines, Json.Fields seal, String head, LogKey key) {
    private static final int MOST_LINES = 200_000;

    public SignedLog {
        lines = List.copyOf(lines);
    }

    /**
     * A line.
     *
     * @param text the line as it is
     * @param fields what stands in it
     */
    public record Line(String text, Json.Fields fields) {
        /** The value of a field; throws DecodeException where it is missing or another type of value. */
        public <T> T get(String name, JsonCodec<T> codec) {
            return find(name, codec).orElseThrow(() -> new DecodeException("there is no " + name));
        }

        /** The value of a field, if there is such a field; throws DecodeException for another type of value. */
        public <T> Optional<T> find(String name, JsonCodec<T> codec) {
            return Optional.ofNullable(fields.values().get(name)).map(codec::read);
        }
    }

    /** Reads a log; throws DecodeException, whose message says what is wrong, where it was changed in any way. */
    public static SignedLog read(byte[] file) {
        String text = text(file);
        if (!text.endsWith("\n")) {
            throw new DecodeException("it is cut off: its last line does not end");
        }
        String[] lines = text.substring(0, text.length() - 1).split("\n", MOST_LINES + 1);
        if (lines.length > MOST_LINES) {
            throw new DecodeException("it has more than " + MOST_LINES + " lines");
        }
        Reading reading = new Reading();
        for (int i = 0; i < lines.length - 1; i++) {
            reading.add(lines[i], i + 1);
        }
        return reading.sealed(lines[lines.length - 1], lines.length);
    }

    private static String text(byte[] file) {
        try {
            return UTF_8.newDecoder().decode(ByteBuffer.wrap(file)).toString();
        } catch (CharacterCodingException damaged) {
            throw new DecodeException("it is damaged: not all of it is text");
        }
    }

    /** Reads lines one after the other. */
    private static final class Reading {
        private final List<Line> lines = new ArrayList<>();
        private String head = "";

        void add(String text, int number) {
            String body = body(text, LogFormat.HASH, LogFormat.HASH_DIGITS)
                    .orElseThrow(() -> new DecodeException("line " + number + " was altered: it has no hash"));
            String hash = end(text, LogFormat.HASH_DIGITS);
            if (!LogFormat.hash(head, body).equals(hash)) {
                throw new DecodeException(misfit(text, number));
            }
            head = hash;
            lines.add(new Line(text, ObjectCodec.fieldsOf(JsonReader.read(text))));
        }

        /** Why a line does not belong after the one before. */
        private static String misfit(String text, int number) {
            boolean isNext = text.startsWith("{\"n\":" + number + ',');
            return isNext
                    ? "line " + number + " was altered: it does not fit its hash and the line before"
                    : "line " + number + " was altered or is not the next one: a line is missing, added or moved here";
        }

        SignedLog sealed(String text, int number) {
            String body = body(text, LogFormat.SIGNATURE, LogFormat.SIGNATURE_DIGITS)
                    .orElseThrow(() -> new DecodeException(
                            "it is cut off or its end was altered: the last line has no signature"));
            Line line = new Line(text, ObjectCodec.fieldsOf(JsonReader.read(text)));
            LogKey key = key(line);
            if (!key.hasSigned(LogFormat.bound(head, body), end(text, LogFormat.SIGNATURE_DIGITS))) {
                throw new DecodeException("the signature is wrong: line " + number
                        + " was altered, lines before it are missing or were made anew, or another key signed it");
            }
            Json seal = Optional.ofNullable(line.fields().values().get("seal"))
                    .orElseThrow(() -> new DecodeException("the last line seals nothing"));
            return new SignedLog(lines, ObjectCodec.fieldsOf(seal), head, key);
        }

        private static LogKey key(Line line) {
            try {
                return new LogKey(line.get("key", JsonCodec.TEXT));
            } catch (IllegalArgumentException none) {
                throw new DecodeException("the last line was altered: " + none.getMessage());
            }
        }

        /** What stands before a hash or signature of so many digits at the end of a line. */
        private static Optional<String> body(String text, String mark, int digits) {
            int at = text.length() - mark.length() - digits - LogFormat.END.length();
            boolean fits = at > 0 && text.startsWith(mark, at) && text.endsWith(LogFormat.END);
            return fits && end(text, digits).chars().allMatch(Reading::isDigit)
                    ? Optional.of(text.substring(0, at))
                    : Optional.empty();
        }

        private static String end(String text, int digits) {
            int end = text.length() - LogFormat.END.length();
            return text.substring(end - digits, end);
        }

        private static boolean isDigit(int character) {
            return (character >= '0' && character <= '9') || (character >= 'a' && character <= 'f');
        }
    }
}
