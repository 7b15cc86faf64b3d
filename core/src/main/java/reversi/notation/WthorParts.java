package reversi.notation;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import reversi.notation.WthorGames.Names;

/** Reads the games of an archive a few thousand at a time. */
public final class WthorParts {
    private static final int GAMES = 4_096;

    private final Source source;
    private final Names players;
    private final Names tournaments;
    private byte[] header = new byte[0];
    private byte[] records = new byte[0];
    private int gamesBefore;
    private boolean isDone;

    /** The bytes of an archive in order. */
    public interface Source {
        /** So many bytes more, or fewer at the end. */
        byte[] next(int count) throws IOException;
    }

    /** Reads an archive with the names that belong to it. */
    public WthorParts(Source source, Names players, Names tournaments) {
        this.source = source;
        this.players = players;
        this.tournaments = tournaments;
    }

    /** The next games and what is wrong with others, which are numbered on; empty once all is read. */
    public Optional<GamesRead> next() throws IOException {
        if (isDone) {
            return Optional.empty();
        }
        if (header.length == 0) {
            header = source.next(WthorGames.HEADER);
            records = source.next(GAMES * WthorGames.RECORD);
        }
        byte[] after = source.next(GAMES * WthorGames.RECORD);
        isDone = after.length == 0;
        byte[] part = Arrays.copyOf(header, header.length + records.length);
        System.arraycopy(records, 0, part, header.length, records.length);
        if (header.length == WthorGames.HEADER) {
            WthorGames.putCount(part, isDone ? WthorGames.count(header) - gamesBefore : GAMES);
        }
        GamesRead read = new WthorReader(part, players, tournaments).readAll();
        int offset = gamesBefore * WthorGames.RECORD;
        GamesRead numbered = new GamesRead(
                read.format(),
                read.games(),
                after(read.faults(), offset),
                read.errors(),
                after(read.remarks(), offset));
        gamesBefore += GAMES;
        records = after;
        return Optional.of(numbered);
    }

    private List<GameFault> after(List<GameFault> faults, int offset) {
        List<GameFault> shifted = new ArrayList<>();
        faults.forEach(fault -> shifted.add(fault.after(gamesBefore, 0, offset)));
        return shifted;
    }
}
