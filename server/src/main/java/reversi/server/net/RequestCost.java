package reversi.server.net;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.api.ApiQuestion;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage;
import reversi.online.LobbyRequest;
import reversi.online.ModerationRequest;
import reversi.online.StudyRequest;
import reversi.online.TableRequest;
import reversi.online.TournamentRequest;

/**
 * What a request asks of the server, by whichever way it comes. Each type of request stands in the table below, once: {@link #of} knows no other, so that a new one is
 * neither cheap nor in the wrong pool by silence.
 *
 * @param units what the buckets of an account and of an address count: about 0.1 ms of work each
 * @param work which pool does it
 */
record RequestCost(int units, Work work) {
    /** What a request does, by which pools are apart: hashing passwords must not hold up queries, nor reading what writes. */
    enum Work {
        /** It is about one's own game, and never waits for what others of the same address ask for. */
        PLAY,
        WRITE,
        READ,
        /** It hashes a password. */
        HASH
    }

    private static final RequestCost PLAY = new RequestCost(1, Work.PLAY);
    private static final RequestCost TRIVIAL = new RequestCost(1, Work.WRITE);
    private static final RequestCost USUAL = new RequestCost(5, Work.WRITE);
    private static final RequestCost GREAT = new RequestCost(10, Work.WRITE);
    private static final RequestCost BEGINS_A_GAME = new RequestCost(20, Work.WRITE);
    private static final RequestCost PASSWORD = new RequestCost(5, Work.HASH);
    private static final RequestCost LEAVES_A_LIST = new RequestCost(1, Work.READ);
    private static final RequestCost LOOK = new RequestCost(5, Work.READ);
    private static final RequestCost GREAT_LOOK = new RequestCost(10, Work.READ);

    private static final Map<Class<?>, RequestCost> TABLE = table(Map.of(
            PLAY,
            List.of(
                    TableRequest.Play.class,
                    TableRequest.Resign.class,
                    TableRequest.Leave.class,
                    TableRequest.OfferDraw.class,
                    TableRequest.AnswerDraw.class,
                    TableRequest.AskTakeback.class,
                    TableRequest.AnswerTakeback.class,
                    TableRequest.Claim.class,
                    TableRequest.Say.class),
            TRIVIAL,
            List.of(ClientMessage.Hello.class, ClientMessage.Ping.class, TableRequest.Unwatch.class),
            USUAL,
            List.of(
                    ClientMessage.SendFeedback.class,
                    AccountRequest.Logout.class,
                    AccountRequest.EndSession.class,
                    AccountRequest.EndAccessToken.class,
                    AccountRequest.BecomeBot.class,
                    AccountRequest.ConfirmEmail.class,
                    AccountRequest.SetPush.class,
                    AccountRequest.EndPush.class,
                    AccountRequest.AskEmailCode.class,
                    AccountRequest.KnowDevices.class,
                    AccountRequest.SetAbout.class,
                    AccountRequest.RemovePhoto.class,
                    AccountRequest.SetRefusal.class,
                    AccountRequest.ShareChat.class,
                    AccountRequest.ShowPresence.class,
                    AccountRequest.Block.class,
                    AccountRequest.Unblock.class,
                    AccountRequest.MutePlayer.class,
                    AccountRequest.AskMuteList.class,
                    LobbyRequest.Follow.class,
                    LobbyRequest.WriteNote.class,
                    AccountRequest.AskBlockList.class,
                    AccountRequest.AnswerLetterRequest.class,
                    AccountRequest.Write.class,
                    AccountRequest.MarkRead.class,
                    LobbyRequest.Invite.class,
                    LobbyRequest.Withdraw.class,
                    LobbyRequest.AnswerInvitation.class,
                    LobbyRequest.MakeLink.class,
                    LobbyRequest.AskLink.class,
                    LobbyRequest.UseLink.class,
                    LobbyRequest.Seek.class,
                    LobbyRequest.StopSeeking.class,
                    LobbyRequest.Star.class,
                    TableRequest.Rematch.class,
                    ModerationRequest.Appeal.class,
                    ModerationRequest.Acknowledge.class,
                    TournamentRequest.JoinClub.class,
                    TournamentRequest.JoinLeague.class,
                    TournamentRequest.LeaveLeague.class,
                    TournamentRequest.LeaveClub.class,
                    TournamentRequest.InviteToClub.class,
                    TournamentRequest.SetClubRole.class,
                    TournamentRequest.CloseClub.class,
                    TournamentRequest.ChallengeClub.class,
                    StudyRequest.LeaveStudy.class,
                    StudyRequest.EditStudy.class,
                    StudyRequest.InviteToStudy.class,
                    StudyRequest.RemoveFromStudy.class,
                    StudyRequest.RenameChapter.class,
                    StudyRequest.ShowPosition.class,
                    StudyRequest.AskLead.class,
                    StudyRequest.GiveLead.class,
                    StudyRequest.MarkTask.class,
                    StudyRequest.RemoveTask.class,
                    StudyRequest.SetWebhook.class,
                    StudyRequest.RenewWebhook.class,
                    StudyRequest.TestWebhook.class,
                    StudyRequest.RemoveWebhook.class,
                    TournamentRequest.CancelTournament.class,
                    TournamentRequest.UnwatchTournament.class,
                    TournamentRequest.SayInTournament.class),
            GREAT,
            List.of(
                    AccountRequest.Guest.class,
                    StudyRequest.MakeStudy.class,
                    StudyRequest.DeleteStudy.class,
                    StudyRequest.OpenStudy.class,
                    StudyRequest.AddChapter.class,
                    StudyRequest.FollowGame.class,
                    StudyRequest.MoveChapter.class,
                    StudyRequest.DeleteChapter.class,
                    StudyRequest.WriteChapter.class,
                    StudyRequest.AddTask.class,
                    StudyRequest.ShareProgress.class,
                    TournamentRequest.FoundClub.class,
                    TournamentRequest.FoundLeague.class,
                    TournamentRequest.EditClub.class,
                    ModerationRequest.Report.class,
                    ModerationRequest.Decide.class,
                    ModerationRequest.Lift.class,
                    TournamentRequest.JoinTournament.class,
                    TournamentRequest.WithdrawFromTournament.class,
                    TournamentRequest.RemoveFromTournament.class),
            BEGINS_A_GAME,
            List.of(
                    LobbyRequest.PlayBot.class,
                    TournamentRequest.CreateTournament.class,
                    TournamentRequest.AnswerChallenge.class),
            PASSWORD,
            List.of(
                    AccountRequest.Login.class,
                    AccountRequest.Register.class,
                    AccountRequest.ChangePassword.class,
                    AccountRequest.MakeRecoveryCodes.class,
                    AccountRequest.MakeAccessToken.class,
                    AccountRequest.Recover.class,
                    AccountRequest.SetEmail.class,
                    AccountRequest.RemoveEmail.class,
                    AccountRequest.BeginSecondFactor.class,
                    AccountRequest.ConfirmSecondFactor.class,
                    AccountRequest.EndSecondFactor.class,
                    AccountRequest.DeleteAccount.class),
            LEAVES_A_LIST,
            List.of(LobbyRequest.LeaveLobby.class, LobbyRequest.LeaveFollowed.class, ApiQuestion.Description.class),
            LOOK,
            List.of(
                    LobbyRequest.AskPlayer.class,
                    StudyRequest.AskChapter.class,
                    StudyRequest.AskCommentaries.class,
                    ApiQuestion.OwnProfile.class,
                    ApiQuestion.OpenChallenges.class,
                    LobbyRequest.FindPlayer.class,
                    LobbyRequest.AskTables.class,
                    LobbyRequest.AskRanking.class,
                    AccountRequest.AskSessions.class,
                    AccountRequest.AskAccessTokens.class,
                    LobbyRequest.AskRelation.class,
                    TableRequest.Watch.class),
            GREAT_LOOK,
            List.of(
                    ApiQuestion.AccountEvents.class,
                    ApiQuestion.GameFile.class,
                    LobbyRequest.EnterLobby.class,
                    LobbyRequest.EnterFollowed.class,
                    LobbyRequest.AskHistory.class,
                    AccountRequest.AskConversations.class,
                    AccountRequest.AskLetters.class,
                    AccountRequest.AskLetterRequests.class,
                    AccountRequest.AskSettings.class,
                    ModerationRequest.AskCases.class,
                    ModerationRequest.AskCase.class,
                    ModerationRequest.AskSignals.class,
                    StudyRequest.AskStudies.class,
                    StudyRequest.ExportStudy.class,
                    StudyRequest.AskClass.class,
                    StudyRequest.AskWebhook.class,
                    TournamentRequest.AskClubs.class,
                    TournamentRequest.AskLeagues.class,
                    TournamentRequest.AskLeague.class,
                    TournamentRequest.AskClub.class,
                    TournamentRequest.AskTournaments.class,
                    TournamentRequest.WatchTournament.class,
                    TournamentRequest.AskStandings.class,
                    TournamentRequest.AskBoards.class)));

    private static Map<Class<?>, RequestCost> table(Map<RequestCost, List<Class<?>>> byCost) {
        Map<Class<?>, RequestCost> table = new HashMap<>();
        byCost.forEach((cost, types) -> types.forEach(type -> {
            if (table.put(type, cost) != null) {
                throw new IllegalStateException(type + " stands in the table twice");
            }
        }));
        return Map.copyOf(table);
    }

    /** What this request costs; throws IllegalStateException for one of a type that has no place in the table. */
    static RequestCost of(ClientMessage request) {
        return of(request.getClass());
    }

    /** What a request of this type, or an {@link ApiQuestion}, costs. */
    static RequestCost of(Class<?> type) {
        return Optional.ofNullable(TABLE.get(type))
                .orElseThrow(() -> new IllegalStateException("nobody has said what " + type + " costs"));
    }

    /** Whether a request is about one's own game. */
    boolean isPlay() {
        return work == Work.PLAY;
    }
}
