-- Who may decide about players, and until when the decisions about an account hold (milliseconds since 1970, 9223372036854775807 for
-- good): what the rows of decision come to, so that no request need look there.
alter table account add column moderator boolean not null default false;
alter table account add column muted_until bigint not null default 0;
alter table account add column hidden_until bigint not null default 0;
alter table account add column photoless_until bigint not null default 0;
alter table account add column closed_until bigint not null default 0;
alter table account add column warnings integer not null default 0;
create index account_moderator on account (id) where moderator;

-- What moderators and whoever runs the server decided: never changed but for seen, its end, and the appeal.
create table decision (
    id ${id},
    player bigint not null references account (id),
    -- Null for whoever runs the server.
    moderator bigint references account (id),
    sanction smallint not null,
    reason text not null,
    at bigint not null,
    until bigint not null,
    seen boolean not null default false,
    lifted bigint,
    lifted_by bigint references account (id),
    lift_reason text not null default '',
    -- 0 for no appeal, 1 while it waits, 2 once it is declined.
    appeal smallint not null default 0,
    appeal_words text not null default '',
    appealed bigint
);
create index decision_player on decision (player, id);
create index decision_at on decision (at);
create index decision_moderator on decision (moderator);
create index decision_lifted_by on decision (lifted_by);
create index decision_appeal on decision (player) where appeal = 1;

create table report (
    id ${id},
    reporter bigint not null references account (id),
    player bigint not null references account (id),
    matter smallint not null,
    -- The game or the letter; 0 for none. It may be gone.
    about bigint not null,
    words text not null,
    -- What was there when it was reported, a line for each part.
    evidence text not null,
    at bigint not null,
    -- What closed it; null while it is open.
    decision bigint references decision (id)
);
create unique index report_once on report (reporter, player, matter) where decision is null;
create index report_open on report (player, at) where decision is null;
create index report_player on report (player, id);
create index report_reporter on report (reporter, at);
create index report_decision on report (decision);

-- From where nobody can register or play as a guest; as hashes, like those of account_origin.
create table banned_origin (
    decision bigint not null references decision (id),
    origin text not null,
    until bigint not null,
    primary key (decision, origin)
);
create index banned_origin_origin on banned_origin (origin, until);

-- What was done to accounts by moderators and whoever runs the server, in order: the nodes read here whom they must look at anew.
create table intervention (
    id ${id},
    at bigint not null,
    account bigint not null,
    -- Null for whoever runs the server.
    moderator bigint,
    act text not null,
    detail text not null
);
create index intervention_account on intervention (account, id);
