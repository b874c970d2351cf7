-- Screens without a person: what a link opens, and that it was revoked. Only the hash of its token is kept.
create table wall_links (
  id         bigint       generated always as identity primary key,
  name       varchar(128) not null,
  token_hash bytea        not null unique,
  views      jsonb        not null check (jsonb_array_length(views) > 0),
  -- Never empty: a link without a line would be one for every line.
  lines      jsonb        not null check (jsonb_array_length(lines) > 0),
  made_by    varchar(64)  not null,
  made_at    timestamptz  not null default now(),
  expires_at timestamptz  not null,
  last_used  timestamptz,
  revoked_at timestamptz,
  revoked_by varchar(64)
);
