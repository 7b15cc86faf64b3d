package reversi.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Reads the games of a text that comes in parts, so that no more of it is in memory than a part, or its largest game. */
public final class GamesParts {
    /** So many characters are looked at together, and more where a game is longer. */
    private static final int USUAL = 1 << 20;
    /** A game that is longer is none. */
    private static final int LARGEST = 1 << 24;
    /** What ends nearer to the end of a part might go on in the next one. */
    private static final int RESERVE = 1 << 15;

    /** So many games are given together, however short they are. */
    private static final int GAMES = 4_096;

    private final Supplier<String> source;
    private final int usual;
    private Optional<Function<String, GamesReader>> onward = Optional.empty();
    private String text = "";
    private boolean hasMore = true;
    private boolean isDone;
    private int gamesBefore;
    private int linesBefore;
    private int offsetBefore;

    /** Reads what a source gives, one piece after another; an empty one is the end. */
    public GamesParts(Supplier<String> source) {
        this(source, USUAL);
    }

    /** The same with parts of another length, which is more than the reserve. */
    GamesParts(Supplier<String> source, int usual) {
        this.source = source;
        this.usual = usual + RESERVE;
    }

    /** How far a text has been read for good, and what was found up to there. */
    private record Mark(int at, int games, int faults, int errors, int remarks, Function<String, GamesReader> onward) {
        static Mark of(GamesReader reader) {
            return new Mark(
                    reader.safe(),
                    reader.games().size(),
                    reader.faults().size(),
                    reader.errors(),
                    reader.remarks().size(),
                    onward(reader));
        }

        private static Function<String, GamesReader> onward(GamesReader reader) {
            GameFormat format = reader.format().orElse(GameFormat.TEXT);
            return reader.onward().orElse(rest -> GameFiles.reader(format, rest));
        }
    }

    /** The next games and what is wrong with others, which are numbered on; empty once all is read. */
    public Optional<GamesRead> next() {
        int length = usual;
        while (!isDone) {
            fill(length);
            GamesReader reader = onward.map(make -> make.apply(text)).orElseGet(() -> GameFiles.reader(text));
            Optional<Mark> read = read(reader);
            if (reader.isDone() && read.isPresent()) {
                isDone = true;
            } else if (length >= LARGEST && read.filter(mark -> mark.at > 0).isEmpty()) {
                isDone = true;
                return Optional.of(tooLong(reader));
            }
            if (isDone || read.filter(mark -> mark.at > 0).isPresent()) {
                return Optional.of(part(reader, read.orElseThrow()));
            }
            length *= 2;
        }
        return Optional.empty();
    }

    private void fill(int length) {
        StringBuilder filled = new StringBuilder(text);
        while (hasMore && filled.length() < length) {
            String piece = source.get();
            hasMore = !piece.isEmpty();
            filled.append(piece);
        }
        text = filled.toString();
    }

    /** Reads as far as nothing depends on what comes behind the text; the mark is of the last step that does not. */
    private Optional<Mark> read(GamesReader reader) {
        Optional<Mark> mark = Optional.empty();
        while (!reader.isDone()) {
            reader.step();
            if (hasMore && reader.reach() + RESERVE > text.length()) {
                return mark;
            }
            mark = Optional.of(Mark.of(reader));
            if (reader.games().size() >= GAMES && reader.safe() > 0) {
                return mark;
            }
        }
        return mark;
    }

    private GamesRead part(GamesReader reader, Mark mark) {
        GamesRead part = new GamesRead(
                reader.format(),
                reader.games().subList(0, mark.games),
                shifted(reader.faults().subList(0, mark.faults)),
                mark.errors - unsaid(reader, mark),
                shifted(reader.remarks().subList(0, mark.remarks)));
        gamesBefore += part.games().size() + part.errors();
        for (int i = 0; i < mark.at; i++) {
            linesBefore += text.charAt(i) == '\n' ? 1 : 0;
        }
        offsetBefore += mark.at;
        text = text.substring(mark.at);
        onward = Optional.of(mark.onward);
        return part;
    }

    /** That a later part has no game is no fault of the file. */
    private int unsaid(GamesReader reader, Mark mark) {
        return (int) reader.faults().subList(0, mark.faults).stream()
                .filter(this::isUnsaid)
                .count();
    }

    private boolean isUnsaid(GameFault fault) {
        return onward.isPresent() && fault.problem() == FaultKind.NO_GAME;
    }

    private List<GameFault> shifted(List<GameFault> faults) {
        List<GameFault> shifted = new ArrayList<>();
        for (GameFault fault : faults) {
            if (!isUnsaid(fault)) {
                shifted.add(fault.after(gamesBefore, linesBefore, offsetBefore));
            }
        }
        return shifted;
    }

    private GamesRead tooLong(GamesReader reader) {
        GameFault fault = new GameFault(FaultKind.TOO_LONG, 1, 1, 0, "", Optional.empty())
                .after(gamesBefore, linesBefore, offsetBefore);
        return new GamesRead(reader.format(), List.of(), List.of(fault), 1, List.of());
    }
}
