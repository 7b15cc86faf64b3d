package reversi.screens.history;

import java.util.Optional;
import java.util.function.LongUnaryOperator;
import reversi.archive.ArchiveCodec;
import reversi.archive.ArchiveExport;
import reversi.archive.ArchivedGame;
import reversi.archive.GameSummary;
import reversi.archive.StoredGame;
import reversi.notation.GameDate;
import reversi.notation.GameFiles;
import reversi.notation.GameFormat;
import reversi.notation.GameRecord;
import reversi.notation.RecordedPlayer;
import reversi.rules.Disc;

/** Archived games in a format of games, between players as lists name them. */
final class RecordFormat implements ArchiveExport.Format {
    private final GameFormat format;
    private final HistoryWords words;
    private final LongUnaryOperator offsetMillis;

    /** {@code offsetMillis} tells by how much local time is ahead of UTC at a time. */
    RecordFormat(GameFormat format, HistoryWords words, LongUnaryOperator offsetMillis) {
        this.format = format;
        this.words = words;
        this.offsetMillis = offsetMillis;
    }

    @Override
    public String head() {
        return GameFiles.head(format);
    }

    @Override
    public Optional<String> game(StoredGame game) {
        return ArchiveCodec.game(game.summary(), game.body())
                .map(this::record)
                .filter(record -> GameFiles.canWrite(format, record))
                .map(record -> GameFiles.write(format, record));
    }

    @Override
    public String between() {
        return GameFiles.between(format);
    }

    @Override
    public String tail() {
        return GameFiles.tail(format);
    }

    /** A game as it is written down. */
    GameRecord record(ArchivedGame game) {
        GameSummary summary = game.summary();
        return GameRecord.of(game.game())
                .commented(game.comments())
                .between(player(summary, Disc.BLACK), player(summary, Disc.WHITE))
                .on(GameDate.ofMillis(summary.at() + offsetMillis.applyAsLong(summary.at())));
    }

    private RecordedPlayer player(GameSummary summary, Disc disc) {
        RecordedPlayer named = RecordedPlayer.named(words.name(summary, disc));
        int rating = summary.player(disc).rating();
        return rating > 0 ? named.rated(rating) : named;
    }
}
