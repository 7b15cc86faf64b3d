package reversi.online;

import java.util.List;
import java.util.Optional;
import reversi.rules.Move;

/** What the server says about studies, and about the classes and webhooks of clubs. */
public sealed interface StudyNews extends ServerMessage.News {
    /** The studies to which one belongs: the latest first. */
    record Studies(List<StudyCard> cards) implements StudyNews {
        public Studies {
            cards = List.copyOf(cards);
        }

        @Override
        public void accept(Visitor visitor) {
            visitor.studies(this);
        }
    }

    /** The study that one asked for was made. */
    record StudyMade(StudyCard card) implements StudyNews {
        @Override
        public void accept(Visitor visitor) {
            visitor.studyMade(this);
        }
    }

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

        @Override
        public void accept(Visitor visitor) {
            visitor.studyInfo(this);
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
    record StudyShown(long study, Optional<Long> chapter, List<Move> line, boolean live) implements StudyNews {
        public StudyShown {
            line = List.copyOf(line);
        }

        @Override
        public void accept(Visitor visitor) {
            visitor.studyShown(this);
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
            long study, long chapter, int version, String content, List<List<String>> authors, Optional<Finish> finish)
            implements StudyNews {
        public StudyChapter {
            authors = authors.stream().map(List::copyOf).toList();
        }

        @Override
        public void accept(Visitor visitor) {
            visitor.studyChapter(this);
        }
    }

    /** Which open studies comment on a game, the latest first: at most {@link Protocol#MAX_COMMENTARIES}. */
    record Commentaries(long game, List<Commentary> commentaries) implements StudyNews {
        public Commentaries {
            commentaries = List.copyOf(commentaries);
        }

        @Override
        public void accept(Visitor visitor) {
            visitor.commentaries(this);
        }
    }

    /** All chapters of a study, each a game of one file in the Smart Game Format. */
    record StudyFile(long study, String text) implements StudyNews {
        @Override
        public void accept(Visitor visitor) {
            visitor.studyFile(this);
        }
    }

    /** The study that one had open was deleted, or one may not look any more. */
    record StudyGone(long study) implements StudyNews {
        @Override
        public void accept(Visitor visitor) {
            visitor.studyGone(this);
        }
    }

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

        @Override
        public void accept(Visitor visitor) {
            visitor.classInfo(this);
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

        @Override
        public void accept(Visitor visitor) {
            visitor.webhookInfo(this);
        }
    }

    @Override
    default void accept(ServerMessage.NewsVisitor visitor) {
        visitor.study(this);
    }

    /** Hands this to the visitor's method for its kind. */
    void accept(Visitor visitor);

    /** What to do with each kind of message. */
    interface Visitor {
        void studies(Studies news);

        void studyMade(StudyMade news);

        void studyInfo(StudyInfo news);

        void studyShown(StudyShown news);

        void studyChapter(StudyChapter news);

        void commentaries(Commentaries news);

        void studyFile(StudyFile news);

        void studyGone(StudyGone news);

        void classInfo(ClassInfo news);

        void webhookInfo(WebhookInfo news);
    }
}
