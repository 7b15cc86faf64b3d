package reversi.notation;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/**
 * Games to and from the archives of the French federation: {@code .wtb} with the games, {@code .jou} with the names of the players
 * and {@code .trn} with those of the tournaments, to which the games refer by number. Without a name a number is written {@code #12}.
 */
public final class WthorGames {
    static final int HEADER = 16;
    static final int RECORD = 68;
    static final int MOVES_AT = 8;
    private static final int PLAYER_NAME = 20;
    private static final int TOURNAMENT_NAME = 26;
    private static final int MOST_NAMES = 65_536;
    static final int HALF = 32;
    /** From this number of empties on the federation knows what a game is worth. */
    private static final int USUAL_DEPTH = 24;

    private WthorGames() {}

    /**
     * The names of players or tournaments by their numbers.
     *
     * @param names from number 0 on
     */
    public record Names(List<String> names) {
        public Names {
            names = List.copyOf(names);
        }

        /** No names. */
        public static Names none() {
            return new Names(List.of());
        }

        String of(int number) {
            String name = number < names.size() ? names.get(number) : "";
            return name.isEmpty() ? "#" + number : name;
        }
    }

    /** The three files of an archive. */
    public static final class Files {
        private final byte[] games;
        private final byte[] players;
        private final byte[] tournaments;

        private Files(byte[] games, byte[] players, byte[] tournaments) {
            this.games = games;
            this.players = players;
            this.tournaments = tournaments;
        }

        /** The {@code .wtb} file. */
        public byte[] games() {
            return Arrays.copyOf(games, games.length);
        }

        /** The {@code .jou} file. */
        public byte[] players() {
            return Arrays.copyOf(players, players.length);
        }

        /** The {@code .trn} file. */
        public byte[] tournaments() {
            return Arrays.copyOf(tournaments, tournaments.length);
        }
    }

    /**
     * Whether these bytes can be an archive of games: it begins with the date when it was made, has fewer games than there are in all and no
     * names, and a known board. Its length need not fit the number of its games.
     */
    public static boolean isArchive(byte[] bytes) {
        boolean dated = bytes.length >= HEADER && bytes[2] >= 0 && bytes[2] <= 12 && bytes[3] >= 0 && bytes[3] <= 31;
        boolean isHeader = dated && bytes[12] <= 16 && bytes[12] >= 0 && bytes[7] == 0 && shortAt(bytes, 8) == 0;
        return (dated && isOpened(bytes))
                || (isHeader && (count(bytes) > 0 || bytes.length == HEADER || bytes.length >= HEADER + RECORD));
    }

    /** Whether the first game begins with one of Othello's four first moves, whatever else the header says. */
    private static boolean isOpened(byte[] bytes) {
        boolean isBoard = bytes.length >= HEADER + RECORD && (bytes[12] == 0 || bytes[12] == 8) && count(bytes) != 0;
        return isBoard && isFirstMove(bytes[HEADER + MOVES_AT]);
    }

    /** Whether this is one of Othello's four first moves: d3, c4, f5 or e6. */
    static boolean isFirstMove(byte move) {
        return switch (move) {
            case 34, 43, 56, 65 -> true;
            default -> false;
        };
    }

    static int count(byte[] bytes) {
        return intAt(bytes, 4);
    }

    /** Says how many games an archive has. */
    static void putCount(byte[] bytes, int games) {
        putShort(bytes, 4, games & 0xffff);
        putShort(bytes, 6, games >>> 16);
    }

    /** The names of a {@code .jou} file; none where it is none. */
    public static Names players(byte[] bytes) {
        return names(bytes, PLAYER_NAME);
    }

    /** The names of a {@code .trn} file; none where it is none. */
    public static Names tournaments(byte[] bytes) {
        return names(bytes, TOURNAMENT_NAME);
    }

    private static Names names(byte[] bytes, int width) {
        List<String> names = new ArrayList<>();
        for (int at = HEADER; at + width <= bytes.length && names.size() < MOST_NAMES; at += width) {
            int end = at;
            while (end < at + width && bytes[end] != 0) {
                end++;
            }
            names.add(Characters.line(new String(bytes, at, end - at, StandardCharsets.ISO_8859_1)));
        }
        return new Names(names);
    }

    /** Whether an archive can hold a game: standard Othello from its start. */
    public static boolean canWrite(GameRecord game) {
        boolean counted =
                game.outcome().flatMap(RecordedOutcome::lead).map(Math::abs).orElse(0) <= 2 * HALF;
        return game.line().start().equals(Position.start(Variant.OTHELLO)) && counted;
    }

    /** Writes these games, all of which an archive {@link #canWrite can hold}. They share a year; it is 0 where theirs differ. */
    public static Files write(List<GameRecord> games, GameDate today) {
        Writer writer = new Writer();
        games.forEach(writer::add);
        return writer.files(today);
    }

    /** Writes an archive game by game; of each one only what the archive says of it is kept. */
    public static final class Writer {
        private final Numbers players = new Numbers();
        private final Numbers tournaments = new Numbers();
        private final List<Written> games = new ArrayList<>();
        private int year = -1;
        private int depth = -1;

        /** What an archive says of a game, its names not yet numbered. */
        private static final class Written {
            private final String event;
            private final String black;
            private final String white;
            private final byte[] moves;

            Written(String event, String black, String white, byte[] moves) {
                this.event = event;
                this.black = black;
                this.white = white;
                this.moves = moves;
            }
        }

        /** Adds a game that an archive {@link #canWrite can hold}. */
        public void add(GameRecord game) {
            byte[] record = new byte[RECORD];
            int length = put(game, record);
            games.add(new Written(
                    tournaments.reserve(game.event().name()),
                    players.reserve(game.black().name()),
                    players.reserve(game.white().name()),
                    Arrays.copyOf(record, length)));
            int own = game.date().year();
            year = year < 0 || year == own ? own : 0;
            depth = depth < 0 ? game.theory().map(Theory::empties).orElse(-1) : depth;
        }

        /** How many games were added. */
        public int games() {
            return games.size();
        }

        /** The archive of all games that were added. */
        public Files files(GameDate today) {
            byte[] bytes = new byte[HEADER + RECORD * games.size()];
            header(bytes, games.size(), 0, today);
            putShort(bytes, 10, Math.max(0, year));
            bytes[12] = 8;
            bytes[14] = (byte) (depth < 0 ? USUAL_DEPTH : depth);
            int at = HEADER;
            for (Written game : games) {
                System.arraycopy(game.moves, 0, bytes, at, game.moves.length);
                putShort(bytes, at, tournaments.of(game.event));
                putShort(bytes, at + 2, players.of(game.black));
                putShort(bytes, at + 4, players.of(game.white));
                at += RECORD;
            }
            return new Files(bytes, players.file(PLAYER_NAME, today), tournaments.file(TOURNAMENT_NAME, today));
        }
    }

    /** Writes all of a game but its names; answers how long it is. */
    private static int put(GameRecord game, byte[] bytes) {
        int score = HALF + game.outcome().map(WthorGames::lead).orElse(0) / 2;
        bytes[6] = (byte) score;
        bytes[7] = (byte) (int) game.theory().map(Theory::black).orElse(score);
        int to = MOVES_AT;
        for (int ply = 0; ply < game.line().plies(); ply++) {
            Optional<Square> square = game.line().move(ply).square();
            if (square.isPresent()) {
                bytes[to++] =
                        (byte) (10 * (square.get().rank() + 1) + square.get().file() + 1);
            }
        }
        return to;
    }

    /** Who won without a count, by resignation or on time, has won by all squares. */
    private static int lead(RecordedOutcome outcome) {
        int all = outcome.winner()
                .map(winner -> winner == Disc.BLACK ? 2 * HALF : -2 * HALF)
                .orElse(0);
        return outcome.lead().orElse(all);
    }

    private static void header(byte[] bytes, int games, int names, GameDate today) {
        bytes[0] = (byte) (today.year() / 100);
        bytes[1] = (byte) (today.year() % 100);
        bytes[2] = (byte) today.month();
        bytes[3] = (byte) today.day();
        putCount(bytes, games);
        putShort(bytes, 8, names);
    }

    private static void putShort(byte[] bytes, int at, int value) {
        bytes[at] = (byte) value;
        bytes[at + 1] = (byte) (value >>> 8);
    }

    static int shortAt(byte[] bytes, int at) {
        return (bytes[at] & 0xff) | (bytes[at + 1] & 0xff) << 8;
    }

    private static int intAt(byte[] bytes, int at) {
        return shortAt(bytes, at) | shortAt(bytes, at + 2) << 16;
    }

    /** Gives names numbers: {@code #12} keeps its own, and 0 is for the unknown one. */
    private static final class Numbers {
        private final Map<String, Integer> byName = new HashMap<>();
        private final Map<Integer, String> byNumber = new HashMap<>();
        private final Map<String, String> known = new HashMap<>();
        private final List<String> later = new ArrayList<>();
        private int next = 1;

        /** Takes note of a name, so that no other one gets its number; answers the one object for all that are equal. */
        String reserve(String name) {
            Optional<Integer> own = own(name);
            if (own.isPresent()) {
                byNumber.put(own.get(), name);
            }
            if (byName.putIfAbsent(name, own.orElse(name.isEmpty() ? 0 : -1)) == null
                    && own.isEmpty()
                    && !name.isEmpty()) {
                later.add(name);
            }
            String same = known.putIfAbsent(name, name);
            return same == null ? name : same;
        }

        private static Optional<Integer> own(String name) {
            return name.startsWith("#")
                    ? Decimals.whole(name.substring(1)).filter(number -> number < MOST_NAMES)
                    : Optional.empty();
        }

        int of(String name) {
            settle();
            return Math.max(0, byName.getOrDefault(name, 0));
        }

        private void settle() {
            for (String name : later) {
                while (byNumber.containsKey(next)) {
                    next++;
                }
                if (next < MOST_NAMES) {
                    byNumber.put(next, name);
                    byName.put(name, next);
                }
            }
            later.clear();
        }

        /** The file of names; where there are none, a header only. */
        byte[] file(int width, GameDate today) {
            settle();
            int count = 0;
            boolean named = false;
            for (Map.Entry<Integer, String> entry : byNumber.entrySet()) {
                named |= own(entry.getValue()).isEmpty();
                count = Math.max(count, entry.getKey() + 1);
            }
            count = named ? count : 0;
            byte[] bytes = new byte[HEADER + width * count];
            header(bytes, 0, count, today);
            for (int number = 0; number < count; number++) {
                String name = byNumber.getOrDefault(number, "");
                byte[] letters = (own(name).isPresent() ? "" : name).getBytes(StandardCharsets.ISO_8859_1);
                System.arraycopy(letters, 0, bytes, HEADER + width * number, Math.min(width - 1, letters.length));
            }
            return bytes;
        }
    }
}
