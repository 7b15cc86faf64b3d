package reversi.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.online.ErrorCode;
import reversi.online.Protocol;

/** Passwords, tokens and photos: what goes in must not come out again. */
class SecretsTest {
    @Test
    void passwordsAreHashedWithArgon2AsRecommended() {
        Passwords passwords = new Passwords(1);
        String hash = passwords.hash("corner");
        assertTrue(hash.startsWith("$argon2id$v=19$m=19456,t=2,p=1$"), hash);
        assertNotEquals(hash, passwords.hash("corner"), "each has its own salt");
        assertTrue(passwords.matches("corner", hash));
        assertFalse(passwords.matches("Corner", hash));
        assertFalse(passwords.matches("nobody's password", null), "not even the decoy's");
        assertEquals(Optional.of(ErrorCode.PASSWORD_TOO_SHORT), Passwords.validate("1234"));
        assertEquals(Optional.empty(), Passwords.validate("12345"));
        assertEquals(Optional.of(ErrorCode.PASSWORD_TOO_LONG), Passwords.validate("x".repeat(129)));
    }

    @Test
    void tokensAreLongAndKeptAsHashes() {
        Tokens tokens = new Tokens();
        String token = tokens.newToken();
        assertEquals(43, token.length());
        assertNotEquals(token, tokens.newToken());
        assertEquals(32, Tokens.hash(token).length);
        assertFalse(Arrays.equals(Tokens.hash(token), Tokens.hash(tokens.newToken())));
    }

    private static byte[] picture(String format, int width, int height) throws IOException {
        BufferedImage picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = picture.createGraphics();
        graphics.setColor(Color.GREEN);
        graphics.fillRect(0, 0, width, height);
        graphics.dispose();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertTrue(ImageIO.write(picture, format, out));
        return out.toByteArray();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "123456",
                "12345678",
                "654321",
                "qwerty",
                "azerty123",
                "password",
                "P4ssw0rd!",
                "Motdepasse1",
                "secret",
                "iloveyou",
                "aaaaaa",
                "121212",
                "123123",
                "abc123",
                "1qaz2wsx",
                "dragon1987",
                "letmein",
                "passwordpassword",
                "ann lee"
            })
    void passwordsThatEverybodyTriesFirstAreRefused(String common) {
        assertEquals(Optional.of(ErrorCode.PASSWORD_COMMON), new Passwords(1).validate(common, "Ann Lee"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "correct horse",
                "sesame seed",
                "Tr0ub4dor&3",
                "z9!kq",
                "my dragon flies",
                "5 blue hats",
                "abcabd9x"
            })
    void otherPasswordsAreNot(String password) {
        assertEquals(Optional.empty(), new Passwords(1).validate(password, "Ann Lee"));
    }

    @Test
    void photosAreMadeAnew() throws IOException {
        byte[] sent = picture("png", Protocol.PHOTO_SIZE, Protocol.PHOTO_SIZE);
        byte[] evil = Arrays.copyOf(sent, sent.length + 20);
        System.arraycopy("<script>x</script>".getBytes(StandardCharsets.UTF_8), 0, evil, sent.length, 18);
        byte[] made = PhotoConverter.convert(evil).orElseThrow();
        BufferedImage seen = ImageIO.read(new ByteArrayInputStream(made));
        assertEquals(Protocol.PHOTO_SIZE, seen.getWidth());
        assertEquals(Protocol.PHOTO_SIZE, seen.getHeight());
        assertTrue((seen.getRGB(64, 64) >> 8 & 0xFF) > 200, "still green");
        assertFalse(new String(made, StandardCharsets.ISO_8859_1).contains("script"));
    }

    @ParameterizedTest
    @CsvSource({"bmp, 128, 128", "jpg, 128, 128", "gif, 128, 128", "png, 127, 128", "png, 128, 127", "png, 6001, 1"})
    void whatIsNoPhotoIsRefused(String format, int width, int height) throws IOException {
        assertTrue(PhotoConverter.convert(picture(format, width, height)).isEmpty());
    }

    @Test
    void halfAPhotoIsRefused() throws IOException {
        byte[] whole = picture("png", Protocol.PHOTO_SIZE, Protocol.PHOTO_SIZE);
        assertTrue(PhotoConverter.convert(whole).isPresent());
        assertTrue(
                PhotoConverter.convert(Arrays.copyOf(whole, whole.length / 2)).isEmpty());
    }
}
