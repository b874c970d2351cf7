-- Who changed what. Rows are added and never touched again: the application's own role gives that right away.
create table audit_log (
  id          bigint       generated always as identity primary key,
  at          timestamptz  not null default now(),
  user_name   varchar(64)  not null,
  line_number varchar(64),
  entity      text         not null,
  entity_key  varchar(128) not null,
  action      varchar(64)  not null,
  before      jsonb,
  after       jsonb
);
create index audit_of_record on audit_log (entity, entity_key, id desc);
revoke update, delete, truncate on audit_log from current_user;

-- The settings of this installation that are no person's business.
create table secrets (
  secret_name varchar(64) primary key,
  secret      bytea       not null
);
