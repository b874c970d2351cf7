-- Pictures of what is wrong. A failure that is taken back or archived leaves its photos to the next clean-up.
create table failure_photos (
  line_number varchar(64) not null references lines (line_number),
  fail_id     uuid        not null,
  picture     uuid        not null,
  added_by    varchar(64) not null,
  added_at    timestamptz not null,
  primary key (line_number, fail_id, picture)
);
