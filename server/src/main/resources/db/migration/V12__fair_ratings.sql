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
alter table account add column met integer not null default 0;

insert into met (account, opponent)
    select g.black, g.white from game g join account a on a.id = g.white where g.counted and a.games >= 10
    union
    select g.white, g.black from game g join account a on a.id = g.black where g.counted and a.games >= 10;
update account set met = (select count(*) from met m where m.account = account.id);

drop index account_rank;
create index account_rank on account (rating desc, id) where met >= 10 and deleted is null;
