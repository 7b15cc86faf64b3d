package reversi.verify;

import reversi.json.JsonWriter;

/**
 * Writes a log whose lines are bound to each other: each is an object of JSON with its number, whose {@code hash} is that of the hash of the
 * line before and of the line itself; the last one is signed. {@code docs/verify.md} says what stands in it. For example:
 *
 * <pre>{@code
 * String log = new LogChain().add("{\"move\":\"f5\"}").sealed(key, "{\"black\":\"Ann\"}");
 * }</pre>
 */
public final class LogChain {
    private final StringBuilder text = new StringBuilder();
    private int lines;
    private String head = "";

    /** Adds a line with the fields of an object in JSON, which has at least one and none called {@code n} or {@code hash}. */
    public LogChain add(String object) {
        String body = LogFormat.body(++lines, object);
        head = LogFormat.hash(head, body);
        text.append(body)
                .append(LogFormat.HASH)
                .append(head)
                .append(LogFormat.END)
                .append('\n');
        return this;
    }

    /** The hash of the last line, which stands for all of them: 64 hexadecimal digits; empty before the first line. */
    public String head() {
        return head;
    }

    /** All lines and one more, signed, with the fields of an object that say what may change without changing what happened, such as names. */
    public String sealed(SigningKey key, String object) {
        String fields = JsonWriter.text(out -> {
            out.beginObject().name("seal").json(object);
            out.name("key").value(key.publicKey().hex()).endObject();
        });
        String body = LogFormat.body(lines + 1, fields);
        String signature = key.sign(LogFormat.bound(head, body));
        return text + body + LogFormat.SIGNATURE + signature + LogFormat.END + '\n';
    }
}
