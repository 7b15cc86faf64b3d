package reversi.server.game;

import reversi.online.PlayerKind;

/**
 * A player of one game.
 *
 * @param account the account
 * @param kind guest, member or bot
 */
public record SeatedAccount(long account, PlayerKind kind) {}
