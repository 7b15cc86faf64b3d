package reversi.screens.game;

import reversi.game.Result;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.screens.sound.SoundName;
import reversi.session.SessionListener;

/** Passes what a session says on to the board, the loudspeaker and the page. */
final class GameSessionListener implements SessionListener {
    private final LiveGame game;

    GameSessionListener(LiveGame game) {
        this.game = game;
    }

    @Override
    public void started(Transcript transcript) {
        game.save();
        game.events().changed();
    }

    @Override
    public void played(Turn turn) {
        game.turnPlayed(turn);
    }

    @Override
    public void refused(Disc by, Move move, Illegal reason) {
        game.sounds().play(SoundName.ILLEGAL);
        move.square().filter(game.board().variant()::contains).ifPresent(game.board()::refuse);
        game.events().refused(reason);
    }

    @Override
    public void rewound(Transcript transcript) {
        game.wentTo(transcript);
    }

    @Override
    public void turnOf(Disc disc) {
        game.offerBoard();
        game.events().changed();
    }

    @Override
    public void drawOffered(Disc by) {
        if (game.isPerson(by.other())) {
            game.sounds().play(SoundName.MESSAGE);
            game.events().drawOffered(by);
        }
    }

    @Override
    public void drawDeclined(Disc by) {
        game.sounds().play(SoundName.MESSAGE);
        game.events().drawDeclined(by);
    }

    @Override
    public void lowTime(Disc disc) {
        if (game.isPerson(disc)) {
            game.sounds().play(SoundName.LOW_TIME);
        }
        game.events().changed();
    }

    @Override
    public void paused() {
        game.offerBoard();
        game.events().changed();
    }

    @Override
    public void resumed() {
        game.offerBoard();
        game.events().changed();
    }

    @Override
    public void playerFailed(Disc disc, String message) {
        game.events().changed();
        game.events().failed(message, true);
    }

    @Override
    public void ended(Result outcome) {
        game.finished(outcome);
    }
}
