-- When the reports of a line are made by themselves, and what became of each mail with one.
create table report_schedules (
  line_number   varchar(64) not null references lines (line_number),
  period_kind   text        not null check (period_kind in ('shift', 'day', 'week')),
  minutes_after integer     not null check (minutes_after between 0 and 1440),
  to_users      jsonb       not null,
  to_roles      jsonb       not null,
  to_mails      jsonb       not null,
  -- Mailboxes of nobody's account are written to in the language of who saved it.
  mail_language text        not null check (mail_language in ('en', 'zh', 'es', 'ja')),
  enabled       boolean     not null,
  update_date   timestamptz not null default now(),
  update_author varchar(128) not null,
  revision      integer     not null default 0,
  primary key (line_number, period_kind)
);

create table report_deliveries (
  line_number  varchar(64) not null references lines (line_number),
  delivery_id  uuid        not null,
  report_id    uuid        not null,
  user_name    varchar(64),
  mail_address varchar(254) check ((mail_address is null) <> (user_name is null)),
  mail_language text       not null,
  tele_state   text        not null default 'waiting' check (tele_state in ('waiting', 'retry', 'ok', 'dead', 'handled')),
  attempts     integer     not null default 0,
  next_try     timestamptz default now(),
  error_text   text,
  queued_at    timestamptz not null default now(),
  done_at      timestamptz,
  primary key (line_number, delivery_id),
  foreign key (line_number, report_id) references period_reports (line_number, report_id)
);
create index report_deliveries_of on report_deliveries (line_number, report_id);
create index report_deliveries_open on report_deliveries (line_number, next_try) where tele_state in ('waiting', 'retry');
