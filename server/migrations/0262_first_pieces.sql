-- A check may follow the first piece of each order at its station.
alter table inspection_items drop constraint inspection_items_inspect_frequency_check;
alter table inspection_items add constraint inspection_items_inspect_frequency_check
  check (inspect_frequency in (
    'shift', 'day', 'week', 'hours', 'order', 'firstPiece', 'changeover', 'pieces', 'stop', 'material', 'tool'));
