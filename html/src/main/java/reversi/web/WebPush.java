package reversi.web;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import jsinterop.annotations.JsFunction;
import reversi.platform.PushSource;

/** The browser's Web Push. Its script stands here and not in {@code page.js}, so that it is fetched with the account's page, and not before the menu. */
final class WebPush implements PushSource {
    /** Receives a word of {@link State}, or an address, a key and a secret, each in a line. */
    @JsFunction
    interface Answer {
        void is(String text);
    }

    @Override
    public void look(Consumer<State> then) {
        lookUp(word -> then.accept(State.valueOf(word)));
    }

    @Override
    public void turnOn(String serverKey, BiConsumer<State, Optional<Browser>> then) {
        subscribe(serverKey, said -> {
            String[] lines = said.split("\n");
            if (lines.length < 3) {
                then.accept(State.valueOf(said), Optional.empty());
            } else {
                then.accept(State.ON, Optional.of(new Browser(lines[0], lines[1], lines[2])));
            }
        });
    }

    @Override
    public void turnOff() {
        unsubscribe();
    }

    /** Where there are none on an iPhone or iPad, they are in an installed game. */
    private static native String missing() /*-{
        var isApple = /iP(hone|ad|od)/.test($wnd.navigator.userAgent)
            || ($wnd.navigator.platform === 'MacIntel' && $wnd.navigator.maxTouchPoints > 1);
        return isApple && !$wnd.navigator.standalone ? 'APP' : 'MISSING';
    }-*/;

    private static native boolean isThere() /*-{
        return 'serviceWorker' in $wnd.navigator && 'PushManager' in $wnd && 'Notification' in $wnd;
    }-*/;

    private static native void lookUp(Answer answer) /*-{
        var missing = @reversi.web.WebPush::missing()();
        if (!@reversi.web.WebPush::isThere()()) {
            answer(missing);
        } else if ($wnd.Notification.permission === 'denied') {
            answer('REFUSED');
        } else {
            $wnd.navigator.serviceWorker.getRegistration()
                .then(function (worker) { return worker ? worker.pushManager.getSubscription() : null; })
                .then(function (found) { answer(found ? 'ON' : 'OFF'); }, function () { answer(missing); });
        }
    }-*/;

    private static native void subscribe(String key, Answer answer) /*-{
        if (!@reversi.web.WebPush::isThere()()) {
            answer(@reversi.web.WebPush::missing()());
            return;
        }
        $wnd.Notification.requestPermission()
            .then(function (permission) {
                return permission === 'granted' ? $wnd.navigator.serviceWorker.getRegistration() : null;
            })
            .then(function (registered) {
                // Where none was ever registered, none will ever be ready.
                return registered && $wnd.navigator.serviceWorker.ready;
            })
            .then(function (worker) {
                var push = worker && worker.pushManager;
                return push && push.getSubscription()
                    .then(function (former) { return former ? former.unsubscribe() : true; })
                    .then(function () { return push.subscribe({ userVisibleOnly: true, applicationServerKey: key }); });
            })
            .then(function (made) {
                if (!made) {
                    answer($wnd.Notification.permission === 'granted' ? 'MISSING' : 'REFUSED');
                    return;
                }
                var said = made.toJSON();
                answer(said.endpoint + '\n' + said.keys.p256dh + '\n' + said.keys.auth);
            }, function () { answer($wnd.Notification.permission === 'denied' ? 'REFUSED' : 'MISSING'); });
    }-*/;

    private static native void unsubscribe() /*-{
        $wnd.navigator.serviceWorker.getRegistration()
            .then(function (worker) { return worker ? worker.pushManager.getSubscription() : null; })
            .then(function (found) { return found && found.unsubscribe(); }, function () {});
    }-*/;
}
