create table tournament (
    id ${id},
    -- Null for whoever runs the server.
    host bigint references account (id),
    terms text not null,
    -- How long each side may take for its first move, in seconds: part of the terms, for every look at a game.
    no_show integer not null,
    created bigint not null,
    -- The number of the last event: whoever changes it from the number they know has the right to add the next.
    seq integer not null default 0,
    -- What the events come to, for lists. The phase: 0 planned, 1 running, 2 ended, 3 cancelled.
    phase smallint not null default 0,
    starts_at bigint not null,
    started_at bigint not null default 0,
    ends_at bigint not null default 0,
    players integer not null default 0,
    round integer not null default 0,
    rounds integer not null default 0,
    playing integer not null default 0,
    winner bigint references account (id),
    -- When it must be looked at if nothing happens before; null for never.
    due bigint
);
create index tournament_due on tournament (due) where due is not null;
create index tournament_open on tournament (starts_at) where phase < 2;
create index tournament_over on tournament (id) where phase >= 2;
create index tournament_host on tournament (host, created);
create index tournament_winner on tournament (winner);

create table tournament_event (
    tournament bigint not null references tournament (id),
    seq integer not null,
    at bigint not null,
    body text not null,
    primary key (tournament, seq)
);

-- Who has joined, as the events say.
create table tournament_player (
    tournament bigint not null references tournament (id),
    account bigint not null references account (id),
    -- Whether games may still be given to the player: neither withdrawn nor removed, and the tournament not over.
    active boolean not null,
    -- Whether the player has an opponent and their game has not begun: no other game may begin then.
    called boolean not null default false,
    primary key (tournament, account)
);
create index tournament_player_account on tournament_player (account);
create index tournament_player_called on tournament_player (account) where called;

create table tournament_remark (
    id ${id},
    tournament bigint not null references tournament (id),
    at bigint not null,
    author bigint not null references account (id),
    body text not null
);
create index tournament_remark_tournament on tournament_remark (tournament, id);
create index tournament_remark_author on tournament_remark (author);

-- The tournament that a game belongs to, and whether its result is among the tournament's events.
alter table game add column tournament bigint references tournament (id);
alter table game add column scored boolean not null default false;
create index game_tournament on game (tournament) where tournament is not null;
create index game_unscored on game (tournament) where tournament is not null and finished is not null and not scored;
