package reversi.web;

import java.util.Optional;
import reversi.platform.AssetLoader;
import reversi.platform.Clipboard;
import reversi.platform.Device;
import reversi.platform.FileExchange;
import reversi.platform.LanguageLoader;
import reversi.platform.NativeTextField;
import reversi.platform.NewVersion;
import reversi.platform.PageHistory;
import reversi.platform.PhotoSender;
import reversi.platform.PictureMaker;
import reversi.platform.ScreenReader;
import reversi.platform.Speech;
import reversi.platform.Squeezer;
import reversi.platform.StoreLock;
import reversi.platform.TabListener;
import reversi.platform.Vibration;
import reversi.screens.Language;

/** What the browser knows about the device and the person's wishes. */
final class WebDevice implements Device {
    /** What stands before the code of an invitation in the address of the page. */
    private static final String JOIN = "#join=";

    private final WebHistory history = new WebHistory();
    private final WebNewVersion newVersion = new WebNewVersion();
    private final LaterAssets laterAssets = new LaterAssets();
    private final WebStoreLock storeLock = new WebStoreLock();

    @Override
    public boolean prefersReducedMotion() {
        return asks("(prefers-reduced-motion: reduce)");
    }

    @Override
    public boolean prefersLight() {
        return asks("(prefers-color-scheme: light)");
    }

    /** Colours that the browser forces on pages don't reach a canvas: the game takes its own of strongest contrast. */
    @Override
    public boolean prefersHighContrast() {
        return asks("(prefers-contrast: more)") || asks("(forced-colors: active)");
    }

    @Override
    public void onPreferencesChanged(Runnable changed) {
        WebPage.onPreferencesChanged(changed::run);
    }

    @Override
    public void onTab(TabListener listener) {
        WebPage.onTab(listener::leaves, listener::enters);
    }

    @Override
    public String language() {
        String[] wanted = WebPage.getLanguages();
        if (wanted != null) {
            for (String tag : wanted) {
                if (Language.find(tag).isPresent()) {
                    return tag;
                }
            }
        }
        return Language.ENGLISH.tag();
    }

    @Override
    public boolean isTouch() {
        return asks("(pointer: coarse)");
    }

    @Override
    public float pixelsPerPoint() {
        return (float) WebPage.getDevicePixelRatio();
    }

    @Override
    public boolean canQuit() {
        return false;
    }

    @Override
    public int utcOffsetMinutes(long at) {
        return -new JsDate(at).getTimezoneOffset();
    }

    @Override
    public void copy(String text) {
        WebPage.copy(text);
    }

    @Override
    public void open(String address) {
        WebPage.open(address, "_blank", "noopener");
    }

    @Override
    public Optional<String> server() {
        String protocol = WebPage.getProtocol();
        return protocol.startsWith("http") ? Optional.of(protocol + "//" + WebPage.getHost()) : Optional.empty();
    }

    @Override
    public Optional<String> page() {
        return server().map(origin -> origin + WebPage.getPathname());
    }

    @Override
    public Optional<String> invitation() {
        String hash = WebPage.getHash();
        boolean isCode = hash.startsWith(JOIN) && hash.length() > JOIN.length();
        return isCode ? Optional.of(hash.substring(JOIN.length())) : Optional.empty();
    }

    @Override
    public boolean canShare() {
        return WebPage.canShare();
    }

    @Override
    public void share(String words, String address) {
        WebPage.share(words, address);
    }

    @Override
    public void forgetInvitation() {
        if (invitation().isPresent()) {
            WebPage.forgetHash();
        }
    }

    @Override
    public Optional<NewVersion> newVersion() {
        return Optional.of(newVersion);
    }

    @Override
    public Optional<StoreLock> storeLock() {
        return Optional.of(storeLock);
    }

    @Override
    public Optional<PageHistory> history() {
        return Optional.of(history);
    }

    @Override
    public Optional<NativeTextField> nativeTextField() {
        return Optional.of(new WebTextField());
    }

    @Override
    public Optional<ScreenReader> screenReader() {
        return Optional.of(new WebScreenReader());
    }

    @Override
    public Optional<Vibration> vibration() {
        return WebPage.canVibrate() ? Optional.of(WebPage::vibrate) : Optional.empty();
    }

    @Override
    public Optional<Speech> speech() {
        return WebPage.canSpeak() ? Optional.of(WebPage::say) : Optional.empty();
    }

    @Override
    public Optional<Squeezer> squeezer() {
        return WebSqueezer.find();
    }

    @Override
    public Optional<LanguageLoader> languages() {
        return Optional.of(new WebLanguages());
    }

    @Override
    public Optional<AssetLoader> assets() {
        return Optional.of(new WebAssets());
    }

    @Override
    public void fetchAsset(String path, Runnable then) {
        laterAssets.fetch(path, then);
    }

    @Override
    public Optional<FileExchange> files() {
        return Optional.of(new BrowserFiles());
    }

    @Override
    public Optional<Clipboard> clipboard() {
        return Optional.of(new WebClipboard());
    }

    @Override
    public Optional<PictureMaker> pictures() {
        return Optional.of(new WebPictures());
    }

    @Override
    public Optional<PhotoSender> photos() {
        return Optional.of(new WebPhotos());
    }

    @Override
    public boolean isMac() {
        return WebPage.isMac();
    }

    @Override
    public boolean isMetaHeld() {
        return WebPage.isMetaHeld();
    }

    @Override
    public String name() {
        return WebPage.browser();
    }

    @Override
    public String version() {
        return WebPage.getVersion();
    }

    private static boolean asks(String query) {
        return WebPage.matchMedia(query).isMatches();
    }
}
