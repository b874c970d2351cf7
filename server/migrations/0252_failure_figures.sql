-- Failures that turned out to be none, and those of people, decide about the first pass of their units.
create index failures_false on failures (line_number, fail_time desc) where fail_status = 'falseFail';
-- Of columns that no pass changes: units are changed by every pass.
create index units_scrapped on units (line_number, registered_at desc) where process_status = 'scrapped';
create index components_removed on components (line_number, removed_at) where removed_at is not null;
