-- What a gauge measured when it was calibrated: narrowed later, a recall would no more find what was measured before.
alter table calibrations add column result_codes jsonb not null default '[]';
update calibrations c
set result_codes = t.result_codes
from tools t
where t.line_number = c.line_number and t.tool_code = c.tool_code;
