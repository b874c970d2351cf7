-- Who is told of an event, when and by what. What was named for an event before is a rule of its own now.
create table notice_rules (
  id            bigint generated always as identity primary key,
  event_type    text         not null,
  line_number   varchar(64),
  to_users      jsonb        not null default '[]',
  to_roles      jsonb        not null default '[]',
  to_duty       boolean      not null default false,
  bell          boolean      not null default true,
  target_codes  jsonb        not null default '[]',
  message_type  text         check (message_type in ('info', 'warn', 'alarm')),
  delay         integer      not null default 0 check (delay between 0 and 1440),
  quiet_from    varchar(5),
  quiet_to      varchar(5),
  alarms_pass   boolean      not null default true,
  enabled       boolean      not null default true,
  remark        varchar(128),
  update_date   timestamptz  not null default now(),
  update_author varchar(128) not null,
  revision      integer      not null default 0,
  check ((quiet_from is null) = (quiet_to is null) and (quiet_from is null or quiet_from <> quiet_to))
);
insert into notice_rules (event_type, to_users, update_author)
select event_type, jsonb_agg(user_name order by user_name), 'system'
from notice_recipients
where event_type not in ('rightsChanged', 'andonLevel', 'andonLevelLate')
group by event_type;
drop table notice_recipients;

-- What a rule tells later, if it is not over by then.
create table notice_waits (
  rule_id   bigint      not null references notice_rules (id) on delete cascade,
  notice_id bigint      not null references notices (id) on delete cascade,
  due_at    timestamptz not null,
  primary key (rule_id, notice_id)
);
create index notice_waits_due on notice_waits (due_at);
create index notice_waits_of_notice on notice_waits (notice_id);

-- How urgent a rule told it, where that is not as the event is.
alter table notice_copies add column message_type text check (message_type in ('info', 'warn', 'alarm'));

-- A plant that runs already gets what a fresh one grants. On an empty database there is no role yet.
insert into role_pages (role_key, page, level)
select role_key, 'notifySet', case role_key when 'editor' then 'edit' else 'view' end
from roles where role_key in ('editor', 'operator')
on conflict do nothing;
