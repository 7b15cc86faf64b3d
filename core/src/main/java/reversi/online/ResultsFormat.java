package reversi.online;

import java.util.Locale;
import java.util.Optional;

/** A file that holds the results of a tournament; the server has it at {@link Protocol#TOURNAMENT_PATH}. */
public enum ResultsFormat {
    /** All of it. */
    JSON("application/json; charset=utf-8"),
    /** The standings, and after an empty line the games, for a spreadsheet. */
    CSV("text/csv; charset=utf-8"),
    /** The moves of its games as a WTHOR archive, without names. */
    WTB("application/octet-stream"),
    /** The three files of the WTHOR archive in one. */
    ZIP("application/zip"),
    /** All that happened, signed by the server; {@code docs/verify.md}. */
    JSONL("application/jsonl; charset=utf-8");

    private final String contentType;

    ResultsFormat(String contentType) {
        this.contentType = contentType;
    }

    /** The type that a browser is told. */
    public String contentType() {
        return contentType;
    }

    /** What the name of such a file ends in, such as {@code json}. */
    public String ending() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Where such a file of a tournament lies on its server. */
    public String path(long tournament) {
        return Protocol.TOURNAMENT_PATH + tournament + '.' + ending();
    }

    /** The format of an ending. */
    public static Optional<ResultsFormat> of(String ending) {
        for (ResultsFormat format : values()) {
            if (format.ending().equals(ending)) {
                return Optional.of(format);
            }
        }
        return Optional.empty();
    }
}
