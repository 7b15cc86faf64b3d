package reversi.server.lobby;

import reversi.server.store.AccountRepository;
import reversi.server.store.BlockListRepository;
import reversi.server.store.MatchmakingRepository;
import reversi.server.table.ServerTime;

/**
 * What all ways into a game work with.
 *
 * @param accounts the accounts on the disk
 * @param blockLists who wants nothing to do with whom
 * @param matchmaking invitations and seeking players on the disk
 * @param presence who is online
 * @param dispatcher sends messages to accounts
 * @param seats brings players to their tables
 * @param time the server's time
 */
public record LobbyServices(
        AccountRepository accounts,
        BlockListRepository blockLists,
        MatchmakingRepository matchmaking,
        PresenceRegistry presence,
        MessageDispatcher dispatcher,
        Seats seats,
        ServerTime time) {}
