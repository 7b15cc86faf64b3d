package reversi.verify;

import java.util.Optional;
import java.util.function.Function;
import reversi.json.DecodeException;
import reversi.json.JsonCodec;
import reversi.online.Codec;
import reversi.online.Finish;

/** What came of the check of a log. */
public sealed interface Verified {
    /** A log may be so long, in bytes: as long as that of a tournament of a thousand players. */
    int LONGEST = 32 << 20;

    /** It is not what a server signed, or what the server signed can't have happened: the first thing that is wrong. */
    record Wrong(String why) implements Verified {
        @Override
        public <T> T fold(Function<Wrong, T> wrong, Function<OfGame, T> game, Function<OfTournament, T> tournament) {
            return wrong.apply(this);
        }
    }

    /** A game that was played like this. */
    record OfGame(SignedLog log, GameLog game, Finish finish) implements Verified {
        @Override
        public <T> T fold(Function<Wrong, T> wrong, Function<OfGame, T> game, Function<OfTournament, T> tournament) {
            return game.apply(this);
        }
    }

    /**
     * A tournament that went like this.
     *
     * @param name what it is called
     * @param isOver whether it was over when the log was written
     * @param games how many of its games have ended, by no-shows not counted
     */
    record OfTournament(SignedLog log, long number, String name, boolean isOver, int games) implements Verified {
        @Override
        public <T> T fold(Function<Wrong, T> wrong, Function<OfGame, T> game, Function<OfTournament, T> tournament) {
            return tournament.apply(this);
        }
    }

    /** What the one for its kind makes of this. */
    <T> T fold(Function<Wrong, T> wrong, Function<OfGame, T> game, Function<OfTournament, T> tournament);

    /** Checks a log: its lines, its signature, by this key if one is given, each move and the result. */
    static Verified of(byte[] file, Optional<LogKey> expected) {
        if (file.length > LONGEST) {
            return new Wrong("it is longer than " + LONGEST + " bytes");
        }
        try {
            SignedLog log = SignedLog.read(file);
            if (expected.isPresent() && !expected.get().equals(log.key())) {
                return new Wrong("it is signed by another key: " + log.key().hex());
            }
            return checked(log, new Codec());
        } catch (DecodeException wrong) {
            return new Wrong(String.valueOf(wrong.getMessage()));
        }
    }

    private static Verified checked(SignedLog log, Codec codec) {
        if (log.lines().isEmpty()) {
            throw new DecodeException("it is cut off: nothing is sealed");
        }
        String kind = log.lines().get(0).get("log", JsonCodec.TEXT);
        return switch (kind) {
            case GameLog.KIND -> {
                GameLog game = GameLog.read(log, codec);
                yield new OfGame(log, game, GameReplay.of(game));
            }
            case TournamentLog.KIND -> {
                TournamentLog it = TournamentLog.read(log, codec);
                yield new OfTournament(log, it.number(), it.name(), it.isOver(), it.games());
            }
            default -> throw new DecodeException("line 1: nobody here knows a log of " + kind);
        };
    }

    /** Whether a game is one of a tournament, as that tells it: empty if so, otherwise what is wrong. */
    static Optional<String> differs(OfTournament tournament, OfGame game) {
        try {
            TournamentLog.read(tournament.log, new Codec())
                    .requireGame(game.game, game.log.head(), game.finish.winner());
            return game.log.key().equals(tournament.log.key())
                    ? Optional.empty()
                    : Optional.of("another key signed it than the tournament");
        } catch (DecodeException wrong) {
            return Optional.of(String.valueOf(wrong.getMessage()));
        }
    }
}
