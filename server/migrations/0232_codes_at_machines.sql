-- The code at a machine that opens its checks and its report of a fault. The token says `code_key`: a code that was made invalid, or of a
-- station that was removed, opens nothing, also when there is another of its number. `reported`: the reports of the last minutes, so that there are not too many.
create table machine_codes (
  line_number    varchar(64) not null,
  station_number varchar(64) not null,
  code_key       varchar(32) not null,
  made_at        timestamptz not null,
  made_by        varchar(64) not null,
  reported       jsonb       not null default '[]',
  primary key (line_number, station_number),
  foreign key (line_number, station_number) references stations (line_number, station_number) on delete cascade
);

-- How often a call was reported by the code at its machine (0: it came otherwise), and what was said.
alter table andon_calls
  add column fault_reports integer not null default 0,
  add column fault_notes jsonb not null default '[]';
