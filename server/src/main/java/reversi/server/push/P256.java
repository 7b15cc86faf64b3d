package reversi.server.push;

import java.math.BigInteger;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECFieldFp;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPrivateKeySpec;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import java.util.Optional;

/** Keys on the curve P-256 as Web Push writes them: a private one as 32 bytes, a public one as the 65 bytes of an uncompressed point. */
final class P256 {
    static final int PRIVATE_BYTES = 32;
    static final int PUBLIC_BYTES = 1 + 2 * PRIVATE_BYTES;
    private static final byte UNCOMPRESSED = 4;
    private static final ECParameterSpec CURVE = curve();

    private P256() {}

    private static ECParameterSpec curve() {
        try {
            AlgorithmParameters parameters = AlgorithmParameters.getInstance("EC");
            parameters.init(new ECGenParameterSpec("secp256r1"));
            return parameters.getParameterSpec(ECParameterSpec.class);
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("no P-256 in this Java", missing);
        }
    }

    /** A new pair. */
    static KeyPair make() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(CURVE);
            return generator.generateKeyPair();
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("no P-256 in this Java", missing);
        }
    }

    /** The bytes of a public key. */
    static byte[] bytes(ECPublicKey key) {
        byte[] bytes = new byte[PUBLIC_BYTES];
        bytes[0] = UNCOMPRESSED;
        put(key.getW().getAffineX(), bytes, 1);
        put(key.getW().getAffineY(), bytes, 1 + PRIVATE_BYTES);
        return bytes;
    }

    /** The bytes of a private key. */
    static byte[] bytes(ECPrivateKey key) {
        byte[] bytes = new byte[PRIVATE_BYTES];
        put(key.getS(), bytes, 0);
        return bytes;
    }

    private static void put(BigInteger number, byte[] bytes, int at) {
        byte[] own = number.toByteArray();
        int length = Math.min(own.length, PRIVATE_BYTES);
        System.arraycopy(own, own.length - length, bytes, at + PRIVATE_BYTES - length, length);
    }

    /** The public key of these bytes; empty for those of no point of the curve. */
    static Optional<ECPublicKey> publicKey(byte[] bytes) {
        if (bytes.length != PUBLIC_BYTES || bytes[0] != UNCOMPRESSED) {
            return Optional.empty();
        }
        BigInteger x = new BigInteger(1, Arrays.copyOfRange(bytes, 1, 1 + PRIVATE_BYTES));
        BigInteger y = new BigInteger(1, Arrays.copyOfRange(bytes, 1 + PRIVATE_BYTES, PUBLIC_BYTES));
        return isOnCurve(x, y)
                ? Optional.of((ECPublicKey) key(new ECPublicKeySpec(new ECPoint(x, y), CURVE)))
                : Optional.empty();
    }

    /** A point elsewhere would let whoever sent it learn of the other key. */
    private static boolean isOnCurve(BigInteger x, BigInteger y) {
        BigInteger p = ((ECFieldFp) CURVE.getCurve().getField()).getP();
        if (x.compareTo(p) >= 0 || y.compareTo(p) >= 0) {
            return false;
        }
        BigInteger right = x.multiply(x)
                .add(CURVE.getCurve().getA())
                .multiply(x)
                .add(CURVE.getCurve().getB())
                .mod(p);
        return y.multiply(y).mod(p).equals(right);
    }

    /** The private key of these bytes; throws IllegalArgumentException for another number of them. */
    static ECPrivateKey privateKey(byte[] bytes) {
        if (bytes.length != PRIVATE_BYTES) {
            throw new IllegalArgumentException("a private key has " + PRIVATE_BYTES + " bytes");
        }
        try {
            return (ECPrivateKey)
                    KeyFactory.getInstance("EC").generatePrivate(new ECPrivateKeySpec(new BigInteger(1, bytes), CURVE));
        } catch (GeneralSecurityException wrong) {
            throw new IllegalArgumentException("no private key", wrong);
        }
    }

    private static java.security.PublicKey key(ECPublicKeySpec point) {
        try {
            return KeyFactory.getInstance("EC").generatePublic(point);
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("no P-256 in this Java", missing);
        }
    }
}
