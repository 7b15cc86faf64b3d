-- What the leaders of a club set its members to do.
create table class_task (
    id ${id},
    club bigint not null references club (id),
    -- 0 a study to go through, 1 lessons, 2 puzzles, 3 games.
    kind smallint not null,
    amount integer not null,
    name text not null,
    -- The code of the study; empty for other tasks.
    code text not null,
    made bigint not null,
    due bigint not null
);
create index class_task_club on class_task (club);

-- Who shares with the leaders of a club what they learn: all that is known of it goes when they share it no longer.
create table class_pupil (
    club bigint not null references club (id),
    account bigint not null references account (id),
    lessons integer not null,
    puzzles integer not null,
    since bigint not null,
    primary key (club, account)
);
create index class_pupil_account on class_pupil (account);

-- How far somebody who shares it is with a task that counts what only their device knows, or that they mark themselves.
create table class_progress (
    task bigint not null references class_task (id),
    account bigint not null references account (id),
    -- What the device had counted when the task began for this pupil.
    base integer not null,
    value integer not null,
    primary key (task, account)
);
create index class_progress_account on class_progress (account);
