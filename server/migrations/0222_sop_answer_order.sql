-- Servers' clocks differ, so the order of answers is the database's, given under the line's lock. Those that are there keep theirs.
alter table sop_answers add column answer_no bigint;
alter table sop_answers disable trigger sop_answers_kept;
update sop_answers a set answer_no = o.answer_no
from (select line_number, answer_id, row_number() over (partition by line_number order by answered_at, answer_id) as answer_no
      from sop_answers) o
where o.line_number = a.line_number and o.answer_id = a.answer_id;
alter table sop_answers enable trigger sop_answers_kept;
alter table sop_answers alter column answer_no set not null;
alter table sop_answers alter column answer_no add generated always as identity;
select setval(pg_get_serial_sequence('sop_answers', 'answer_no'), coalesce(max(answer_no), 0) + 1, false) from sop_answers;
