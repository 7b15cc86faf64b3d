package reversi.screens;

import reversi.online.ErrorCode;
import reversi.online.Protocol;
import reversi.online.ServerMessage.Failed;

/** Says why a server refused something. */
public final class FaultWords {
    private FaultWords() {}

    /** Why a request was refused. */
    public static String of(Texts texts, Failed failure) {
        return failure.illegal()
                .map(illegal -> texts.get("refused." + illegal.name()))
                .orElseGet(() -> of(texts, failure.fault()));
    }

    /** What a fault means. */
    public static String of(Texts texts, ErrorCode fault) {
        String key = "fault." + fault.name();
        return switch (fault) {
            case NAME_TOO_SHORT -> texts.get(key, Protocol.MIN_NAME);
            case NAME_TOO_LONG -> texts.get(key, Protocol.MAX_NAME);
            case PASSWORD_TOO_SHORT -> texts.get(key, Protocol.MIN_PASSWORD);
            case PASSWORD_TOO_LONG -> texts.get(key, Protocol.MAX_PASSWORD);
            case TOO_MANY_CLUBS -> texts.get(key, Protocol.MAX_CLUBS);
            case TOO_MANY_STUDIES -> texts.get(key, Protocol.MAX_STUDIES);
            case TOO_MANY_TOURNAMENTS -> texts.get(key, Protocol.MAX_OPEN_TOURNAMENTS);
            case BAD_START -> texts.get(key, Protocol.MAX_DAYS_AHEAD);
            default -> texts.get(key);
        };
    }
}
