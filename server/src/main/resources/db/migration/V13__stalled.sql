-- Whether whoever lost this game let the clock run out instead of playing on in a lost position: it counts like leaving.
alter table game add column stalled boolean not null default false;
