-- Whom a rule tells also gets a mail.
alter table notice_rules add column mail boolean not null default false;
alter table notice_rules alter column mail drop default;

-- The same ledger: a row for each notice and target, or for each notice and person who gets it by mail.
alter table notice_deliveries
  alter column target_code drop not null,
  add column user_name varchar(64) references users on delete cascade,
  add check ((target_code is null) <> (user_name is null)),
  add unique (notice_id, user_name);
create index notice_deliveries_mail on notice_deliveries (next_try, id)
  where tele_state in ('waiting', 'retry') and user_name is not null;
create index notice_deliveries_of_person on notice_deliveries (user_name) where user_name is not null;
