-- The shifts of every day as they were before they were changed: up to a day, and on it. Days before are worked out by them for ever.
create table former_shifts (
  line_number varchar(64) not null references lines,
  last_day    date        not null,
  shifts      jsonb       not null,
  primary key (line_number, last_day)
);
