package reversi.tools.service;

import reversi.json.JsonWriter;

/** Why a request is not answered, as a problem document (RFC 9457). Thrown while a request is read, and answered by the handler alone. */
final class Refusal extends Exception {
    static final String CONTENT_TYPE = "application/problem+json";
    static final int TOO_MANY_REQUESTS = 429;
    static final int UNAVAILABLE = 503;
    private static final long serialVersionUID = 1L;

    private final int status;
    private final String code;

    /** A status of HTTP, a word for programs, and what is wrong, for people. */
    Refusal(int status, String code, String detail) {
        super(detail);
        this.status = status;
        this.code = code;
    }

    /** The request can't be read, for this reason. */
    static Refusal garbled(String why) {
        return new Refusal(400, "GARBLED", why);
    }

    int status() {
        return status;
    }

    /** Whether the same request may be granted later. */
    boolean isForNow() {
        return status == TOO_MANY_REQUESTS || status == UNAVAILABLE;
    }

    /** The document. */
    String json() {
        return JsonWriter.text(out -> {
            out.beginObject().name("type").value("about:blank");
            out.name("title").value(code);
            out.name("status").value(status);
            out.name("code").value(code);
            out.name("detail").value(String.valueOf(getMessage())).endObject();
        });
    }
}
