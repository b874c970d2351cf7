-- An alarm may call for help as soon as it goes on.
alter table alarm_defs add column calls_help boolean not null default false;
