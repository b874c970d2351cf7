-- How often something was told late of times within a UTC day: what was summed up before it was told is no longer right.
create table late_changes (
  line_number varchar(64) not null references lines (line_number),
  day         date        not null,
  changes     bigint      not null default 1,
  primary key (line_number, day)
);

-- How the stations of a line spent a production day that is over, and each of its shifts. `stamp`: the work time and the rules
-- it was summed up by; `late_changes`: those of its days that were in the sums.
create table station_days (
  line_number    varchar(64) not null references lines (line_number),
  production_day date        not null,
  stamp          varchar(64) not null,
  late_changes   bigint      not null,
  whole          jsonb       not null,
  shifts         jsonb       not null,
  primary key (line_number, production_day)
);
