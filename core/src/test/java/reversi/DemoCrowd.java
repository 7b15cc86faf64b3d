package reversi;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.game.Ending;
import reversi.online.BotCard;
import reversi.online.Finish;
import reversi.online.GameCard;
import reversi.online.LobbyNews;
import reversi.online.LobbyOrder;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.PoolRating;
import reversi.online.Presence;
import reversi.online.RankRow;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Variant;

/** Who is at the {@link DemoServer}, and what they play. */
record DemoCrowd(DemoServer.Scene scene, PlayerCard self) {
    /** Names in ten scripts and in pictures, each as long as it may be or shorter. */
    private static final List<String> NAMES = List.of(
            "\u041c\u0430\u0440\u0438\u043d\u0430",
            "\u0395\u03bb\u03ad\u03bd\u03b7",
            "\u65e5\u672c\u592a\u90ce",
            "\u674e\u5c0f\u9f99",
            "\ud64d\uae38\ub3d9",
            "\u0645\u062d\u0645\u062f \u0639\u0644\u064a",
            "\u05d2\u05dc \u05db\u05d4\u05df",
            "\u0e2a\u0e21\u0e0a\u0e32\u0e22",
            "\u0915\u0941\u092e\u093e\u0930",
            "\ud842\udfb7\u91ce\u5bb6",
            "Anna \ud83d\ude00\ud83c\udf89",
            "\ud83d\udc69\u200d\ud83d\ude80 \ud83c\udde9\ud83c\uddea");

    private static final String MOVES = "f5 d6 c3 d3 c4 f4 f6 g5 e6 d7 f3 e3 d2 g6 c5 e7 f7 c6 g4 h5 h4 h3";

    /** What is said to a question about them; empty for one about something else. */
    Optional<LobbyNews> answer(LobbyRequest request) {
        if (request instanceof LobbyRequest.EnterLobby enter) {
            List<PlayerCard> people = people();
            people.sort(new LobbyOrder());
            int from = Math.min(enter.from(), people.size());
            int to = Math.min(from + enter.rows(), people.size());
            return Optional.of(new LobbyNews.Lobby(from, people.subList(from, to), people.size(), games().size()));
        } else if (request instanceof LobbyRequest.AskTables) {
            return Optional.of(new LobbyNews.Tables(games()));
        } else if (request instanceof LobbyRequest.AskRanking ask) {
            return Optional.of(new LobbyNews.Ranking(ask.board(), 0, ranks().size(), ranks(), own()));
        } else if (request instanceof LobbyRequest.AskHistory) {
            return Optional.of(new LobbyNews.History(history(), true));
        } else if (request instanceof LobbyRequest.AskPlayer ask) {
            PlayerCard who = people().stream()
                    .filter(player -> player.id() == ask.player())
                    .findFirst()
                    .orElse(DemoServer.FRIEND);
            return Optional.of(new LobbyNews.PlayerInfo(
                    who,
                    "Plays in the evening. Always glad of a rematch.",
                    120,
                    61,
                    9,
                    who.table().map(at -> DemoServer.FRIEND),
                    who.table().map(at -> at == 22 ? Variant.EIGHT_STARS : Variant.OTHELLO),
                    who.table().filter(at -> at != 22).isPresent() ? moves() : List.of(),
                    List.of(
                            new PoolRating("blitz", 1_432, 60, 90),
                            new PoolRating("rapid", 1_380, 120, 12),
                            new PoolRating(Variant.ANTI.code(), 1_207, 300, 1))));
        }
        return Optional.empty();
    }

    List<PlayerCard> people() {
        List<PlayerCard> people = new ArrayList<>();
        if (scene == DemoServer.Scene.EMPTY) {
            people.add(self);
            return people;
        }
        for (int i = 0; scene == DemoServer.Scene.CROWD && i < 60; i++) {
            boolean plays = i % 3 == 0;
            people.add(DemoServer.person(
                    100 + i,
                    "player " + (100 + i),
                    i % 7 == 6 ? 0 : 1_780 - 11 * i,
                    plays ? Presence.PLAYING : Presence.IDLE,
                    plays ? 23 + i / 6 : 0));
        }
        for (int i = 0; scene == DemoServer.Scene.SCRIPTS && i < NAMES.size(); i++) {
            people.add(DemoServer.person(200 + i, NAMES.get(i), 2_000 - 10 * i, Presence.IDLE, 0));
        }
        people.add(DemoServer.person(1, "player 1", 1_840, Presence.PLAYING, 21));
        people.add(DemoServer.person(2, "player 2", 1_795, Presence.PLAYING, 21));
        people.add(DemoServer.FRIEND);
        people.add(DemoServer.person(4, "player 4", 1_655, Presence.SEEKING, 0));
        people.add(self);
        people.add(DemoServer.person(6, "a very long player name", 1_540, Presence.PLAYING, 22));
        people.add(DemoServer.person(7, "player 7", 1_498, Presence.IDLE, 0));
        people.add(DemoServer.person(417, "guest 417", 0, Presence.IDLE, 0));
        return people;
    }

    private List<GameCard> games() {
        List<GameCard> games = new ArrayList<>();
        for (long table = 21;
                scene != DemoServer.Scene.EMPTY && table < (scene == DemoServer.Scene.CROWD ? 34 : 23);
                table++) {
            PlayerCard black = DemoServer.person(1, "player 1", 1_840, Presence.PLAYING, table);
            PlayerCard white = DemoServer.person(2, "player 2", 1_795, Presence.PLAYING, table);
            games.add(new GameCard(
                    table, DemoServer.NOW, Variant.OTHELLO, true, black, white, 20, Optional.empty(), false));
        }
        return games;
    }

    static List<BotCard> bots() {
        List<BotCard> bots = new ArrayList<>();
        for (int level = 1; level <= 13; level += 4) {
            PlayerCard bot = new PlayerCard(
                    1_000 + level,
                    "Engine " + level,
                    PlayerKind.BOT,
                    700 + 100 * level,
                    0,
                    Presence.IDLE,
                    Optional.empty(),
                    0,
                    0);
            bots.add(new BotCard(level, bot));
        }
        return bots;
    }

    private Optional<RankRow> own() {
        return scene == DemoServer.Scene.EMPTY || !self.equals(DemoServer.YOU)
                ? Optional.empty()
                : Optional.of(new RankRow(scene == DemoServer.Scene.CROWD ? 1_204 : 5, DemoServer.YOU, 196, 96));
    }

    private List<RankRow> ranks() {
        List<RankRow> ranks = new ArrayList<>();
        for (int i = 0; scene != DemoServer.Scene.EMPTY && i < (scene == DemoServer.Scene.CROWD ? 50 : 12); i++) {
            ranks.add(new RankRow(
                    i + 1,
                    i == 4 && scene == DemoServer.Scene.USUAL
                            ? DemoServer.YOU
                            : DemoServer.person(
                                    30 + i,
                                    "player " + (30 + i),
                                    2_214 - (scene == DemoServer.Scene.CROWD ? 15 : 90) * i,
                                    Presence.OFFLINE,
                                    0),
                    200 - i,
                    100 - i));
        }
        return ranks;
    }

    private static GameCard game(long table, Optional<Finish> finish) {
        return new GameCard(
                table,
                DemoServer.NOW - 86_400_000L * table,
                Variant.OTHELLO,
                true,
                DemoServer.YOU,
                DemoServer.FRIEND,
                20,
                finish,
                table % 2 == 0);
    }

    static List<GameCard> history() {
        return List.of(
                game(20, Optional.of(DemoServer.finish(Ending.DISCS, Optional.of(Disc.BLACK)))),
                game(19, Optional.of(DemoServer.finish(Ending.RESIGNATION, Optional.of(Disc.WHITE)))),
                game(18, Optional.of(DemoServer.finish(Ending.AGREED_DRAW, Optional.empty()))),
                game(17, Optional.of(DemoServer.finish(Ending.ABANDONED, Optional.empty()))),
                game(16, Optional.of(DemoServer.finish(Ending.TIME, Optional.of(Disc.BLACK)))));
    }

    static List<Move> moves() {
        List<Move> moves = new ArrayList<>();
        for (String square : MOVES.split(" ")) {
            moves.add(Move.at(square));
        }
        return moves;
    }
}
