package reversi.online;

import java.util.List;
import java.util.Optional;

/** What a client asks about its own account and its private messages. */
@InJson
public sealed interface AccountRequest extends ClientMessage {
    /** Plays without registering. */
    record Guest() implements AccountRequest {}

    /** Makes an account and signs in. */
    record Register(
            @Length(least = Protocol.MIN_NAME, most = Protocol.MAX_NAME) String name,
            @Length(least = Protocol.MIN_PASSWORD, most = Protocol.MAX_PASSWORD) String password)
            implements AccountRequest {}

    /**
     * Signs in.
     *
     * @param code what the person's app shows, where the account asks for it
     */
    record Login(String name, String password, Optional<String> code) implements AccountRequest {
        /** Without a code. */
        public static Login of(String name, String password) {
            return new Login(name, password, Optional.empty());
        }
    }

    /**
     * Makes a secret for a second step of the sign-in, which holds once {@link ConfirmSecondFactor} has shown a code from it; one that was begun
     * before is worth nothing any more.
     */
    record BeginSecondFactor(String password) implements AccountRequest {}

    /** Shows a code from the secret that was begun with: from now on one is asked for at each sign-in. */
    record ConfirmSecondFactor(String password, @Length(most = Protocol.MAX_CODE) String code)
            implements AccountRequest {}

    /** Ends the second step: the password alone signs in again. */
    record EndSecondFactor(String password) implements AccountRequest {}

    /** Ends this session; its token is worth nothing any more. */
    record Logout() implements AccountRequest {}

    /** Asks for the sessions of this account. */
    record AskSessions() implements AccountRequest {}

    /** Ends another session of this account. */
    record EndSession(long session) implements AccountRequest {}

    /**
     * Has read of {@link AccountNews.NewDevices}, which are not told of on this device again.
     *
     * @param upTo the number of the newest one
     */
    record KnowDevices(long upTo) implements AccountRequest {}

    /** Changes the password, which ends all other sessions and all access tokens. */
    record ChangePassword(
            String present, @Length(least = Protocol.MIN_PASSWORD, most = Protocol.MAX_PASSWORD) String next)
            implements AccountRequest {}

    /**
     * Makes codes by each of which the account can be recovered once, should the password be forgotten; those made before are worth nothing
     * any more.
     */
    record MakeRecoveryCodes(String password) implements AccountRequest {}

    /**
     * Signs in by a recovery code, printed or sent by e-mail, and sets a new password, which ends all sessions, all access tokens and the second step.
     *
     * @param code as it was written down: small letters, spaces and hyphens make no difference
     */
    record Recover(
            String name,
            @Length(most = Protocol.MAX_RECOVERY_CODE) String code,
            @Length(least = Protocol.MIN_PASSWORD, most = Protocol.MAX_PASSWORD) String next)
            implements AccountRequest {}

    /**
     * Names an address to which a recovery code may be sent; it takes the place of another one, and holds once {@link ConfirmEmail} has shown the
     * code that is sent there.
     *
     * @param language of the e-mails: the two letters of ISO 639-1; English where the server does not write it
     */
    record SetEmail(
            String password,
            @Length(most = Protocol.MAX_EMAIL) String address,
            @Length(most = Protocol.MAX_LANGUAGE) String language)
            implements AccountRequest {}

    /** Shows the code that was sent to one's address. */
    record ConfirmEmail(@Length(most = Protocol.MAX_RECOVERY_CODE) String code) implements AccountRequest {}

    /** Takes the address away, and with it the codes that were sent there. */
    record RemoveEmail(String password) implements AccountRequest {}

    /**
     * Asks, signed out, for a code by e-mail, which {@link Recover} takes as a recovery code for half an hour. The answer is the same whether
     * there is such an account and address or not. None is sent to an account with a second step, which only a printed code recovers.
     *
     * @param whom a name, or an address
     */
    record AskEmailCode(@Length(most = Protocol.MAX_EMAIL) String whom) implements AccountRequest {}

    /**
     * Wants this session's browser to be told by its push service what waits while the game is not open, until the session ends.
     *
     * @param endpoint the browser's address there
     * @param key its public key, as the browser tells it
     * @param secret its secret, as the browser tells it
     * @param language of what it shows: the two letters of ISO 639-1; English where the server does not write it
     */
    record SetPush(
            @Length(most = Protocol.MAX_PUSH_ADDRESS) String endpoint,
            @Length(most = Protocol.MAX_PUSH_KEY) String key,
            @Length(most = Protocol.MAX_PUSH_KEY) String secret,
            @Length(most = Protocol.MAX_LANGUAGE) String language)
            implements AccountRequest {}

    /** Wants this session's browser to be told no more. */
    record EndPush() implements AccountRequest {}

    /** Asks for the access tokens of this account, by which programs ask for it over HTTP. */
    record AskAccessTokens() implements AccountRequest {}

    /**
     * Makes an access token.
     *
     * @param name what it is for, in the owner's words
     * @param scopes what a program that has it may do
     * @param password so that who finds an open session gets no lasting way in
     */
    record MakeAccessToken(
            @Length(least = 1, most = Protocol.MAX_TOKEN_NAME) String name, List<AccessScope> scopes, String password)
            implements AccountRequest {
        public MakeAccessToken {
            scopes = List.copyOf(scopes);
        }
    }

    /** Ends an access token of this account; programs that hear by it are cut off within half a minute. */
    record EndAccessToken(long token) implements AccountRequest {}

    /** Makes the account a bot for good, while it has played no game: others see that it is a program, and its games are unrated. */
    record BecomeBot() implements AccountRequest {}

    /** Deletes the account; what others know of it keeps a name that tells nothing. */
    record DeleteAccount(String password) implements AccountRequest {}

    /** Changes the text about oneself. */
    record SetAbout(@Length(most = Protocol.MAX_ABOUT) String about) implements AccountRequest {}

    /** Removes one's photo. */
    record RemovePhoto() implements AccountRequest {}

    /** Says whose invitations are refused. */
    record SetRefusal(Refusal refusal) implements AccountRequest {}

    /** Says whether spectators may read the chat of one's own games from the next one on; they may where both players say so. */
    record ShareChat(boolean shares) implements AccountRequest {}

    /** Says whether others see that one is online; while one is in a game they do in any case. */
    record ShowPresence(boolean shows) implements AccountRequest {}

    /** Puts somebody on the block list: no invitations, no messages, no chat from there. */
    record Block(long player) implements AccountRequest {}

    /** Takes somebody off the block list. */
    record Unblock(long player) implements AccountRequest {}

    /**
     * Mutes somebody from now on, or no longer: what they say is not seen, their letters are not announced and their challenges don't
     * arrive, but both may play and see each other.
     *
     * @param player who
     * @param mutes whether to mute; what holds already changes nothing
     */
    record MutePlayer(long player, boolean mutes) implements AccountRequest {}

    /**
     * Asks for a further page of those whom one has muted.
     *
     * @param from how many come before it
     */
    record AskMuteList(int from) implements AccountRequest {}

    /** Asks for one's own settings, and whom one has muted. */
    record AskSettings() implements AccountRequest {}

    /**
     * Asks for a further page of one's own block list.
     *
     * @param from how many come before it
     */
    record AskBlockList(int from) implements AccountRequest {}

    /** Asks with whom one has exchanged messages. */
    record AskConversations() implements AccountRequest {}

    /**
     * Asks for the messages exchanged with a member, the latest first.
     *
     * @param with the member
     * @param before only messages with a smaller number; 0 for the latest
     */
    record AskLetters(long with, long before) implements AccountRequest {}

    /** Asks for the first messages of strangers that wait for an answer. */
    record AskLetterRequests() implements AccountRequest {}

    /**
     * Answers the first message of a stranger.
     *
     * @param from who wrote it
     * @param accept whether the two may write to each other from now on; whoever is declined isn't told
     */
    record AnswerLetterRequest(long from, boolean accept) implements AccountRequest {}

    /**
     * Sends a message to a member. To somebody whom one neither exchanged messages nor played with it is a request, of which there is one
     * until it is accepted, and {@link Protocol#LETTER_REQUESTS_A_DAY} a day.
     */
    record Write(long to, @Length(least = 1, most = Protocol.MAX_LETTER) String text) implements AccountRequest {}

    /** Marks the messages of a member as read, up to one of them. */
    record MarkRead(long from, long upTo) implements AccountRequest {}
}
