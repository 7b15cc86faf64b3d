package reversi.tools.load;

import reversi.online.AccountNews;
import reversi.online.LobbyNews;
import reversi.online.ModerationNews;
import reversi.online.NewsVisitor;
import reversi.online.ServerMessage;
import reversi.online.ServerMessageVisitor;
import reversi.online.StudyNews;
import reversi.online.TableNews;
import reversi.online.TableNewsVisitor;
import reversi.online.TournamentNews;

/** Hears all that a server says and heeds none of it; a client of the crowd overrides what it goes by. */
abstract class ServerMessageAdapter implements ServerMessageVisitor, NewsVisitor, TableNewsVisitor {
    @Override
    public void done(ServerMessage.Done message) {}

    @Override
    public void failed(ServerMessage.Failed message) {}

    @Override
    public void closing(ServerMessage.Closing message) {}

    @Override
    public final void news(ServerMessage.News message) {
        visit(message);
    }

    @Override
    public void welcome(ServerMessage.Welcome news) {}

    @Override
    public void signedIn(ServerMessage.SignedIn news) {}

    @Override
    public void signedOut(ServerMessage.SignedOut news) {}

    @Override
    public void pong(ServerMessage.Pong news) {}

    @Override
    public void notice(ServerMessage.Notice news) {}

    @Override
    public void accountNews(AccountNews news) {}

    @Override
    public void lobbyNews(LobbyNews news) {}

    @Override
    public void moderationNews(ModerationNews news) {}

    @Override
    public void studyNews(StudyNews news) {}

    @Override
    public final void tableNews(TableNews news) {
        visit(news);
    }

    @Override
    public void tournamentNews(TournamentNews news) {}

    @Override
    public void seated(TableNews.Seated news) {}

    @Override
    public void happened(TableNews.Happened news) {}

    @Override
    public void awayChanged(TableNews.AwayChanged news) {}

    @Override
    public void watchers(TableNews.Watchers news) {}
}
