package reversi.server.push;

/**
 * How a host tells browsers.
 *
 * @param key the host's own
 * @param services where it may speak to
 */
public record PushOptions(PushKey key, PushServices services) {}
