-- When each pass of a unit was done, in the order they came in, and the passes that have not moved it: they came before the step they follow.
alter table units add column pass_times bigint[] not null default '{}', add column unmoved smallint[] not null default '{}';
