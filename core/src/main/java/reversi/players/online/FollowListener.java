package reversi.players.online;

import reversi.online.FollowNews;

/** Hears what the server says about the players whom one follows, and notes it where it belongs. */
final class FollowListener implements FollowNews.Visitor {
    private final FollowState follows;
    private final Listeners listeners;

    FollowListener(FollowState follows, Listeners listeners) {
        this.follows = follows;
        this.listeners = listeners;
    }

    @Override
    public void relation(FollowNews.Relation news) {
        follows.setRelation(news);
        listeners.changed(Topic.RELATION);
    }

    @Override
    public void followed(FollowNews.Followed news) {
        follows.renew(news);
        listeners.changed(Topic.FOLLOWED);
    }

    @Override
    public void followedChanged(FollowNews.FollowedChanged news) {
        follows.change(news.player());
        listeners.changed(Topic.FOLLOWED);
    }
}
