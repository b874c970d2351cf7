-- Wrong tries since the last right one, and until when no try is looked at. Not by account alone: anybody could keep its owner out.
drop table login_tries;
create table login_tries (
  -- browser: one that logged in to the account before; pair: an address and an account; address: whatever names came from it; account: from places that never logged in to it.
  scope        varchar(16)  not null,
  -- What is counted, as a hash: names that were typed may be passwords.
  try_key      bytea        not null,
  -- Only of an account that exists.
  user_name    varchar(64)  references users on delete cascade,
  address      varchar(64),
  failed_tries integer      not null,
  tried_at     timestamptz  not null default now(),
  barred_until timestamptz,
  primary key (scope, try_key)
);
create index login_tries_by_time on login_tries (tried_at);

-- Browsers that logged in to an account. Others' wrong tries do not keep them out.
create table known_browsers (
  browser_hash bytea       not null,
  user_name    varchar(64) not null references users on delete cascade,
  seen_at      timestamptz not null default now(),
  primary key (browser_hash, user_name)
);
create index known_browsers_of_user on known_browsers (user_name);

-- Refused log-ins, bars, forbidden calls, wrong keys and badges. Alike ones of one minute are one row.
create table security_events (
  id         bigint       generated always as identity primary key,
  at         timestamptz  not null default now(),
  kind       varchar(32)  not null,
  user_name  varchar(64),
  address    varchar(64),
  reason     varchar(200) not null,
  seen       integer      not null
);
create index security_events_by_time on security_events (at, id);
