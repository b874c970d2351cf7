-- Who was asked to come to a call and said that it is not theirs: they are asked no more.
alter table andon_calls add column declined_by jsonb not null default '[]';

-- What links of one use in mails are signed with, the same on every server; made by the first that needs it.
create table link_keys (
  one boolean primary key default true check (one),
  key bytea   not null
);
