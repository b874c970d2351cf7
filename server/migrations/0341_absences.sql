-- Who is away, and so is asked by no level of a call.
create table user_absences (
  id           bigint      generated always as identity primary key,
  user_name    varchar(64) not null references users (user_name) on delete cascade,
  absent_from  timestamptz not null,
  absent_until timestamptz not null,
  reason       text,
  said_by      varchar(64) not null,
  check (absent_from < absent_until)
);
create index user_absences_until on user_absences (absent_until);
