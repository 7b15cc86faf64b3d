package reversi.screens.online;

import java.util.List;
import java.util.Optional;
import reversi.online.DeviceCard;
import reversi.players.online.OnlineListener;
import reversi.screens.Router;

/** Asks whether it was the person who signed in on another device; one question at a time, with all devices that came meanwhile. */
final class DeviceNotices implements OnlineListener {
    private final OnlinePages online;
    private final Router router;
    private Optional<NewDevicesSheet> shown = Optional.empty();

    DeviceNotices(OnlinePages online, Router router) {
        this.online = online;
        this.router = router;
    }

    @Override
    public void signedInElsewhere(List<DeviceCard> devices) {
        Optional<NewDevicesSheet> open = shown.filter(router::isOpen);
        if (open.isPresent()) {
            open.get().add(devices);
            router.refreshSheet();
        } else {
            NewDevicesSheet sheet = new NewDevicesSheet(online, devices);
            shown = Optional.of(sheet);
            router.openUnasked(sheet);
        }
    }
}
