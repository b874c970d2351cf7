-- Since when what is unbound was mounted: a completion that arrives late takes what was bound at its time, the first bound first.
alter table bind_events add column bound_at timestamptz;
