-- What a pass of a type may take at a station from an instant on; null: station and package plan again.
create table cycle_standards (
  line_number    varchar(64) not null,
  station_number varchar(64) not null,
  type_no        varchar(64) not null,
  valid_from     timestamptz not null,
  cycle_time     double precision check (cycle_time >= 0.001),
  reason         text not null,
  update_author  varchar(128) not null,
  update_date    timestamptz not null default now(),
  primary key (line_number, station_number, type_no, valid_from),
  foreign key (line_number, station_number) references stations on delete cascade
);
