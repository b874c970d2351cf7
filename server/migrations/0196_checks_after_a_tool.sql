-- A check may also follow a tool that is mounted at its station.
alter table inspection_items drop constraint inspection_items_inspect_frequency_check;
alter table inspection_items add constraint inspection_items_inspect_frequency_check
  check (inspect_frequency in (
    'shift', 'day', 'week', 'hours', 'order', 'changeover', 'pieces', 'stop', 'material', 'tool'));
create index tool_mounts_of_station on tool_mounts (line_number, station_number, mounted_at);
