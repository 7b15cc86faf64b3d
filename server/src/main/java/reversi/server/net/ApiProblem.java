package reversi.server.net;

import io.netty.handler.codec.http.HttpResponseStatus;
import java.util.Optional;
import reversi.json.JsonWriter;
import reversi.online.ErrorCode;
import reversi.rules.Illegal;

/**
 * Why a program was refused, as RFC 9457 writes it.
 *
 * @param status the status of HTTP
 * @param code a word for programs: an {@link ErrorCode}, or one of {@code NOT_FOUND}, {@code METHOD}, {@code SCOPE}, {@code MEDIA_TYPE},
 *     {@code FORMAT} and {@code TOO_MANY_STREAMS}
 * @param detail what is wrong, for people; empty where the code says it
 */
record ApiProblem(int status, String code, String detail) {
    static final String CONTENT_TYPE = "application/problem+json";
    static final int BAD_REQUEST = 400;
    static final int UNAUTHORIZED = 401;
    static final int FORBIDDEN = 403;
    static final int NOT_FOUND = 404;
    static final int METHOD_NOT_ALLOWED = 405;
    static final int CONFLICT = 409;
    static final int TOO_LARGE = 413;
    static final int MEDIA_TYPE = 415;
    static final int UNPROCESSABLE = 422;
    static final int TOO_MANY_REQUESTS = 429;
    static final int UNAVAILABLE = 503;

    static ApiProblem of(ErrorCode error) {
        return new ApiProblem(status(error), error.name(), "");
    }

    static ApiProblem of(ErrorCode error, Optional<Illegal> illegal) {
        return new ApiProblem(
                status(error), error.name(), illegal.map(Illegal::name).orElse(""));
    }

    /** The request can't be read, for this reason. */
    static ApiProblem garbled(String why) {
        return new ApiProblem(BAD_REQUEST, ErrorCode.GARBLED.name(), why);
    }

    private static int status(ErrorCode error) {
        return switch (error) {
            case GARBLED, VERSION -> BAD_REQUEST;
            case TOO_LARGE -> TOO_LARGE;
            case TOO_FAST, TRY_LATER, TOO_MANY_BOT_GAMES -> TOO_MANY_REQUESTS;
            case UNAVAILABLE -> UNAVAILABLE;
            case NOT_SIGNED_IN, SESSION_ENDED -> UNAUTHORIZED;
            case MEMBERS_ONLY,
                    PEOPLE_ONLY,
                    BOTS_ONLY,
                    MODERATORS_ONLY,
                    HOST_ONLY,
                    NOT_YOUR_GAME,
                    REFUSED,
                    MUTED,
                    ACCOUNT_CLOSED,
                    BANNED,
                    CLOSED_TO_NEWCOMERS -> FORBIDDEN;
            case NO_SUCH_PLAYER,
                    NO_SUCH_SESSION,
                    NO_SUCH_TOKEN,
                    NO_SUCH_TABLE,
                    NO_SUCH_INVITATION,
                    NO_SUCH_BOT,
                    NO_SUCH_BOARD,
                    NO_SUCH_LETTER,
                    NO_SUCH_REQUEST,
                    NO_SUCH_DECISION,
                    NO_SUCH_TOURNAMENT -> NOT_FOUND;
            case ILLEGAL_MOVE, NOT_RATED, RATED_NEEDS_CLOCK, YOURSELF -> UNPROCESSABLE;
            default -> CONFLICT;
        };
    }

    /** The document. */
    String json() {
        return JsonWriter.text(out -> {
            out.beginObject();
            out.name("type").value("about:blank");
            out.name("title").value(HttpResponseStatus.valueOf(status).reasonPhrase());
            out.name("status").value(status);
            out.name("code").value(code);
            if (!detail.isEmpty()) {
                out.name("detail").value(detail);
            }
            out.endObject();
        });
    }
}
