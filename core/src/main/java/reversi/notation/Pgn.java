package reversi.notation;

import java.util.Locale;
import java.util.Optional;
import reversi.game.Ending;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/**
 * Games in Portable Game Notation, which comes from chess, as Edax writes it: {@code 1-0} is a win for Black, who moves first. A
 * variant other than Othello is named by its {@link reversi.rules.VariantCode} in the tag {@code Variant}; times and values of
 * moves are {@code [%emt 0:00:02.500]} and {@code [%eval 1.25]} in comments.
 */
public final class Pgn {
    private static final int WIDTH = 78;

    private Pgn() {}

    /** The game in several lines, the last of them empty. */
    public static String write(GameRecord game) {
        StringBuilder text = new StringBuilder();
        tag("Event", orUnknown(game.event().name()), text);
        tag("Site", orUnknown(game.event().place()), text);
        tag("Date", date(game.date()), text);
        if (game.date().second() >= 0) {
            tag("Time", game.date().clock(":"), text);
        }
        tag("Round", orUnknown(game.event().round()), text);
        tag("Black", game.black().name(), text);
        tag("White", game.white().name(), text);
        tag("Result", result(game.outcome()), text);
        game.black().rating().ifPresent(points -> tag("BlackElo", points.toString(), text));
        game.white().rating().ifPresent(points -> tag("WhiteElo", points.toString(), text));
        if (game.terms().komi() != 0) {
            tag("Komi", game.terms().writtenKomi(), text);
        }
        game.time().ifPresent(time -> tag("TimeControl", time(time), text));
        game.outcome().flatMap(RecordedOutcome::ending).ifPresent(how -> tag("Termination", termination(how), text));
        Position start = game.line().start();
        Variant variant = start.variant();
        if (!variant.isStandard()) {
            tag("Variant", variant.toString(), text);
        }
        if (!start.equals(Position.start(variant))) {
            tag("FEN", fen(start), text);
        }
        return text.append('\n')
                .append(moves(game))
                .append(end(game))
                .append("\n\n")
                .toString();
    }

    private static void tag(String name, String value, StringBuilder text) {
        text.append('[').append(name).append(" \"");
        text.append(value.replace("\\", "\\\\").replace("\"", "\\\"")).append("\"]\n");
    }

    private static String orUnknown(String value) {
        return value.isEmpty() ? "?" : value;
    }

    private static String date(GameDate date) {
        String year = date.year() > 0 ? GameDate.digits(date.year(), 4) : "????";
        String month = date.month() > 0 ? GameDate.digits(date.month(), 2) : "??";
        return year + "." + month + "." + (date.day() > 0 ? GameDate.digits(date.day(), 2) : "??");
    }

    private static String result(Optional<RecordedOutcome> outcome) {
        if (outcome.isEmpty() || outcome.get().ending().equals(Optional.of(Ending.ABANDONED))) {
            return "*";
        }
        return outcome.get()
                .winner()
                .map(winner -> winner == Disc.BLACK ? "1-0" : "0-1")
                .orElse("1/2-1/2");
    }

    private static String time(TimeControl time) {
        return switch (time.kind()) {
            case NONE -> "-";
            case PER_MOVE, LADDER -> "1/" + time.seconds();
            case PER_GAME -> time.seconds() + (time.increment() > 0 ? "+" + time.increment() : "");
        };
    }

    /** The word for an ending in {@code Termination}, of which the format's standard knows only some. */
    static String termination(Ending ending) {
        return switch (ending) {
            case DISCS -> "normal";
            case TIME -> "time forfeit";
            case ABANDONED -> "abandoned";
            default -> ending.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        };
    }

    /** The ranks from the last to the first, {@code p} black, {@code P} white, numbers for empty squares, as Edax writes them. */
    private static String fen(Position position) {
        StringBuilder text = new StringBuilder();
        int size = position.variant().size();
        for (int rank = size - 1; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < size; file++) {
                Optional<Disc> disc = position.at(new Square(file, rank));
                if (disc.isPresent()) {
                    text.append(empty > 0 ? Integer.toString(empty) : "").append(disc.get() == Disc.BLACK ? 'p' : 'P');
                }
                empty = disc.isPresent() ? 0 : empty + 1;
            }
            text.append(empty > 0 ? Integer.toString(empty) : "").append(rank > 0 ? "/" : "");
        }
        return text.append(position.toMove() == Disc.BLACK ? " b - - 0 1" : " w - - 0 1")
                .toString();
    }

    private static String moves(GameRecord game) {
        StringBuilder text = new StringBuilder();
        int column = 0;
        for (int ply = 0; ply < game.line().plies(); ply++) {
            String number = ply % 2 == 0 ? (ply / 2 + 1) + ". " : "";
            String name = game.line().move(ply).square().map(Square::name).orElse("pass");
            String token = number + name + comment(game.note(ply));
            boolean fits = column + token.length() < WIDTH;
            text.append(column == 0 ? "" : fits ? " " : "\n").append(token);
            column = fits ? column + token.length() + 1 : token.length();
        }
        return text.toString();
    }

    private static String comment(MoveNote note) {
        String value = note.value()
                .map(hundredths -> "[%eval " + Decimals.write(hundredths, 2) + "] ")
                .orElse("");
        String time =
                note.millis().map(millis -> "[%emt " + clock(millis) + "] ").orElse("");
        String all = value + time + note.comment().replace('}', ')');
        return all.isEmpty() ? "" : " {" + Characters.trim(all) + "}";
    }

    private static String clock(int millis) {
        int minutes = millis / 60_000;
        return minutes / 60 + ":" + GameDate.digits(minutes % 60, 2) + ":" + GameDate.digits(millis / 1_000 % 60, 2)
                + "." + GameDate.digits(millis % 1_000, 3);
    }

    /** {@code {A wins 40-24} 1-0}, without the words where no count is known. */
    private static String end(GameRecord game) {
        String gap = game.line().plies() == 0 ? "" : "\n";
        String counted = game.outcome().flatMap(outcome -> count(outcome, game)).orElse("");
        return gap + counted + result(game.outcome()) + "\n";
    }

    private static Optional<String> count(RecordedOutcome outcome, GameRecord game) {
        int all = game.line().variant().squares().size();
        return outcome.lead().map(lead -> {
            int discs = Math.abs(lead);
            String black = Integer.toString((all + lead) / 2);
            String white = Integer.toString((all - lead) / 2);
            if (discs == 0 || outcome.winner().isEmpty()) {
                return "{Draw " + black + "-" + white + "} ";
            }
            Disc winner = outcome.winner().get();
            String name = game.player(winner).name().replace('}', ')');
            boolean winnerIsBlack = winner == Disc.BLACK;
            String count = winnerIsBlack ? black + "-" + white : white + "-" + black;
            return "{" + (name.isEmpty() ? (winnerIsBlack ? "Black" : "White") : name) + " wins " + count + "} ";
        });
    }
}
