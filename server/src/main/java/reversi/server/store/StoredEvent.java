package reversi.server.store;

import reversi.online.TableEvent;

/**
 * A stored event.
 *
 * @param seq its number in the game, from 1
 * @param at when, in milliseconds since the epoch
 * @param nonce the random number of its proposal
 * @param event what happened
 */
public record StoredEvent(int seq, long at, long nonce, TableEvent event) {}
