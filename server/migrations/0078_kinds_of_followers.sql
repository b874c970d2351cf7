-- What each follower acts on, as the newest release that runs says. An older server beside it lets the follower alone: it would pass over what it
-- does not know.
create table follower_kinds (
  follower varchar(64) primary key,
  kinds text[] not null,
  said_at timestamptz not null
);
