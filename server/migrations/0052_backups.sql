-- When the last backups were finished, for whoever watches the plant. `npm run backup` writes it, `/metrics` reads the latest.
create table backups (
  finished_at timestamptz      not null default now() primary key,
  bytes       bigint           not null,
  seconds     double precision not null
);
