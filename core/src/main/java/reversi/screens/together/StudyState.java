package reversi.screens.together;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import reversi.notation.analysis.VariationTree;
import reversi.online.ChapterCard;
import reversi.online.Finish;
import reversi.online.PlayerCard;
import reversi.online.Protocol;
import reversi.online.StudyMember;
import reversi.online.StudyNews;
import reversi.online.StudyReader;
import reversi.online.StudyRole;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.screens.board.BoardContent;
import reversi.screens.online.Answer;

/**
 * Everything that is seen of a study.
 *
 * @param info what the server says of it; empty before it does
 * @param shown what the leader shows
 * @param work the chapter on the board; empty before the server told it
 * @param game the game that a chapter follows, as it was last heard of
 * @param look what is looked at
 * @param invite who is about to be taken in
 * @param self oneself
 * @param answer whether the server has answered
 */
record StudyState(
        Optional<StudyNews.StudyInfo> info,
        Optional<StudyNews.StudyShown> shown,
        Optional<ChapterWork> work,
        Optional<FollowedGame> game,
        Look look,
        Invite invite,
        Self self,
        Answer answer) {
    /** The parts of the column beside the board. */
    enum Tab {
        MOVES,
        CHAPTERS,
        PEOPLE
    }

    /**
     * What is looked at.
     *
     * @param chapter the number of the chapter; 0 for none
     * @param follows whether the board goes where the leader goes
     */
    record Look(long chapter, boolean follows, Tab tab) {}

    /** Who is about to be taken in, as it is written, and why that failed. */
    record Invite(String name, String trouble) {}

    /** Oneself: one's number, empty where one is not signed in, one's name, and whether one has an account. */
    record Self(Optional<Long> id, String name, boolean isMember) {
        static Self of(Optional<PlayerCard> you, boolean isMember) {
            return new Self(you.map(PlayerCard::id), you.map(PlayerCard::name).orElse(""), isMember);
        }
    }

    static StudyState empty() {
        return new StudyState(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                new Look(0, true, Tab.MOVES),
                new Invite("", ""),
                Self.of(Optional.empty(), false),
                Answer.none());
    }

    Optional<StudyRole> role() {
        return info.flatMap(known -> known.card().role());
    }

    boolean canEdit() {
        return role().filter(StudyRole::edits).isPresent();
    }

    boolean owns() {
        return role().equals(Optional.of(StudyRole.OWNER));
    }

    boolean leads() {
        return self.id().isPresent()
                && info.flatMap(StudyNews.StudyInfo::leader).equals(self.id());
    }

    /** Who leads. */
    Optional<PlayerCard> leader() {
        return info.flatMap(known -> known.readers().stream()
                .map(StudyReader::player)
                .filter(player -> known.leader().equals(Optional.of(player.id())))
                .findFirst());
    }

    /** Whether one asks to lead. */
    boolean asks() {
        return info.stream()
                .flatMap(known -> known.readers().stream())
                .anyMatch(reader -> reader.asks()
                        && self.id().equals(Optional.of(reader.player().id())));
    }

    /** Those who ask to lead. */
    List<PlayerCard> asking() {
        return info.stream()
                .flatMap(known -> known.readers().stream())
                .filter(StudyReader::asks)
                .map(StudyReader::player)
                .toList();
    }

    Optional<StudyMember> owner() {
        return info.stream()
                .flatMap(known -> known.members().stream())
                .filter(member -> member.role() == StudyRole.OWNER)
                .findFirst();
    }

    /** The chapter that is looked at. */
    Optional<ChapterCard> chapter() {
        return info.stream()
                .flatMap(known -> known.chapters().stream())
                .filter(card -> card.id() == look.chapter())
                .findFirst();
    }

    /** Whether the server has a version of the chapter that is not here. */
    boolean isBehind() {
        return chapter()
                .filter(card -> work.filter(known -> known.chapter() == card.id() && known.version() >= card.version())
                        .isEmpty())
                .isPresent();
    }

    /** Whether the board is elsewhere than what the leader shows. */
    boolean isAway() {
        return !leads() && !look.follows() && leader().isPresent();
    }

    /** With what the server says of the study; a chapter that is gone is no longer looked at. */
    StudyState with(StudyNews.StudyInfo news) {
        StudyState next = new StudyState(Optional.of(news), shown, work, game, look, invite, self, answer);
        if (info.isEmpty() && next.isBlank()) {
            // What there is to do first.
            return next.with(Tab.CHAPTERS);
        }
        if (next.chapter().isPresent()) {
            return next.followed();
        }
        long first = news.chapters().stream().findFirst().map(ChapterCard::id).orElse(0L);
        return next.lookingAt(first).followed();
    }

    /** With what is shown; whoever leads begins there. */
    StudyState with(StudyNews.StudyShown news) {
        StudyState next = new StudyState(info, Optional.of(news), work, game, look, invite, self, answer);
        return shown.isEmpty() ? next.there() : next.followed();
    }

    /** With what the server has in the chapter that is looked at; what was not kept yet stays. */
    StudyState with(StudyNews.StudyChapter news) {
        if (news.chapter() != look.chapter()) {
            return this;
        }
        Optional<ChapterWork> next = ChapterWork.read(news)
                .map(newer -> running().map(newer::along).orElse(newer))
                .map(newer -> work.filter(old -> old.chapter() == newer.chapter())
                        .map(old -> old.onto(newer))
                        .orElseGet(() -> begun(newer)));
        return with(next).followed();
    }

    /** A chapter as it is opened: at what is shown of it, or where its game is. */
    private ChapterWork begun(ChapterWork opened) {
        return shown.filter(known -> isShown())
                .map(known -> shownOn(opened, known))
                .orElseGet(() -> isLive() ? opened.atEnd(running()) : opened);
    }

    private ChapterWork shownOn(ChapterWork opened, StudyNews.StudyShown known) {
        return known.live() ? opened.atEnd(running()) : opened.at(known.line());
    }

    /** The turns of the game that the chapter looked at follows; empty where it follows none, or its table has not been heard of. */
    private Optional<Transcript> running() {
        Optional<Long> table = chapter().flatMap(ChapterCard::game);
        return game.filter(known -> table.equals(Optional.of(known.table()))).map(FollowedGame::line);
    }

    /** Whether the chapter looked at follows a game. */
    boolean isLive() {
        return chapter().flatMap(ChapterCard::game).isPresent();
    }

    /** What lies on the board of the game that the chapter follows. */
    Optional<Position> lastOfGame() {
        return running().map(Transcript::current);
    }

    /** How the game of the chapter ended; empty while it goes on, and where there is none. */
    Optional<Finish> finish() {
        return game.filter(known -> running().isPresent())
                .flatMap(FollowedGame::finish)
                .or(() -> work.flatMap(known -> known.told().finish()));
    }

    /** Whether the end of the game that the chapter follows is on the board. */
    private boolean isAtEnd() {
        return running()
                .filter(line -> work.filter(known -> known.isAt(line)).isPresent())
                .isPresent();
    }

    /** Whether a position of the chapter looked at is shown. */
    private boolean isShown() {
        return shown.flatMap(StudyNews.StudyShown::chapter).equals(Optional.of(look.chapter()));
    }

    /** How many bytes of the chapter are left to the game that it follows. */
    int bytesToCome() {
        return running()
                .map(line -> Protocol.CHAPTER_BYTES_A_MOVE * line.current().empties())
                .orElse(0);
    }

    /** With what the table says of a game: the chapter that follows it grows, and a board on which its end was goes along. */
    StudyState with(FollowedGame news) {
        boolean isNew = running().isEmpty() && !isShown();
        boolean wasAtEnd = isNew || isAtEnd();
        StudyState next = new StudyState(info, shown, work, Optional.of(news), look, invite, self, answer);
        Optional<Transcript> line = next.running();
        if (line.isEmpty()) {
            return next;
        }
        Optional<ChapterWork> grown = work.map(known -> known.along(line.get()));
        return next.with(wasAtEnd ? grown.map(known -> known.atEnd(line)) : grown)
                .followed();
    }

    StudyState with(Self who, Answer known) {
        return new StudyState(info, shown, work, game, look, invite, who, known);
    }

    StudyState with(Optional<ChapterWork> next) {
        return new StudyState(info, shown, next, game, look, invite, self, answer);
    }

    StudyState inviting(String name, String trouble) {
        return new StudyState(info, shown, work, game, look, new Invite(name, trouble), self, answer);
    }

    private StudyState with(Look next) {
        return new StudyState(info, shown, work, game, next, invite, self, answer);
    }

    private StudyState lookingAt(long chapter) {
        Optional<ChapterWork> kept = work.filter(known -> known.chapter() == chapter);
        return with(new Look(chapter, look.follows(), look.tab())).with(kept);
    }

    StudyState with(Tab tab) {
        return with(new Look(look.chapter(), look.follows(), tab));
    }

    private StudyState following(boolean follows) {
        return with(new Look(look.chapter(), follows, look.tab()));
    }

    /** With the board where the leader's is, unless one leads or looks around. */
    private StudyState followed() {
        return leads() || !look.follows() ? this : there();
    }

    /** With the board at what is shown. */
    private StudyState there() {
        Optional<Long> chapter = shown.flatMap(StudyNews.StudyShown::chapter);
        boolean isThere = info.stream()
                .flatMap(known -> known.chapters().stream())
                .anyMatch(card -> chapter.equals(Optional.of(card.id())));
        if (!isThere) {
            return this;
        }
        StudyState next = lookingAt(chapter.orElseThrow());
        return next.with(next.work.map(known -> next.shownOn(known, shown.orElseThrow())));
    }

    /** Another chapter is looked at; whoever does not lead looks around. */
    StudyState choosing(long chapter) {
        return following(leads()).lookingAt(chapter);
    }

    /** The board goes where the leader's is. */
    StudyState back() {
        return following(true).followed();
    }

    /** The lines go on by a step; whoever does not lead looks around. Only an editor's changes are kept. */
    StudyState going(UnaryOperator<VariationTree> step) {
        Optional<ChapterWork> next = work.map(known -> {
            ChapterWork gone = known.with(step.apply(known.tree()));
            return canEdit() ? gone : gone.unchanged();
        });
        return next.equals(work) ? this : with(next).following(leads());
    }

    /** What is on the board of whoever leads and not shown to the others yet. */
    Optional<Shown> untold() {
        Optional<Shown> told =
                shown.flatMap(known -> known.chapter().map(chapter -> new Shown(chapter, known.line(), known.live())));
        return work.map(known -> new Shown(known.chapter(), known.line(), isAtEnd()))
                .filter(now -> leads() && shown.isPresent() && !told.equals(Optional.of(now)));
    }

    /** A position of a chapter: the moves that lead there, or, without any, the end of its game, wherever that is. */
    record Shown(long chapter, List<Move> line, boolean live) {
        Shown {
            line = live ? List.of() : line;
        }
    }

    /** Whether the study has no chapter. */
    boolean isBlank() {
        return info.filter(known -> known.chapters().isEmpty()).isPresent();
    }

    /** What the board shows: the last turn is played, others are gone to at once; the usual start of a study without chapters. */
    Optional<BoardContent> board() {
        if (isBlank()) {
            Transcript start = Transcript.from(Position.start(Variant.OTHELLO));
            return Optional.of(BoardContent.of(start, Optional.empty(), BoardContent.Marks.none()));
        }
        return work.map(known -> {
            Transcript line = known.tree().transcript();
            return new BoardContent(
                    line,
                    Math.max(0, line.plies() - 1),
                    Optional.of(line.current()).filter(now -> !now.isOver()),
                    BoardContent.Marks.none());
        });
    }
}
