package reversi.server.arbiter;

import java.util.concurrent.Executor;
import reversi.online.Codec;
import reversi.server.lobby.Matchmaker;
import reversi.server.lobby.MessageDispatcher;
import reversi.server.store.TournamentLog;
import reversi.server.store.TournamentRepository;
import reversi.server.table.Outages;
import reversi.server.table.PlayerDirectory;
import reversi.server.table.ServerTime;
import reversi.server.table.Tables;

/**
 * What running tournaments works with.
 *
 * @param tournaments what is on the disk
 * @param log the events there
 * @param players knows the people
 * @param tables games in progress
 * @param matchmaker brings players to their games
 * @param dispatcher sends messages to accounts
 * @param outages the times in which no node served
 * @param codec writes what is told
 * @param time the server's time
 * @param work threads that may wait for the database
 */
public record TournamentServices(
        TournamentRepository tournaments,
        TournamentLog log,
        PlayerDirectory players,
        Tables tables,
        Matchmaker matchmaker,
        MessageDispatcher dispatcher,
        Outages outages,
        Codec codec,
        ServerTime time,
        Executor work) {}
