package reversi.screens.online;

import java.util.function.Supplier;
import reversi.online.Invitation;
import reversi.online.Letter;
import reversi.online.PlayerCard;
import reversi.online.ServerMessage.Failed;
import reversi.players.online.OnlineListener;
import reversi.screens.FaultWords;
import reversi.screens.Router;
import reversi.screens.Texts;
import reversi.screens.sound.SoundName;
import reversi.screens.sound.Sounds;

/** Says at the window's edge what a server tells, whatever page is in front. */
final class OnlineNotices implements OnlineListener {
    private final Router router;
    private final Sounds sounds;
    private final Supplier<Texts> texts;

    OnlineNotices(Router router, Sounds sounds, Supplier<Texts> texts) {
        this.router = router;
        this.sounds = sounds;
        this.texts = texts;
    }

    /** Says the words of a key. */
    void say(String key, Object... arguments) {
        router.notice(texts.get().get(key, arguments));
    }

    @Override
    public void invited(Invitation invitation) {
        sounds.play(SoundName.MESSAGE);
    }

    @Override
    public void linkOpened() {
        sounds.play(SoundName.MESSAGE);
        say("link.opened");
    }

    @Override
    public void declined(Invitation invitation) {
        say("invite.declined", invitation.to().name());
    }

    @Override
    public void letterCame(PlayerCard from, Letter letter) {
        boolean isSeen = router.front() instanceof ConversationPage page && page.isWith(from.id());
        if (!isSeen) {
            sounds.play(SoundName.MESSAGE);
            say("mail.came", from.name());
        }
    }

    @Override
    public void failed(Failed failure) {
        router.notice(FaultWords.of(texts.get(), failure));
    }

    @Override
    public void signedOut() {
        say("fault.SESSION_ENDED");
    }
}
