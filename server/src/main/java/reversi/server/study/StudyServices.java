package reversi.server.study;

import reversi.server.store.ChapterRepository;
import reversi.server.store.ClassRepository;
import reversi.server.store.StudyReaders;
import reversi.server.store.StudyRepository;

/**
 * What handles studies.
 *
 * @param studies studies and who belongs to them
 * @param chapters their chapters
 * @param readers who has them open and leads
 * @param classes the classes of clubs
 * @param games what chapters have of the games that they follow
 * @param commentaries who hears which studies comment on a game
 * @param rooms who has which one open on this node
 */
public record StudyServices(
        StudyRepository studies,
        ChapterRepository chapters,
        StudyReaders readers,
        ClassRepository classes,
        GameChapters games,
        Commentaries commentaries,
        StudyRooms rooms) {}
