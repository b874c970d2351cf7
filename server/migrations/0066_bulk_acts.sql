-- An act on every unit that was found, in pieces of its own transactions: the list as it was found, how far it has come and what became of each.
-- units null: not looked for yet. A server that goes on with it after another one finds all of it here. Finished ones are forgotten like other acts.
create table bulk_acts (
  line_number text        not null,
  message     text        not null,
  meaning     bigint      not null,
  verb        text        not null check (verb in ('hold', 'rework')),
  user_name   text        not null,
  asked       jsonb       not null,
  units       uuid[],
  steps       int[],
  deeper      boolean     not null default false,
  done        int         not null default 0,
  changed     int         not null default 0,
  unchanged   jsonb       not null default '{}',
  touched_at  timestamptz not null default now(),
  finished    boolean     not null default false,
  primary key (line_number, message)
);
create index bulk_acts_open on bulk_acts (touched_at) where not finished;
