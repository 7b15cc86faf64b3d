package reversi.notation;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import reversi.rules.Position;
import reversi.rules.Variant;

/** Recognises what a person pastes, drops or opens, and reads the games in it; writes games in any format of text. */
public final class GameFiles {
    /** The largest file and the longest text that are read: all games that the French federation has collected are 500 MB of OBF. */
    public static final int MOST_BYTES = 640 << 20;

    private static final int LOOK = 4_096;
    private static final int TREES = 5;

    private GameFiles() {}

    /** Reads a file of any format, an archive without the names of players and tournaments. */
    public static GamesRead read(byte[] bytes) {
        return read(bytes, WthorGames.Names.none(), WthorGames.Names.none());
    }

    /** Reads a file of any format; the names are for an archive. */
    public static GamesRead read(byte[] bytes, WthorGames.Names players, WthorGames.Names tournaments) {
        return reader(bytes, players, tournaments).readAll();
    }

    /** Begins to read a file of any format; the names are for an archive. */
    public static GamesReader reader(byte[] bytes, WthorGames.Names players, WthorGames.Names tournaments) {
        if (bytes.length > MOST_BYTES) {
            return tooLarge();
        }
        return WthorGames.isArchive(bytes) ? new WthorReader(bytes, players, tournaments) : reader(text(bytes));
    }

    /** Bytes as UTF-8, or as Latin 1, which older programs write, where they are no UTF-8. */
    public static String text(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        return text.indexOf('\ufffd') < 0 ? text : new String(bytes, StandardCharsets.ISO_8859_1);
    }

    /** Reads a text of any format. */
    public static GamesRead read(String text) {
        return reader(text).readAll();
    }

    /** Begins to read a text of any format. */
    public static GamesReader reader(String text) {
        if (text.length() > MOST_BYTES) {
            return tooLarge();
        }
        String plain = unquoted(text);
        return reader(format(plain), plain);
    }

    /** A text without the marks that letters and forums put before each line of what they quote. */
    public static String unquoted(String text) {
        if (Characters.skipSpace(text, 0, text.length()) == text.length() || !isQuoted(text)) {
            return text;
        }
        StringBuilder plain = new StringBuilder();
        for (String line : text.split("\n", -1)) {
            plain.append(line.substring(line.indexOf('>') + 1)).append('\n');
        }
        return plain.toString();
    }

    /** Whether each line that is not empty begins with such a mark. */
    private static boolean isQuoted(String text) {
        int line = 0;
        while (line >= 0 && line < text.length()) {
            int end = text.indexOf('\n', line);
            int at = Characters.skipSpace(text, line, end < 0 ? text.length() : end);
            if (at < text.length() && text.charAt(at) != '>' && at != end) {
                return false;
            }
            line = end < 0 ? -1 : end + 1;
        }
        return true;
    }

    /** Begins to read a text of a format. */
    static GamesReader reader(GameFormat format, String text) {
        return switch (format) {
            case JSON -> QuestReader.isIn(text) ? quest(text) : new JsonGamesReader(text);
            case GGF -> new GgfGamesReader(text);
            case SGF -> new SgfReader(text);
            case PGN -> new PgnReader(text);
            case OBF -> new ObfGames(text);
            case BOARD -> board(text);
            case LINK -> new LinkReader(text);
            case TEXT, WTHOR -> new TextReader(text);
        };
    }

    /** Reads nothing of what is longer than this or any other limit. */
    public static GamesReader tooLarge() {
        return nothing(FaultKind.TOO_LARGE);
    }

    /** Reads nothing of what could not be opened. */
    public static GamesReader unreadable() {
        return nothing(FaultKind.UNREADABLE);
    }

    private static GamesReader nothing(FaultKind reason) {
        GamesReadBuilder builder = new GamesReadBuilder("");
        return new SingleReader(Optional.empty(), builder, () -> builder.fault(reason, 0));
    }

    private static GamesReader quest(String text) {
        GamesReadBuilder builder = new GamesReadBuilder(text);
        return new SingleReader(Optional.of(GameFormat.JSON), builder, () -> new QuestReader(text).read(builder));
    }

    private static GamesReader board(String text) {
        GamesReadBuilder builder = new GamesReadBuilder(text);
        return new SingleReader(Optional.of(GameFormat.BOARD), builder, () -> BoardReader.read(text)
                .ifPresentOrElse(
                        start -> builder.add(new GameRecordBuilder(start).record(Optional.empty())),
                        () -> builder.fault(FaultKind.WRONG_BOARD, 0)));
    }

    /** The format that a text is most likely in. */
    static GameFormat format(String text) {
        int from = Characters.skipSpace(text, 0, text.length());
        String head = text.substring(from, Math.min(text.length(), from + LOOK));
        if (isObject(head)) {
            return GameFormat.JSON;
        }
        int tree = SgfProperties.begin(text, from);
        if (hasTag(tree < 0 ? head : text.substring(from, Math.min(tree, from + head.length())))) {
            return GameFormat.PGN;
        }
        if (tree >= 0) {
            return isGgf(text, tree) ? GameFormat.GGF : GameFormat.SGF;
        }
        if (LinkReader.isIn(head)) {
            return GameFormat.LINK;
        }
        return lines(head);
    }

    /** Whether this begins with {@code [Name "}. */
    private static boolean isTag(String line) {
        int at = line.startsWith("[") ? 1 : 0;
        int from = at;
        while (at < line.length() && Characters.isLetter(line.charAt(at))) {
            at++;
        }
        int quote = Characters.skipSpace(line, at, line.length());
        return from == 1 && at > from && quote < line.length() && line.charAt(quote) == '"';
    }

    private static boolean hasTag(String head) {
        for (String line : head.split("\n", 64)) {
            if (isTag(line)) {
                return true;
            }
        }
        return false;
    }

    /** Whether this is an object of JSON, be it none of ours. */
    private static boolean isObject(String head) {
        int at = Characters.skipSpace(head, 1, head.length());
        return head.startsWith("{") && (at >= head.length() || "\"}".indexOf(head.charAt(at)) >= 0);
    }

    /** Whether most of the first trees are GGF: one that is damaged says nothing of the others. */
    private static boolean isGgf(String text, int from) {
        int ggf = 0;
        int trees = 0;
        for (int at = from;
                at >= 0 && at < from + TREES * LOOK && trees < TREES;
                at = SgfProperties.begin(text, at + 1)) {
            if (trees == 0 || SgfProperties.isRoot(text, at)) {
                trees++;
                ggf += isGgfTree(text, at) ? 1 : 0;
            }
        }
        return 2 * ggf > trees;
    }

    /** GGF names its game, SGF numbers it; a tree that does neither is GGF where nothing parts its moves. */
    private static boolean isGgfTree(String text, int from) {
        String head = shortNames(text.substring(from, Math.min(text.length(), from + LOOK)));
        int game = head.indexOf("GM[");
        if (game >= 0 && game + 3 < head.length()) {
            return !Characters.isDigit(head.charAt(Characters.skipSpace(head, game + 3, head.length() - 1)));
        }
        return !head.contains("SZ[") && !head.contains(";B[") && !head.contains(";W[");
    }

    /** With the names of properties as SGF means them, and without spaces between a name and its value. */
    private static String shortNames(String head) {
        StringBuilder names = new StringBuilder(head.length());
        int from = 0;
        for (int at = 0; at < head.length(); at++) {
            char c = head.charAt(at);
            if (c == '[' && from < at) {
                names.append(PropertyReader.capitals(head.substring(from, at).trim()));
            } else if (!Characters.isLetter(c) && !Characters.isSpace(c)) {
                names.append(head, from, at);
            } else {
                continue;
            }
            names.append(c);
            from = at + 1;
        }
        return names.append(head, from, head.length()).toString();
    }

    /** Positions a line each are OBF, where none of them goes on with several moves; one position is a board. */
    private static GameFormat lines(String head) {
        boolean hasMoves = false;
        boolean hasBoards = false;
        for (String whole : head.split("\n", 64)) {
            String line = Characters.trim(whole);
            int semicolon = line.indexOf(';') < 0 ? line.length() : line.indexOf(';');
            boolean isBoard = BoardText.read(line.substring(0, semicolon), Variant.OTHELLO) instanceof BoardText.Ok;
            String rest = line.substring(semicolon);
            boolean isObf = isBoard && (rest.indexOf(':') >= 0 || rest.indexOf(';', 1) > 0 || rest.equals(";"));
            if (isObf) {
                return GameFormat.OBF;
            }
            hasMoves |= isBoard && rest.length() > 1;
            hasBoards |= isBoard;
        }
        boolean severalBoards = hasBoards && !hasMoves && BoardReader.read(head).isEmpty();
        if (severalBoards) {
            return GameFormat.OBF;
        }
        return !hasMoves && BoardReader.read(head).isPresent() ? GameFormat.BOARD : GameFormat.TEXT;
    }

    /** Whether a format of text can say this game: its board and rules, and where it begins. */
    public static boolean canWrite(GameFormat format, GameRecord game) {
        return switch (format) {
            case GGF -> Ggf.canWrite(game.line().variant());
            case OBF -> ObfGames.canWrite(game.line().variant());
            case WTHOR -> WthorGames.canWrite(game);
            case TEXT, SGF, PGN, JSON, BOARD, LINK -> true;
        };
    }

    /** What stands before the first game of a file. */
    public static String head(GameFormat format) {
        return format == GameFormat.JSON ? GameJson.head() : "";
    }

    /** One game with the end of its line. Throws IllegalArgumentException where the format {@link #canWrite can't say} it or is none of text. */
    public static String write(GameFormat format, GameRecord game) {
        if (format == GameFormat.WTHOR || !canWrite(format, game)) {
            throw new IllegalArgumentException(format + " cannot say " + game.line());
        }
        return switch (format) {
            case TEXT -> text(game.line()) + "\n";
            case GGF -> Ggf.write(game) + "\n";
            case SGF -> Sgf.write(game) + "\n";
            case OBF -> ObfGames.write(game);
            case PGN -> Pgn.write(game);
            case JSON -> GameJson.write(game);
            case BOARD -> BoardText.write(game.line().end()) + "\n";
            case LINK, WTHOR -> LinkReader.MARK + ShareCode.write(game.line()) + "\n";
        };
    }

    /** What parts two games of a file. */
    public static String between(GameFormat format) {
        return format == GameFormat.JSON ? ",\n" : "";
    }

    /** What stands after the last game of a file. */
    public static String tail(GameFormat format) {
        return format == GameFormat.JSON ? "\n]}\n" : "";
    }

    /**
     * A line of moves, after the code of a variant other than Othello, and after the first position where it is set up by hand.
     * So few moves that they could go on with the game of the line above stand below an empty one.
     */
    private static String text(MoveSequence line) {
        boolean isUsual = line.start().equals(Position.start(line.variant()));
        boolean isNamed = !line.variant().isStandard() || line.plies() == 0;
        boolean isApart = isUsual && !isNamed && line.plies() <= TextReader.SHORT;
        return (isApart ? "\n" : "")
                + (isNamed ? line.variant() + " " : "")
                + (isUsual ? "" : BoardText.writeLine(line.start()) + ";")
                + MoveText.write(line, "");
    }
}
