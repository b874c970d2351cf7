-- Why a unit is held, every reason people gave: lifting one of them leaves the others. What its route holds it for is its failed step.
alter table units add column holds text[] not null default '{}';
update units set holds = array[coalesce(status_reason, '')] where process_status = 'held' and failed_step is null;
-- The units in a unit, so that one on hold is found without looking at every part.
create index components_inside on components (line_number, root_id, child_id) where child_id is not null and removed_at is null;
