package reversi.online;

import java.util.List;
import java.util.Optional;

/** What the server says about one's own account and messages. */
@InJson
@Visited
public sealed interface AccountNews extends ServerMessage.News {
    /**
     * The ways into the account.
     *
     * @param sessions its sessions
     * @param recoveryCodes how many recovery codes were not used yet
     * @param secondFactor whether a code is asked for besides the password
     * @param email the address to which a recovery code may be sent
     * @param pushes whether this session's browser is told what waits while the game is not open
     */
    record Sessions(
            List<SessionCard> sessions,
            @OrElse("0") int recoveryCodes,
            @OrElse("false") boolean secondFactor,
            Optional<EmailCard> email,
            @OrElse("false") boolean pushes)
            implements AccountNews {
        public Sessions {
            sessions = List.copyOf(sessions);
        }
    }

    /**
     * The secret that was just made for a second step; the server never says it again.
     *
     * @param secret for an app, in Base32
     * @param address the same for a camera: an address {@code otpauth:}
     */
    record SecondFactorSecret(String secret, String address) implements AccountNews {}

    /**
     * Devices on which somebody signed in to the account for the first time, and of which this device was not told before: at once where it is
     * connected, and otherwise after it has signed in.
     *
     * @param devices the newest first
     */
    record NewDevices(List<DeviceCard> devices) implements AccountNews {
        public NewDevices {
            devices = List.copyOf(devices);
        }
    }

    /**
     * One's own settings, when asked for and whenever they change.
     *
     * @param you oneself
     * @param about the text about oneself
     * @param refusal whose invitations are refused
     * @param sharesChat whether spectators may read the chat of one's games, where the opponent says so too
     * @param showsPresence whether others see that one is online
     * @param blocked who is on the block list, by name: its first page
     * @param moreBlocked whether the block list goes on
     * @param moderator whether one may decide about players who don't behave
     * @param photo 0 without a photo, otherwise its version; only oneself and moderators know it before others see the photo
     * @param photoGames how many rated games one must still finish until others see the photo
     */
    record Settings(
            PlayerCard you,
            String about,
            Refusal refusal,
            boolean sharesChat,
            @OrElse("true") boolean showsPresence,
            List<PlayerCard> blocked,
            @OrElse("false") boolean moreBlocked,
            @OrElse("false") boolean moderator,
            @OrElse("0") int photo,
            @OrElse("0") int photoGames)
            implements AccountNews {
        public Settings {
            blocked = List.copyOf(blocked);
        }
    }

    /** The recovery codes that were just made; the server keeps only what proves them, and never says them again. */
    record RecoveryCodes(List<String> codes) implements AccountNews {
        public RecoveryCodes {
            codes = List.copyOf(codes);
        }
    }

    /** The access tokens of the account, the newest first. */
    record AccessTokens(List<AccessTokenCard> tokens) implements AccountNews {
        public AccessTokens {
            tokens = List.copyOf(tokens);
        }
    }

    /**
     * The access token that was just made; the server keeps only what proves it, and never says it again.
     *
     * @param secret what a program says with each request
     * @param token what it is
     */
    record AccessTokenMade(String secret, AccessTokenCard token) implements AccountNews {}

    /**
     * Whom one has muted: the first page with one's settings and whenever that changes, a further one when asked for.
     *
     * @param from how many come before it
     * @param players who they are, by name
     * @param more whether the list goes on
     */
    record MuteList(int from, List<PlayerCard> players, boolean more) implements AccountNews {
        public MuteList {
            players = List.copyOf(players);
        }
    }

    /**
     * A further page of one's own block list.
     *
     * @param from how many come before it
     * @param players who stands there, by name
     * @param more whether the list goes on
     */
    record BlockList(int from, List<PlayerCard> players, boolean more) implements AccountNews {
        public BlockList {
            players = List.copyOf(players);
        }
    }

    /** With whom messages were exchanged, the latest first. */
    record Conversations(List<Conversation> conversations) implements AccountNews {
        public Conversations {
            conversations = List.copyOf(conversations);
        }
    }

    /**
     * Messages exchanged with a member.
     *
     * @param with the member
     * @param letters the latest first
     * @param more whether there are older ones
     */
    record Letters(PlayerCard with, List<Letter> letters, boolean more) implements AccountNews {
        public Letters {
            letters = List.copyOf(letters);
        }
    }

    /** A message that has just been written, by oneself or to oneself. */
    record LetterCame(PlayerCard with, Letter letter) implements AccountNews {}

    /**
     * The first messages of strangers that wait for an answer.
     *
     * @param requests the latest first; none counts as unread
     * @param more whether there are older ones, which are told once some of these are answered
     */
    record LetterRequests(List<Conversation> requests, boolean more) implements AccountNews {
        public LetterRequests {
            requests = List.copyOf(requests);
        }
    }

    /** A stranger has just written a first message to oneself; nothing should ring. */
    record LetterRequested(PlayerCard with, Letter letter) implements AccountNews {}

    /**
     * A first message was answered: by oneself, or by whom one wrote it to if it was accepted.
     *
     * @param with the other
     * @param accepted whether the two may write to each other now
     */
    record LetterRequestOver(long with, boolean accepted) implements AccountNews {}

    /** How many messages are unread. */
    record Unread(int unread) implements AccountNews {}
}
