-- By each of these an account can be recovered once. What is kept is a hash of the code.
create table recovery_code (
    account bigint not null references account (id),
    code_hash ${bytes} not null,
    primary key (account, code_hash)
);
