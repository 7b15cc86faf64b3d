-- How strong members are at each kind of games apart: Othello by its speed ('bullet' … 'days'), other variants by their codes. The
-- account has what all its live games of Othello say.
create table rating (
    account bigint not null references account (id),
    pool text not null,
    rating integer not null,
    deviation double precision not null,
    volatility double precision not null,
    rated_at bigint not null,
    games integer not null,
    wins integer not null,
    draws integer not null,
    primary key (account, pool)
);
create index rating_board on rating (pool, rating desc, account) where games >= 10;

-- What members won in each month, which is numbered from January of the year 0, in UTC.
create table month_result (
    month integer not null,
    account bigint not null references account (id),
    games integer not null,
    wins integer not null,
    primary key (account, month)
);
create index month_board on month_result (month, wins desc, games, account);

-- How many points the ratings of a pair may be apart; 0 for a difference that grows with the wait.
alter table seek add column range integer not null default 0;
