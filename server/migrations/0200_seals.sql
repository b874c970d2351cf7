-- Each day of the change history, sealed: nobody can alter an entry afterwards without its day saying so.
create table audit_seals (
  day date primary key,
  entries integer not null check (entries >= 0),
  root bytea not null check (length(root) = 32),
  chain bytea not null check (length(chain) = 32),
  sealed_at timestamptz not null default now()
);
-- The hash of each entry, 4,096 to a part, so that the first one that was altered can be named.
create table audit_leaves (
  day date not null,
  part integer not null,
  leaves bytea not null,
  primary key (day, part)
);
create table audit_seal_checks (
  day date primary key references audit_seals,
  checked_at timestamptz not null,
  seal_state text not null check (seal_state in ('fits', 'changed', 'missing', 'added', 'broken', 'archived')),
  wrong_id bigint
);
revoke update, delete, truncate on audit_seals, audit_leaves from current_user;
