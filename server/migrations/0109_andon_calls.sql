-- Calls for help at a station: called, arrived, solved, confirmed, or cancelled with a reason.
create table andon_calls (
  id             bigint      generated always as identity primary key,
  line_number    varchar(64) not null references lines (line_number),
  station_number varchar(64) not null,
  loss_type      text        not null check (loss_type in ('mass', 'equipment', 'organizational', 'process')),
  message        text,
  call_state     text        not null default 'called'
                 check (call_state in ('called', 'arrived', 'solved', 'confirmed', 'cancelled')),
  called_at      timestamptz not null,
  called_by      varchar(64) not null,
  arrived_at     timestamptz,
  arrived_by     varchar(64),
  solved_at      timestamptz,
  solved_by      varchar(64),
  ended_at       timestamptz,
  ended_by       varchar(64),
  reason         text
);
create index andon_calls_of_line on andon_calls (line_number, called_at);
create index andon_calls_of_station on andon_calls (line_number, station_number);
