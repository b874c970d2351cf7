-- A target may be a group robot: in what format it is posted to, in which language, and how it is signed.
alter table webhook_targets
  alter column signing_key drop not null,
  add column webhook_format text not null default 'standard'
    check (webhook_format in ('standard', 'slack', 'teams', 'wecom', 'dingtalk', 'feishu', 'line')),
  add column robot_language text not null default 'en' check (robot_language in ('en', 'zh', 'es', 'ja')),
  add column chat_id varchar(64),
  add check ((chat_id is not null) = (webhook_format = 'line'));
alter table webhook_targets
  alter column webhook_format drop default,
  alter column robot_language drop default;
