-- Who looked at an alarm, and what caused it. `start_time`: a moment at which it was on, as the person saw it; a late
-- message may move its beginning, and it is acknowledged all the same.
create table alarm_acks (
  line_number     varchar(64) not null references lines (line_number),
  station_number  varchar(64) not null,
  alarm_code      varchar(64) not null,
  start_time      timestamptz not null,
  acknowledged_at timestamptz not null,
  acknowledged_by varchar(64) not null,
  alarm_cause     text,
  primary key (line_number, station_number, alarm_code, start_time)
);
create index alarm_acks_of_time on alarm_acks (line_number, start_time);
