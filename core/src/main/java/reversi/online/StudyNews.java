package reversi.online;

import java.util.List;
import java.util.Optional;
import reversi.rules.Move;

/** What the server says about studies, and about the classes and webhooks of clubs. */
@InJson
@Visited
public sealed interface StudyNews extends ServerMessage.News {
    /** The studies to which one belongs: the latest first. */
    record Studies(List<StudyCard> cards) implements StudyNews {
        public Studies {
            cards = List.copyOf(cards);
        }
    }

    /** The study that one asked for was made. */
    record StudyMade(StudyCard card) implements StudyNews {}

    /**
     * The study that one has open: after asking for it, and whenever something of this changes.
     *
     * @param card the study; its role is one's own
     * @param members who belongs to it, the owner first
     * @param chapters its chapters, in their order
     * @param readers who has it open, those first who came first
     * @param leader who leads; empty where nobody who may has it open
     */
    record StudyInfo(
            StudyCard card,
            List<StudyMember> members,
            List<ChapterCard> chapters,
            List<StudyReader> readers,
            Optional<Long> leader)
            implements StudyNews {
        public StudyInfo {
            members = List.copyOf(members);
            chapters = List.copyOf(chapters);
            readers = List.copyOf(readers);
        }
    }

    /**
     * What is shown to all who have the study open: after asking for it, and whenever that changes.
     *
     * @param study the study
     * @param chapter the chapter; empty where nothing was shown
     * @param line the moves that lead to the position from the chapter's first one, forced passes left out
     * @param live whether the end of the chapter's game is shown instead, wherever that is by now
     */
    record StudyShown(long study, Optional<Long> chapter, List<Move> line, @OrElse("false") boolean live)
            implements StudyNews {
        public StudyShown {
            line = List.copyOf(line);
        }
    }

    /**
     * What is in a chapter.
     *
     * @param version its version
     * @param content a game with its side lines and comments in the Smart Game Format
     * @param authors the names of those who wrote each comment, in the order of the content; none of whom is not known
     * @param finish how the game ended that it followed; empty while that goes on, and where there is none
     */
    record StudyChapter(
            long study,
            long chapter,
            int version,
            String content,
            @OrElse("List.of()") List<List<String>> authors,
            Optional<Finish> finish)
            implements StudyNews {
        public StudyChapter {
            authors = authors.stream().map(List::copyOf).toList();
        }
    }

    /** Which open studies comment on a game, the latest first: at most {@link Protocol#MAX_COMMENTARIES}. */
    record Commentaries(long game, List<Commentary> commentaries) implements StudyNews {
        public Commentaries {
            commentaries = List.copyOf(commentaries);
        }
    }

    /** All chapters of a study, each a game of one file in the Smart Game Format. */
    record StudyFile(long study, String text) implements StudyNews {}

    /** The study that one had open was deleted, or one may not look any more. */
    record StudyGone(long study) implements StudyNews {}

    /**
     * The class of a club, after asking for it and after each change that one made.
     *
     * @param club the club
     * @param tasks the tasks, the one that is due first first
     * @param pupils who shares what they learn; told to leaders, anybody else is told of themselves
     * @param shares whether one shares it oneself
     */
    record ClassInfo(long club, List<ClassTask> tasks, List<ClassPupil> pupils, boolean shares) implements StudyNews {
        public ClassInfo {
            tasks = List.copyOf(tasks);
            pupils = List.copyOf(pupils);
        }
    }

    /**
     * Where a club is told of what happens in it, after asking for it and after each change that one made.
     *
     * @param club the club
     * @param offered whether this server tells anybody
     * @param webhook where; empty where the club is not told
     * @param secret by which messages are signed from now on; only once it was made, and only to whom made it
     * @param deliveries what was told last, the latest first
     */
    record WebhookInfo(
            long club,
            boolean offered,
            Optional<Webhook> webhook,
            Optional<String> secret,
            List<WebhookDelivery> deliveries)
            implements StudyNews {
        public WebhookInfo {
            deliveries = List.copyOf(deliveries);
        }
    }
}
