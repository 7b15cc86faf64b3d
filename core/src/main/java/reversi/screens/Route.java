package reversi.screens;

import java.util.Optional;
import reversi.correspondence.CorrespondenceCode;

/**
 * The address of a page within the game, such as {@code #/new} or {@code #/table/12}.
 *
 * @param kind which page
 * @param detail the number of the table, tournament, club or league, the name of the lesson, the id or the text of the game by link, the id of the finished game, or the code of the invitation, the study, the game or the line to be analysed; empty for pages of which there is one and for a game that a
 *     link should have told
 */
public record Route(Kind kind, String detail) {
    /** The first page. */
    public static Route home() {
        return to(Kind.HOME);
    }

    /** Where a link leads that should tell a game and can't: it is too long or has signs that no link has. */
    public static Route broken() {
        return to(Kind.SHARED);
    }

    private static final String START = "#/";
    private static final String JOIN = "#join=";
    private static final String SHARED = "#g=";
    private static final String LINE = START + Kind.ANALYSIS.path + "/";
    private static final char ESCAPE = '~';
    private static final int HEX_DIGITS = 4;
    private static final int MOST_DIGITS = 15;
    private static final int LONGEST_CODE = 64;
    private static final int LONGEST_GAME = 1_024;
    private static final String LETTER = START + Kind.CORRESPONDENCE.path + "/";
    /** No address is longer, whatever it leads to. */
    private static final int LONGEST = CorrespondenceCode.LONGEST + 32;

    /** The pages that have an address. */
    public enum Kind {
        HOME(""),
        /** The first start: a guided game. */
        FIRST("first"),
        NEW("new"),
        /** The game on this device. */
        GAME("game"),
        /** The finished games of this device, or the replay of one of them. */
        GAMES("games"),
        LOBBY("lobby"),
        /** Where an invitation leads. */
        JOIN(""),
        /** The review of a game that the address itself tells, or should tell. */
        SHARED(""),
        /** The levels of the computer as rungs, and the player's strength. */
        LADDER("ladder"),
        /** The analysis board, with the line that the address tells or, without one, with what is kept. */
        ANALYSIS("analysis"),
        /** The ways to puzzles. */
        PUZZLES("puzzles"),
        /** The puzzle of today. */
        DAILY("daily"),
        /** The training gym. */
        GYM("gym"),
        /** One's own openings. */
        OPENINGS("openings"),
        /** What one's games show. */
        INSIGHTS("insights"),
        /** Ten minutes of practice for today. */
        PLAN("plan"),
        /** Games of champions whose moves are guessed. */
        CHAMPION("champion"),
        /** The games by link, or one of them by its id or as the address itself tells it. */
        CORRESPONDENCE("correspondence"),
        TABLE("table"),
        /** The tournaments of the server. */
        TOURNAMENTS("tournaments"),
        /** One of them. */
        TOURNAMENT("tournament"),
        /** The clubs of the server. */
        CLUBS("clubs"),
        /** One of them. */
        CLUB("club"),
        /** The studies to which one belongs. */
        STUDIES("studies"),
        /** One of them, or one that everybody may look at who knows its code. */
        STUDY("study"),
        /** The leagues of the server. */
        LEAGUES("leagues"),
        /** A league; the detail is its number. */
        LEAGUE("league"),
        HISTORY("history"),
        RANKING("ranking"),
        MAIL("mail"),
        /** Those whom one follows. */
        FOLLOWED("followed"),
        ACCOUNT("account"),
        /** Reports of players, for moderators. */
        MODERATION("moderation"),
        /** The course, or one of its lessons. */
        LEARN("learn"),
        SETTINGS("settings"),
        /** Where a part of what another device shows is taken. */
        TAKE("take"),
        ABOUT("about");

        private final String path;

        Kind(String path) {
            this.path = path;
        }

        /** What stands in the address for it; empty where it has no page of its own, and for the first page. */
        String path() {
            return path;
        }

        /** Whether only the window of a person's windows shows it that plays: a game that goes on, and whatever needs the server. */
        public boolean isPlayed() {
            return switch (this) {
                case GAME,
                        LOBBY,
                        JOIN,
                        TABLE,
                        TOURNAMENTS,
                        TOURNAMENT,
                        CLUBS,
                        CLUB,
                        STUDIES,
                        STUDY,
                        LEAGUES,
                        LEAGUE,
                        HISTORY,
                        RANKING,
                        MAIL,
                        FOLLOWED,
                        ACCOUNT,
                        MODERATION -> true;
                case HOME,
                        FIRST,
                        NEW,
                        GAMES,
                        SHARED,
                        LADDER,
                        ANALYSIS,
                        PUZZLES,
                        DAILY,
                        GYM,
                        OPENINGS,
                        INSIGHTS,
                        PLAN,
                        CHAMPION,
                        LEARN,
                        SETTINGS,
                        TAKE,
                        ABOUT,
                        CORRESPONDENCE -> false;
            };
        }

        /** Whether an address of this kind goes on with a number. */
        private boolean isNumbered() {
            return this == TABLE || this == TOURNAMENT || this == CLUB || this == LEAGUE;
        }

        /** Whether an address of this kind may go on with a detail that is no number. */
        private boolean allows(String detail) {
            return ((this == ANALYSIS || this == GAMES || this == TAKE) && isLine(detail))
                    || ((this == LEARN || this == STUDY) && isLesson(detail))
                    || (this == CORRESPONDENCE && isLetter(detail));
        }
    }

    /** Throws IllegalArgumentException where the game has no such page. */
    public Route {
        boolean isThere =
                switch (kind) {
                    case TABLE, TOURNAMENT, CLUB, LEAGUE -> isNumber(detail);
                    case JOIN -> isCode(detail);
                    case STUDY -> isLesson(detail);
                    case SHARED -> detail.isEmpty() || isSigns(detail, LONGEST_GAME);
                    case LEARN -> detail.isEmpty() || isLesson(detail);
                    case CORRESPONDENCE -> detail.isEmpty() || isLetter(detail);
                    case ANALYSIS, GAMES, TAKE -> detail.isEmpty() || isLine(detail);
                    default -> detail.isEmpty();
                };
        if (!isThere) {
            throw new IllegalArgumentException("no such page: " + kind + " " + detail);
        }
    }

    private static boolean isNumber(String text) {
        if (text.isEmpty() || text.length() > MOST_DIGITS) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }

    private static boolean isLesson(String text) {
        return isSigns(text, LONGEST_CODE) && text.indexOf('/') < 0;
    }

    private static boolean isCode(String text) {
        return isSigns(text, LONGEST_CODE);
    }

    private static boolean isLine(String text) {
        return isSigns(text, LONGEST_GAME) && text.indexOf('/') < 0;
    }

    private static boolean isLetter(String text) {
        return isSigns(text, CorrespondenceCode.LONGEST) && text.indexOf('/') < 0;
    }

    private static boolean isSigns(String text, int longest) {
        if (text.isEmpty() || text.length() > longest) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) <= ' ' || text.charAt(i) > '~') {
                return false;
            }
        }
        return true;
    }

    /** A page of which there is one. */
    public static Route to(Kind kind) {
        return new Route(kind, "");
    }

    /** The page of a table. */
    public static Route toTable(long id) {
        return new Route(Kind.TABLE, Long.toString(id));
    }

    /** A lesson of the course; the course where that can't be one's name. */
    public static Route toLesson(String lesson) {
        return isLesson(lesson) ? new Route(Kind.LEARN, lesson) : to(Kind.LEARN);
    }

    /** The replay of a finished game of this device; the list of them where its id is too long for an address. */
    public static Route toGame(String id) {
        StringBuilder written = new StringBuilder();
        for (int i = 0; i < id.length(); i++) {
            char sign = id.charAt(i);
            boolean isPlain = sign > ' ' && sign < ESCAPE && sign != '/' && sign != '%';
            written.append(
                    isPlain
                            ? String.valueOf(sign)
                            : ESCAPE + Integer.toHexString(0x1_0000 | sign).substring(1));
        }
        return isLine(written.toString()) ? new Route(Kind.GAMES, written.toString()) : to(Kind.GAMES);
    }

    /** The id of the finished game of such an address; of one that nobody wrote so, any text. */
    public String gameId() {
        StringBuilder id = new StringBuilder();
        for (int i = 0; i < detail.length(); i++) {
            int code = detail.charAt(i) == ESCAPE ? hex(i + 1) : -1;
            id.append(code < 0 ? detail.charAt(i) : (char) code);
            i += code < 0 ? 0 : HEX_DIGITS;
        }
        return id.toString();
    }

    /** What the four hexadecimal digits from an index on say; -1 where there aren't any. */
    private int hex(int from) {
        int value = from + HEX_DIGITS <= detail.length() ? 0 : -1;
        for (int i = from; value >= 0 && i < from + HEX_DIGITS; i++) {
            int digit = Character.digit(detail.charAt(i), 16);
            value = digit < 0 ? -1 : value * 16 + digit;
        }
        return value;
    }

    /** Where an invitation of this code leads; the lobby where that is no code. */
    public static Route toInvitation(String code) {
        return isCode(code) ? new Route(Kind.JOIN, code) : to(Kind.LOBBY);
    }

    /** The analysis of the line of this code; throws IllegalArgumentException where that is none. */
    public static Route toAnalysis(String code) {
        return new Route(Kind.ANALYSIS, code);
    }

    /** The game by link of this text or id; throws IllegalArgumentException where that can't be one. */
    public static Route toCorrespondence(String game) {
        return new Route(Kind.CORRESPONDENCE, game);
    }

    /** The page of a tournament. */
    public static Route toTournament(long id) {
        return new Route(Kind.TOURNAMENT, Long.toString(id));
    }

    /** The page of a club. */
    public static Route toClub(long id) {
        return new Route(Kind.CLUB, Long.toString(id));
    }

    /** The page of the study of this code; the studies where that is none. */
    public static Route toStudy(String code) {
        return isLesson(code) ? new Route(Kind.STUDY, code) : to(Kind.STUDIES);
    }

    /** The page of a league. */
    public static Route toLeague(long id) {
        return new Route(Kind.LEAGUE, Long.toString(id));
    }

    /** The number of a table, tournament, club or league. */
    public long number() {
        return Long.parseLong(detail);
    }

    /** The page of an address; empty where the game has none there, and {@link #broken} where it should tell a game and doesn't. */
    public static Optional<Route> read(String fragment) {
        Optional<Route> known = fragment.length() > LONGEST ? Optional.empty() : known(fragment);
        boolean isGame = fragment.startsWith(SHARED) || fragment.startsWith(LINE) || fragment.startsWith(LETTER);
        return known.isEmpty() && isGame ? Optional.of(broken()) : known;
    }

    private static Optional<Route> known(String fragment) {
        if (fragment.startsWith(JOIN)) {
            String code = fragment.substring(JOIN.length());
            return isCode(code) ? Optional.of(new Route(Kind.JOIN, code)) : Optional.empty();
        }
        if (fragment.startsWith(SHARED)) {
            String code = fragment.substring(SHARED.length());
            return isSigns(code, LONGEST_GAME) ? Optional.of(new Route(Kind.SHARED, code)) : Optional.empty();
        }
        if (!fragment.startsWith(START)) {
            return Optional.empty();
        }
        String path = fragment.substring(START.length());
        int slash = path.indexOf('/');
        String name = slash < 0 ? path : path.substring(0, slash);
        String detail = slash < 0 ? "" : path.substring(slash + 1);
        for (Kind kind : Kind.values()) {
            if (kind != Kind.JOIN && kind != Kind.SHARED && kind.path.equals(name)) {
                boolean isThere =
                        kind.isNumbered() ? isNumber(detail) : (slash < 0 && kind != Kind.STUDY) || kind.allows(detail);
                return isThere ? Optional.of(new Route(kind, detail)) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** The address, from its {@code #} on. */
    public String fragment() {
        if (kind == Kind.JOIN) {
            return JOIN + detail;
        }
        if (kind == Kind.SHARED) {
            return SHARED + detail;
        }
        return START + kind.path + (detail.isEmpty() ? "" : "/" + detail);
    }
}
