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
