-- A count that is full stays so, and a life lies within what can be counted.
update tools set frequency = 1000000000 where frequency > 1000000000;
update tools set asked_uses = null, asked_by = null, asked_reason = null where asked_uses > 1000000000 - frequency;
alter table tools add check (frequency <= 1000000000), add check (asked_uses between 1 and 1000000000);

-- One tool at a position: of several, the one that was mounted last keeps it.
update tools t set position = null
where position is not null and station_number is not null
  and exists (
    select from tools o
    where o.line_number = t.line_number and o.station_number = t.station_number and o.position = t.position
      and (o.mounted_at, o.tool_code) > (t.mounted_at, t.tool_code)
  );
create unique index tools_at_position on tools (line_number, station_number, position) where position is not null;
