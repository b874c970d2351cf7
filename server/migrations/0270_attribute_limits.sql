-- Limits of counted NG passes and faults as somebody froze them; never changed, only withdrawn.
create table attribute_limits (
  line_number      varchar(64)  not null references lines (line_number),
  limits_id        uuid         not null,
  station_number   varchar(64),
  type_no          varchar(64),
  attribute_kind   text         not null check (attribute_kind in ('p', 'np', 'pPrime', 'u', 'c', 'uPrime')),
  sample_by        text         not null check (sample_by in ('hour', 'shift', 'day')),
  centre           double precision not null check (centre > 0),
  sigma_z          double precision check (sigma_z > 0),
  rules            jsonb        not null,
  signal_reaction  text         not null check (signal_reaction in ('none', 'bell', 'call', 'holdStation')),
  valid_from       timestamptz  not null,
  based_from       timestamptz  not null,
  based_to         timestamptz  not null,
  subgroup_num     integer      not null,
  note             text         not null,
  frozen_at        timestamptz  not null,
  frozen_by        varchar(128) not null,
  withdrawn_at     timestamptz,
  withdrawn_by     varchar(128),
  withdrawn_reason text,
  primary key (line_number, limits_id),
  -- A whole line is nobody who could be held or called.
  check (station_number is not null or signal_reaction = 'none')
);

-- Signals of them: of no collection set.
alter table chart_signals
  alter column col_set_id drop not null,
  alter column col_set_version drop not null,
  add column attribute_kind text check (attribute_kind in ('p', 'np', 'pPrime', 'u', 'c', 'uPrime')),
  add column sample_by text check (sample_by in ('hour', 'shift', 'day')),
  add check ((attribute_kind is null) = (col_set_id is not null)),
  add check ((attribute_kind is null) = (sample_by is null));
