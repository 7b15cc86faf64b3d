package reversi.screens.online;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import reversi.online.PlayerCard;
import reversi.online.Protocol;

/** The photos of players, fetched from the server when they are first seen and kept while the program runs. */
public final class Photos {
    private static final int MOST = 200;

    private final Supplier<String> server;
    private final ToIntFunction<PlayerCard> version;
    private final Map<String, Texture> known = new HashMap<>();
    private final Set<String> asked = new HashSet<>();

    /** Photos from the server of this web address, each of the version that is seen here; 0 for none. */
    Photos(Supplier<String> server, ToIntFunction<PlayerCard> version) {
        this.server = server;
        this.version = version;
    }

    /** A player's photo; null while there is none here. */
    @Nullable
    Texture of(PlayerCard player) {
        int photo = version.applyAsInt(player);
        if (photo == 0) {
            return null;
        }
        String address = server.get() + Protocol.PHOTO_PATH + player.id() + "?v=" + photo;
        if (asked.size() < MOST && asked.add(address)) {
            fetch(address);
        }
        return known.get(address);
    }

    private void fetch(String address) {
        Pixmap.downloadFromUrl(address, new Pixmap.DownloadPixmapResponseListener() {
            @Override
            public void downloadComplete(Pixmap picture) {
                RoundPicture.cut(picture);
                Texture texture = new Texture(picture, true);
                texture.setFilter(Texture.TextureFilter.MipMapLinearLinear, Texture.TextureFilter.Linear);
                picture.dispose();
                known.put(address, texture);
                Gdx.graphics.requestRendering();
            }

            @Override
            public void downloadFailed(Throwable reason) {
                Gdx.app.error("photo-not-fetched", address);
            }
        });
    }

    /** Fetches every photo again when it is shown next. */
    void forget() {
        dispose();
        asked.clear();
    }

    void dispose() {
        known.values().forEach(Texture::dispose);
        known.clear();
    }
}
