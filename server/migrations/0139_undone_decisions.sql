-- What a person's decision about a failure changed, so that it can be taken back while its unit has not gone on.
create table failure_undos (
  line_number    varchar(64) not null,
  fail_id        uuid        not null,
  failure_before jsonb       not null,
  -- Null: it is about a quantity of a lot.
  unit_before    jsonb,
  unit_after     jsonb,
  -- What else of the unit was scrapped with it, as it was.
  others         jsonb       not null,
  primary key (line_number, fail_id),
  foreign key (line_number, fail_id) references failures (line_number, fail_id) on delete cascade
);
