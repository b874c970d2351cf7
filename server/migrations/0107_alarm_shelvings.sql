-- An alarm of a station that people do not want to hear of for a while, and why. One row an alarm: what was before stands in the change history.
create table alarm_shelvings (
  line_number    varchar(64) not null references lines (line_number),
  station_number varchar(64) not null,
  alarm_code     varchar(64) not null,
  shelved_at     timestamptz not null,
  shelved_by     varchar(64) not null,
  shelved_until  timestamptz not null,
  reason         text        not null,
  primary key (line_number, station_number, alarm_code),
  check (shelved_until > shelved_at)
);
