-- Fourteen days after its action the system says once whether it helped, and keeps it.
alter table problems
  add column judged_effect text check (judged_effect in ('worked', 'worse', 'noChange')),
  add column judged_at timestamptz,
  add check ((judged_effect is null) = (judged_at is null));
create index problems_to_judge on problems (line_number, acted_at) where acted_at is not null and judged_at is null;
