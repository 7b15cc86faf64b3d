-- Where members sign in: what a client says about itself, from an address that is kept as a keyed hash.
create table device (
    id ${id},
    account bigint not null references account (id),
    name text not null,
    origin text not null,
    since bigint not null,
    seen bigint not null,
    -- The newest device of the account that whoever uses this one has been told of.
    told bigint not null default 0,
    unique (account, name, origin)
);
create index device_account on device (account, id);
create index device_seen on device (seen);

-- The device on which a session began; null for guests.
alter table session add column place bigint;
create index session_place on session (place) where place is not null;

-- Whoever is signed in now is told of devices from now on.
insert into device (account, name, origin, since, seen)
    select s.account, s.device, '', min(s.since), max(s.seen) from session s join account a on a.id = s.account
    where a.kind = 1 group by s.account, s.device;
update session set place = (select d.id from device d where d.account = session.account and d.name = session.device);
update device set told = (select max(o.id) from device o where o.account = device.account);
