package reversi.online;

/** Why a request was not done; the client finds the words for it. */
public enum ErrorCode {
    /** The frame is not a message of this protocol. */
    GARBLED,
    /** The frame is larger than {@link Protocol#MAX_CLIENT_FRAME}. */
    TOO_LARGE,
    /** Too many frames in too short a time. */
    TOO_FAST,
    /** The other side speaks a version of the protocol that this one does not. */
    VERSION,
    /** The server is going down or too busy; try again in a moment. */
    UNAVAILABLE,
    /** Only for somebody who plays as a guest or is logged in. */
    NOT_SIGNED_IN,
    /** Only for members. */
    MEMBERS_ONLY,
    /** Already signed in on this connection. */
    ALREADY_SIGNED_IN,
    /** The session has ended; log in again. */
    SESSION_ENDED,
    /** The name has fewer than {@link Protocol#MIN_NAME} characters. */
    NAME_TOO_SHORT,
    /** The name has more than {@link Protocol#MAX_NAME} characters. */
    NAME_TOO_LONG,
    /** The name holds characters that names may not have, or letters of scripts that don't go together. */
    NAME_NOT_ALLOWED,
    /** The name, or one that looks the same, is kept for guests, bots and whoever runs the server. */
    NAME_RESERVED,
    /** Somebody has the name, or one that looks the same. */
    NAME_TAKEN,
    /** The password has fewer than {@link Protocol#MIN_PASSWORD} characters. */
    PASSWORD_TOO_SHORT,
    /** The password has more than {@link Protocol#MAX_PASSWORD} characters. */
    PASSWORD_TOO_LONG,
    /** The password is one of those that everybody tries first, or the name itself. */
    PASSWORD_COMMON,
    /** No member has this name and this password. */
    WRONG_LOGIN,
    /** Too many attempts; try again later. */
    TRY_LATER,
    /** The text is empty or too long. */
    TEXT_LENGTH,
    /** The text holds control characters, such as tabs or line breaks. */
    CONTROL_CHARACTERS,
    /** The name is not known, or the recovery code is wrong or was used. */
    WRONG_RECOVERY_CODE,
    /** The server sends no e-mails. */
    NO_EMAIL,
    /** The server sends no messages to browsers, or not to such a one. */
    NO_PUSH,
    /** Nothing can be sent to such an address. */
    BAD_EMAIL,
    /** The password is right; a code of the second step is missing. */
    CODE_NEEDED,
    /** The code of the second step, or the one that confirms an address, is wrong, too old, or was used. */
    WRONG_CODE,
    /** There is no such player. */
    NO_SUCH_PLAYER,
    /** There is no such session. */
    NO_SUCH_SESSION,
    /** There is no such access token of this account. */
    NO_SUCH_TOKEN,
    /** There is no such game. */
    NO_SUCH_TABLE,
    /** The invitation or link no longer exists. */
    NO_SUCH_INVITATION,
    /** There is no such bot. */
    NO_SUCH_BOT,
    /** There is no such board of the ranking. */
    NO_SUCH_BOARD,
    /** The player isn't connected. */
    PLAYER_AWAY,
    /** The player is in a game. */
    PLAYER_BUSY,
    /** One is in a game oneself. */
    YOU_ARE_BUSY,
    /** The player refuses this. */
    REFUSED,
    /** That can't be done with oneself. */
    YOURSELF,
    /** A rated game needs two members. */
    NOT_RATED,
    /** Only for people, not for accounts that are bots. */
    PEOPLE_ONLY,
    /** Only for accounts that are bots. */
    BOTS_ONLY,
    /** An account that has played a game can't become a bot any more. */
    HAS_PLAYED,
    /** A rated game needs a clock that ends it in a bounded time. */
    RATED_NEEDS_CLOCK,
    /** One isn't a player of this game. */
    NOT_YOUR_GAME,
    /** The rules forbid the move, for the reason given along. */
    ILLEGAL_MOVE,
    /** The move answers a position that is past. */
    STALE,
    /** The game is over. */
    GAME_OVER,
    /** The game goes on. */
    GAME_GOES_ON,
    /** There is no open offer to answer. */
    NO_OFFER,
    /** It may not be offered now: one is open, or the last one was too short a time ago. */
    NOT_NOW,
    /** The opponent is there, or has not been away for long enough. */
    NOT_AWAY,
    /** The win can be claimed while it is the opponent's turn only. */
    YOUR_MOVE,
    /** The picture can't be used. */
    BAD_PHOTO,
    /** The list is full. */
    LIST_FULL,
    /** Too many people at the same address play bots already. */
    TOO_MANY_BOT_GAMES,
    /** Only for moderators. */
    MODERATORS_ONLY,
    /** There is no such private message to oneself from that player. */
    NO_SUCH_LETTER,
    /** The member has not accepted the first message that one wrote. */
    AWAITS_ANSWER,
    /** There is no first message of that player that could be answered. */
    NO_SUCH_REQUEST,
    /** There is no such decision about a player, or it is over. */
    NO_SUCH_DECISION,
    /** One may not write to others, nor change what they see of oneself, for now. */
    MUTED,
    /** The server does not carry some of these words. */
    RUDE,
    /** The account was closed; {@link ModerationNews.Sanctions} say why. */
    ACCOUNT_CLOSED,
    /** From here nobody can register or play as a guest for now, since somebody was banned. */
    BANNED,
    /** The server takes no new guests, or no new members, for now. */
    CLOSED_TO_NEWCOMERS,
    /** There is no such tournament. */
    NO_SUCH_TOURNAMENT,
    /** Every seat of the tournament is taken. */
    TOURNAMENT_FULL,
    /** The tournament has started, so that nobody can join any more. */
    TOURNAMENT_STARTED,
    /** The tournament is over or was called off. */
    TOURNAMENT_OVER,
    /** Only for the host of the tournament. */
    HOST_ONLY,
    /** The host has removed one from the tournament. */
    REMOVED_BY_HOST,
    /** One has {@link Protocol#MAX_OPEN_TOURNAMENTS} tournaments that are not over. */
    TOO_MANY_TOURNAMENTS,
    /** The start is past, or more than {@link Protocol#MAX_DAYS_AHEAD} days ahead. */
    BAD_START,
    /** There is no such club, or it was closed. */
    NO_SUCH_CLUB,
    /** Only for members of the club, or of one of the two that meet. */
    CLUB_ONLY,
    /** Only for leaders of the club, or for its founder. */
    LEADERS_ONLY,
    /** The club has {@link Protocol#MAX_CLUB_MEMBERS} members. */
    CLUB_FULL,
    /** There is no such league. */
    NO_SUCH_LEAGUE,
    /** One belongs to {@link Protocol#MAX_CLUBS} clubs. */
    TOO_MANY_CLUBS,
    /** A founder can't leave a club to others without handing it over. */
    HAND_OVER_FIRST,
    /** There is no such challenge any more. */
    NO_SUCH_CHALLENGE,
    /** There is no such study, or one may not look at it. */
    NO_SUCH_STUDY,
    /** The study has no such chapter any more. */
    NO_SUCH_CHAPTER,
    /** Only for those who may change the study, or for its owner. */
    EDITORS_ONLY,
    /** One has {@link Protocol#MAX_STUDIES} studies. */
    TOO_MANY_STUDIES,
    /** The study has as many chapters, people or readers as it holds. */
    STUDY_FULL,
    /** Somebody else changed the chapter meanwhile. */
    CHAPTER_CHANGED,
    /** The content is no game with its side lines, or larger than {@link Protocol#MAX_CHAPTER} bytes. */
    BAD_CHAPTER,
    /** The task asks for nothing, or for too much, or until a day that is past or too far ahead. */
    BAD_TASK,
    /** There is no such task of the class any more. */
    NO_SUCH_TASK,
    /** One plays in a game that goes on, and may not see what is said of it. */
    YOU_PLAY_THERE,
    /** The club can't be told there: only by https at its usual port, to a name without a password. */
    BAD_WEBHOOK,
    /** The club is told nowhere, or this server tells nobody. */
    NO_WEBHOOK
}
