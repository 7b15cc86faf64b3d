package reversi.tools.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.GameRequest;
import reversi.game.GameSetup;
import reversi.game.Referee;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.game.Verdict;
import reversi.notation.Wthor;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.rules.Variant;

/**
 * What became of the games of one or more archives.
 *
 * @param name the file's name
 * @param games how many games were read
 * @param complete games that reach the end with the recorded score
 * @param stopped games whose record stops before the end
 * @param errors one line for each game with an illegal move or another score and for each unreadable file
 */
record ArchiveReplay(String name, int games, int complete, int stopped, List<String> errors) {
    /** No federation's file comes near it; whatever is larger is not read into memory. */
    private static final long LARGEST = 64L << 20;

    private static final GameSetup SETUP =
            new GameSetup(Variant.OTHELLO, Seat.human(""), Seat.human(""), TimeControl.none());

    ArchiveReplay {
        errors = List.copyOf(errors);
    }

    /** Reads and replays a file; what cannot be read is an error. */
    static ArchiveReplay of(Path file) {
        String name = String.valueOf(file.getFileName());
        try {
            long size = Files.size(file);
            if (size > LARGEST) {
                return unreadable(name, size + " bytes are too many for an archive");
            }
            Wthor.Read read = Wthor.read(Files.readAllBytes(file));
            return read instanceof Wthor.Ok ok ? of(name, ok.games()) : unreadable(name, why((Wthor.Failed) read));
        } catch (IOException e) {
            return unreadable(name, "cannot be read (" + e.getMessage() + ")");
        }
    }

    private static ArchiveReplay of(String name, List<Wthor.Game> games) {
        int complete = 0;
        List<String> errors = new ArrayList<>();
        for (int i = 0; i < games.size(); i++) {
            Wthor.Game record = games.get(i);
            Game game = Game.start(SETUP, 0);
            Optional<String> wrong = Optional.empty();
            for (int disc = 0; disc < record.squares().size() && wrong.isEmpty(); disc++) {
                Square square = record.squares().get(disc);
                GameRequest.Play play = new GameRequest.Play(game.transcript().plies() + 1, Move.at(square));
                Verdict verdict = Referee.judge(game, game.position().toMove(), play, 0, 0);
                if (verdict instanceof Verdict.Granted granted) {
                    for (GameEvent event : granted.events()) {
                        game = game.with(event, 0);
                    }
                } else {
                    Verdict.Refused refused = (Verdict.Refused) verdict;
                    String why = refused.illegal()
                            .map(Enum::name)
                            .orElse(refused.reason().name());
                    wrong = Optional.of("disc " + (disc + 1) + " on " + square + " is refused: " + why);
                }
            }
            if (wrong.isEmpty() && game.result().isPresent()) {
                wrong = difference(record, game.result().get().score().official(Disc.BLACK));
                complete += wrong.isEmpty() ? 1 : 0;
            }
            String where = name + " game " + (i + 1) + ": ";
            wrong.ifPresent(what -> errors.add(where + what));
        }
        return new ArchiveReplay(name, games.size(), complete, games.size() - complete - errors.size(), errors);
    }

    private static Optional<String> difference(Wthor.Game record, int score) {
        return score == record.blackScore()
                ? Optional.empty()
                : Optional.of("black has " + score + " at the end, the record says " + record.blackScore());
    }

    private static ArchiveReplay unreadable(String name, String why) {
        return new ArchiveReplay(name, 0, 0, 0, List.of(name + ": " + why));
    }

    private static String why(Wthor.Failed failed) {
        return switch (failed.problem()) {
            case NO_HEADER -> "too short for a WTHOR archive";
            case OTHER_BOARD -> "not of the 8×8 board";
            case WRONG_LENGTH -> "its length does not fit the number of games in its header";
            case WRONG_SQUARE -> "game " + failed.game() + " holds a byte that is no square";
        };
    }

    /** This and another under this one's name. */
    ArchiveReplay plus(ArchiveReplay other) {
        List<String> all = new ArrayList<>(errors);
        all.addAll(other.errors);
        return new ArchiveReplay(name, games + other.games, complete + other.complete, stopped + other.stopped, all);
    }
}
