-- When an order was completed or cancelled and who closed it stand with the order: the change history lies elsewhere once a plant is divided.
alter table orders
  add column ended_at timestamptz,
  add column closed_by varchar(64);
update orders o set
  ended_at = coalesce(o.actual_end, case when o.order_status = 'cancelled' then h.at end),
  closed_by = case when o.order_status in ('completed', 'closed', 'cancelled') then nullif(h.user_name, 'system') end
from orders as each left join (
  select distinct on (line_number, entity_key) line_number, entity_key, at, user_name
  from audit_log where entity = 'order' and action in ('complete', 'close', 'cancel')
  order by line_number, entity_key, id desc) h on h.line_number = each.line_number and h.entity_key = each.order_code
where each.line_number = o.line_number and each.id = o.id and (each.actual_end is not null or h.at is not null);
