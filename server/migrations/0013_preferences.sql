-- How each person wants the console, and how they arranged its lists.
create table user_preferences (
  user_name varchar(64) primary key references users on delete cascade,
  settings  jsonb       not null default '{}',
  lists     jsonb       not null default '{}'
);

create table saved_views (
  id        bigint       generated always as identity primary key,
  list      varchar(64)  not null,
  view_name varchar(128) not null,
  user_name varchar(64)  not null references users on delete cascade,
  shared    boolean      not null,
  search    varchar(4000) not null,
  choice    jsonb        not null,
  revision  integer      not null default 0,
  unique (list, user_name, view_name)
);
