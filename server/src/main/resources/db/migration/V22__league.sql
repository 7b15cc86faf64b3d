-- Leagues, whose divisions play a tournament each in every season.
create table league (
    id ${id},
    -- Those of a tournament: its start is that of the first season, its seats are those of a full division.
    terms text not null,
    -- The club whose members alone play; null for everybody.
    club bigint references club (id),
    -- The season that began last; 0 before the first.
    season integer not null default 0,
    -- When the next one begins, in milliseconds since 1970.
    next_at bigint not null
);
create index league_next on league (next_at);
create index league_club on league (club);

create table league_member (
    league bigint not null references league (id),
    account bigint not null references account (id),
    -- The division of the present season, from 1; 0 for who begins with the next one.
    division integer not null default 0,
    -- Whether the present season is the last one.
    leaving boolean not null default false,
    since bigint not null,
    primary key (league, account)
);
create index league_member_account on league_member (account);

create table league_division (
    league bigint not null references league (id),
    season integer not null,
    division integer not null,
    tournament bigint not null references tournament (id),
    primary key (league, season, division)
);
create index league_division_tournament on league_division (tournament);
