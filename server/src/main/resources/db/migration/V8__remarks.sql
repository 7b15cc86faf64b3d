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
-- Whether its events were packed, or could not be and stay as they are.
alter table game add column packed boolean not null default false;
create index game_unpacked on game (finished) where not packed;

-- What was looked for row by row.
create index game_open_black on game (black) where finished is null;
create index game_open_white on game (white) where finished is null;
create index game_untouched on game (touched) where finished is null;
create index account_kind on account (kind, id);
create index account_deleted on account (id) where deleted is not null;
create index block_blocked on block (blocked);
create index session_seen on session (seen);
create index invitation_created on invitation (created);
create index star_game on star (game);
create index invitation_rematch on invitation (rematch);
