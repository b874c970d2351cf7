-- From here on people are told of calls by a follower, also of those made before the next start of a server.
insert into follower_positions (follower, line_number, turn, seq)
select 'calls', line_number, event_turn, 2147483647 from line_heads;

-- Calls that nobody was told of are found among those that are open; what is queued of a cleared one is dropped by the follower.
drop index andon_calls_unannounced;
drop index andon_calls_queue_left;
