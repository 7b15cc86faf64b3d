package reversi.server.study;

import java.util.Optional;
import reversi.notation.Opponents;
import reversi.notation.analysis.VariationTree;
import reversi.online.Finish;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.server.game.GameFacts;
import reversi.server.game.GameState;
import reversi.server.store.ChapterRepository;
import reversi.server.store.ChapterRepository.Content;
import reversi.server.store.ChapterRepository.Followed;
import reversi.server.store.ChapterRepository.Live;
import reversi.server.table.PlayerDirectory;
import reversi.server.table.Table;
import reversi.server.table.Tables;

/**
 * What chapters have of the games that they follow. While one is live nothing of the game is written into it: whoever reads it is told the game as it is
 * with what was written, so that no move is lost or there twice, whatever happens to nodes and lines. Once the game is over, that is written.
 */
public final class GameChapters {
    private final ChapterRepository chapters;
    private final Tables tables;
    private final PlayerDirectory players;

    /** Chapters of games at these tables; {@code players} knows who plays. */
    public GameChapters(ChapterRepository chapters, Tables tables, PlayerDirectory players) {
        this.chapters = chapters;
        this.tables = tables;
        this.players = players;
    }

    /** A chapter as it begins to follow a game. */
    public Content begun(GameFacts game) {
        Opponents names = new Opponents(name(game, Disc.BLACK), name(game, Disc.WHITE));
        Position start = GameState.start(game).position();
        ChapterText empty = new ChapterText(VariationTree.of(start), names, CommentAuthors.none());
        return empty.content(1, Optional.of(new Followed(game.id(), true)));
    }

    /** What a chapter is called that follows a game. */
    public String title(GameFacts game) {
        return name(game, Disc.BLACK) + " – " + name(game, Disc.WHITE);
    }

    private String name(GameFacts game, Disc disc) {
        return players.card(game.seat(disc).account()).name();
    }

    private Optional<GameState> game(Optional<Followed> followed) {
        return followed.flatMap(game -> tables.newest(game.id())).map(Table::state);
    }

    /** What is in a chapter for whoever reads it; empty where that is no game. */
    public Optional<ChapterText> read(Content content) {
        Optional<ChapterText> kept = ChapterText.kept(content);
        return content.game().filter(Followed::isLive).isPresent()
                ? kept.map(text -> game(content.game())
                        .map(game -> text.along(game.transcript()))
                        .orElse(text))
                : kept;
    }

    /** How the game of a chapter ended. */
    public Optional<Finish> finish(Content content) {
        return game(content.game()).flatMap(GameState::finish);
    }

    /** Whether what was written leaves the game that a chapter follows its place: it begins where that does, and has room for all that can come. */
    public boolean fits(Content before, ChapterText written) {
        return before.game().filter(Followed::isLive).isEmpty()
                || game(before.game())
                        .filter(game -> written.hasRoomFor(game.transcript()))
                        .isPresent();
    }

    /** Writes the end of its game into a chapter; answers whether that changed it. */
    public boolean settle(Live chapter) {
        Optional<Content> content = chapters.find(chapter.study(), chapter.id());
        Optional<GameState> game = content.flatMap(known -> game(known.game())).filter(GameState::isOver);
        return game.isPresent()
                && content.flatMap(this::read)
                        .filter(text -> chapters.settle(
                                chapter.study(),
                                chapter.id(),
                                text.content(content.get().version(), Optional.empty())))
                        .isPresent();
    }
}
