create table club (
    id ${id},
    name text not null,
    -- The keys by which names are compared, as for accounts; null once the club is closed, so that its name is free.
    name_key text unique,
    name_look text unique,
    about text not null,
    -- Whether members join at once.
    open boolean not null,
    founded bigint not null,
    -- How many of its rows in club_member are members.
    members integer not null default 0,
    closed boolean not null default false
);
create index club_size on club (members, id) where not closed;

create table club_member (
    club bigint not null references club (id),
    account bigint not null references account (id),
    -- 0 invited, 1 has asked to join, 2 member, 3 leader, 4 founder.
    role smallint not null,
    since bigint not null,
    primary key (club, account)
);
create index club_member_account on club_member (account);

-- The clubs whose members alone play in a tournament; two where they meet.
create table club_tournament (
    club bigint not null references club (id),
    tournament bigint not null references tournament (id),
    primary key (club, tournament)
);
create index club_tournament_tournament on club_tournament (tournament);

-- Matches that wait for an answer.
create table club_challenge (
    id ${id},
    club bigint not null references club (id),
    rival bigint not null references club (id),
    account bigint not null references account (id),
    terms text not null,
    starts_at bigint not null,
    unique (club, rival)
);
create index club_challenge_rival on club_challenge (rival);
create index club_challenge_account on club_challenge (account);

-- The points of the clubs that meet, in halves.
alter table tournament add column score_one integer not null default 0;
alter table tournament add column score_two integer not null default 0;
