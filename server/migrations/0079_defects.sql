-- What can be wrong on a line: defects and, with a sub-defect code, their kinds.
create table defects (
  line_number         varchar(64)  not null references lines (line_number),
  defect_code         varchar(64)  not null,
  sub_defect_code     varchar(64),
  -- The sub-defect as a key, '' for the defect itself: a key takes no null.
  place               varchar(64)  not null check (place = coalesce(sub_defect_code, '')),
  name_en             varchar(128),
  name_zh             varchar(128),
  name_es             varchar(128),
  name_ja             varchar(128),
  rank                varchar(64),
  sub_rank            varchar(64),
  station_numbers     jsonb        not null default '[]',
  type_nos            jsonb        not null default '[]',
  rwk_code            varchar(64),
  return_station      varchar(64),
  default_disposition text check (default_disposition in ('rework', 'scrap', 'useAsIs', 'returned')),
  responsibility      varchar(128),
  result_codes        jsonb        not null default '[]',
  picture             uuid,
  enabled             boolean      not null default true,
  merged_into         text,
  update_date         timestamptz  not null default now(),
  update_author       varchar(128) not null,
  revision            integer      not null default 0,
  primary key (line_number, defect_code, place)
);
