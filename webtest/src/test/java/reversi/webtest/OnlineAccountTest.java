package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.FilePayload;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.desktop.DesktopPhotos;
import reversi.desktop.FileDialog;
import reversi.online.AccountRequest;
import reversi.online.Protocol;
import reversi.players.online.OnlineListener;
import reversi.players.online.Topic;

/** Somebody becomes a member of a real server and gives a photo, in the browser and as the desktop does it. */
class OnlineAccountTest extends BrowserTest {
    /** Whether a password manager finds name and password in one form, before anybody has written there, and nothing lies above them. */
    private static final String IS_FOUND =
            """
            secret => {
              const name = document.querySelector('form input[type=text][autocomplete=username]');
              const password = document.querySelector(`form input[type=password][autocomplete=${secret}]`);
              const isOnTop = field => {
                const box = field.getBoundingClientRect();
                return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === field;
              };
              return name && password && name.form === password.form && name === name.form.elements[0]
                && isOnTop(name) && isOnTop(password) && document.activeElement.tagName !== 'INPUT';
            }
            """;

    @TempDir
    private Path folder;

    @Test
    void aPhoneRegistersInFieldsOfTheBrowserAndIsKnownTheNextTime() throws Exception {
        try (GameServer host = new GameServer(folder);
                BrowserContext window = browser.calmWindow(390, 844, 2, true)) {
            GamePage game = new GamePage(window).open(host.address());
            game.tap("Play online");
            game.waitFor("Connected to");
            game.page().waitForFunction(IS_FOUND, "current-password");
            game.tap("New account");
            game.page().waitForFunction(IS_FOUND, "new-password");
            game.tap("Name");
            game.page().waitForFunction("() => document.activeElement.autocomplete === 'username'");
            game.type("Zoé 7");
            game.shoot("online-phone-name");
            game.tap("Password");
            game.page().waitForFunction("() => document.activeElement.autocomplete === 'new-password'");
            game.type("four");
            game.press("Enter");
            game.waitFor("A password needs at least 5 characters.");
            game.shoot("online-phone-refused");
            game.tap("Password");
            game.page().waitForFunction("() => document.activeElement.autocomplete === 'new-password'");
            game.type(" and more");
            game.tap("Create account");
            game.waitUntil("s.page === 'lobby'");
            game.page().waitForFunction("() => !document.querySelector('input')");
            game.page().reload();
            game.waitUntilPlayable();
            // The address says where one was.
            game.waitUntil("s.page === 'lobby'");
            game.tap("PERSON");
            game.waitFor("Zoé 7");
            game.shoot("online-phone-account");
            assertEquals(List.of(), game.troubles());
        }
    }

    @Test
    void photosAreMadeAnewAndWhatIsNoPictureIsRefusedInWords() throws Exception {
        try (GameServer host = new GameServer(folder);
                BrowserContext window = browser.calmWindow(900, 600, 1, false)) {
            GamePage game = new GamePage(window).open(host.address());
            game.click("Play online");
            game.waitFor("Connected to");
            game.click("New account");
            game.click("Name");
            game.type("Pia");
            game.press("Tab");
            game.type("sesame seed");
            game.press("Enter");
            game.waitUntil("s.page === 'lobby'");
            game.click("PERSON");
            game.waitFor("Pia");
            choose(game, new FilePayload("notes.png", "image/png", "no picture".getBytes(StandardCharsets.UTF_8)));
            game.waitFor("That picture can’t be used.");
            game.shoot("online-photo-refused");
            Response kept = game.page()
                    .waitForResponse(
                            OnlineAccountTest::isPhoto,
                            () -> choose(game, new FilePayload("wide.png", "image/png", picture(700, 300))));
            assertPhoto(ImageIO.read(new ByteArrayInputStream(kept.body())));
            game.waitFor("Remove photo");
            game.page().waitForTimeout(500);
            game.shoot("online-photo");
            assertEquals(List.of(), game.troubles());
        }
    }

    @Test
    void aPictureDroppedOnTheDesktopsWindowIsMadeAnew() throws Exception {
        try (GameServer host = new GameServer(folder);
                DesktopGuest desktop =
                        new DesktopGuest(host.address(), new AccountRequest.Register("Dan", "sesame seed"))) {
            long dan = desktop.card().id();
            Path good = folder.resolve("wide.png");
            Files.write(good, picture(700, 300));
            Path bad = folder.resolve("notes.png");
            Files.writeString(bad, "no picture");
            assertEquals(415, drop(desktop, host, bad));
            assertEquals(415, drop(desktop, host, folder), "a folder");
            assertEquals(204, drop(desktop, host, good));
            URI kept = URI.create(webAddress(host) + Protocol.PHOTO_PATH + dan + "?v=" + version(desktop));
            assertPhoto(ImageIO.read(kept.toURL()));
        }
    }

    /** The version of one's own photo, once there is one. */
    private static int version(DesktopGuest desktop) throws Exception {
        CompletableFuture<Integer> version = new CompletableFuture<>();
        desktop.ask(client -> {
            client.addListener(new OnlineListener() {
                @Override
                public void changed(Topic topic) {
                    client.account()
                            .settings()
                            .filter(settings -> settings.photo() != 0)
                            .ifPresent(settings -> version.complete(settings.photo()));
                }
            });
            return client.ask(new AccountRequest.AskSettings());
        });
        return version.get(60, TimeUnit.SECONDS);
    }

    private static int drop(DesktopGuest desktop, GameServer host, Path file) throws Exception {
        CompletableFuture<Integer> status = new CompletableFuture<>();
        DesktopPhotos window = new DesktopPhotos(Runnable::run, FileDialog.NONE);
        String token = desktop.ask(client -> client.token().orElseThrow());
        window.send(webAddress(host) + Protocol.PHOTO_PATH, token, status::complete);
        window.filesDropped(new String[] {file.toString()});
        return status.get(60, TimeUnit.SECONDS);
    }

    private static void choose(GamePage game, FilePayload file) {
        game.page().waitForFileChooser(() -> game.click("Choose photo")).setFiles(file);
    }

    private static byte[] picture(int width, int height) {
        BufferedImage picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = picture.createGraphics();
        pen.setColor(Color.BLUE);
        pen.fillRect(0, 0, width, height);
        pen.setColor(Color.RED);
        pen.fillRect((width - height) / 2, 0, height, height);
        pen.dispose();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            ImageIO.write(picture, "png", bytes);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    private static boolean isPhoto(Response response) {
        return response.request().method().equals("GET") && response.url().contains(Protocol.PHOTO_PATH);
    }

    private static void assertPhoto(BufferedImage kept) {
        assertEquals(Protocol.PHOTO_SIZE, kept.getWidth());
        assertEquals(Protocol.PHOTO_SIZE, kept.getHeight());
        Color corner = new Color(kept.getRGB(10, 10));
        assertTrue(corner.getRed() > 200 && corner.getBlue() < 60, "the middle of the picture is kept: " + corner);
    }

    private static String webAddress(GameServer host) {
        return "http://127.0.0.1:" + host.port();
    }
}
