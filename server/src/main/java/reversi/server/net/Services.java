package reversi.server.net;

import java.util.Optional;
import reversi.online.Codec;
import reversi.server.account.Names;
import reversi.server.account.Passwords;
import reversi.server.account.Tokens;
import reversi.server.account.WordFilter;
import reversi.server.arbiter.Arbiter;
import reversi.server.arbiter.Leagues;
import reversi.server.arbiter.ResultsFiles;
import reversi.server.email.EmailSender;
import reversi.server.fairplay.Studies;
import reversi.server.lobby.FollowedPlayers;
import reversi.server.lobby.LobbyWindows;
import reversi.server.lobby.Matchmaker;
import reversi.server.lobby.MessageDispatcher;
import reversi.server.lobby.PresenceRegistry;
import reversi.server.lobby.Seats;
import reversi.server.push.Pushes;
import reversi.server.store.AccessTokenRepository;
import reversi.server.store.AccountExport;
import reversi.server.store.AccountOperator;
import reversi.server.store.AccountRepository;
import reversi.server.store.Announcements;
import reversi.server.store.BlockListRepository;
import reversi.server.store.ChallengeRepository;
import reversi.server.store.ClubRepository;
import reversi.server.store.DecisionRepository;
import reversi.server.store.DeviceRepository;
import reversi.server.store.Doors;
import reversi.server.store.EmailRepository;
import reversi.server.store.FeedbackRepository;
import reversi.server.store.FollowRepository;
import reversi.server.store.HistoryRepository;
import reversi.server.store.Interventions;
import reversi.server.store.LetterRequests;
import reversi.server.store.MessageRepository;
import reversi.server.store.OriginRepository;
import reversi.server.store.PushRepository;
import reversi.server.store.Ranking;
import reversi.server.store.RankingBoards;
import reversi.server.store.RecoveryRepository;
import reversi.server.store.ReportRepository;
import reversi.server.store.SecondFactorRepository;
import reversi.server.store.WebhookRepository;
import reversi.server.study.StudyServices;
import reversi.server.table.ServerTime;
import reversi.server.table.Tables;
import reversi.server.webhook.Webhooks;
import reversi.server.work.Pools;

/**
 * What request handlers depend on.
 *
 * @param time the clock shared by all nodes
 * @param codec the JSON codec of the protocol
 * @param pools thread pools for blocking work
 * @param accounts accounts and login sessions
 * @param origins from where members signed in lately
 * @param recovery the codes by which accounts are recovered
 * @param emails to where codes may be sent
 * @param sender sends e-mails; empty where the host has no server for them
 * @param pushes tells browsers what waits; empty where the host has no key for it
 * @param browsers which browsers are told
 * @param webhooks tells clubs what happens in them; empty where the host does not
 * @param clubHooks where clubs are told
 * @param secondFactors from what the codes of second steps come
 * @param devices where members signed in
 * @param accessTokens by what programs ask for members
 * @param exports all that is kept of an account
 * @param blockLists who has blocked whom
 * @param follows who follows whom, and what they noted
 * @param clubs clubs and who belongs to them
 * @param challenges matches to which clubs challenge each other
 * @param study studies that several people look at together
 * @param ranking the rating list
 * @param boards the rating lists of each kind of games, and those of months
 * @param messages private messages
 * @param letterRequests the first messages of strangers
 * @param history games in progress and finished games
 * @param feedback players' feedback to the operator
 * @param reports what players report of each other
 * @param decisions what was decided about players
 * @param studies what stands out in players' games
 * @param operator what the operator did to accounts
 * @param doors the ways in for whoever was not here before
 * @param announcements what the operator says to everybody
 * @param interventions what of that, and of what moderators did, this node has not looked at
 * @param names rules for account names
 * @param words what nobody may write to others
 * @param passwords password hashing and rules
 * @param tokens random session tokens and link codes
 * @param presence who is online
 * @param lobby subscribers of the lobby
 * @param followed who looks at those whom they follow
 * @param matchmaker invitations, links, quick pairing, rematches, bot games
 * @param seats seats players at their tables
 * @param tables tables in memory
 * @param arbiter runs tournaments
 * @param leagues begins the seasons of leagues
 * @param results writes the results of tournaments
 * @param dispatcher sends messages to accounts on all nodes
 * @param claimAfterSeconds seconds an opponent must be away before the win can be claimed
 * @param strictLimits whether the limits per address apply
 */
public record Services(
        ServerTime time,
        Codec codec,
        Pools pools,
        AccountRepository accounts,
        OriginRepository origins,
        RecoveryRepository recovery,
        EmailRepository emails,
        Optional<EmailSender> sender,
        Optional<Pushes> pushes,
        PushRepository browsers,
        Optional<Webhooks> webhooks,
        WebhookRepository clubHooks,
        SecondFactorRepository secondFactors,
        DeviceRepository devices,
        AccessTokenRepository accessTokens,
        AccountExport exports,
        BlockListRepository blockLists,
        FollowRepository follows,
        ClubRepository clubs,
        ChallengeRepository challenges,
        StudyServices study,
        Ranking ranking,
        RankingBoards boards,
        MessageRepository messages,
        LetterRequests letterRequests,
        HistoryRepository history,
        FeedbackRepository feedback,
        ReportRepository reports,
        DecisionRepository decisions,
        Studies studies,
        AccountOperator operator,
        Doors doors,
        Announcements announcements,
        Interventions interventions,
        Names names,
        WordFilter words,
        Passwords passwords,
        Tokens tokens,
        PresenceRegistry presence,
        LobbyWindows lobby,
        FollowedPlayers followed,
        Matchmaker matchmaker,
        Seats seats,
        Tables tables,
        Arbiter arbiter,
        Leagues leagues,
        ResultsFiles results,
        MessageDispatcher dispatcher,
        int claimAfterSeconds,
        boolean strictLimits) {}
