-- ${id} and ${key} are how each database numbers rows, ${bytes} how it names bytes; everything else is the same on SQLite and PostgreSQL.
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
    -- How sure a rating is, and how much it wanders: at first those of Glicko-2.
    deviation double precision not null default 350,
    volatility double precision not null default 0.06,
    -- When the last rated game ended; 0 before the first.
    rated_at bigint not null default 0,
    points integer not null default 0,
    games integer not null default 0,
    wins integer not null default 0,
    draws integer not null default 0,
    -- How many established opponents were met in games that counted.
    met integer not null default 0,
    refusal smallint not null default 0,
    -- Who lets spectators read the chat.
    open_chat boolean not null default false,
    created bigint not null,
    deleted bigint
);
create index account_rank on account (rating desc, id) where met >= 10 and deleted is null;
create index account_kind on account (kind, id);
create index account_deleted on account (id) where deleted is not null;

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
create index session_seen on session (seen);

-- From where members came lately, so that games between accounts of one address or device change no rating. An origin is a keyed hash.
create table account_origin (
    account bigint not null references account (id),
    origin text not null,
    seen bigint not null,
    primary key (account, origin)
);
create index account_origin_seen on account_origin (seen);

create table origin_key (
    only_row integer primary key,
    value text not null
);

-- Which established opponents a member has met in games that counted; the ranking lists who has met enough of them.
create table met (
    account bigint not null references account (id),
    opponent bigint not null references account (id),
    primary key (account, opponent)
);
create index met_opponent on met (opponent);

create table block (
    account bigint not null references account (id),
    blocked bigint not null references account (id),
    primary key (account, blocked)
);
create index block_blocked on block (blocked);

create table game (
    id ${id},
    terms text not null,
    rated boolean not null,
    black bigint not null references account (id),
    white bigint not null references account (id),
    -- Whether both let spectators read the chat when it began.
    open_chat boolean not null default false,
    started bigint not null,
    -- The number of the last event: whoever changes it from the number they know has the right to add the next.
    seq integer not null default 0,
    placements integer not null default 0,
    -- When the clock of the side to move runs out; null without a clock and after the end.
    deadline bigint,
    touched bigint not null,
    finished bigint,
    finish text,
    -- Whether its end changed ratings: so many a day count between the same two.
    counted boolean not null default false,
    -- Whether its events were packed, or could not be and stay as they are.
    packed boolean not null default false
);
create index game_black on game (black, id);
create index game_white on game (white, id);
create index game_pair on game (black, white, finished) where counted;
create index game_open on game (deadline) where finished is null;
create index game_open_black on game (black) where finished is null;
create index game_open_white on game (white) where finished is null;
create index game_untouched on game (touched) where finished is null;
create index game_unpacked on game (finished) where not packed;

create table event (
    game bigint not null references game (id),
    seq integer not null,
    at bigint not null,
    -- Drawn by the node that wrote the row, so that it knows its own after a doubtful commit.
    nonce bigint not null,
    body text not null,
    primary key (game, seq)
);

-- What players say: apart from the events of their game, but numbered with them.
create table remark (
    game bigint not null references game (id),
    seq integer not null,
    at bigint not null,
    nonce bigint not null,
    disc smallint not null,
    -- Null where the remark was erased with the account of its speaker; its number stays, since numbers have no gaps.
    author bigint,
    body text not null,
    primary key (game, seq)
);
create index remark_author on remark (author) where author is not null;

-- The events of a game that is over, all in one value; their rows in event are gone.
create table packed_game (
    game ${key} references game (id),
    body ${bytes} not null
);

create table star (
    account bigint not null references account (id),
    game bigint not null references game (id),
    primary key (account, game)
);
create index star_game on star (game);

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
create index invitation_created on invitation (created);
create index invitation_rematch on invitation (rematch);

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

-- What people tell whoever runs the server. The account is null for somebody who was not signed in, and after the account is deleted.
create table feedback (
    id ${id},
    at bigint not null,
    account bigint,
    version text not null,
    body text not null
);
create index feedback_account on feedback (account);

-- The last sign of life of any node, in one row.
create table life (
    only_row smallint primary key check (only_row = 1),
    at bigint not null
);

-- The times in which no node served: clocks stood still.
create table outage (
    began bigint primary key,
    ended bigint not null
);

-- When a whole copy was made, by the command or by another node's; for the figures of the server.
create table backup (
    id ${id},
    at bigint not null,
    bytes bigint not null
);
