-- From which secret the codes of a member's second step come. It is sealed by the password, so that the database alone tells nothing of it.
create table second_factor (
    account bigint primary key references account (id),
    sealed text not null,
    -- Whether a code from it was shown once; before that no code is asked for.
    confirmed boolean not null default false,
    -- The half minute whose code was used last: it is worth nothing again.
    used bigint not null default 0
);
