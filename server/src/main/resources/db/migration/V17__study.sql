create table study (
    id ${id},
    -- By which it is opened; random, so that nobody finds it by counting.
    code text not null unique,
    name text not null,
    -- Whether everybody who knows the code may look.
    open boolean not null,
    made bigint not null,
    -- Rises with each change, by which nodes see that they have not told of it.
    seq bigint not null default 0,
    -- What seq was after the last change of more than the position that is shown.
    whole bigint not null default 0,
    -- Who leads, and which position they show: the moves from the chapter's first one, with spaces between them.
    leader bigint,
    chapter bigint,
    line text not null default ''
);

create table study_member (
    study bigint not null references study (id),
    account bigint not null references account (id),
    -- 0 looks, 1 changes chapters, 2 owner.
    role smallint not null,
    since bigint not null,
    primary key (study, account)
);
create index study_member_account on study_member (account);

create table study_chapter (
    id ${id},
    study bigint not null references study (id),
    place integer not null,
    name text not null,
    -- A game with its side lines and comments in the Smart Game Format.
    content text not null,
    version integer not null,
    -- Who changed it last; null once that account is deleted.
    writer bigint references account (id),
    changed bigint not null
);
create index study_chapter_study on study_chapter (study, place);
create index study_chapter_writer on study_chapter (writer);

-- Who has a study open at which node; rows that no node keeps fresh count for nothing, and guests may come and go.
create table study_reader (
    study bigint not null references study (id),
    account bigint not null,
    node text not null,
    since bigint not null,
    seen bigint not null,
    -- Whether they ask to lead.
    asks boolean not null default false,
    primary key (study, account, node)
);
create index study_reader_node on study_reader (node);
create index study_reader_account on study_reader (account);
