-- Why a station stopped, as a person said. It belongs to the stop its start lies in, however that is cut after a late message.
create table stop_reasons (
  line_number    varchar(64) not null references lines (line_number),
  station_number varchar(64) not null,
  start          timestamptz not null,
  stop_cause     text        not null check (stop_cause in ('starved', 'blocked', 'alarm', 'other')),
  cause_station  varchar(64),
  alarm_code     varchar(64),
  loss_type      text        not null check (loss_type in ('mass', 'equipment', 'organizational', 'process')),
  remark         text,
  explained_by   varchar(64) not null,
  explained_at   timestamptz not null,
  primary key (line_number, station_number, start)
);
