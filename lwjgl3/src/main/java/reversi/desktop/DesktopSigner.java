package reversi.desktop;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPrivateKeySpec;
import java.security.spec.ECPublicKeySpec;
import java.util.Base64;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.platform.Signer;

/** Signs by the cryptography of Java, at once: each takes a millisecond or two. */
final class DesktopSigner implements Signer {
    private static final Logger LOG = System.getLogger(DesktopSigner.class.getName());
    private static final String CURVE = "secp256r1";
    private static final String ALGORITHM = "SHA256withECDSAinP1363Format";
    /** The bytes of a number below the order of the curve. */
    private static final int BYTES = 32;
    /** The characters of such a number. */
    private static final int CHARACTERS = 43;

    @Override
    public void make(Consumer<Optional<Keys>> then) {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec(CURVE));
            KeyPair pair = generator.generateKeyPair();
            ECPoint point = ((ECPublicKey) pair.getPublic()).getW();
            then.accept(Optional.of(new Keys(
                    text(((ECPrivateKey) pair.getPrivate()).getS()),
                    text(point.getAffineX()) + text(point.getAffineY()))));
        } catch (GeneralSecurityException impossible) {
            then.accept(failed(impossible));
        }
    }

    @Override
    public void sign(Keys keys, String text, Consumer<Optional<String>> then) {
        Optional<String> signed;
        try {
            Signature signature = Signature.getInstance(ALGORITHM);
            signature.initSign(factory().generatePrivate(new ECPrivateKeySpec(number(keys.secret()), curve())));
            signature.update(text.getBytes(StandardCharsets.UTF_8));
            signed = Optional.of(Base64.getUrlEncoder().withoutPadding().encodeToString(signature.sign()));
        } catch (GeneralSecurityException | IllegalArgumentException damaged) {
            signed = failed(damaged);
        }
        then.accept(signed);
    }

    @Override
    public void verify(String shown, String text, String signature, Consumer<Optional<Boolean>> then) {
        then.accept(Optional.of(isSigned(shown, text, signature)));
    }

    private static boolean isSigned(String shown, String text, String signature) {
        if (shown.length() != 2 * CHARACTERS) {
            return false;
        }
        try {
            ECPoint point = new ECPoint(number(shown.substring(0, CHARACTERS)), number(shown.substring(CHARACTERS)));
            Signature verifier = Signature.getInstance(ALGORITHM);
            verifier.initVerify(factory().generatePublic(new ECPublicKeySpec(point, curve())));
            verifier.update(text.getBytes(StandardCharsets.UTF_8));
            return verifier.verify(Base64.getUrlDecoder().decode(signature));
        } catch (GeneralSecurityException | IllegalArgumentException notOne) {
            return false;
        }
    }

    private static <T> Optional<T> failed(Exception failure) {
        LOG.log(Level.WARNING, "not signed", failure);
        return Optional.empty();
    }

    private static KeyFactory factory() throws GeneralSecurityException {
        return KeyFactory.getInstance("EC");
    }

    private static ECParameterSpec curve() throws GeneralSecurityException {
        AlgorithmParameters parameters = AlgorithmParameters.getInstance("EC");
        parameters.init(new ECGenParameterSpec(CURVE));
        return parameters.getParameterSpec(ECParameterSpec.class);
    }

    private static BigInteger number(String text) {
        return new BigInteger(1, Base64.getUrlDecoder().decode(text));
    }

    /** A number in as many bytes as all have. */
    private static String text(BigInteger number) {
        byte[] written = number.toByteArray();
        byte[] bytes = new byte[BYTES];
        int length = Math.min(BYTES, written.length);
        System.arraycopy(written, written.length - length, bytes, BYTES - length, length);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
