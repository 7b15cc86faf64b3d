package reversi.server.store;

import java.util.List;
import java.util.Optional;
import reversi.online.Matter;
import reversi.online.Sanction;

/** A player who waits for a decision, or what was decided; see {@link reversi.online.CaseRow}. */
public record Case(
        long player,
        List<Matter> matters,
        int reports,
        int reporters,
        long since,
        boolean appeal,
        Optional<Sanction> decided) {
    public Case {
        matters = List.copyOf(matters);
    }

    Case with(List<Matter> known) {
        return new Case(player, known, reports, reporters, since, appeal, decided);
    }
}
