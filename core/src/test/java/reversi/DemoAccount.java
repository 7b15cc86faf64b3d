package reversi;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.online.AccessScope;
import reversi.online.AccessTokenCard;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.EmailCard;
import reversi.online.PlayerCard;
import reversi.online.Presence;
import reversi.online.Refusal;
import reversi.online.ServerMessage;
import reversi.online.SessionCard;

/** One's own account at the {@link DemoServer}. */
final class DemoAccount {
    private static final PlayerCard LOUD = DemoServer.person(8, "player 8", 1_433, Presence.OFFLINE, 0);
    /** What a program says that was just let in. */
    static final String ACCESS_TOKEN = "kJ3n7Qx0vR8sT2yLw5zA1bC4dE6fG9hI-_mNoPqUrXu";

    private static final AccessTokenCard SCRIPT = new AccessTokenCard(
            7,
            "Analysis script",
            List.of(AccessScope.GAMES_READ, AccessScope.CHALLENGE_WRITE),
            DemoServer.NOW - 86_400_000,
            DemoServer.NOW - 7_200_000);

    static final EmailCard EMAIL = new EmailCard("y…@example.org", true);
    static final List<String> RECOVERY_CODES = List.of(
            "K7MD-2XQP-9RTB-HW4C",
            "3GJW-8ZKA-QM5T-X2VE",
            "YB6N-4RDH-7CFS-P9LU",
            "T2MX-W5QJ-GK8B-3ANZ",
            "9VHC-6EPR-D4YL-S7WK",
            "MZ3F-B8TX-2NQG-5JHA",
            "R4US-K9DW-XC6P-8MBE",
            "5LQT-7YGV-H3ZN-W2RC");

    private List<PlayerCard> muted = List.of(LOUD);
    private boolean sharesChat;
    private boolean showsPresence = true;
    private Optional<EmailCard> email = Optional.of(EMAIL);
    private boolean hasSecondFactor;
    private boolean isTold;

    /** Asks for a code besides the password. */
    void useSecondFactor() {
        hasSecondFactor = true;
    }

    /** What is said to a request about it; nothing to others. */
    List<ServerMessage> answer(AccountRequest request, PlayerCard self, boolean isModerator) {
        List<ServerMessage> said = new ArrayList<>();
        if (request instanceof AccountRequest.MakeRecoveryCodes) {
            said.add(new AccountNews.RecoveryCodes(RECOVERY_CODES));
        } else if (request instanceof AccountRequest.SetPush || request instanceof AccountRequest.EndPush) {
            isTold = request instanceof AccountRequest.SetPush;
        } else if (request instanceof AccountRequest.SetEmail) {
            email = Optional.of(new EmailCard("y…@example.org", false));
        } else if (request instanceof AccountRequest.ConfirmEmail) {
            email = Optional.of(EMAIL);
        } else if (request instanceof AccountRequest.RemoveEmail) {
            email = Optional.empty();
        } else if (request instanceof AccountRequest.AskAccessTokens) {
            said.add(new AccountNews.AccessTokens(List.of(SCRIPT)));
        } else if (request instanceof AccountRequest.MakeAccessToken make) {
            AccessTokenCard token = new AccessTokenCard(8, make.name(), make.scopes(), DemoServer.NOW, 0);
            said.add(new AccountNews.AccessTokenMade(ACCESS_TOKEN, token));
        } else if (request instanceof AccountRequest.BeginSecondFactor) {
            said.add(new AccountNews.SecondFactorSecret(
                    "GEZDGNBVGY3TQOJQ", "otpauth://totp/you?secret=GEZDGNBVGY3TQOJQ"));
        } else if (request instanceof AccountRequest.ShareChat share) {
            sharesChat = share.shares();
            said.addAll(settings(self, isModerator));
        } else if (request instanceof AccountRequest.ShowPresence show) {
            showsPresence = show.shows();
            said.addAll(settings(self, isModerator));
        } else if (request instanceof AccountRequest.AskSettings) {
            said.addAll(settings(self, isModerator));
        } else if (request instanceof AccountRequest.MutePlayer mute) {
            muted = mute.mutes()
                    ? List.of(DemoServer.person(mute.player(), "player " + mute.player(), 1_500, Presence.IDLE, 0))
                    : List.of();
            said.add(new AccountNews.MuteList(0, muted, false));
        } else if (request instanceof AccountRequest.AskSessions) {
            said.add(new AccountNews.Sessions(
                    List.of(
                            new SessionCard(1, "Linux", DemoServer.NOW, DemoServer.NOW, true),
                            new SessionCard(2, "Firefox", DemoServer.NOW, DemoServer.NOW - 7_200_000, false)),
                    3,
                    hasSecondFactor,
                    email,
                    isTold));
        }
        return said;
    }

    private List<ServerMessage> settings(PlayerCard self, boolean isModerator) {
        return List.of(
                new AccountNews.Settings(
                        self,
                        "I like corners, and games that end on the last square.",
                        Refusal.GUESTS,
                        sharesChat,
                        showsPresence,
                        List.of(DemoServer.FRIEND),
                        false,
                        isModerator,
                        0,
                        0),
                new AccountNews.MuteList(0, muted, false));
    }
}
