-- Moments are of one type. Rows written before are of none named ('') until they are rebuilt from their passes. The two other names keep
-- a server of an earlier release from adding to rows it would mix: its statements fail, and stations send again.
alter table characteristic_days rename column least to lowest;
alter table characteristic_days rename column most to highest;
alter table characteristic_days
  add column type_no  varchar(64) not null default '',
  add column type_ver integer     not null default 0;
alter table characteristic_days alter column type_no drop default, alter column type_ver drop default;
alter table characteristic_days
  drop constraint characteristic_days_pkey,
  add primary key (line_number, day, station_number, set_key, type_no, type_ver);

-- The scatter within subgroups, beside the moments of the day and off the station's transaction: folded from passes in the order they
-- were done. `until_…` is the last of them, its time in microseconds since 1970. `counted` is how many values the day counted then: while
-- it counts the same there is nothing to fold. `plan` is what the subgroups were asked to be. One place a characteristic in `counted`,
-- `sums` and `open`, as `writtenSums` and `writtenOpen` of day-moments.ts have them.
create table subgroup_days (
  line_number    varchar(64) not null,
  day            date        not null,
  station_number varchar(64) not null,
  set_key        integer     not null,
  type_no        varchar(64) not null,
  type_ver       integer     not null,
  plan           varchar(64) not null,
  until_time     bigint      not null,
  until_id       uuid        not null,
  until_pass     smallint    not null,
  counted        integer[]   not null,
  sums           json        not null,
  open           json        not null,
  primary key (line_number, day, station_number, set_key, type_no, type_ver)
);
