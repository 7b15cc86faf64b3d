-- ${id} is how each database numbers rows by itself; everything else is the same on SQLite and PostgreSQL.
-- Times are milliseconds since 1970, colours 0 for Black and 1 for White.

create table account (
    id ${id},
    kind smallint not null,
    name text not null,
    -- The name as compared: one row for each name, whatever its case and form; null for guests and deleted accounts.
    name_key text unique,
    -- The name as seen (TR39 skeleton): nobody can look like somebody else.
    name_look text unique,
    password text,
    about text not null default '',
    photo integer not null default 0,
    rating integer not null,
    points integer not null default 0,
    games integer not null default 0,
    wins integer not null default 0,
    draws integer not null default 0,
    refusal smallint not null default 0,
    created bigint not null,
    deleted bigint
);
create index account_rank on account (rating desc, id) where games > 0 and deleted is null;

create table photo (
    account bigint primary key references account (id),
    png ${bytes} not null
);

create table session (
    id ${id},
    account bigint not null references account (id),
    token_hash ${bytes} not null unique,
    device text not null,
    since bigint not null,
    seen bigint not null
);
create index session_account on session (account);

create table block (
    account bigint not null references account (id),
    blocked bigint not null references account (id),
    primary key (account, blocked)
);

create table game (
    id ${id},
    terms text not null,
    rated boolean not null,
    black bigint not null references account (id),
    white bigint not null references account (id),
    started bigint not null,
    -- The number of the last event: whoever changes it from the number they know has the right to add the next.
    seq integer not null default 0,
    plies integer not null default 0,
    -- When the clock of the side to move runs out; null without a clock and after the end.
    deadline bigint,
    touched bigint not null,
    finished bigint,
    finish text
);
create index game_black on game (black, id);
create index game_white on game (white, id);
create index game_open on game (deadline) where finished is null;

create table event (
    game bigint not null references game (id),
    seq integer not null,
    at bigint not null,
    -- Drawn by the node that wrote the row, so that it knows its own after a doubtful commit.
    nonce bigint not null,
    body text not null,
    primary key (game, seq)
);

create table star (
    account bigint not null references account (id),
    game bigint not null references game (id),
    primary key (account, game)
);

create table invitation (
    id ${id},
    sender bigint not null references account (id),
    -- Null for a link, which whoever follows it first accepts.
    receiver bigint references account (id),
    code text unique,
    terms text not null,
    -- The game of which it asks for a rematch.
    rematch bigint references game (id),
    created bigint not null
);
create index invitation_sender on invitation (sender);
create index invitation_receiver on invitation (receiver);

create table seek (
    account bigint primary key references account (id),
    -- What must be equal for a pair.
    wanted text not null,
    terms text not null,
    rating integer not null,
    created bigint not null
);
create index seek_wanted on seek (wanted, rating);

create table letter (
    id ${id},
    sender bigint not null references account (id),
    receiver bigint not null references account (id),
    at bigint not null,
    body text not null,
    seen boolean not null default false
);
create index letter_receiver on letter (receiver, seen);
create index letter_pair on letter (sender, receiver, id);
