package reversi.online;

import static reversi.json.GameCodecs.CLOCKS;
import static reversi.json.GameCodecs.TIME;
import static reversi.json.JsonCodec.BOOLEAN;
import static reversi.json.JsonCodec.DISC;
import static reversi.json.JsonCodec.INT;
import static reversi.json.JsonCodec.LONG;
import static reversi.json.JsonCodec.MOVE;
import static reversi.json.JsonCodec.TEXT;
import static reversi.json.JsonCodec.VARIANT;
import static reversi.json.JsonCodec.constant;
import static reversi.json.JsonCodec.list;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;
import static reversi.json.ObjectCodec.optional;

import java.util.List;
import reversi.game.ColourChoice;
import reversi.game.Ending;
import reversi.json.JsonCodec;
import reversi.json.ObjectCodec;

/** How the values inside messages stand in JSON. */
final class ValueCodecs {
    static final ObjectCodec<PlayerCard> PLAYER = player();

    static final ObjectCodec<GameTerms> TERMS = object(
            GameTerms::new,
            field("variant", VARIANT, GameTerms::variant),
            field("time", TIME, GameTerms::time),
            field("rated", BOOLEAN, GameTerms::rated),
            field("colour", constant(ColourChoice.values()), GameTerms::colour));

    static final ObjectCodec<RatingChange> RATING_CHANGE = object(
            RatingChange::new,
            field("points", INT, RatingChange::points),
            field("before", INT, RatingChange::before),
            field("after", INT, RatingChange::after));

    static final ObjectCodec<Finish> FINISH = object(
            Finish::new,
            field("ending", constant(Ending.values()), Finish::ending),
            optional("winner", DISC, Finish::winner),
            field("blackDiscs", INT, Finish::blackDiscs),
            field("whiteDiscs", INT, Finish::whiteDiscs),
            field("black", RATING_CHANGE, Finish::black),
            field("white", RATING_CHANGE, Finish::white));

    static final ObjectCodec<Invitation> INVITATION = object(
            Invitation::new,
            field("id", LONG, Invitation::id),
            field("from", PLAYER, Invitation::from),
            field("to", PLAYER, Invitation::to),
            field("terms", TERMS, Invitation::terms),
            field("rematch", BOOLEAN, Invitation::rematch));

    static final ObjectCodec<SessionCard> SESSION = object(
            SessionCard::new,
            field("id", LONG, SessionCard::id),
            field("device", TEXT, SessionCard::device),
            field("since", LONG, SessionCard::since),
            field("seen", LONG, SessionCard::seen),
            field("current", BOOLEAN, SessionCard::current));

    static final ObjectCodec<EmailCard> EMAIL = object(
            EmailCard::new,
            field("masked", TEXT, EmailCard::masked),
            field("confirmed", BOOLEAN, EmailCard::confirmed));

    static final ObjectCodec<AccessTokenCard> ACCESS_TOKEN = object(
            AccessTokenCard::new,
            field("id", LONG, AccessTokenCard::id),
            field("name", TEXT, AccessTokenCard::name),
            field("scopes", list(constant(AccessScope.values())), AccessTokenCard::scopes),
            field("since", LONG, AccessTokenCard::since),
            field("seen", LONG, AccessTokenCard::seen));

    static final ObjectCodec<DeviceCard> DEVICE = object(
            DeviceCard::new,
            field("id", LONG, DeviceCard::id),
            field("device", TEXT, DeviceCard::device),
            field("since", LONG, DeviceCard::since));

    static final ObjectCodec<Letter> LETTER = letter();

    static final ObjectCodec<Conversation> CONVERSATION = object(
            Conversation::new,
            field("with", PLAYER, Conversation::with),
            field("last", LETTER, Conversation::last),
            field("unread", INT, Conversation::unread));

    static final ObjectCodec<Remark> REMARK = object(
            Remark::new,
            field("from", LONG, Remark::from),
            field("at", LONG, Remark::at),
            field("text", TEXT, Remark::text));

    static final ObjectCodec<GameCard> GAME = game();

    static final ObjectCodec<RankRow> RANK = object(
            RankRow::new,
            field("rank", INT, RankRow::rank),
            field("player", PLAYER, RankRow::player),
            field("games", INT, RankRow::games),
            field("wins", INT, RankRow::wins));

    static final ObjectCodec<PoolRating> POOL_RATING = object(
            PoolRating::new,
            field("pool", TEXT, PoolRating::pool),
            field("rating", INT, PoolRating::rating),
            field("deviation", INT, PoolRating::deviation),
            field("games", INT, PoolRating::games));

    static final ObjectCodec<BotCard> BOT =
            object(BotCard::new, field("level", INT, BotCard::level), field("player", PLAYER, BotCard::player));

    static final ObjectCodec<TableState> TABLE = table();

    static final ObjectCodec<SanctionCard> SANCTION = sanction();

    static final ObjectCodec<CaseRow> CASE = caseRow();

    static final ObjectCodec<CaseFilter> CASE_FILTER = object(
            CaseFilter::new,
            optional("matter", constant(Matter.values()), CaseFilter::matter),
            field("stage", constant(CaseStage.values()), CaseFilter::stage).orElse(CaseStage.OPEN),
            field("order", constant(CaseOrder.values()), CaseFilter::order).orElse(CaseOrder.AGE));

    static final ObjectCodec<AgreementCard> AGREEMENT = object(
            AgreementCard::new,
            field("games", INT, AgreementCard::games),
            field("moves", INT, AgreementCard::moves),
            field("best", INT, AgreementCard::best),
            field("expected", INT, AgreementCard::expected),
            field("score", INT, AgreementCard::score),
            field("unusual", BOOLEAN, AgreementCard::unusual));

    static final ObjectCodec<HabitsCard> HABITS = object(
            HabitsCard::new,
            field("median", LONG, HabitsCard::median),
            field("correlation", INT, HabitsCard::correlation),
            field("games", INT, HabitsCard::games),
            field("givenUp", INT, HabitsCard::givenUp),
            field("lost", INT, HabitsCard::lost),
            field("regained", INT, HabitsCard::regained));

    static final ObjectCodec<SharedRow> SHARED =
            object(SharedRow::new, field("player", PLAYER, SharedRow::player), field("games", INT, SharedRow::games));

    static final ObjectCodec<ReportRow> REPORT = report();

    static final ObjectCodec<Lifting> LIFTING = object(
            Lifting::new,
            field("by", TEXT, Lifting::by),
            field("at", LONG, Lifting::at),
            field("reason", TEXT, Lifting::reason));

    static final ObjectCodec<DecisionRow> DECISION = decision();

    static final ObjectCodec<TournamentTerms> TOURNAMENT_TERMS = tournamentTerms();

    static final ObjectCodec<ClubScore> CLUB_SCORE = object(
            ClubScore::new,
            field("club", LONG, ClubScore::club),
            field("name", TEXT, ClubScore::name),
            field("halves", INT, ClubScore::halves));

    static final ObjectCodec<TournamentCard> TOURNAMENT = tournament();

    static final ObjectCodec<StandingRow> STANDING = standing();

    static final ObjectCodec<LeagueCard> LEAGUE = league();

    static final ObjectCodec<LeagueDivision> LEAGUE_DIVISION = object(
            LeagueDivision::new,
            field("number", INT, LeagueDivision::number),
            field("tournament", LONG, LeagueDivision::tournament),
            field("over", BOOLEAN, LeagueDivision::over),
            field("rows", list(STANDING), LeagueDivision::rows));

    static final ObjectCodec<BoardResult> BOARD_RESULT = object(
            BoardResult::new,
            optional("winner", DISC, BoardResult::winner),
            field("blackDiscs", INT, BoardResult::blackDiscs),
            field("whiteDiscs", INT, BoardResult::whiteDiscs),
            field("played", BOOLEAN, BoardResult::played));

    static final ObjectCodec<BoardRow> BOARD = object(
            BoardRow::new,
            field("board", INT, BoardRow::board),
            field("black", PLAYER, BoardRow::black),
            field("white", PLAYER, BoardRow::white),
            field("table", LONG, BoardRow::table),
            field("placements", INT, BoardRow::placements),
            optional("result", BOARD_RESULT, BoardRow::result));

    static final ObjectCodec<TournamentRemark> TOURNAMENT_REMARK = object(
            TournamentRemark::new,
            field("from", PLAYER, TournamentRemark::from),
            field("at", LONG, TournamentRemark::at),
            field("text", TEXT, TournamentRemark::text));

    static final ObjectCodec<ClubProfile> CLUB_PROFILE = object(
            ClubProfile::new,
            field("name", TEXT, ClubProfile::name),
            field("about", TEXT, ClubProfile::about),
            field("open", BOOLEAN, ClubProfile::open));

    static final JsonCodec<ClubRole> CLUB_ROLE = constant(ClubRole.values());

    static final ObjectCodec<ClubCard> CLUB = object(
            ClubCard::new,
            field("id", LONG, ClubCard::id),
            field("name", TEXT, ClubCard::name),
            field("open", BOOLEAN, ClubCard::open),
            field("members", INT, ClubCard::members),
            optional("role", CLUB_ROLE, ClubCard::role));

    static final ObjectCodec<ClubMember> CLUB_MEMBER = object(
            ClubMember::new, field("player", PLAYER, ClubMember::player), field("role", CLUB_ROLE, ClubMember::role));

    static final ObjectCodec<ClubChallenge> CLUB_CHALLENGE = object(
            ClubChallenge::new,
            field("id", LONG, ClubChallenge::id),
            field("from", CLUB, ClubChallenge::from),
            field("to", CLUB, ClubChallenge::to),
            field("terms", TOURNAMENT_TERMS, ClubChallenge::terms));

    private ValueCodecs() {}

    private static ObjectCodec<PlayerCard> player() {
        var fields = new ObjectCodec.Fields<PlayerCard>();
        var id = fields.field("id", LONG, PlayerCard::id);
        var name = fields.field("name", TEXT, PlayerCard::name);
        var kind = fields.field("kind", constant(PlayerKind.values()), PlayerCard::kind);
        var rating = fields.field("rating", INT, PlayerCard::rating);
        var points = fields.field("points", INT, PlayerCard::points);
        var presence = fields.field("presence", constant(Presence.values()), PlayerCard::presence);
        var table = fields.optional("table", LONG, PlayerCard::table);
        var photo = fields.field("photo", INT, PlayerCard::photo);
        var deviation = fields.field("deviation", INT, PlayerCard::deviation).orElse(0);
        return fields.object(in -> new PlayerCard(
                id.in(in),
                name.in(in),
                kind.in(in),
                rating.in(in),
                points.in(in),
                presence.in(in),
                table.in(in),
                photo.in(in),
                deviation.in(in)));
    }

    private static ObjectCodec<Letter> letter() {
        var fields = new ObjectCodec.Fields<Letter>();
        var id = fields.field("id", LONG, Letter::id);
        var from = fields.field("from", LONG, Letter::from);
        var to = fields.field("to", LONG, Letter::to);
        var at = fields.field("at", LONG, Letter::at);
        var text = fields.field("text", TEXT, Letter::text);
        var read = fields.field("read", BOOLEAN, Letter::read);
        var request = fields.field("request", BOOLEAN, Letter::request).orElse(false);
        return fields.object(in ->
                new Letter(id.in(in), from.in(in), to.in(in), at.in(in), text.in(in), read.in(in), request.in(in)));
    }

    private static ObjectCodec<SanctionCard> sanction() {
        var fields = new ObjectCodec.Fields<SanctionCard>();
        var decision = fields.field("decision", LONG, SanctionCard::decision);
        var sanction = fields.field("sanction", constant(Sanction.values()), SanctionCard::sanction);
        var at = fields.field("at", LONG, SanctionCard::at);
        var until = fields.field("until", LONG, SanctionCard::until);
        var reason = fields.field("reason", TEXT, SanctionCard::reason);
        var read = fields.field("read", BOOLEAN, SanctionCard::read);
        var appeal = fields.field("appeal", constant(AppealStatus.values()), SanctionCard::appeal);
        return fields.object(in -> new SanctionCard(
                decision.in(in), sanction.in(in), at.in(in), until.in(in), reason.in(in), read.in(in), appeal.in(in)));
    }

    private static ObjectCodec<ReportRow> report() {
        var fields = new ObjectCodec.Fields<ReportRow>();
        var id = fields.field("id", LONG, ReportRow::id);
        var from = fields.field("from", PLAYER, ReportRow::from);
        var at = fields.field("at", LONG, ReportRow::at);
        var matter = fields.field("matter", constant(Matter.values()), ReportRow::matter);
        var about = fields.field("about", LONG, ReportRow::about);
        var words = fields.field("words", TEXT, ReportRow::words);
        var evidence = fields.field("evidence", list(TEXT), ReportRow::evidence);
        var open = fields.field("open", BOOLEAN, ReportRow::open);
        return fields.object(in -> new ReportRow(
                id.in(in),
                from.in(in),
                at.in(in),
                matter.in(in),
                about.in(in),
                words.in(in),
                evidence.in(in),
                open.in(in)));
    }

    private static ObjectCodec<DecisionRow> decision() {
        var fields = new ObjectCodec.Fields<DecisionRow>();
        var id = fields.field("id", LONG, DecisionRow::id);
        var by = fields.field("by", TEXT, DecisionRow::by);
        var at = fields.field("at", LONG, DecisionRow::at);
        var sanction = fields.field("sanction", constant(Sanction.values()), DecisionRow::sanction);
        var until = fields.field("until", LONG, DecisionRow::until);
        var reason = fields.field("reason", TEXT, DecisionRow::reason);
        var lifted = fields.optional("lifted", LIFTING, DecisionRow::lifted);
        var appeal = fields.field("appeal", constant(AppealStatus.values()), DecisionRow::appeal);
        var appealWords = fields.field("appealWords", TEXT, DecisionRow::appealWords);
        return fields.object(in -> new DecisionRow(
                id.in(in),
                by.in(in),
                at.in(in),
                sanction.in(in),
                until.in(in),
                reason.in(in),
                lifted.in(in),
                appeal.in(in),
                appealWords.in(in)));
    }

    private static ObjectCodec<GameCard> game() {
        var fields = new ObjectCodec.Fields<GameCard>();
        var table = fields.field("table", LONG, GameCard::table);
        var at = fields.field("at", LONG, GameCard::at);
        var variant = fields.field("variant", VARIANT, GameCard::variant);
        var rated = fields.field("rated", BOOLEAN, GameCard::rated);
        var black = fields.field("black", PLAYER, GameCard::black);
        var white = fields.field("white", PLAYER, GameCard::white);
        var placements = fields.field("placements", INT, GameCard::placements);
        var finish = fields.optional("finish", FINISH, GameCard::finish);
        var starred = fields.field("starred", BOOLEAN, GameCard::starred);
        return fields.object(in -> new GameCard(
                table.in(in),
                at.in(in),
                variant.in(in),
                rated.in(in),
                black.in(in),
                white.in(in),
                placements.in(in),
                finish.in(in),
                starred.in(in)));
    }

    private static ObjectCodec<TableState> table() {
        var fields = new ObjectCodec.Fields<TableState>();
        var id = fields.field("id", LONG, TableState::id);
        var terms = fields.field("terms", TERMS, TableState::terms);
        var black = fields.field("black", PLAYER, TableState::black);
        var white = fields.field("white", PLAYER, TableState::white);
        var started = fields.field("started", LONG, TableState::started);
        var version = fields.field("version", INT, TableState::version);
        var at = fields.field("at", LONG, TableState::at);
        var moves = fields.field("moves", list(MOVE), TableState::moves);
        var clocks = fields.field("clocks", CLOCKS, TableState::clocks);
        var drawOffer = fields.optional("drawOffer", DISC, TableState::drawOffer);
        var takebackOffer = fields.optional("takebackOffer", DISC, TableState::takebackOffer);
        var openChat = fields.field("openChat", BOOLEAN, TableState::openChat);
        var chat = fields.field("chat", list(REMARK), TableState::chat);
        var away = fields.field("away", list(DISC), TableState::away);
        var watchers = fields.field("watchers", INT, TableState::watchers);
        var finish = fields.optional("finish", FINISH, TableState::finish);
        return fields.object(in -> new TableState(
                id.in(in),
                terms.in(in),
                black.in(in),
                white.in(in),
                started.in(in),
                version.in(in),
                at.in(in),
                moves.in(in),
                clocks.in(in),
                drawOffer.in(in),
                takebackOffer.in(in),
                openChat.in(in),
                chat.in(in),
                away.in(in),
                watchers.in(in),
                finish.in(in)));
    }

    private static ObjectCodec<TournamentTerms> tournamentTerms() {
        var fields = new ObjectCodec.Fields<TournamentTerms>();
        var name = fields.field("name", TEXT, TournamentTerms::name);
        var format = fields.field("format", constant(TournamentFormat.values()), TournamentTerms::format);
        var game = fields.field("game", TERMS, TournamentTerms::game);
        var rounds = fields.field("rounds", INT, TournamentTerms::rounds);
        var minutes = fields.field("minutes", INT, TournamentTerms::minutes);
        var startsAt = fields.field("startsAt", LONG, TournamentTerms::startsAt);
        var seats = fields.field("seats", INT, TournamentTerms::seats);
        var membersOnly = fields.field("membersOnly", BOOLEAN, TournamentTerms::membersOnly);
        var noShow = fields.field("noShow", INT, TournamentTerms::noShow);
        var clubs = fields.field("clubs", list(LONG), TournamentTerms::clubs).orElse(List.of());
        return fields.object(in -> new TournamentTerms(
                name.in(in),
                format.in(in),
                game.in(in),
                rounds.in(in),
                minutes.in(in),
                startsAt.in(in),
                seats.in(in),
                membersOnly.in(in),
                noShow.in(in),
                clubs.in(in)));
    }

    private static ObjectCodec<TournamentCard> tournament() {
        var fields = new ObjectCodec.Fields<TournamentCard>();
        var id = fields.field("id", LONG, TournamentCard::id);
        var terms = fields.field("terms", TOURNAMENT_TERMS, TournamentCard::terms);
        var host = fields.optional("host", PLAYER, TournamentCard::host);
        var phase = fields.field("phase", constant(TournamentPhase.values()), TournamentCard::phase);
        var players = fields.field("players", INT, TournamentCard::players);
        var round = fields.field("round", INT, TournamentCard::round);
        var rounds = fields.field("rounds", INT, TournamentCard::rounds);
        var startedAt = fields.field("startedAt", LONG, TournamentCard::startedAt);
        var endsAt = fields.field("endsAt", LONG, TournamentCard::endsAt);
        var playing = fields.field("playing", INT, TournamentCard::playing);
        var winner = fields.optional("winner", PLAYER, TournamentCard::winner);
        var clubs =
                fields.field("clubs", list(CLUB_SCORE), TournamentCard::clubs).orElse(List.of());
        var version = fields.field("version", INT, TournamentCard::version);
        return fields.object(in -> new TournamentCard(
                id.in(in),
                terms.in(in),
                host.in(in),
                phase.in(in),
                players.in(in),
                round.in(in),
                rounds.in(in),
                startedAt.in(in),
                endsAt.in(in),
                playing.in(in),
                winner.in(in),
                clubs.in(in),
                version.in(in)));
    }

    private static ObjectCodec<StandingRow> standing() {
        var fields = new ObjectCodec.Fields<StandingRow>();
        var rank = fields.field("rank", INT, StandingRow::rank);
        var player = fields.field("player", PLAYER, StandingRow::player);
        var halves = fields.field("halves", INT, StandingRow::halves);
        var tieBreak = fields.field("tieBreak", INT, StandingRow::tieBreak);
        var discs = fields.field("discs", INT, StandingRow::discs);
        var streak = fields.field("streak", INT, StandingRow::streak);
        var marks = fields.field("marks", list(constant(RoundMark.values())), StandingRow::marks);
        var out = fields.field("out", BOOLEAN, StandingRow::out);
        var table = fields.optional("table", LONG, StandingRow::table);
        var side = fields.field("side", INT, StandingRow::side).orElse(0);
        return fields.object(in -> new StandingRow(
                rank.in(in),
                player.in(in),
                halves.in(in),
                tieBreak.in(in),
                discs.in(in),
                streak.in(in),
                marks.in(in),
                out.in(in),
                table.in(in),
                side.in(in)));
    }

    private static ObjectCodec<CaseRow> caseRow() {
        var fields = new ObjectCodec.Fields<CaseRow>();
        var player = fields.field("player", PLAYER, CaseRow::player);
        var matters = fields.field("matters", list(constant(Matter.values())), CaseRow::matters);
        var reports = fields.field("reports", INT, CaseRow::reports);
        var reporters = fields.field("reporters", INT, CaseRow::reporters);
        var since = fields.field("since", LONG, CaseRow::since);
        var appeal = fields.field("appeal", BOOLEAN, CaseRow::appeal);
        var decided = fields.optional("decided", constant(Sanction.values()), CaseRow::decided);
        return fields.object(in -> new CaseRow(
                player.in(in),
                matters.in(in),
                reports.in(in),
                reporters.in(in),
                since.in(in),
                appeal.in(in),
                decided.in(in)));
    }

    private static ObjectCodec<LeagueCard> league() {
        var fields = new ObjectCodec.Fields<LeagueCard>();
        var id = fields.field("id", LONG, LeagueCard::id);
        var terms = fields.field("terms", TOURNAMENT_TERMS, LeagueCard::terms);
        var club = fields.field("club", TEXT, LeagueCard::club);
        var season = fields.field("season", INT, LeagueCard::season);
        var nextAt = fields.field("nextAt", LONG, LeagueCard::nextAt);
        var members = fields.field("members", INT, LeagueCard::members);
        var role = fields.optional("role", constant(LeagueRole.values()), LeagueCard::role);
        return fields.object(in -> new LeagueCard(
                id.in(in), terms.in(in), club.in(in), season.in(in), nextAt.in(in), members.in(in), role.in(in)));
    }
}
