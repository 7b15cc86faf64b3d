package reversi.online;

/** The numbers that both sides of the protocol agree on. */
public final class Protocol {
    /** The version spoken here; it changes when an older side could misread something. */
    public static final int VERSION = 1;

    /** The path of the socket on every server. */
    public static final String SOCKET_PATH = "/socket";

    /** The path under which photos are fetched, and to which one's own is posted; a player's id follows. */
    public static final String PHOTO_PATH = "/photo/";

    /** The path at which a member fetches all that the server keeps of them, with the token of a session. */
    public static final String EXPORT_PATH = "/account.json";

    /** The path under which the results of tournaments are fetched; the number follows, a dot, and json, csv, wtb, zip or jsonl. */
    public static final String TOURNAMENT_PATH = "/tournament/";

    /** The path under which the signed log of a rated game that is over is fetched; the number follows, and {@code .jsonl}. */
    public static final String GAME_PATH = "/game/";

    /** The path of the page of a game that the address itself tells, which follows as the code of a link to a game. */
    public static final String SHARED_PATH = "/g/";

    /** The path of the public key by which a server's logs are checked. */
    public static final String KEY_PATH = "/key.pem";

    /** The most bytes (UTF-8) of a frame that a client may send. */
    public static final int MAX_CLIENT_FRAME = 8_192;

    /** The frames that a client may send at once. */
    public static final int FRAMES_AT_ONCE = 60;

    /** The frames that a client may send each second. */
    public static final int FRAMES_A_SECOND = 30;

    /** What an account may ask for at once, by the cost of each request. */
    public static final int COST_OF_ACCOUNT_AT_ONCE = 300;

    /** What an account may ask for each second, by the cost of each request. */
    public static final int COST_OF_ACCOUNT_A_SECOND = 40;

    /** What all clients of one address may ask for at once, by the cost of each request. */
    public static final int COST_OF_ADDRESS_AT_ONCE = 3_000;

    /** What all clients of one address may ask for each second, by the cost of each request. */
    public static final int COST_OF_ADDRESS_A_SECOND = 300;

    /** The connections that an account may have at a time; a newer one closes the one that was not used for longest. */
    public static final int CONNECTIONS_OF_ACCOUNT = 10;

    /** The seconds within which a client must have said hello. */
    public static final int HELLO_SECONDS = 10;

    /** The seconds after which a client that says nothing, and answers no ping, is cut off. */
    public static final int SILENCE_SECONDS = 30;

    /** The most letters of what a client says of its device; the server cuts the rest off. */
    public static final int MAX_DEVICE = 80;

    /** The fewest letters of a registered name. */
    public static final int MIN_NAME = 3;

    /** The most letters of a registered name. */
    public static final int MAX_NAME = 20;

    /** The fewest characters of a password. */
    public static final int MIN_PASSWORD = 5;

    /** The most characters of a password. */
    public static final int MAX_PASSWORD = 128;

    /** How many recovery codes are made at a time. */
    public static final int RECOVERY_CODES = 8;

    /** The most characters of a recovery code as somebody types it. */
    public static final int MAX_RECOVERY_CODE = 64;

    /** The most characters of an e-mail address. */
    public static final int MAX_EMAIL = 254;

    /** The most characters of the name of a language. */
    public static final int MAX_LANGUAGE = 8;

    /** The most characters of a browser's address at its push service. */
    public static final int MAX_PUSH_ADDRESS = 1_000;

    /** The most characters of a browser's key for its messages. */
    public static final int MAX_PUSH_KEY = 100;

    /** The most characters of a code of a second step as somebody types it. */
    public static final int MAX_CODE = 16;

    /** The most characters of what an access token is called. */
    public static final int MAX_TOKEN_NAME = 40;

    /** The access tokens that an account may have. */
    public static final int MAX_TOKENS = 20;

    /** The path below which programs ask by HTTP; openapi.json says what for. */
    public static final String API_PATH = "/api/";

    /** The most characters of a remark in a game. */
    public static final int MAX_CHAT = 200;

    /** The most characters of a private message. */
    public static final int MAX_LETTER = 1_000;

    /** The longest text that whoever runs a server says to everybody, in UTF-16 units. */
    public static final int MAX_NOTICE = 200;

    /** The first messages to strangers that somebody may write in a day. */
    public static final int LETTER_REQUESTS_A_DAY = 10;

    /** The most first messages of strangers that a client is told of at a time. */
    public static final int LETTER_REQUEST_ROWS = 50;

    /** The most characters of the text about oneself. */
    public static final int MAX_ABOUT = 500;

    /** The most members whom one follows. */
    public static final int MAX_FOLLOWED = 200;

    /** The most characters of what one notes of a player. */
    public static final int MAX_NOTE = 500;

    /** The most players of whom one notes something. */
    public static final int MAX_NOTES = 500;

    /** The most characters of the words of a report or an appeal, and of the reason of a decision. */
    public static final int MAX_REASON = 500;

    /** The most days that a decision about a player holds for, unless it does for good. */
    public static final int MAX_SANCTION_DAYS = 3_650;

    /** The most characters of feedback. */
    public static final int MAX_FEEDBACK = 1_000;

    /** The most characters of what feedback says about the version that is used. */
    public static final int MAX_VERSION = 80;

    /** The path at which every server says how many play, as {@link PlayerCount} reads it. */
    public static final String PLAYERS_PATH = "/players.json";

    /** The most bytes of a picture that may be sent in as a photo: more than any PNG of 8 bits a colour and that size has. */
    public static final int MAX_PHOTO = 100_000;

    /** The rows of the lobby that a client is told of where it doesn't say how many. */
    public static final int LOBBY_ROWS = 50;

    /** The most rows of the lobby that a client is told of at a time. */
    public static final int MAX_LOBBY_ROWS = 100;

    /** Rows of the lobby are told of in groups of this size, so that many clients can be told the same. */
    public static final int LOBBY_GROUP = 25;

    /** The width and height of every photo, in pixels. */
    public static final int PHOTO_SIZE = 128;

    /** The fewest characters of a tournament's name. */
    public static final int MIN_TOURNAMENT_NAME = 3;

    /** The games by days that an account may have at a time. */
    public static final int MAX_GAMES_BY_DAYS = 12;

    /** The most characters of a tournament's name. */
    public static final int MAX_TOURNAMENT_NAME = 40;

    /** How many days ahead a tournament may start. */
    public static final int MAX_DAYS_AHEAD = 30;

    /** The tournaments of a host that may be planned or go on at a time. */
    public static final int MAX_OPEN_TOURNAMENTS = 3;

    /** The most characters of what a club says of itself. */
    public static final int MAX_CLUB_ABOUT = 300;

    /** The most characters of where a club is told of what happens in it. */
    public static final int MAX_WEBHOOK = 500;

    /** The most messages of a webhook that a leader is told of. */
    public static final int WEBHOOK_ROWS = 20;

    /** The most members of a club. */
    public static final int MAX_CLUB_MEMBERS = 100;

    /** The most players who have asked to join a club or are invited to it. */
    public static final int MAX_CLUB_WAITING = 50;

    /** The most clubs of a member, with those that were asked to join. */
    public static final int MAX_CLUBS = 10;

    /** The most clubs that a client is told of at a time, besides its own. */
    public static final int CLUB_ROWS = 30;

    /** The most members of a league. */
    public static final int MAX_LEAGUE_MEMBERS = 100;

    /** The most leagues of a club. */
    public static final int MAX_LEAGUES = 3;

    /** The most leagues that there may be. */
    public static final int LEAGUE_ROWS = 50;

    /** The most tournaments of a club that a client is told of. */
    public static final int CLUB_TOURNAMENTS = 20;

    /** The most challenges of a club that wait for an answer, and the most matches of it that are planned or go on. */
    public static final int MAX_CHALLENGES = 5;

    /** The most tournaments that a client is told of at a time. */
    public static final int TOURNAMENT_ROWS = 50;

    /** The most lines of standings that a client is told of at a time. */
    public static final int STANDING_ROWS = 50;

    /** The most games of a round that a client is told of at a time. */
    public static final int BOARD_ROWS = 20;

    /** The latest remarks about a tournament that a client is told of. */
    public static final int TOURNAMENT_REMARKS = 50;

    /** The remarks about tournaments that somebody may make in an hour. */
    public static final int TOURNAMENT_REMARKS_AN_HOUR = 60;

    /** The most characters of the name of a study, or of a chapter. */
    public static final int MAX_STUDY_NAME = 60;

    /** The most characters of the code by which a study is opened. */
    public static final int MAX_STUDY_CODE = 16;

    /** The studies that a member may own. */
    public static final int MAX_STUDIES = 30;

    /** The most people who belong to a study. */
    public static final int MAX_STUDY_MEMBERS = 60;

    /** The most people who have a study open at a time. */
    public static final int MAX_STUDY_READERS = 60;

    /** The most chapters of a study. */
    public static final int MAX_CHAPTERS = 30;

    /** The most bytes (UTF-8) of what is in a chapter, so that it fits into a frame. */
    public static final int MAX_CHAPTER = 6_000;

    /** So many bytes of a chapter that follows a running game are left to it for each square that is empty yet. */
    public static final int CHAPTER_BYTES_A_MOVE = 12;

    /** The most studies that comment on a game of which a client is told. */
    public static final int MAX_COMMENTARIES = 5;

    /** The most moves of a line that is shown in a study. */
    public static final int MAX_STUDY_LINE = 300;

    /** The most tasks of a class. */
    public static final int MAX_TASKS = 10;

    /** How many of something a task may ask for. */
    public static final int MAX_TASK_AMOUNT = 100;

    /** How many days ahead a task may be due. */
    public static final int MAX_TASK_DAYS = 100;

    /** The most members of a club who share what they learn. */
    public static final int MAX_PUPILS = 40;

    /** The latest games of a pupil that a leader is told of. */
    public static final int PUPIL_GAMES = 5;

    private Protocol() {}
}
