package reversi.screens.study;

import java.util.function.Supplier;
import reversi.online.Codec;
import reversi.online.PlayerCard;
import reversi.platform.PushSource;
import reversi.players.online.OnlineTable;
import reversi.screens.Page;
import reversi.screens.Sheet;
import reversi.screens.analysis.AnalysisRepository;
import reversi.screens.club.ClubPage;
import reversi.screens.club.ClubsPage;
import reversi.screens.game.GameCommentary;
import reversi.screens.online.AccountGamesPage;
import reversi.screens.online.AccountPage;
import reversi.screens.online.CodeSheet;
import reversi.screens.online.FollowedPage;
import reversi.screens.online.MailPage;
import reversi.screens.online.ModerationPage;
import reversi.screens.online.OnlinePages;
import reversi.screens.online.PrivacySheet;
import reversi.screens.online.RankingPage;
import reversi.screens.online.RecoverSheet;
import reversi.screens.together.Learned;
import reversi.screens.together.StudiesPage;
import reversi.screens.together.StudyPage;
import reversi.screens.together.TableCommentary;
import reversi.screens.tournament.LeaguePage;
import reversi.screens.tournament.LeaguesPage;
import reversi.screens.tournament.TournamentPage;
import reversi.screens.tournament.TournamentsPage;
import reversi.teach.OpeningNames;

/** The pages about a server, once their code is there. */
final class LoadedServerPages implements ServerPages {
    private final OnlinePages online;
    private final PushSource push;
    private final AnalysisRepository analysis;
    private final OpeningNames openings;
    private final Supplier<Learned> learned;

    /** Pages of this server; {@code learned} tells what a person has done of what a class is given. */
    LoadedServerPages(
            OnlinePages online,
            PushSource push,
            AnalysisRepository analysis,
            OpeningNames openings,
            Supplier<Learned> learned) {
        this.online = online;
        this.push = push;
        this.analysis = analysis;
        this.openings = openings;
        this.learned = learned;
    }

    /** Pages whose client also knows the messages about studies. */
    private OnlinePages speaking() {
        online.client().speak(new Codec());
        return online;
    }

    @Override
    public Page moderation() {
        return new ModerationPage(speaking());
    }

    @Override
    public Page moderation(PlayerCard player) {
        return new ModerationPage(speaking(), player);
    }

    @Override
    public Sheet secondStep(String name, String password) {
        return new CodeSheet(online, name, password);
    }

    @Override
    public Sheet privacy() {
        return new PrivacySheet();
    }

    @Override
    public Sheet recover(String name) {
        return new RecoverSheet(online, name);
    }

    @Override
    public Page account() {
        return new AccountPage(online, push);
    }

    @Override
    public Page followed() {
        return new FollowedPage(online);
    }

    @Override
    public Page mail() {
        return new MailPage(online);
    }

    @Override
    public Page ownGames() {
        return new AccountGamesPage(online);
    }

    @Override
    public Page ranking() {
        return new RankingPage(online);
    }

    @Override
    public Page tournaments() {
        return new TournamentsPage(online);
    }

    @Override
    public Page tournament(long id) {
        return new TournamentPage(speaking(), id);
    }

    @Override
    public Page clubs() {
        return new ClubsPage(online);
    }

    @Override
    public Page club(long id) {
        return new ClubPage(speaking(), id, learned);
    }

    @Override
    public Page studies() {
        return new StudiesPage(speaking());
    }

    @Override
    public Page study(String code) {
        return new StudyPage(speaking(), code, analysis, openings);
    }

    @Override
    public GameCommentary commentary(OnlineTable table, Runnable changed) {
        return new TableCommentary(speaking().client(), table, changed);
    }

    @Override
    public Page leagues() {
        return new LeaguesPage(online);
    }

    @Override
    public Page league(long id) {
        return new LeaguePage(online, id);
    }
}
