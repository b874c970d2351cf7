-- Looked at every few seconds for news: without these every look would read whole histories.
create index audit_of_people on audit_log (at) where entity in ('user', 'role');
create index orders_finished on orders (actual_end) where order_status = 'completed';
-- Who deletes a notice looks for its copies.
create index notice_copies_of_notice on notice_copies (notice_id);

-- Whoever came through the log-in service has no password here to choose anew.
alter table sessions add column proven_elsewhere boolean not null default false;
