package reversi.players.online;

import reversi.online.ModerationNews;
import reversi.online.ModerationNewsVisitor;

/** Hears what the server says about players who don't behave, and notes it where it belongs. */
final class ModerationListener implements ModerationNewsVisitor {
    private final ModerationState moderation;
    private final Listeners listeners;

    ModerationListener(ModerationState moderation, Listeners listeners) {
        this.moderation = moderation;
        this.listeners = listeners;
    }

    @Override
    public void sanctions(ModerationNews.Sanctions news) {
        moderation.setSanctions(news.sanctions());
        listeners.tell(listener -> listener.sanctioned(news.sanctions()));
        listeners.changed(Topic.MODERATION);
    }

    @Override
    public void openCases(ModerationNews.OpenCases news) {
        moderation.setOpenCases(news.open());
        listeners.tell(OnlineListener::casesChanged);
        listeners.changed(Topic.MODERATION);
    }

    @Override
    public void cases(ModerationNews.Cases news) {
        moderation.addCases(news);
        listeners.changed(Topic.MODERATION);
    }

    @Override
    public void caseFile(ModerationNews.CaseFile news) {
        moderation.setFile(news);
        listeners.changed(Topic.MODERATION);
    }

    @Override
    public void signals(ModerationNews.Signals news) {
        moderation.setSignals(news);
        listeners.changed(Topic.MODERATION);
    }
}
