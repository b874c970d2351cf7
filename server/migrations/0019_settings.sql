-- What is set for the whole plant: every save is a version that stays. What a plant begins with is no version.
create table settings_versions (
  version  integer     primary key,
  saved_at timestamptz not null default now(),
  saved_by varchar(64) not null,
  reason   text        not null,
  settings jsonb       not null
);

-- How far a numbering rule has counted: one row for all that is written alike within a period.
create table number_counters (
  counted     text   primary key,
  last_number bigint not null
);

-- When the production day of a line without shifts begins.
alter table plant add column day_start varchar(5) not null default '00:00';

-- Refused arrivals are forgotten by when they were heard. They come in that order, so a few pages tell where the old ones end.
create index refused_arrivals_heard on refused_arrivals using brin (heard_at);
