-- What a rule says in each language, with variables; without one the product's own sentence.
alter table notice_rules
  add column message_en text,
  add column message_zh text,
  add column message_es text,
  add column message_ja text;

-- As the rule said when it was told: a rule that is changed or deleted later changes nothing that was said.
alter table notice_copies add column texts jsonb;
