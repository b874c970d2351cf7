-- A station cleared a call that nobody had come to: what is queued of it, for anybody, is dropped by whoever looks next.
alter table andon_calls add column queue_left boolean not null default false;
create index andon_calls_queue_left on andon_calls (id) where queue_left;
