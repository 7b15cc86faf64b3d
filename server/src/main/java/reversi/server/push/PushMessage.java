package reversi.server.push;

import static java.nio.charset.StandardCharsets.UTF_8;

import reversi.json.JsonWriter;

/**
 * What a browser shows.
 *
 * @param title one sentence
 * @param path where a click leads, behind the address of the game, such as {@code #/mail}
 * @param tag one of the same replaces the former one: at most 32 letters, digits and hyphens
 */
public record PushMessage(String title, String path, String tag) {
    byte[] bytes() {
        return JsonWriter.text(out -> out.beginObject()
                        .name("title")
                        .value(title)
                        .name("path")
                        .value(path)
                        .name("tag")
                        .value(tag)
                        .endObject())
                .getBytes(UTF_8);
    }
}
