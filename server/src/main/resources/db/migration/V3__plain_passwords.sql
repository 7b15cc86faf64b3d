-- Whether a password was kept when lines of text took the tab that led to them for a character: see Passwords.meantBy.
alter table account add column password_tabs boolean not null default false;
update account set password_tabs = true where password is not null;
