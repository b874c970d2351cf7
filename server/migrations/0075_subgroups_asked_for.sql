-- Which values of a set are a subgroup: units that follow each other, those of a stretch of minutes, or those of a lot.
alter table collection_sets
  add column subgroup_by      text    not null default 'consecutive' check (subgroup_by in ('consecutive', 'time', 'lot')),
  add column subgroup_minutes integer not null default 60;
