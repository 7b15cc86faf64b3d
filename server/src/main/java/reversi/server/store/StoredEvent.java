package reversi.server.store;

import reversi.online.TableEvent;

/**
 * An event as it is kept.
 *
 * @param seq its number in the game, from 1
 * @param at when, in milliseconds since 1970
 * @param nonce by which its writer knows it
 * @param event what happened
 */
public record StoredEvent(int seq, long at, long nonce, TableEvent event) {}
