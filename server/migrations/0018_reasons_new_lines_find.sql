-- The step a unit failed more often than its route allows: it is held for that, and no person gave a reason. Until now its name stood as the reason.
alter table units add column failed_step text;
update units u set failed_step = status_reason, status_reason = null
where process_status = 'held' and status_reason is not null and not exists (
  select from audit_log a where a.entity = 'unit' and a.entity_key = u.product_id::text and a.action = 'hold' and a.after ->> 'statusReason' = u.status_reason);

-- Since when a line is there: what nobody could have made yet is not asked for. Null: longer than this is written down.
alter table lines add column made_at timestamptz;
alter table lines alter column made_at set default now();

-- Somebody types the beginning of an order's code or name, in any case. Sorted as the pattern is matched, whatever the database's own order of letters.
create index orders_by_code on orders (line_number, lower(order_code) collate "C");
create index orders_by_name on orders (line_number, lower(order_name) collate "C");

-- Who changed a role is told by the person's name, as everywhere.
alter table roles alter column update_author type varchar(128);
update roles r set update_author = u.name from users u where u.user_name = r.update_author;
