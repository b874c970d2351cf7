-- An action that made it worse is a warning, also where it was announced before a copy kept its own level: lists are filtered by it.
update notice_copies c
set message_type = 'warn'
from notices n
where n.id = c.notice_id and c.message_type is null
  and n.event_type = 'problemJudged' and n.facts->>'problemEffect' = 'worse';
