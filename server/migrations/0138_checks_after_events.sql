-- A check may also be due after something that happened: an order, another type, so many pieces, a stop, other material.
alter table inspection_items
  add column every_pieces integer,
  add column stop_minutes integer,
  drop constraint inspection_items_inspect_frequency_check,
  add constraint inspection_items_inspect_frequency_check check (inspect_frequency in (
    'shift', 'day', 'week', 'hours', 'order', 'changeover', 'pieces', 'stop', 'material'));
