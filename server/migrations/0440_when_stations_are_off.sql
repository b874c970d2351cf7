-- When a station was switched off, and on again: what was due meanwhile is owed by nobody. One that is off already counts from now on.
create table station_pauses (
  line_number    varchar(64) not null references lines (line_number),
  station_number varchar(64) not null,
  off_at         timestamptz not null,
  on_at          timestamptz,
  primary key (line_number, station_number, off_at)
);
insert into station_pauses (line_number, station_number, off_at)
select line_number, station_number, now() from stations where not enabled;
