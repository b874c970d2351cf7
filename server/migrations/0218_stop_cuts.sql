-- Where a person split a stop. A part lasts from one cut to the next, so the parts are always the whole stop, wherever its ends come to lie.
create table stop_cuts (
  line_number    varchar(64) not null references lines (line_number),
  station_number varchar(64) not null,
  at             timestamptz not null,
  primary key (line_number, station_number, at)
);
