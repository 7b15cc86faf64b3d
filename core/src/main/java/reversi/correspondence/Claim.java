package reversi.correspondence;

/**
 * What a link claims that a device has signed.
 *
 * @param key the public key of the device
 * @param text what it signed
 * @param signature its signature of that
 */
public record Claim(String key, String text, String signature) {}
