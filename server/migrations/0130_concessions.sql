-- Approved beforehand by a second person: units of a type go on with a defect, so many or until a day.
create table concessions (
  line_number      varchar(64)  not null references lines (line_number),
  concession_code  varchar(64)  not null,
  type_no          varchar(64)  not null,
  defect_code      varchar(64)  not null,
  station_number   varchar(64),
  min_value     double precision,
  max_value    double precision,
  pieces           integer      check (pieces > 0),
  used_pieces      integer      not null default 0 check (used_pieces <= pieces),
  valid_until      date,
  justification    text         not null,
  concession_state text         not null default 'asked'
    check (concession_state in ('asked', 'approved', 'refused', 'withdrawn', 'usedUp', 'expired')),
  asked_by         varchar(64)  not null,
  asked_at         timestamptz  not null,
  decided_by       varchar(64),
  decided_at       timestamptz,
  closed_by        varchar(128),
  closed_at        timestamptz,
  reason           text,
  revision         integer      not null default 0,
  primary key (line_number, concession_code),
  check (pieces is not null or valid_until is not null)
);
alter table failures add column concession_code varchar(64);
