package reversi.screens.online;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import reversi.game.GameEvent;
import reversi.online.ErrorCode;
import reversi.online.Invitation;
import reversi.online.Letter;
import reversi.online.PlayerCard;
import reversi.online.ServerMessage.Failed;
import reversi.online.TableEvent;
import reversi.online.TournamentCard;
import reversi.online.TournamentNews;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineListener;
import reversi.players.online.OnlineTable;
import reversi.screens.FaultWords;
import reversi.screens.Page;
import reversi.screens.Route;
import reversi.screens.Router;
import reversi.screens.Texts;
import reversi.screens.sound.SoundName;
import reversi.screens.sound.Sounds;

/** Says at the window's edge what a server tells, whatever page is in front. */
final class OnlineNotices implements OnlineListener {
    private static final long SOON_MILLIS = 60_000;

    /** So long after its beginning a game is a new one, in milliseconds. */
    private static final long NEW_MILLIS = 60_000;

    private final OnlineClient client;
    private final Router router;
    private final Sounds sounds;
    private final Supplier<Texts> texts;
    /** The tournaments of which was said that they start. */
    private final Set<Long> told = new HashSet<>();

    OnlineNotices(OnlineClient client, Router router, Sounds sounds, Supplier<Texts> texts) {
        this.client = client;
        this.router = router;
        this.sounds = sounds;
        this.texts = texts;
    }

    /** Says the words of a key. */
    void say(String key, Object... arguments) {
        router.notice(texts.get().get(key, arguments));
    }

    /** Says once that a tournament which one has joined starts soon; to be called about twice a second. */
    void pass() {
        for (TournamentCard card : client.tournaments().starting(client.serverNow(), SOON_MILLIS)) {
            if (told.add(card.id())) {
                sounds.play(SoundName.MESSAGE);
                say("tournament.soon", card.terms().name());
            }
        }
    }

    /** Says to which tournament a game belongs that begins. */
    void called(TournamentNews.TournamentCalls call) {
        if (call.round() > 0) {
            say("tournament.calls", call.name(), call.round());
        } else {
            router.notice(call.name());
        }
    }

    @Override
    public void invited(Invitation invitation) {
        sounds.play(SoundName.MESSAGE);
    }

    /** A game by days opens no page of its own: that it begins, and that it is one's turn, is only said. */
    @Override
    public void seated(OnlineTable table) {
        boolean isNew = table.version() == 0 && client.serverNow() - table.started() < NEW_MILLIS;
        if (isNew) {
            opponentByDays(table).ifPresent(opponent -> {
                sounds.play(SoundName.MESSAGE);
                say("days.began", opponent.name());
            });
        }
    }

    @Override
    public void happened(OnlineTable table, TableEvent event) {
        boolean isSeen =
                Optional.ofNullable(router.front()).flatMap(Page::route).equals(Optional.of(Route.toTable(table.id())));
        boolean isMove = event.inGame(table.position())
                .filter(happened -> happened instanceof GameEvent.Played)
                .isPresent();
        if (!isSeen && isMove) {
            opponentByDays(table)
                    .filter(opponent -> table.player(table.position().toMove()).id() != opponent.id())
                    .ifPresent(opponent -> {
                        sounds.play(SoundName.MESSAGE);
                        say("days.moved", opponent.name());
                    });
        }
    }

    /** Against whom one plays a game by days that goes on; empty at every other table. */
    private Optional<PlayerCard> opponentByDays(OnlineTable table) {
        return client.you()
                .filter(you -> table.terms().isByDays() && table.finish().isEmpty())
                .flatMap(you -> table.side(you.id()))
                .map(side -> table.player(side.other()));
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
    public void noticed(String text) {
        sounds.play(SoundName.MESSAGE);
        say("online.notice", text);
    }

    @Override
    public void failed(Failed failure) {
        router.notice(FaultWords.of(texts.get(), failure));
    }

    @Override
    public void signedOut(ErrorCode why) {
        say("fault." + why);
    }
}
