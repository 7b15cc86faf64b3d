package reversi.server.share;

import reversi.json.JsonWriter;

/**
 * What sites are told of a game: a page with the words of the Open Graph protocol, and what oEmbed 1.0 answers. All texts are escaped,
 * since people choose their names.
 *
 * @param game the game
 * @param base where this server is found, such as {@code https://example.org}
 */
public record SharePage(SharedGame game, String base) {
    /** Where oEmbed is asked for, with the address of a page. */
    public static final String OEMBED_PATH = "/oembed";

    private static final int FRAME_WIDTH = 480;
    private static final int FRAME_HEIGHT = 640;
    private static final int LEAST = 160;
    private static final int AGE_SECONDS = 300;

    /** The page, which shows the game to people, too. */
    public String html() {
        String page = base + game.path();
        String title = escaped(game.title());
        String words = escaped(game.description());
        String picture = page + ".png";
        return """
                <!doctype html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta name="robots" content="noindex">
                <title>%1$s</title>
                <meta name="description" content="%2$s">
                <meta property="og:type" content="website">
                <meta property="og:site_name" content="Reversi">
                <meta property="og:title" content="%1$s">
                <meta property="og:description" content="%2$s">
                <meta property="og:url" content="%3$s">
                <meta property="og:image" content="%4$s">
                <meta property="og:image:type" content="image/png">
                <meta property="og:image:width" content="%5$d">
                <meta property="og:image:height" content="%6$d">
                <meta property="og:image:alt" content="%2$s">
                <meta name="twitter:card" content="summary_large_image">
                <link rel="alternate" type="application/json+oembed" title="%1$s" href="%7$s">
                <link rel="stylesheet" href="/embed/embed.css">
                <script type="module" src="/board/reversi-board.js"></script>
                <script type="module" src="/embed/open.js"></script>
                </head>
                <body>
                <main>
                <h1>%1$s</h1>
                <p>%1$s. %2$s</p>
                <reversi-board game="%8$s" ply="end"><img src="%9$s.png" alt="%2$s" width="100%%"></reversi-board>
                <p><a href="/#g=%8$s">Open in Reversi</a></p>
                </main>
                </body>
                </html>
                """
                .formatted(
                        title,
                        words,
                        page,
                        picture,
                        BoardPicture.WIDTH,
                        BoardPicture.HEIGHT,
                        base + OEMBED_PATH + "?format=json&amp;url=" + page,
                        game.code(),
                        game.path());
    }

    /** The answer of oEmbed: a frame that is no larger than asked for, in pixels. */
    public String oembed(int mostWidth, int mostHeight) {
        int width = Math.max(LEAST, Math.min(FRAME_WIDTH, mostWidth));
        int height = Math.max(LEAST, Math.min(FRAME_HEIGHT, mostHeight));
        String frame = "<iframe src=\"" + base + "/embed/#g=" + game.code() + "\" title=\"" + escaped(game.title())
                + "\" width=\"" + width + "\" height=\"" + height + "\" style=\"border:0\" loading=\"lazy\"></iframe>";
        return JsonWriter.text(out -> {
            out.beginObject().name("version").value("1.0");
            out.name("type").value("rich");
            out.name("provider_name").value("Reversi");
            out.name("provider_url").value(base + "/");
            out.name("title").value(game.title());
            out.name("html").value(frame);
            out.name("width").value(width);
            out.name("height").value(height);
            out.name("cache_age").value(AGE_SECONDS);
            out.name("thumbnail_url").value(base + game.path() + ".png");
            out.name("thumbnail_width").value(BoardPicture.WIDTH);
            out.name("thumbnail_height").value(BoardPicture.HEIGHT);
            out.endObject();
        });
    }

    /** Plain text as part of HTML, also between quotation marks. */
    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
