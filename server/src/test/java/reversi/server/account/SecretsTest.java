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
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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
        for (String format : new String[] {"png", "jpg", "gif"}) {
            byte[] sent = picture(format, 900, 300);
            byte[] evil = Arrays.copyOf(sent, sent.length + 20);
            System.arraycopy("<script>x</script>".getBytes(StandardCharsets.UTF_8), 0, evil, sent.length, 18);
            byte[] made = PhotoConverter.convert(evil).orElseThrow();
            BufferedImage seen = ImageIO.read(new ByteArrayInputStream(made));
            assertEquals(Protocol.PHOTO_SIZE, seen.getWidth());
            assertEquals(Protocol.PHOTO_SIZE, seen.getHeight());
            assertTrue((seen.getRGB(64, 64) >> 8 & 0xFF) > 200, "still green");
            assertFalse(new String(made, StandardCharsets.ISO_8859_1).contains("script"));
        }
    }

    @Test
    void whatIsNoPhotoIsRefused() throws IOException {
        assertTrue(PhotoConverter.convert(new byte[0]).isEmpty());
        assertTrue(PhotoConverter.convert("<svg/>".getBytes(StandardCharsets.UTF_8))
                .isEmpty());
        assertTrue(PhotoConverter.convert(picture("bmp", 10, 10)).isEmpty(), "no such format");
        assertTrue(PhotoConverter.convert(picture("png", 6_001, 1)).isEmpty(), "too wide to unpack");
        byte[] cut = picture("png", 300, 300);
        assertTrue(PhotoConverter.convert(Arrays.copyOf(cut, cut.length / 2)).isEmpty());
        assertTrue(PhotoConverter.convert(new byte[Protocol.MAX_PHOTO + 1]).isEmpty());
    }

    /** Writes a progressive JPEG, whose scans each go over all of its pixels. */
    private static byte[] progressive() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
        try (ImageOutputStream image = ImageIO.createImageOutputStream(out)) {
            ImageWriteParam parameters = writer.getDefaultWriteParam();
            parameters.setProgressiveMode(ImageWriteParam.MODE_DEFAULT);
            writer.setOutput(image);
            BufferedImage picture = new BufferedImage(600, 600, BufferedImage.TYPE_INT_RGB);
            writer.write(null, new IIOImage(picture, null, null), parameters);
        } finally {
            writer.dispose();
        }
        return out.toByteArray();
    }

    @Test
    void picturesThatAreMuchWorkAreRefusedBeforeTheyAreUnpacked() throws IOException {
        assertTrue(PhotoConverter.convert(progressive()).isEmpty(), "progressive");
        assertTrue(PhotoConverter.convert(picture("png", 5_000, 4_001)).isEmpty(), "too many pixels");
        byte[] plain = picture("jpg", 300, 300);
        assertTrue(PhotoConverter.convert(plain).isPresent());
        byte[] scans = Arrays.copyOf(plain, plain.length + 2_000);
        for (int i = plain.length - 2; i < scans.length; i += 2) {
            scans[i] = (byte) 0xFF;
            scans[i + 1] = (byte) 0xDA;
        }
        assertTrue(PhotoConverter.convert(scans).isEmpty(), "a thousand scans");
    }
}
