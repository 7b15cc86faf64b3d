package reversi.screens.together;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import reversi.notation.Opponents;
import reversi.notation.analysis.VariationSgf;
import reversi.notation.analysis.VariationTree;
import reversi.online.ChapterCard;
import reversi.online.PlayerCard;
import reversi.online.StudyCard;
import reversi.online.StudyNews;
import reversi.online.StudyRequest;
import reversi.online.StudyRole;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.screens.ConfirmSheet;
import reversi.screens.Context;
import reversi.screens.Route;
import reversi.screens.analysis.AnalysisRepository;
import reversi.screens.online.OnlinePages;
import reversi.screens.online.PlayerSheet;
import reversi.screens.online.ReportTarget;

/** The dialogs of the page of a study as it stands: what can be done with a chapter, with somebody, and with all of it. */
final class StudyWays {
    private final Context context;
    private final OnlinePages online;
    private final StudyState state;
    private final Consumer<StudyRequest> send;
    private final long id;

    /** {@code send} sends a wish, and says why it is not granted. */
    StudyWays(Context context, OnlinePages online, StudyState state, Consumer<StudyRequest> send) {
        this.context = context;
        this.online = online;
        this.state = state;
        this.send = send;
        this.id = state.info().map(info -> info.card().id()).orElse(0L);
    }

    /** Opens what an editor can do with a chapter. */
    void chapter(ChapterCard chapter) {
        List<ChapterCard> all = state.info().map(StudyNews.StudyInfo::chapters).orElse(List.of());
        int place = all.indexOf(chapter);
        context.router()
                .open(new WaysSheet(chapter.name())
                        .way(true, "chapter.rename", () -> rename(chapter))
                        .way(place > 0, "chapter.up", () -> move(chapter, place - 1))
                        .way(place < all.size() - 1, "chapter.down", () -> move(chapter, place + 1))
                        .danger(
                                true,
                                "chapter.delete",
                                () -> send.accept(new StudyRequest.DeleteChapter(id, chapter.id()))));
    }

    private void move(ChapterCard chapter, int place) {
        send.accept(new StudyRequest.MoveChapter(id, chapter.id(), place));
    }

    private void rename(ChapterCard chapter) {
        context.router()
                .open(NameSheet.ofChapter(
                        "chapter.rename",
                        chapter.name(),
                        name -> send.accept(new StudyRequest.RenameChapter(id, chapter.id(), name))));
    }

    /** Opens what a new chapter may begin with; {@code add} adds it by its name and its content. */
    void newChapter(AnalysisRepository analysis, BiConsumer<String, String> add) {
        VariationTree empty = VariationTree.of(Position.start(Variant.OTHELLO));
        context.router()
                .open(new WaysSheet(context.say("chapter.new"))
                        .way(true, "chapter.empty", () -> name(VariationSgf.write(empty, Opponents.unknown()), add))
                        .way(
                                analysis.tree().size() > 1,
                                "chapter.analysis",
                                () -> name(VariationSgf.write(analysis.tree(), analysis.players()), add)));
    }

    private void name(String content, BiConsumer<String, String> add) {
        context.router().open(NameSheet.ofChapter("chapter.new", "", name -> add.accept(name, content)));
    }

    /** Opens what is known of somebody, or what can be done where that is more. */
    void person(PlayerCard player) {
        Optional<StudyPanels.Person> person = StudyPanels.People.of(state).all().stream()
                .filter(known -> known.player().id() == player.id())
                .findFirst();
        Optional<StudyRole> role = person.flatMap(StudyPanels.Person::role);
        boolean isOther = !online.isYou(player);
        boolean canLead = role.filter(StudyRole::edits).isPresent()
                && person.filter(StudyPanels.Person::isHere).isPresent();
        boolean canGive = state.leads() && isOther && canLead;
        boolean canChange = state.owns() && isOther;
        Runnable profile = () -> context.router().open(new PlayerSheet(online, player));
        if (!canGive && !canChange) {
            profile.run();
            return;
        }
        context.router()
                .open(new WaysSheet(player.name())
                        .way(canGive, "study.lead.give", () -> send.accept(new StudyRequest.GiveLead(id, player.id())))
                        .way(true, "player.profile", profile)
                        .way(
                                canChange && !isOf(role, StudyRole.EDITOR),
                                "study.let.EDITOR",
                                let(player, StudyRole.EDITOR))
                        .way(
                                canChange && !isOf(role, StudyRole.VIEWER),
                                "study.let.VIEWER",
                                let(player, StudyRole.VIEWER))
                        .danger(
                                canChange && role.isPresent(),
                                "study.remove",
                                () -> send.accept(new StudyRequest.RemoveFromStudy(id, player.id()))));
    }

    private static boolean isOf(Optional<StudyRole> role, StudyRole wanted) {
        return role.equals(Optional.of(wanted));
    }

    private Runnable let(PlayerCard player, StudyRole role) {
        return () -> send.accept(new StudyRequest.InviteToStudy(id, player.name(), role));
    }

    /** Opens what can be done with the study. */
    void study() {
        state.info().map(StudyNews.StudyInfo::card).ifPresent(this::study);
    }

    private void study(StudyCard card) {
        boolean decides = state.owns() || online.client().isModerator();
        boolean hasChapters = card.chapters() > 0;
        context.router()
                .open(new WaysSheet(card.name())
                        .way(true, "study.link", () -> copyLink(card))
                        .way(
                                context.device().files().isPresent() && hasChapters,
                                "study.export",
                                () -> send.accept(new StudyRequest.ExportStudy(id)))
                        .way(decides, "study.edit", () -> edit(card))
                        .way(!state.owns() && state.self().isMember(), "report.short", this::report)
                        .danger(!state.owns() && state.role().isPresent(), "study.leave", this::leave)
                        .danger(decides, "study.delete", this::delete));
    }

    private void copyLink(StudyCard card) {
        context.device()
                .copy(online.server().webAddress() + "/"
                        + Route.toStudy(card.code()).fragment());
        context.router().notice(context.say("about.feedback.copied"));
    }

    private void edit(StudyCard card) {
        context.router()
                .open(NameSheet.ofStudy(
                        "study.edit",
                        card.name(),
                        card.open(),
                        (name, open) -> send.accept(new StudyRequest.EditStudy(id, name, open))));
    }

    private void report() {
        state.owner().ifPresent(owner -> online.report(ReportTarget.owning(owner.player(), id)));
    }

    private void leave() {
        state.self().id().ifPresent(you -> send.accept(new StudyRequest.RemoveFromStudy(id, you)));
    }

    private void delete() {
        context.router()
                .open(new ConfirmSheet(
                        context.say("study.delete"),
                        context.say("study.delete.words"),
                        context.say("study.delete"),
                        context.say("dialog.cancel"),
                        () -> send.accept(new StudyRequest.DeleteStudy(id))));
    }
}
