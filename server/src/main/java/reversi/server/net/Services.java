package reversi.server.net;

import reversi.online.Codec;
import reversi.server.account.Names;
import reversi.server.account.Passwords;
import reversi.server.account.Tokens;
import reversi.server.lobby.Lobby;
import reversi.server.lobby.Matchmaker;
import reversi.server.lobby.MessageDispatcher;
import reversi.server.lobby.PresenceRegistry;
import reversi.server.lobby.Seats;
import reversi.server.store.AccountRepository;
import reversi.server.store.BlockListRepository;
import reversi.server.store.FeedbackRepository;
import reversi.server.store.HistoryRepository;
import reversi.server.store.MessageRepository;
import reversi.server.store.Ranking;
import reversi.server.table.ServerTime;
import reversi.server.table.Tables;
import reversi.server.work.Pools;

/**
 * What the desks work with.
 *
 * @param time the server's time
 * @param codec the language of clients
 * @param pools threads that may wait for the database
 * @param accounts accounts as they are kept
 * @param blockLists who does not want to hear of whom
 * @param ranking the ranking
 * @param letters private messages
 * @param archive lists of games
 * @param feedback what people tell whoever runs the server
 * @param names which names people may have
 * @param passwords hashes passwords
 * @param tokens draws secrets
 * @param people who is here
 * @param lobby the lobby
 * @param matchmaker brings players to games
 * @param seats brings players to tables
 * @param tables the tables
 * @param courier brings messages
 * @param claimAfterSeconds how long an opponent must be away before the win can be claimed
 * @param strictLimits whether addresses are limited
 */
public record Services(
        ServerTime time,
        Codec codec,
        Pools pools,
        AccountRepository accounts,
        BlockListRepository blockLists,
        Ranking ranking,
        MessageRepository letters,
        HistoryRepository archive,
        FeedbackRepository feedback,
        Names names,
        Passwords passwords,
        Tokens tokens,
        PresenceRegistry people,
        Lobby lobby,
        Matchmaker matchmaker,
        Seats seats,
        Tables tables,
        MessageDispatcher courier,
        int claimAfterSeconds,
        boolean strictLimits) {}
