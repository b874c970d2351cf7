-- What a station of a line is set to for a type ('*': whatever the type), frozen on release as every definition.
create table parameter_sets (
  line_number       varchar(64)  not null,
  type_no           varchar(64)  not null,
  station_number    varchar(64)  not null,
  para_ver          integer      not null,
  definition_status text         not null default 'draft' check (definition_status in ('draft', 'released', 'obsolete')),
  based_on          integer,
  remark            text,
  parameters        jsonb        not null,
  update_date       timestamptz  not null default now(),
  update_author     varchar(128) not null,
  revision          integer      not null default 0,
  primary key (line_number, type_no, station_number, para_ver),
  foreign key (line_number, station_number) references stations
);
-- A station takes what is released, so there is one of it; and one draft, so that everybody changes the same.
create unique index one_released_parameter_set on parameter_sets (line_number, type_no, station_number) where definition_status = 'released';
create unique index one_draft_of_parameters on parameter_sets (line_number, type_no, station_number) where definition_status = 'draft';
create trigger frozen before update or delete on parameter_sets for each row execute function stay_frozen();

-- What a station last said it is set to.
create table station_parameters (
  line_number    varchar(64) not null,
  station_number varchar(64) not null,
  para_code      varchar(64) not null,
  value          jsonb       not null,
  at             timestamptz not null,
  type_no        varchar(64),
  para_ver       integer,
  primary key (line_number, station_number, para_code)
);

create table parameter_downloads (
  line_number    varchar(64)  not null,
  id             bigint       not null generated always as identity,
  station_number varchar(64)  not null,
  type_no        varchar(64)  not null,
  para_ver       integer      not null,
  download_state text         not null default 'waiting' check (download_state in ('waiting', 'taken', 'confirmed', 'failed', 'replaced')),
  requested_by   varchar(128) not null,
  requested_at   timestamptz  not null default now(),
  at             timestamptz  not null default now(),
  message        text,
  primary key (line_number, id),
  foreign key (line_number, type_no, station_number, para_ver) references parameter_sets
);
create index parameter_downloads_of_station on parameter_downloads (line_number, station_number, id desc);
-- One of a type and one of the station's own are under way at a time; asked for again, the one before is replaced.
create unique index one_open_download on parameter_downloads (line_number, station_number, (type_no = '*')) where download_state in ('waiting', 'taken');

-- All that is needed to make a version of a type on a version of a route.
create table type_packages (
  type_no           varchar(64)  not null,
  type_ver          integer      not null,
  processing_number varchar(64)  not null,
  processing_ver    integer      not null,
  package_ver       integer      not null,
  definition_status text         not null default 'draft' check (definition_status in ('draft', 'released', 'obsolete')),
  bom_code          varchar(64),
  bom_ver           integer,
  remark            text,
  steps             jsonb        not null,
  update_date       timestamptz  not null default now(),
  update_author     varchar(128) not null,
  revision          integer      not null default 0,
  primary key (type_no, type_ver, processing_number, processing_ver, package_ver),
  foreign key (type_no, type_ver) references product_types,
  foreign key (processing_number, processing_ver) references processings
);
create unique index one_released_package on type_packages (type_no, type_ver, processing_number, processing_ver) where definition_status = 'released';
create unique index one_draft_of_package on type_packages (type_no, type_ver, processing_number, processing_ver) where definition_status = 'draft';
create trigger frozen before update or delete on type_packages for each row execute function stay_frozen();

insert into role_pages (role_key, page, level)
select role_key, page, case role_key when 'editor' then 'edit' else 'view' end
from roles, unnest(array['typePara', 'typeProcessSetting']) as page
where role_key in ('editor', 'operator')
on conflict do nothing;
