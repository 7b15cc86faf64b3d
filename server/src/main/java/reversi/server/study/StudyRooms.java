package reversi.server.study;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import reversi.online.Codec;
import reversi.online.ErrorCode;
import reversi.online.StudyCard;
import reversi.online.StudyMember;
import reversi.online.StudyNews;
import reversi.online.StudyReader;
import reversi.online.StudyRole;
import reversi.rules.Move;
import reversi.server.lobby.MessageDispatcher;
import reversi.server.store.ChapterRepository;
import reversi.server.store.StudyReaders;
import reversi.server.store.StudyReaders.Stand;
import reversi.server.store.StudyRepository;
import reversi.server.store.StudyRepository.StudyRow;
import reversi.server.table.PlayerDirectory;
import reversi.server.table.Subscriber;

/**
 * Who has which study open on this node, one each, and what they are told. All that is told stands in the database, so that it is whole after
 * a restart and the same at every node; a notice says that there is something new, and once a second each node looks for what it has not
 * told. Thread-safe.
 */
public final class StudyRooms {
    private static final String BETWEEN = " ";
    private static final long NOBODY = 0;

    private final StudyRepository studies;
    private final ChapterRepository chapters;
    private final StudyReaders readers;
    private final PlayerDirectory players;
    private final MessageDispatcher dispatcher;
    private final Codec codec;
    private final String node;

    private final Map<Subscriber, Opened> opened = new HashMap<>();
    private final Map<Long, Room> rooms = new HashMap<>();

    /** What somebody has open, as which account. */
    private record Opened(long study, long account) {}

    /** Those who have one study open here, and the latest changes of which they know. */
    private static final class Room {
        private final Set<Subscriber> here = new LinkedHashSet<>();
        private long toldSeq = -1;
        private long toldWhole = -1;
    }

    /** Nobody has a study open; {@code node} is this node's id. */
    public StudyRooms(
            Repositories store, PlayerDirectory players, MessageDispatcher dispatcher, Codec codec, String node) {
        this.studies = store.studies;
        this.chapters = store.chapters;
        this.readers = store.readers;
        this.players = players;
        this.dispatcher = dispatcher;
        this.codec = codec;
        this.node = node;
        dispatcher.onStudyChange(this::refresh);
    }

    /** Where studies are kept. */
    public record Repositories(StudyRepository studies, ChapterRepository chapters, StudyReaders readers) {}

    /** Has somebody open a study that they may look at, in place of another one, and tells how it stands; what was wrong, or empty. */
    public Optional<ErrorCode> open(Subscriber who, long study, long now) {
        if (!isOpen(who, study)) {
            leave(who);
        }
        Optional<ErrorCode> refusal = readers.enter(study, who.account(), node, now);
        if (refusal.isPresent()) {
            return refusal;
        }
        synchronized (this) {
            opened.put(who, new Opened(study, who.account()));
            rooms.computeIfAbsent(study, none -> new Room()).here.add(who);
        }
        tell(who, study);
        announce(study);
        return Optional.empty();
    }

    /** Whether somebody has this study open here. */
    public synchronized boolean isOpen(Subscriber who, long study) {
        return Optional.ofNullable(opened.get(who))
                .filter(known -> known.study == study)
                .isPresent();
    }

    /** Somebody has no study open any more; blocks on the database where they had. */
    public void leave(Subscriber who) {
        close(who).ifPresent(before -> {
            readers.leave(before.study, before.account, node);
            announce(before.study);
        });
    }

    /** The same for somebody whose line broke, who keeps the lead for {@link StudyReaders#SILENCE_MILLIS}. */
    public void lose(Subscriber who, long now) {
        close(who).ifPresent(before -> {
            readers.lose(before.study, before.account, node, now);
            announce(before.study);
        });
    }

    /** What somebody had open, if nobody else of their account has it open here. */
    private synchronized Optional<Opened> close(Subscriber who) {
        Optional<Opened> before = Optional.ofNullable(opened.remove(who));
        before.flatMap(had -> Optional.ofNullable(rooms.get(had.study))).ifPresent(room -> room.here.remove(who));
        before.map(Opened::study).filter(study -> here(study).isEmpty()).ifPresent(rooms::remove);
        return before.filter(had -> !opened.containsValue(had));
    }

    /** A study has changed here: tells those who have it open, on all nodes. */
    public void announce(long study) {
        refresh(study);
        dispatcher.studyChanged(study);
    }

    /** Tells of the studies that have changed, whoever changed them; call it once a second. */
    public void tick() {
        Set<Long> open = openStudies();
        Map<Long, Long> versions = readers.versions(open);
        for (long study : open) {
            if (!Optional.ofNullable(versions.get(study)).equals(told(study))) {
                refresh(study);
            }
        }
    }

    /** Keeps it known that those who are here are, and forgets those of nodes that fell silent; call it every few seconds. */
    public void beat(long now) {
        Set<Long> open = openStudies();
        Set<Opened> here = opened();
        if (!here.isEmpty() && readers.beat(node, now) < here.size()) {
            // Other nodes took this one for lost.
            here.forEach(who -> readers.enter(who.study, who.account, node, now));
            open.forEach(this::announce);
        }
        open.stream().filter(study -> readers.expire(study, now)).forEach(this::announce);
    }

    private synchronized Set<Opened> opened() {
        return new HashSet<>(opened.values());
    }

    private synchronized Set<Long> openStudies() {
        return Set.copyOf(rooms.keySet());
    }

    private synchronized Optional<Long> told(long study) {
        return Optional.ofNullable(rooms.get(study)).map(room -> room.toldSeq);
    }

    private synchronized List<Subscriber> here(long study) {
        Room room = rooms.get(study);
        return room == null ? List.of() : List.copyOf(room.here);
    }

    /** Tells somebody all of a study. */
    private void tell(Subscriber who, long study) {
        Optional<Stand> stand = readers.stand(study);
        Optional<StudyNews.StudyInfo> info = stand.flatMap(now -> info(study, now));
        info.map(whole -> as(whole, role(whole, who.account())))
                .map(codec::write)
                .ifPresent(who::send);
        stand.map(now -> shown(study, now)).map(codec::write).ifPresent(who::send);
    }

    /** Tells those here what they don't know of a study; of what was read earlier than what they know, nothing. */
    private void refresh(long study) {
        List<Subscriber> here = here(study);
        if (here.isEmpty()) {
            return;
        }
        Optional<Stand> found = readers.stand(study);
        if (found.isEmpty()) {
            here.forEach(who -> dismiss(who, study));
            return;
        }
        Stand stand = found.get();
        if (knowsLess(study, stand)) {
            info(study, stand).ifPresent(info -> {
                sendAway(info);
                tellWhole(info, stand.whole());
            });
        }
        tellShown(study, stand);
    }

    private synchronized boolean knowsLess(long study, Stand stand) {
        Room room = rooms.get(study);
        return room != null && room.toldWhole < stand.whole();
    }

    /** Who may not look any more, or plays in a game that is followed from now on, is told so. */
    private void sendAway(StudyNews.StudyInfo info) {
        long study = info.card().id();
        boolean isLive =
                info.chapters().stream().anyMatch(chapter -> chapter.game().isPresent());
        Set<Long> players = isLive ? chapters.players(study) : Set.of();
        here(study).stream()
                .filter(who -> players.contains(who.account())
                        || (!info.card().open() && role(info, who.account()).isEmpty()))
                .forEach(who -> dismiss(who, study));
    }

    private void dismiss(Subscriber who, long study) {
        who.send(codec.write(new StudyNews.StudyGone(study)));
        leave(who);
    }

    private synchronized void tellWhole(StudyNews.StudyInfo info, long whole) {
        Room room = rooms.get(info.card().id());
        if (room != null && room.toldWhole < whole) {
            room.toldWhole = whole;
            Map<Optional<StudyRole>, String> frames = new HashMap<>();
            room.here.forEach(who ->
                    who.send(frames.computeIfAbsent(role(info, who.account()), role -> codec.write(as(info, role)))));
        }
    }

    private synchronized void tellShown(long study, Stand stand) {
        Room room = rooms.get(study);
        if (room != null && room.toldSeq < stand.seq()) {
            room.toldSeq = stand.seq();
            String frame = codec.write(shown(study, stand));
            room.here.forEach(who -> who.send(frame));
        }
    }

    private Optional<StudyNews.StudyInfo> info(long study, Stand stand) {
        Optional<StudyRow> found = studies.find(study, NOBODY);
        return found.map(row -> new StudyNews.StudyInfo(
                new StudyCard(row.id(), row.code(), row.name(), row.open(), row.chapters(), row.role()),
                studies.members(study).stream()
                        .map(member -> new StudyMember(players.card(member.account()), member.role()))
                        .toList(),
                chapters.of(study),
                readers.of(study).stream()
                        .map(reader -> new StudyReader(players.card(reader.account()), reader.asks()))
                        .toList(),
                stand.leader()));
    }

    private static Optional<StudyRole> role(StudyNews.StudyInfo info, long account) {
        return info.members().stream()
                .filter(member -> member.player().id() == account)
                .map(StudyMember::role)
                .findFirst();
    }

    private static StudyNews.StudyInfo as(StudyNews.StudyInfo info, Optional<StudyRole> role) {
        StudyCard card = info.card();
        return new StudyNews.StudyInfo(
                new StudyCard(card.id(), card.code(), card.name(), card.open(), card.chapters(), role),
                info.members(),
                info.chapters(),
                info.readers(),
                info.leader());
    }

    private static StudyNews.StudyShown shown(long study, Stand stand) {
        List<Move> line = stand.line().isEmpty()
                ? List.of()
                : Arrays.stream(stand.line().split(BETWEEN, -1)).map(Move::at).toList();
        return new StudyNews.StudyShown(study, stand.chapter(), line, stand.live());
    }

    /** A line as it is kept. */
    public static String written(List<Move> line) {
        return line.stream().map(Move::toString).collect(Collectors.joining(BETWEEN));
    }
}
