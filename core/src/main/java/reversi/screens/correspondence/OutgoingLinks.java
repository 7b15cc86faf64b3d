package reversi.screens.correspondence;

import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import reversi.correspondence.Act;
import reversi.correspondence.Correspondence;
import reversi.correspondence.CorrespondenceCode;
import reversi.correspondence.KeptCorrespondence;
import reversi.platform.Signer;
import reversi.rules.Disc;
import reversi.rules.Variant;

/** Makes the turns that go: each is signed and kept before anybody can send it. */
final class OutgoingLinks {
    private final CorrespondenceRepository repository;
    private final Signer signer;
    private final Random random;
    private final Consumer<KeptCorrespondence> ended;

    /** Links that go, whose ids are drawn; {@code ended} hears of games that a turn here ended. */
    OutgoingLinks(
            CorrespondenceRepository repository, Signer signer, Random random, Consumer<KeptCorrespondence> ended) {
        this.repository = repository;
        this.signer = signer;
        this.random = random;
        this.ended = ended;
    }

    /** Begins a game under the player's name; empty where it could not be signed. */
    void begin(Variant variant, Disc mine, Consumer<Optional<KeptCorrespondence>> then) {
        String name = repository.book().name();
        withKey(key -> sign(new KeptCorrespondence(Correspondence.begin(id(), variant, mine, name, key), mine), then));
    }

    private String id() {
        StringBuilder id = new StringBuilder();
        for (int i = 0; i < Correspondence.ID_LENGTH; i++) {
            id.append(Correspondence.ALPHABET.charAt(random.nextInt(Correspondence.ALPHABET.length())));
        }
        return id.toString();
    }

    /** Adds an act of the player here; empty where the game has gone on elsewhere, the rules forbid it or it could not be signed. */
    void act(KeptCorrespondence kept, Act act, Consumer<Optional<KeptCorrespondence>> then) {
        repository.reload();
        boolean isNewest = repository
                .book()
                .find(kept.game().id())
                .filter(known -> known.game().acts().equals(kept.game().acts()))
                .isPresent();
        if (!isNewest) {
            then.accept(Optional.empty());
        } else if (kept.game().player(kept.mine()).hasJoined()) {
            add(kept, act, then);
        } else {
            String name = repository.book().name();
            withKey(key -> add(kept.with(kept.game().joined(name, key)), act, then));
        }
    }

    private void add(KeptCorrespondence kept, Act act, Consumer<Optional<KeptCorrespondence>> then) {
        kept.game().with(act).ifPresentOrElse(next -> sign(kept.with(next), then), () -> then.accept(Optional.empty()));
    }

    /** Signs a game where its player signs, and keeps it. */
    private void sign(KeptCorrespondence kept, Consumer<Optional<KeptCorrespondence>> then) {
        Correspondence game = kept.game();
        Optional<Signer.Keys> keys = repository.keys();
        if (!game.player(kept.mine()).isSigned()) {
            keep(kept, then);
        } else if (keys.isEmpty()) {
            then.accept(Optional.empty());
        } else {
            String text = CorrespondenceCode.signedText(game, kept.mine());
            signer.sign(
                    keys.get(),
                    text,
                    signature -> signature.ifPresentOrElse(
                            known -> keep(kept.with(game.signed(kept.mine(), known)), then),
                            () -> then.accept(Optional.empty())));
        }
    }

    private void keep(KeptCorrespondence kept, Consumer<Optional<KeptCorrespondence>> then) {
        repository.keep(kept);
        if (kept.game().turn().isEmpty()) {
            ended.accept(kept);
        }
        then.accept(Optional.of(kept));
    }

    /** The public key of this device, made the first time; empty where it can't sign. */
    private void withKey(Consumer<String> then) {
        Optional<Signer.Keys> known = repository.keys();
        if (known.isPresent()) {
            then.accept(known.get().shown());
            return;
        }
        signer.make(made -> {
            made.ifPresent(repository::keep);
            then.accept(made.map(Signer.Keys::shown).orElse(""));
        });
    }
}
