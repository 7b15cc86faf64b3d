-- When a whole copy was made, by the command or by another node's; for the figures of the server.
create table backup (
    id ${id},
    at bigint not null,
    bytes bigint not null
);
