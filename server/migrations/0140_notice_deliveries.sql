-- Other systems that notices are posted to, and what became of each notice for each of them.
create table webhook_targets (
  target_code varchar(64)  primary key,
  webhook_url varchar(500) not null,
  signing_key varchar(200) not null,
  line_number varchar(64),
  event_types jsonb        not null,
  enabled     boolean      not null,
  revision    integer      not null default 0
);

-- Written in the transaction of its notice. What is sent is kept as it was written, so that a second try is the same.
create table notice_deliveries (
  id          bigint       generated always as identity primary key,
  at          timestamptz  not null default now(),
  target_code varchar(64)  not null references webhook_targets on delete cascade,
  notice_id   bigint       references notices on delete cascade,
  event_type  text,
  about       varchar(128) not null,
  line_number varchar(64),
  request     text         not null,
  tele_state  text         not null default 'waiting'
    check (tele_state in ('waiting', 'retry', 'ok', 'dead', 'handled')),
  attempts    integer      not null default 0,
  next_try    timestamptz  default now(),
  http_status integer,
  error_text  text,
  done_at     timestamptz,
  unique (notice_id, target_code),
  check ((next_try is null) = (tele_state in ('ok', 'dead', 'handled')))
);
create index notice_deliveries_open on notice_deliveries (target_code, id)
  where tele_state in ('waiting', 'retry');
create index notice_deliveries_done on notice_deliveries (done_at);
