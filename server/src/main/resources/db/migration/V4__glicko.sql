-- How sure a rating is, and how much it wanders; null for who has played no rated game since this is kept: then it follows from the number of games.
alter table account add column deviation double precision;
alter table account add column volatility double precision;
-- When the last rated game ended.
alter table account add column rated_at bigint;

-- Whether the end of a game changed ratings: so many a day count between the same two.
alter table game add column counted boolean not null default false;
create index game_pair on game (black, white, finished) where counted;
