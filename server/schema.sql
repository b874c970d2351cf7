-- What the migrations add up to. Written from a freshly migrated database, and compared with one by schema.test.ts:
--   UPDATE_SCHEMA=1 npx vitest run --project server server/src/platform/db/schema.test.ts

create table alarm_acks (
  "line_number" character varying(64) not null,
  "station_number" character varying(64) not null,
  "alarm_code" character varying(64) not null,
  "start_time" timestamp with time zone not null,
  "acknowledged_at" timestamp with time zone not null,
  "acknowledged_by" character varying(64) not null,
  "alarm_cause" text,
  constraint alarm_acks_pkey PRIMARY KEY (line_number, station_number, alarm_code, start_time)
);
CREATE INDEX alarm_acks_of_time ON alarm_acks USING btree (line_number, start_time);

create table alarm_defs (
  "line_number" character varying(64) not null,
  "alarm_code" character varying(64) not null,
  "station_number" character varying(64),
  "place" character varying(64) not null,
  "text_en" character varying(128),
  "text_zh" character varying(128),
  "text_es" character varying(128),
  "text_ja" character varying(128),
  "alarm_class" character varying(64) not null,
  "alarm_priority" text not null,
  "loss_type" text not null,
  "stops_machine" boolean not null,
  "on_delay" integer not null,
  "off_delay" integer not null,
  "cause_en" text,
  "cause_zh" text,
  "cause_es" text,
  "cause_ja" text,
  "action_en" text,
  "action_zh" text,
  "action_es" text,
  "action_ja" text,
  "enabled" boolean not null default true,
  "update_date" timestamp with time zone not null default now(),
  "update_author" character varying(128) not null,
  "revision" integer not null default 0,
  "calls_help" boolean not null default false,
  "sop_code" character varying(64),
  constraint alarm_defs_pkey PRIMARY KEY (line_number, alarm_code, place),
  constraint alarm_defs_alarm_priority_check CHECK (alarm_priority = ANY (ARRAY['high'::text, 'medium'::text, 'low'::text])),
  constraint alarm_defs_check CHECK (place::text = COALESCE(station_number, ''::character varying)::text),
  constraint alarm_defs_loss_type_check CHECK (loss_type = ANY (ARRAY['mass'::text, 'equipment'::text, 'organizational'::text, 'process'::text])),
  constraint alarm_defs_off_delay_check CHECK (off_delay >= 0 AND off_delay <= 3600),
  constraint alarm_defs_on_delay_check CHECK (on_delay >= 0 AND on_delay <= 3600)
);

create table alarm_shelvings (
  "line_number" character varying(64) not null,
  "station_number" character varying(64) not null,
  "alarm_code" character varying(64) not null,
  "shelved_at" timestamp with time zone not null,
  "shelved_by" character varying(64) not null,
  "shelved_until" timestamp with time zone not null,
  "reason" text not null,
  constraint alarm_shelvings_pkey PRIMARY KEY (line_number, station_number, alarm_code),
  constraint alarm_shelvings_check CHECK (shelved_until > shelved_at)
);

create table andon_call_levels (
  "call_id" bigint not null,
  "level" text not null,
  "reminder" integer not null,
  "outcome" text not null,
  "due_at" timestamp with time zone not null,
  "told_at" timestamp with time zone not null,
  "people" jsonb not null default '[]'::jsonb,
  constraint andon_call_levels_pkey PRIMARY KEY (call_id, level, reminder),
  constraint andon_call_levels_level_check CHECK (level = ANY (ARRAY['A'::text, 'B'::text, 'C'::text])),
  constraint andon_call_levels_outcome_check CHECK (outcome = ANY (ARRAY['told'::text, 'skipped'::text, 'nobody'::text, 'unsolved'::text])),
  constraint andon_call_levels_reminder_check CHECK (reminder >= 0)
);

create table andon_call_parts (
  "call_id" bigint not null,
  "start" timestamp with time zone not null,
  "loss_type" text not null,
  "remark" text not null,
  "explained_by" character varying(64) not null,
  "explained_at" timestamp with time zone not null,
  constraint andon_call_parts_pkey PRIMARY KEY (call_id, start),
  constraint andon_call_parts_loss_type_check CHECK (loss_type = ANY (ARRAY['mass'::text, 'equipment'::text, 'organizational'::text, 'process'::text]))
);

create table andon_calls (
  "id" bigint not null generated always as identity,
  "line_number" character varying(64) not null,
  "station_number" character varying(64) not null,
  "loss_type" text not null,
  "message" text,
  "call_state" text not null default 'called'::text,
  "called_at" timestamp with time zone not null,
  "called_by" character varying(64) not null,
  "arrived_at" timestamp with time zone,
  "arrived_by" character varying(64),
  "solved_at" timestamp with time zone,
  "solved_by" character varying(64),
  "ended_at" timestamp with time zone,
  "ended_by" character varying(64),
  "reason" text,
  "level" text,
  "level_at" timestamp with time zone,
  "stops_line" boolean not null default false,
  "announced" boolean not null default true,
  "raised_message" bigint,
  "cleared_message" bigint,
  "declined_by" jsonb not null default '[]'::jsonb,
  "by_link" boolean not null default false,
  "fault_reports" integer not null default 0,
  "fault_notes" jsonb not null default '[]'::jsonb,
  "queue_left" boolean not null default false,
  "heard_at" timestamp with time zone not null default now(),
  "ruled" boolean,
  "solve_asked_at" timestamp with time zone,
  "stops_at" timestamp with time zone,
  "cause" text,
  "owned_by" character varying(64),
  "owned_at" timestamp with time zone,
  constraint andon_calls_pkey PRIMARY KEY (id),
  constraint andon_calls_call_state_check CHECK (call_state = ANY (ARRAY['called'::text, 'arrived'::text, 'solved'::text, 'confirmed'::text, 'cancelled'::text])),
  constraint andon_calls_check CHECK ((owned_by IS NULL) = (owned_at IS NULL)),
  constraint andon_calls_level_check CHECK (level = ANY (ARRAY['A'::text, 'B'::text, 'C'::text])),
  constraint andon_calls_loss_type_check CHECK (loss_type = ANY (ARRAY['mass'::text, 'equipment'::text, 'organizational'::text, 'process'::text]))
);
CREATE INDEX andon_calls_arrived ON andon_calls USING btree (id) WHERE (call_state = 'arrived'::text);
CREATE UNIQUE INDEX andon_calls_of_cause ON andon_calls USING btree (line_number, cause) WHERE (cause IS NOT NULL);
CREATE INDEX andon_calls_of_line ON andon_calls USING btree (line_number, called_at);
CREATE INDEX andon_calls_of_station ON andon_calls USING btree (line_number, station_number);
CREATE INDEX andon_calls_stopping ON andon_calls USING btree (line_number) WHERE (stops_line AND (call_state = ANY (ARRAY['called'::text, 'arrived'::text])));
CREATE INDEX andon_calls_unanswered ON andon_calls USING btree (id) WHERE (call_state = 'called'::text);

create table andon_lamp_tests (
  "line_number" character varying(64) not null,
  "place" character varying(64) not null,
  "lamp_colour" text not null,
  "lamp_sound" text not null,
  "tested_by" character varying(64) not null,
  "until" timestamp with time zone not null,
  constraint andon_lamp_tests_pkey PRIMARY KEY (line_number, place)
);

create table andon_quiets (
  "line_number" character varying(64) not null,
  "quiet_since" timestamp with time zone not null,
  "quiet_until" timestamp with time zone not null,
  "quiet_by" character varying(64) not null,
  "reason" text not null,
  "ended_by" character varying(64),
  constraint andon_quiets_pkey PRIMARY KEY (line_number, quiet_since),
  constraint andon_quiets_check CHECK (quiet_until >= quiet_since)
);

create table andon_rules (
  "line_number" character varying(64) not null,
  "station_number" character varying(64),
  "place" character varying(64) not null,
  "loss_type" text not null,
  "message_en" character varying(128),
  "message_zh" character varying(128),
  "message_es" character varying(128),
  "message_ja" character varying(128),
  "location" character varying(128),
  "level_a_period" integer not null,
  "level_a_users" jsonb not null default '[]'::jsonb,
  "level_a_roles" jsonb not null default '[]'::jsonb,
  "level_a_duty" boolean not null,
  "level_b_period" integer,
  "level_b_users" jsonb not null default '[]'::jsonb,
  "level_b_roles" jsonb not null default '[]'::jsonb,
  "level_b_duty" boolean not null,
  "level_c_period" integer,
  "level_c_users" jsonb not null default '[]'::jsonb,
  "level_c_roles" jsonb not null default '[]'::jsonb,
  "level_c_duty" boolean not null,
  "period" integer,
  "stops_line" boolean not null,
  "enabled" boolean not null default true,
  "update_date" timestamp with time zone not null default now(),
  "update_author" character varying(128) not null,
  "revision" integer not null default 0,
  "solve_period" integer,
  "lamp_colour" text not null default 'red'::text,
  "lamp_sound" text not null default 'chime'::text,
  "mail" boolean not null default true,
  "target_codes" jsonb not null default '[]'::jsonb,
  "stop_window" integer,
  "low_material" boolean not null default false,
  constraint andon_rules_pkey PRIMARY KEY (line_number, loss_type, place),
  constraint andon_rules_check CHECK (place::text = COALESCE(station_number, ''::character varying)::text),
  constraint andon_rules_check1 CHECK (level_b_period > level_a_period AND level_b_period <= 1440),
  constraint andon_rules_check2 CHECK (level_c_period IS NULL OR level_b_period IS NOT NULL AND level_c_period > level_b_period AND level_c_period <= 1440),
  constraint andon_rules_check3 CHECK (stop_window IS NULL OR stop_window >= 5 AND stop_window <= 600 AND stops_line),
  constraint andon_rules_lamp_colour_check CHECK (lamp_colour = ANY (ARRAY['none'::text, 'red'::text, 'yellow'::text, 'blue'::text, 'white'::text, 'green'::text])),
  constraint andon_rules_lamp_sound_check CHECK (lamp_sound = ANY (ARRAY['none'::text, 'chime'::text, 'bell'::text, 'horn'::text])),
  constraint andon_rules_level_a_period_check CHECK (level_a_period >= 1 AND level_a_period <= 1440),
  constraint andon_rules_loss_type_check CHECK (loss_type = ANY (ARRAY['mass'::text, 'equipment'::text, 'organizational'::text, 'process'::text])),
  constraint andon_rules_period_check CHECK (period >= 1 AND period <= 1440),
  constraint andon_rules_solve_period_check CHECK (solve_period >= 1 AND solve_period <= 1440)
);

create table andon_station_messages (
  "line_number" character varying(64) not null,
  "station_number" character varying(64) not null,
  "message" bigint not null,
  "loss_type" text not null,
  "is_on" boolean not null,
  "said_at" timestamp with time zone not null,
  "said_by" character varying(64) not null,
  "note" text,
  "ended_call" boolean not null default false,
  "heard_at" timestamp with time zone not null,
  constraint andon_station_messages_pkey PRIMARY KEY (line_number, station_number, message),
  constraint andon_station_messages_loss_type_check CHECK (loss_type = ANY (ARRAY['mass'::text, 'equipment'::text, 'organizational'::text, 'process'::text]))
);
CREATE INDEX andon_station_messages_said ON andon_station_messages USING btree (line_number, station_number, said_at);

create table andon_watch (
  "one" boolean not null default true,
  "looked_at" timestamp with time zone not null,
  constraint andon_watch_pkey PRIMARY KEY (one),
  constraint andon_watch_one_check CHECK (one)
);

create table archive_pieces (
  "archive_id" uuid not null,
  "piece_no" integer not null,
  "piece_rows" integer not null,
  "bytes" bytea not null,
  constraint archive_pieces_pkey PRIMARY KEY (archive_id, piece_no)
);
alter table archive_pieces alter column bytes set storage external;

create table archived_serials (
  "line_number" character varying(64) not null,
  "product_sn" character varying(64) collate "C" not null,
  "month" character varying(7) not null,
  constraint archived_serials_pkey PRIMARY KEY (line_number, product_sn)
);

create table archives (
  "archive_id" uuid not null,
  "archive_kind" text not null,
  "month" character varying(7) not null,
  "part" smallint not null,
  "archived_rows" bigint not null default 0,
  "bytes" bigint not null default 0,
  "pieces" integer not null default 0,
  "sha256" bytea,
  "written_at" timestamp with time zone,
  "left_at" timestamp with time zone,
  constraint archives_pkey PRIMARY KEY (archive_id),
  constraint archives_archive_kind_month_part_key UNIQUE (archive_kind, month, part),
  constraint archives_archive_kind_check CHECK (archive_kind = ANY (ARRAY['passes'::text, 'units'::text, 'statuses'::text, 'outputSlots'::text, 'movements'::text, 'audit'::text])),
  constraint archives_month_check CHECK (month::text ~ '^\d{4}-\d\d$'::text)
);

create table attribute_limits (
  "line_number" character varying(64) not null,
  "limits_id" uuid not null,
  "station_number" character varying(64),
  "type_no" character varying(64),
  "attribute_kind" text not null,
  "sample_by" text not null,
  "centre" double precision not null,
  "sigma_z" double precision,
  "rules" jsonb not null,
  "signal_reaction" text not null,
  "valid_from" timestamp with time zone not null,
  "based_from" timestamp with time zone not null,
  "based_to" timestamp with time zone not null,
  "subgroup_num" integer not null,
  "note" text not null,
  "frozen_at" timestamp with time zone not null,
  "frozen_by" character varying(128) not null,
  "withdrawn_at" timestamp with time zone,
  "withdrawn_by" character varying(128),
  "withdrawn_reason" text,
  constraint attribute_limits_pkey PRIMARY KEY (line_number, limits_id),
  constraint attribute_limits_attribute_kind_check CHECK (attribute_kind = ANY (ARRAY['p'::text, 'np'::text, 'pPrime'::text, 'u'::text, 'c'::text, 'uPrime'::text])),
  constraint attribute_limits_centre_check CHECK (centre > 0::double precision),
  constraint attribute_limits_check CHECK (station_number IS NOT NULL OR signal_reaction = 'none'::text),
  constraint attribute_limits_sample_by_check CHECK (sample_by = ANY (ARRAY['hour'::text, 'shift'::text, 'day'::text])),
  constraint attribute_limits_sigma_z_check CHECK (sigma_z > 0::double precision),
  constraint attribute_limits_signal_reaction_check CHECK (signal_reaction = ANY (ARRAY['none'::text, 'bell'::text, 'call'::text, 'holdStation'::text]))
);

create table audit_leaves (
  "day" date not null,
  "part" integer not null,
  "leaves" bytea not null,
  constraint audit_leaves_pkey PRIMARY KEY (day, part)
);
revoke delete, truncate, update on audit_leaves from current_user;

create table audit_log (
  "id" bigint not null generated always as identity,
  "at" timestamp with time zone not null default now(),
  "user_name" character varying(64) not null,
  "line_number" character varying(64),
  "entity" text not null,
  "entity_key" character varying(128) not null,
  "action" character varying(64) not null,
  "before" jsonb,
  "after" jsonb,
  "trace_id" character varying(64),
  constraint audit_log_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_by_time ON audit_log USING btree (at, id);
CREATE INDEX audit_by_trace ON audit_log USING btree (trace_id) WHERE (trace_id IS NOT NULL);
CREATE INDEX audit_of_orders ON audit_log USING btree (line_number, id DESC) WHERE (entity = 'order'::text);
CREATE INDEX audit_of_people ON audit_log USING btree (at) WHERE (entity = ANY (ARRAY['user'::text, 'role'::text]));
CREATE INDEX audit_of_person ON audit_log USING btree (user_name, id DESC);
CREATE INDEX audit_of_record ON audit_log USING btree (entity, entity_key, id DESC);
revoke delete, truncate, update on audit_log from current_user;

create table audit_seal_checks (
  "day" date not null,
  "checked_at" timestamp with time zone not null,
  "seal_state" text not null,
  "wrong_id" bigint,
  constraint audit_seal_checks_pkey PRIMARY KEY (day),
  constraint audit_seal_checks_seal_state_check CHECK (seal_state = ANY (ARRAY['fits'::text, 'changed'::text, 'missing'::text, 'added'::text, 'broken'::text, 'archived'::text]))
);

create table audit_seals (
  "day" date not null,
  "entries" integer not null,
  "root" bytea not null,
  "chain" bytea not null,
  "sealed_at" timestamp with time zone not null default now(),
  constraint audit_seals_pkey PRIMARY KEY (day),
  constraint audit_seals_chain_check CHECK (length(chain) = 32),
  constraint audit_seals_entries_check CHECK (entries >= 0),
  constraint audit_seals_root_check CHECK (length(root) = 32)
);
revoke delete, truncate, update on audit_seals from current_user;

create table audit_signatures (
  "day" date not null,
  "public_key" bytea not null,
  "signature" bytea not null,
  "signed_at" timestamp with time zone not null default now(),
  constraint audit_signatures_pkey PRIMARY KEY (day),
  constraint audit_signatures_public_key_check CHECK (length(public_key) = 44),
  constraint audit_signatures_signature_check CHECK (length(signature) = 64)
);
revoke delete, truncate, update on audit_signatures from current_user;

create table backups (
  "finished_at" timestamp with time zone not null default now(),
  "bytes" bigint,
  "seconds" double precision not null,
  "error_text" text,
  constraint backups_pkey PRIMARY KEY (finished_at),
  constraint backups_check CHECK ((bytes IS NULL) = (error_text IS NOT NULL))
);

create table bind_events (
  "line_number" character varying(64) not null,
  "event_id" uuid not null,
  "station_number" character varying(64) not null,
  "position" character varying(64) not null,
  "bind_event" text not null,
  "bom_code" character varying(64) not null,
  "bom_lot" character varying(64) not null,
  "remaining" double precision not null,
  "at" timestamp with time zone not null,
  "bound_by" character varying(128) not null,
  "reason" text,
  "message" bigint,
  "bound_at" timestamp with time zone,
  constraint bind_events_pkey PRIMARY KEY (line_number, event_id),
  constraint bind_events_bind_event_check CHECK (bind_event = ANY (ARRAY['bind'::text, 'unbind'::text, 'replace'::text]))
);
CREATE UNIQUE INDEX bind_events_by_message ON bind_events USING btree (line_number, station_number, message) WHERE (message IS NOT NULL);
CREATE INDEX bind_events_by_place ON bind_events USING btree (line_number, station_number, "position", at DESC);
CREATE INDEX bind_events_by_time ON bind_events USING btree (line_number, at DESC, event_id DESC);

create table bindings (
  "line_number" character varying(64) not null,
  "station_number" character varying(64) not null,
  "position" character varying(64) not null,
  "bom_code" character varying(64) not null,
  "bom_lot" character varying(64) not null,
  "bound_quantity" double precision not null,
  "bound_at" timestamp with time zone not null,
  "bound_by" character varying(128) not null,
  constraint bindings_pkey PRIMARY KEY (line_number, station_number, "position")
);
CREATE INDEX bindings_of_lot ON bindings USING btree (line_number, bom_code, bom_lot);

create table boms (
  "bom_code" character varying(64) not null,
  "bom_ver" integer not null,
  "bom_name" character varying(128) not null,
  "type_no" character varying(64) not null,
  "definition_status" text not null default 'draft'::text,
  "valid_from" date,
  "remark" text,
  "rows" jsonb not null,
  "update_date" timestamp with time zone not null default now(),
  "update_author" character varying(128) not null,
  "revision" integer not null default 0,
  constraint boms_pkey PRIMARY KEY (bom_code, bom_ver),
  constraint boms_definition_status_check CHECK (definition_status = ANY (ARRAY['draft'::text, 'released'::text, 'obsolete'::text]))
);
CREATE INDEX boms_of_type ON boms USING btree (type_no);
CREATE INDEX boms_with_part ON boms USING gin (rows jsonb_path_ops);

create table bulk_acts (
  "line_number" text not null,
  "message" text not null,
  "meaning" bigint not null,
  "verb" text not null,
  "user_name" text not null,
  "asked" jsonb not null,
  "units" uuid[],
  "steps" integer[],
  "deeper" boolean not null default false,
  "done" integer not null default 0,
  "changed" integer not null default 0,
  "unchanged" jsonb not null default '{}'::jsonb,
  "touched_at" timestamp with time zone not null default now(),
  "finished" boolean not null default false,
  constraint bulk_acts_pkey PRIMARY KEY (line_number, message),
  constraint bulk_acts_verb_check CHECK (verb = ANY (ARRAY['hold'::text, 'rework'::text, 'dispose'::text, 'recall'::text]))
);
CREATE INDEX bulk_acts_open ON bulk_acts USING btree (touched_at) WHERE (NOT finished);

create table calendar_days (
  "line_number" character varying(64) not null,
  "day" date not null,
  "published" boolean not null,
  "day_type" text not null,
  "note" character varying(128),
  "shifts" jsonb not null,
  "saved_by" character varying(64) not null,
  "saved_at" timestamp with time zone not null default now(),
  constraint calendar_days_pkey PRIMARY KEY (line_number, day, published),
  constraint calendar_days_day_type_check CHECK (day_type = ANY (ARRAY['workday'::text, 'holiday'::text, 'overtime'::text]))
);

create table calendar_stamps (
  "line_number" character varying(64) not null,
  "stamp" uuid not null default gen_random_uuid(),
  constraint calendar_stamps_pkey PRIMARY KEY (line_number)
);

create table calibrations (
  "line_number" character varying(64) not null,
  "calibration_id" uuid not null,
  "tool_code" character varying(64) not null,
  "calibration_kind" text not null,
  "calibrated_at" timestamp with time zone not null,
  "calibrated_by" character varying(128) not null,
  "certificate_no" character varying(64),
  "file_id" uuid,
  "points" jsonb not null,
  "calibration_result" text not null,
  "found_out" boolean not null,
  "calibration_note" text,
  "recorded_at" timestamp with time zone not null,
  "recorded_by" character varying(128) not null,
  "result_codes" jsonb not null default '[]'::jsonb,
  "withdrawn_at" timestamp with time zone,
  "withdrawn_by" character varying(128),
  "withdrawn_reason" text,
  constraint calibrations_pkey PRIMARY KEY (line_number, calibration_id),
  constraint calibrations_calibration_kind_check CHECK (calibration_kind = ANY (ARRAY['calibration'::text, 'check'::text])),
  constraint calibrations_calibration_result_check CHECK (calibration_result = ANY (ARRAY['inTolerance'::text, 'adjusted'::text, 'outOfTolerance'::text]))
);
CREATE INDEX calibrations_ever ON calibrations USING btree (line_number, tool_code, calibrated_at);
CREATE UNIQUE INDEX calibrations_of_tool ON calibrations USING btree (line_number, tool_code, calibrated_at) WHERE (withdrawn_at IS NULL);

create table characteristic_days (
  "line_number" character varying(64) not null,
  "day" date not null,
  "station_number" character varying(64) not null,
  "set_key" integer not null,
  "n" integer[] not null,
  "mean" double precision[] not null,
  "m2" double precision[] not null,
  "lowest" double precision[] not null,
  "highest" double precision[] not null,
  "ng" integer[] not null,
  "type_no" character varying(64) not null,
  "type_ver" integer not null,
  constraint characteristic_days_pkey PRIMARY KEY (line_number, day, station_number, set_key, type_no, type_ver)
) with (fillfactor=50);
alter table characteristic_days alter column n set storage external;
alter table characteristic_days alter column mean set storage external;
alter table characteristic_days alter column m2 set storage external;
alter table characteristic_days alter column lowest set storage external;
alter table characteristic_days alter column highest set storage external;
alter table characteristic_days alter column ng set storage external;

create table chart_exclusions (
  "line_number" character varying(64) not null,
  "exclusion_id" uuid not null,
  "station_number" character varying(64) not null,
  "col_set_id" character varying(64) not null,
  "col_set_version" integer not null,
  "result_code" character varying(64) not null,
  "product_sn" character varying(64),
  "test_time" timestamp with time zone not null,
  "unit_num" integer not null,
  "units" jsonb not null,
  "note" text not null,
  "excluded_by" character varying(128) not null,
  "excluded_at" timestamp with time zone not null,
  "restored_by" character varying(128),
  "restored_at" timestamp with time zone,
  "restored_reason" text,
  constraint chart_exclusions_pkey PRIMARY KEY (line_number, exclusion_id)
);
CREATE UNIQUE INDEX chart_exclusions_of_point ON chart_exclusions USING btree (line_number, station_number, result_code, col_set_id, col_set_version, test_time) WHERE (restored_at IS NULL);

create table chart_limits (
  "line_number" character varying(64) not null,
  "limits_id" uuid not null,
  "station_number" character varying(64) not null,
  "col_set_id" character varying(64) not null,
  "col_set_version" integer not null,
  "result_code" character varying(64) not null,
  "type_no" character varying(64),
  "chart_kind" text not null,
  "subgroup_by" text not null,
  "unit_count" integer not null,
  "subgroup_minutes" integer not null,
  "estimator" text not null,
  "mean" double precision not null,
  "sigma_within" double precision not null,
  "rules" jsonb not null,
  "valid_from" timestamp with time zone not null,
  "based_from" timestamp with time zone not null,
  "based_to" timestamp with time zone not null,
  "subgroup_num" integer not null,
  "note" text not null,
  "frozen_at" timestamp with time zone not null,
  "frozen_by" character varying(128) not null,
  "withdrawn_at" timestamp with time zone,
  "withdrawn_by" character varying(128),
  "withdrawn_reason" text,
  "signal_reaction" text not null default 'none'::text,
  constraint chart_limits_pkey PRIMARY KEY (line_number, limits_id),
  constraint chart_limits_chart_kind_check CHECK (chart_kind = ANY (ARRAY['xBarR'::text, 'xBarS'::text, 'iMr'::text])),
  constraint chart_limits_estimator_check CHECK (estimator = ANY (ARRAY['rBar'::text, 'sBar'::text, 'movingRange'::text, 'pooled'::text])),
  constraint chart_limits_sigma_within_check CHECK (sigma_within > 0::double precision),
  constraint chart_limits_signal_reaction_check CHECK (signal_reaction = ANY (ARRAY['none'::text, 'bell'::text, 'call'::text, 'holdUnit'::text, 'holdStation'::text])),
  constraint chart_limits_subgroup_by_check CHECK (subgroup_by = ANY (ARRAY['consecutive'::text, 'time'::text, 'lot'::text]))
);
CREATE INDEX chart_limits_of_characteristic ON chart_limits USING btree (line_number, station_number, result_code);

create table chart_signals (
  "line_number" character varying(64) not null,
  "signal_id" uuid not null,
  "limits_id" uuid not null,
  "station_number" character varying(64) not null,
  "col_set_id" character varying(64),
  "col_set_version" integer,
  "result_code" character varying(64) not null,
  "type_no" character varying(64),
  "signal_reaction" text not null,
  "chart_part" text not null,
  "rule" integer not null,
  "point_time" timestamp with time zone not null,
  "point_value" double precision not null,
  "product_sn" character varying(64),
  "found_at" timestamp with time zone not null,
  "signal_cause" text,
  "signal_action" text,
  "remark" text,
  "answered_by" character varying(128),
  "answered_at" timestamp with time zone,
  "attribute_kind" text,
  "sample_by" text,
  constraint chart_signals_pkey PRIMARY KEY (line_number, signal_id),
  constraint chart_signals_attribute_kind_check CHECK (attribute_kind = ANY (ARRAY['p'::text, 'np'::text, 'pPrime'::text, 'u'::text, 'c'::text, 'uPrime'::text])),
  constraint chart_signals_chart_part_check CHECK (chart_part = ANY (ARRAY['location'::text, 'spread'::text])),
  constraint chart_signals_check CHECK ((attribute_kind IS NULL) = (col_set_id IS NOT NULL)),
  constraint chart_signals_check1 CHECK ((attribute_kind IS NULL) = (sample_by IS NULL)),
  constraint chart_signals_rule_check CHECK (rule >= 1 AND rule <= 9),
  constraint chart_signals_sample_by_check CHECK (sample_by = ANY (ARRAY['hour'::text, 'shift'::text, 'day'::text])),
  constraint chart_signals_signal_action_check CHECK (signal_action = ANY (ARRAY['adjusted'::text, 'toolChanged'::text, 'materialChanged'::text, 'sorted'::text, 'measuredAgain'::text, 'taught'::text, 'nothing'::text])),
  constraint chart_signals_signal_cause_check CHECK (signal_cause = ANY (ARRAY['machine'::text, 'material'::text, 'method'::text, 'people'::text, 'measurement'::text, 'environment'::text, 'falseSignal'::text])),
  constraint chart_signals_signal_reaction_check CHECK (signal_reaction = ANY (ARRAY['none'::text, 'bell'::text, 'call'::text, 'holdUnit'::text, 'holdStation'::text]))
);
CREATE INDEX chart_signals_found ON chart_signals USING btree (line_number, found_at);
CREATE UNIQUE INDEX chart_signals_open ON chart_signals USING btree (line_number, limits_id, chart_part, rule) WHERE (answered_at IS NULL);

create table collection_sets (
  "set_key" integer not null generated always as identity,
  "col_set_id" character varying(64) not null,
  "col_set_version" integer not null,
  "col_set_name" character varying(128) not null,
  "definition_status" text not null default 'draft'::text,
  "remark" text,
  "update_date" timestamp with time zone not null default now(),
  "update_author" character varying(128) not null,
  "revision" integer not null default 0,
  "subgroup_by" text not null default 'consecutive'::text,
  "subgroup_minutes" integer not null default 60,
  constraint collection_sets_pkey PRIMARY KEY (col_set_id, col_set_version),
  constraint collection_sets_set_key_key UNIQUE (set_key),
  constraint collection_sets_definition_status_check CHECK (definition_status = ANY (ARRAY['draft'::text, 'released'::text, 'obsolete'::text])),
  constraint collection_sets_subgroup_by_check CHECK (subgroup_by = ANY (ARRAY['consecutive'::text, 'time'::text, 'lot'::text]))
);

create table components (
  "line_number" character varying(64) not null,
  "product_id" uuid not null,
  "component_id" uuid not null,
  "root_id" uuid not null,
  "bom_code" character varying(64) not null,
  "bom_lot" character varying(64),
  "serial" character varying(64),
  "child_id" uuid,
  "quantity" double precision not null,
  "part_grp" character varying(64) not null,
  "station_number" character varying(64) not null,
  "step_seq" integer,
  "pass_no" integer,
  "component_time" timestamp with time zone not null,
  "operator" character varying(64),
  "removed_at" timestamp with time zone,
  "removed_by" character varying(128),
  "remove_reason" text,
  "went_back" boolean not null default false,
  "removal_message" bigint,
  "scanned" boolean not null default false,
  constraint components_pkey PRIMARY KEY (line_number, product_id, component_id)
);
CREATE INDEX components_by_removal ON components USING btree (line_number, removal_message) WHERE (removal_message IS NOT NULL);
CREATE INDEX components_by_time ON components USING btree (line_number, component_time);
CREATE INDEX components_inside ON components USING btree (line_number, root_id, child_id) WHERE ((child_id IS NOT NULL) AND (removed_at IS NULL));
CREATE UNIQUE INDEX components_of_child ON components USING btree (line_number, child_id) WHERE ((child_id IS NOT NULL) AND (removed_at IS NULL));
CREATE INDEX components_of_child_ever ON components USING btree (line_number, child_id) WHERE (child_id IS NOT NULL);
CREATE INDEX components_of_lot ON components USING btree (line_number, bom_code, bom_lot, product_id) INCLUDE (removed_at, quantity) WHERE (bom_lot IS NOT NULL);
CREATE INDEX components_of_root ON components USING btree (line_number, root_id);
CREATE INDEX components_of_serial ON components USING btree (line_number, serial) WHERE (serial IS NOT NULL);
CREATE INDEX components_removed ON components USING btree (line_number, removed_at) WHERE (removed_at IS NOT NULL);
CREATE INDEX components_scanned_lots ON components USING btree (line_number, station_number, component_time) INCLUDE (bom_code, bom_lot) WHERE (((serial IS NOT NULL) OR scanned) AND (bom_lot IS NOT NULL));

create table concessions (
  "line_number" character varying(64) not null,
  "concession_code" character varying(64) not null,
  "type_no" character varying(64) not null,
  "defect_code" character varying(64) not null,
  "station_number" character varying(64),
  "min_value" double precision,
  "max_value" double precision,
  "pieces" integer,
  "used_pieces" integer not null default 0,
  "valid_until" date,
  "justification" text not null,
  "concession_state" text not null default 'asked'::text,
  "asked_by" character varying(64) not null,
  "asked_at" timestamp with time zone not null,
  "decided_by" character varying(64),
  "decided_at" timestamp with time zone,
  "closed_by" character varying(64),
  "closed_at" timestamp with time zone,
  "reason" text,
  "revision" integer not null default 0,
  "line_numbers" jsonb not null default '[]'::jsonb,
  "all_pieces" integer,
  "shared_id" uuid,
  constraint concessions_pkey PRIMARY KEY (line_number, concession_code),
  constraint concessions_all_pieces_check CHECK (all_pieces > 0),
  constraint concessions_check CHECK (used_pieces <= pieces),
  constraint concessions_check1 CHECK (pieces IS NOT NULL OR valid_until IS NOT NULL),
  constraint concessions_concession_state_check CHECK (concession_state = ANY (ARRAY['asked'::text, 'approved'::text, 'refused'::text, 'withdrawn'::text, 'usedUp'::text, 'expired'::text])),
  constraint concessions_pieces_check CHECK (pieces >= 0)
);
CREATE INDEX concessions_shared ON concessions USING btree (shared_id) WHERE (shared_id IS NOT NULL);

create table cycle_standards (
  "line_number" character varying(64) not null,
  "station_number" character varying(64) not null,
  "type_no" character varying(64) not null,
  "valid_from" timestamp with time zone not null,
  "cycle_time" double precision,
  "reason" text not null,
  "update_author" character varying(128) not null,
  "update_date" timestamp with time zone not null default now(),
  constraint cycle_standards_pkey PRIMARY KEY (line_number, station_number, type_no, valid_from),
  constraint cycle_standards_cycle_time_check CHECK (cycle_time >= 0.001::double precision)
);

create table defect_drawings (
  "line_number" character varying(64) not null,
  "type_no" character varying(64) not null,
  "picture" uuid not null,
  "marked_places" jsonb not null,
  "update_date" timestamp with time zone not null default now(),
  "update_author" character varying(128) not null,
  "revision" integer not null default 0,
  constraint defect_drawings_pkey PRIMARY KEY (line_number, type_no)
);

create table defects (
  "line_number" character varying(64) not null,
  "defect_code" character varying(64) not null,
  "sub_defect_code" character varying(64),
  "place" character varying(64) not null,
  "name_en" character varying(128),
  "name_zh" character varying(128),
  "name_es" character varying(128),
  "name_ja" character varying(128),
  "rank" character varying(64),
  "sub_rank" character varying(64),
  "station_numbers" jsonb not null default '[]'::jsonb,
  "type_nos" jsonb not null default '[]'::jsonb,
  "rwk_code" character varying(64),
  "return_station" character varying(64),
  "default_disposition" text,
  "responsibility" character varying(128),
  "result_codes" jsonb not null default '[]'::jsonb,
  "picture" uuid,
  "enabled" boolean not null default true,
  "merged_into" text,
  "update_date" timestamp with time zone not null default now(),
  "update_author" character varying(128) not null,
  "revision" integer not null default 0,
  constraint defects_pkey PRIMARY KEY (line_number, defect_code, place),
  constraint defects_check CHECK (place::text = COALESCE(sub_defect_code, ''::character varying)::text),
  constraint defects_default_disposition_check CHECK (default_disposition = ANY (ARRAY['rework'::text, 'scrap'::text, 'useAsIs'::text, 'returned'::text]))
);

create table done_messages (
  "line_number" text not null,
  "message" text not null,
  "meaning" bigint not null,
  "answer" jsonb not null,
  "at" timestamp with time zone not null default now(),
  constraint done_messages_pkey PRIMARY KEY (line_number, message)
);
CREATE INDEX done_messages_at ON done_messages USING btree (at);

create table equipment_alarms (
  "line_number" character varying(64) not null,
  "station_number" character varying(64) not null,
  "alarm_code" character varying(64) not null,
  "on_time" timestamp with time zone not null,
  "off_time" timestamp with time zone,
  "alarm_text" text,
  constraint equipment_alarms_pkey PRIMARY KEY (line_number, station_number, alarm_code, on_time)
);
CREATE INDEX equipment_alarms_ended ON equipment_alarms USING btree (line_number, off_time);
CREATE INDEX equipment_alarms_next_off ON equipment_alarms USING btree (line_number, station_number, alarm_code, off_time);
CREATE INDEX equipment_alarms_on ON equipment_alarms USING btree (line_number) WHERE (off_time IS NULL);

create table events (
  "line_number" character varying(64) not null,
  "turn" bigint not null,
  "seq" integer not null,
  "heard_at" timestamp with time zone not null,
  "kind" text not null,
  "about" text not null,
  "data" jsonb not null,
  constraint events_pkey PRIMARY KEY (line_number, turn, seq, heard_at)
) partition by RANGE (heard_at);

create table events_set_aside (
  "follower" character varying(64) not null,
  "line_number" character varying(64) not null,
  "turn" bigint not null,
  "seq" integer not null,
  "heard_at" timestamp with time zone not null,
  "kind" text not null,
  "about" text not null,
  "data" jsonb not null,
  "error_text" text not null,
  "set_aside_at" timestamp with time zone not null default now(),
  constraint events_set_aside_pkey PRIMARY KEY (line_number, follower, turn, seq)
);

create table failure_photos (
  "line_number" character varying(64) not null,
  "fail_id" uuid not null,
  "picture" uuid not null,
  "added_by" character varying(64) not null,
  "added_at" timestamp with time zone not null,
  constraint failure_photos_pkey PRIMARY KEY (line_number, fail_id, picture)
);

create table failure_undos (
  "line_number" character varying(64) not null,
  "fail_id" uuid not null,
  "failure_before" jsonb not null,
  "unit_before" jsonb,
  "unit_after" jsonb,
  "others" jsonb not null,
  constraint failure_undos_pkey PRIMARY KEY (line_number, fail_id)
);

create table failures (
  "line_number" character varying(64) not null,
  "fail_id" uuid not null,
  "product_id" uuid,
  "product_sn" character varying(64),
  "station_number" character varying(64) not null,
  "step_seq" integer,
  "pass_no" integer,
  "result_code" character varying(64),
  "result_value" double precision,
  "defect_code" character varying(64),
  "fail_status" text not null,
  "fail_time" timestamp with time zone not null,
  "closed_time" timestamp with time zone,
  "type_no" character varying(64),
  "lot_no" character varying(64),
  "min_value" double precision,
  "max_value" double precision,
  "sub_defect_code" character varying(64),
  "fail_source" text not null default 'auto'::text,
  "quantity" integer not null default 1,
  "remark" text,
  "position_x" double precision,
  "position_y" double precision,
  "photo" uuid,
  "operator" character varying(64),
  "logged_by" character varying(64),
  "disposition" text,
  "disposed_by" character varying(64),
  "disposed_time" timestamp with time zone,
  "disposition_reason" text,
  "closed_by" character varying(64),
  "split_from" uuid,
  "set_key" integer,
  "concession_code" character varying(64),
  "component_id" uuid,
  "bom_code" character varying(64),
  "bom_lot" character varying(64),
  "serial" character varying(64),
  "removed_from" uuid,
  "place_code" character varying(64),
  constraint failures_pkey PRIMARY KEY (line_number, fail_id),
  constraint failures_check CHECK (removed_from IS NULL OR component_id IS NOT NULL),
  constraint failures_disposition_check CHECK (disposition = ANY (ARRAY['rework'::text, 'scrap'::text, 'useAsIs'::text, 'falseFail'::text, 'returned'::text])),
  constraint failures_fail_source_check CHECK (fail_source = ANY (ARRAY['auto'::text, 'manual'::text])),
  constraint failures_fail_status_check CHECK (fail_status = ANY (ARRAY['open'::text, 'rework'::text, 'scrap'::text, 'useAsIs'::text, 'falseFail'::text, 'returned'::text, 'closed'::text])),
  constraint failures_of_unit_or_lot CHECK (product_id IS NOT NULL OR lot_no IS NOT NULL OR removed_from IS NOT NULL),
  constraint failures_position_x_check CHECK (position_x >= 0::double precision AND position_x <= 1::double precision),
  constraint failures_position_y_check CHECK (position_y >= 0::double precision AND position_y <= 1::double precision),
  constraint failures_quantity_check CHECK (quantity > 0)
);
CREATE INDEX failures_by_hand ON failures USING btree (line_number, fail_time DESC) WHERE (fail_source = 'manual'::text);
CREATE INDEX failures_by_result ON failures USING btree (line_number, result_code, fail_time DESC) WHERE (set_key IS NOT NULL);
CREATE INDEX failures_by_short_id ON failures USING btree (line_number, upper("right"((fail_id)::text, 6)));
CREATE INDEX failures_by_time ON failures USING btree (line_number, fail_time DESC);
CREATE INDEX failures_false ON failures USING btree (line_number, fail_time DESC) WHERE (fail_status = 'falseFail'::text);
CREATE INDEX failures_left_with_part ON failures USING btree (line_number, removed_from) WHERE (removed_from IS NOT NULL);
CREATE INDEX failures_of_lot ON failures USING btree (line_number, lot_no) WHERE (product_id IS NULL);
CREATE INDEX failures_of_part ON failures USING btree (line_number, component_id) WHERE (component_id IS NOT NULL);
CREATE INDEX failures_of_unit ON failures USING btree (line_number, product_id);
CREATE INDEX failures_open ON failures USING btree (line_number, fail_time DESC) WHERE (fail_status = ANY (ARRAY['open'::text, 'rework'::text]));

create table file_pieces (
  "file_id" uuid not null,
  "piece_no" integer not null,
  "bytes" bytea not null,
  constraint file_pieces_pkey PRIMARY KEY (file_id, piece_no)
);

create table file_uses (
  "file_id" uuid not null,
  "entity" text not null,
  "entity_key" character varying(128) not null,
  constraint file_uses_pkey PRIMARY KEY (file_id, entity, entity_key)
);

create table follower_kinds (
  "follower" character varying(64) not null,
  "kinds" text[] not null,
  "said_at" timestamp with time zone not null,
  constraint follower_kinds_pkey PRIMARY KEY (follower)
);

create table follower_positions (
  "follower" character varying(64) not null,
  "line_number" character varying(64) not null,
  "turn" bigint not null default 0,
  "seq" integer not null default 0,
  "heard_at" timestamp with time zone not null default '1970-01-01 00:00:00+00'::timestamp with time zone,
  "tries" integer not null default 0,
  "retry_at" timestamp with time zone,
  constraint follower_positions_pkey PRIMARY KEY (follower, line_number)
) with (fillfactor=50);

create table former_shifts (
  "line_number" character varying(64) not null,
  "last_day" date not null,
  "shifts" jsonb not null,
  constraint former_shifts_pkey PRIMARY KEY (line_number, last_day)
);

create table frozen_reports (
  "line_number" character varying(64) not null,
  "report_id" uuid not null,
  "report_kind" text not null,
  "report_title" character varying(128) not null,
  "remark" text,
  "since" timestamp with time zone,
  "until" timestamp with time zone,
  "time_zone" character varying(128) not null,
  "asked" jsonb not null,
  "report" json not null,
  "frozen_at" timestamp with time zone not null,
  "frozen_by" character varying(128) not null,
  "measured" json,
  constraint frozen_reports_pkey PRIMARY KEY (line_number, report_id),
  constraint frozen_reports_report_kind_check CHECK (report_kind = ANY (ARRAY['capability'::text, 'equipment'::text]))
);
CREATE INDEX frozen_reports_of_kind ON frozen_reports USING btree (line_number, report_kind, frozen_at);

create table future_holds (
  "line_number" character varying(64) not null,
  "product_id" uuid not null,
  "step_seq" integer not null,
  "reason" text not null,
  "set_by" character varying(64) not null,
  "set_at" timestamp with time zone not null,
  constraint future_holds_pkey PRIMARY KEY (line_number, product_id, step_seq)
);

create table gauge_studies (
  "line_number" character varying(64) not null,
  "study_id" uuid not null,
  "gauge_id" character varying(64) not null,
  "col_set_id" character varying(64) not null,
  "result_code" character varying(64) not null,
  "study_kind" text not null,
  "lower_spec_limit" double precision,
  "upper_spec_limit" double precision,
  "reference" double precision,
  "gauge_percent" double precision,
  "cgk" double precision,
  "gauge_verdict" text,
  "valid_until" date,
  "note" text,
  "studied_at" timestamp(3) with time zone not null default now(),
  "studied_by" character varying(128) not null,
  "readings" jsonb not null,
  "figures" jsonb not null,
  "result_unit" character varying(64),
  constraint gauge_studies_pkey PRIMARY KEY (line_number, study_id),
  constraint gauge_studies_gauge_verdict_check CHECK (gauge_verdict = ANY (ARRAY['accepted'::text, 'marginal'::text, 'rejected'::text])),
  constraint gauge_studies_study_kind_check CHECK (study_kind = ANY (ARRAY['type1'::text, 'crossed'::text, 'attribute'::text]))
);
CREATE INDEX gauge_studies_of_characteristic ON gauge_studies USING btree (line_number, col_set_id, result_code, studied_at);

create table handover_notes (
  "line_number" character varying(64) not null,
  "note_id" uuid not null,
  "day" date not null,
  "shift_name" character varying(128) not null,
  "remark" text not null,
  "noted_by" character varying(64) not null,
  "noted_at" timestamp with time zone not null,
  constraint handover_notes_pkey PRIMARY KEY (line_number, note_id)
);
CREATE INDEX handover_notes_of_shift ON handover_notes USING btree (line_number, day, shift_name);

create table handovers (
  "line_number" character varying(64) not null,
  "day" date not null,
  "shift_name" character varying(128) not null,
  "content" jsonb not null,
  "given_by" character varying(64) not null,
  "given_at" timestamp with time zone not null,
  "taken_by" character varying(64),
  "taken_at" timestamp with time zone,
  "remark" text,
  constraint handovers_pkey PRIMARY KEY (line_number, day, shift_name)
);

create table hold_rules (
  "line_number" text not null,
  "message" text not null,
  "kind" text not null,
  "value" text not null,
  "bom_codes" text[] not null,
  "reason" text not null,
  "later" boolean not null,
  "by" text not null,
  "at" timestamp with time zone not null default now(),
  "marked_at" timestamp with time zone,
  "released_at" timestamp with time zone,
  "released_by" text,
  constraint hold_rules_pkey PRIMARY KEY (line_number, message),
  constraint hold_rules_kind_check CHECK (kind = ANY (ARRAY['materialLot'::text, 'serial'::text, 'type'::text]))
);
CREATE INDEX hold_rules_active ON hold_rules USING btree (line_number) WHERE (released_at IS NULL);

create table host_keys (
  "id" bigint not null generated always as identity,
  "key_hash" bytea not null,
  "key_name" character varying(128) not null,
  "key_hint" character varying(64) not null,
  "made_by" character varying(64) not null,
  "at" timestamp with time zone not null default now(),
  "last_used" timestamp with time zone,
  "revoked_at" timestamp with time zone,
  constraint host_keys_pkey PRIMARY KEY (id),
  constraint host_keys_key_hash_key UNIQUE (key_hash)
);

create table host_settings (
  "one" boolean not null default true,
  "host_mode" text not null default 'off'::text,
  "host_url" text,
  "host_key" text,
  "most_tries" integer not null default 300,
  "timeout_seconds" integer not null default 10,
  "revision" integer not null default 0,
  constraint host_settings_pkey PRIMARY KEY (one),
  constraint host_settings_host_mode_check CHECK (host_mode = ANY (ARRAY['off'::text, 'paused'::text, 'on'::text])),
  constraint host_settings_most_tries_check CHECK (most_tries >= 1 AND most_tries <= 1000),
  constraint host_settings_one_check CHECK (one),
  constraint host_settings_timeout_seconds_check CHECK (timeout_seconds >= 1 AND timeout_seconds <= 60)
);

create table host_telegrams (
  "id" bigint not null generated always as identity,
  "line_number" character varying(64),
  "direction" text not null,
  "tele_type" text not null,
  "tele_state" text not null default 'waiting'::text,
  "idempotency_key" character varying(128) not null,
  "endpoint" text not null,
  "http_status" integer,
  "attempts" integer not null default 0,
  "next_try" timestamp with time zone,
  "latency" double precision,
  "error_text" text,
  "order_code" character varying(64),
  "lot_no" character varying(64),
  "product_id" uuid,
  "product_sn" character varying(64),
  "at" timestamp with time zone not null default now(),
  "done_at" timestamp with time zone,
  "handled_by" character varying(64),
  "handled_reason" text,
  "request" text,
  "request_hash" bytea,
  "response" text,
  "trace_id" character varying(64),
  constraint host_telegrams_pkey PRIMARY KEY (id),
  constraint host_telegrams_direction_idempotency_key_key UNIQUE (direction, idempotency_key),
  constraint host_telegrams_direction_check CHECK (direction = ANY (ARRAY['in'::text, 'out'::text])),
  constraint host_telegrams_tele_state_check CHECK (tele_state = ANY (ARRAY['waiting'::text, 'retry'::text, 'ok'::text, 'dead'::text, 'handled'::text]))
);
CREATE INDEX host_telegrams_by_time ON host_telegrams USING btree (at);
CREATE INDEX host_telegrams_by_trace ON host_telegrams USING btree (trace_id) WHERE (trace_id IS NOT NULL);
CREATE INDEX host_telegrams_done ON host_telegrams USING btree (done_at);
CREATE INDEX host_telegrams_of_line ON host_telegrams USING btree (line_number, id DESC);
CREATE INDEX host_telegrams_of_order ON host_telegrams USING btree (order_code, id DESC) WHERE (order_code IS NOT NULL);
CREATE INDEX host_telegrams_of_state ON host_telegrams USING btree (tele_state, id DESC) WHERE (tele_state <> 'ok'::text);
CREATE INDEX host_telegrams_of_unit ON host_telegrams USING btree (product_sn, id DESC) WHERE (product_sn IS NOT NULL);
CREATE INDEX host_telegrams_open ON host_telegrams USING btree (line_number, id) WHERE ((direction = 'out'::text) AND (tele_state = ANY (ARRAY['waiting'::text, 'retry'::text])));
CREATE INDEX host_telegrams_unsummed ON host_telegrams USING btree (id) WHERE (request IS NULL);

create table inspection_follow_ups (
  "line_number" character varying(64) not null,
  "record_id" bigint not null,
  "call_id" bigint,
  "work_done" text,
  "done_by" character varying(64),
  "done_at" timestamp with time zone,
  constraint inspection_follow_ups_pkey PRIMARY KEY (line_number, record_id)
);

create table inspection_items (
  "line_number" character varying(64) not null,
  "item_code" character varying(64) not null,
  "station_number" character varying(64) not null,
  "text_en" character varying(128),
  "text_zh" character varying(128),
  "text_es" character varying(128),
  "text_ja" character varying(128),
  "method" text,
  "measured" boolean not null,
  "result_unit" character varying(64),
  "lower_spec_limit" double precision,
  "upper_spec_limit" double precision,
  "inspect_frequency" text not null,
  "every_hours" integer,
  "inspect_schedule" text not null,
  "due_within" integer not null,
  "blocks_arrival" boolean not null,
  "enabled" boolean not null default true,
  "valid_from" timestamp with time zone not null,
  "retired_at" timestamp with time zone,
  "update_date" timestamp with time zone not null default now(),
  "update_author" character varying(128) not null,
  "revision" integer not null default 0,
  "every_pieces" integer,
  "stop_minutes" integer,
  "photo_required" boolean not null,
  "signature_required" boolean not null,
  constraint inspection_items_pkey PRIMARY KEY (line_number, item_code),
  constraint inspection_items_due_within_check CHECK (due_within >= 0 AND due_within <= 10080),
  constraint inspection_items_inspect_frequency_check CHECK (inspect_frequency = ANY (ARRAY['shift'::text, 'day'::text, 'week'::text, 'hours'::text, 'order'::text, 'firstPiece'::text, 'changeover'::text, 'pieces'::text, 'stop'::text, 'material'::text, 'tool'::text])),
  constraint inspection_items_inspect_schedule_check CHECK (inspect_schedule = ANY (ARRAY['fixed'::text, 'floating'::text]))
);

create table inspection_records (
  "line_number" character varying(64) not null,
  "id" bigint not null generated always as identity,
  "item_code" character varying(64) not null,
  "station_number" character varying(64) not null,
  "due_at" timestamp with time zone,
  "result_status" text not null,
  "result_value" double precision,
  "remark" text,
  "recorded_at" timestamp with time zone not null,
  "recorded_by" character varying(64) not null,
  "recorded_late" boolean not null,
  "corrects" bigint,
  "corrected_at" timestamp with time zone,
  "corrected_by" character varying(64),
  "reason" text,
  "picture" uuid,
  "signed_by" character varying(128),
  "answers_until" timestamp with time zone,
  constraint inspection_records_pkey PRIMARY KEY (line_number, id),
  constraint inspection_records_line_number_corrects_key UNIQUE (line_number, corrects),
  constraint inspection_records_result_status_check CHECK (result_status = ANY (ARRAY['ok'::text, 'ng'::text]))
);
CREATE INDEX inspection_records_by_time ON inspection_records USING btree (line_number, recorded_at);
CREATE INDEX inspection_records_of_item ON inspection_records USING btree (line_number, item_code, recorded_at);
CREATE INDEX inspection_records_of_person ON inspection_records USING btree (line_number, recorded_by, recorded_at);

create table known_browsers (
  "browser_hash" bytea not null,
  "user_name" character varying(64) not null,
  "seen_at" timestamp with time zone not null default now(),
  constraint known_browsers_pkey PRIMARY KEY (browser_hash, user_name)
);
CREATE INDEX known_browsers_of_user ON known_browsers USING btree (user_name);

create table late_changes (
  "line_number" character varying(64) not null,
  "day" date not null,
  "changes" bigint not null default 1,
  constraint late_changes_pkey PRIMARY KEY (line_number, day)
);

create table line_heads (
  "line_number" character varying(64) not null,
  "turn" bigint not null default 0,
  "heard_at" timestamp with time zone not null default '-infinity'::timestamp with time zone,
  "event_turn" bigint not null default 0,
  constraint line_heads_pkey PRIMARY KEY (line_number)
) with (fillfactor=50);

create table line_turns (
  "line_number" character varying(64) not null,
  "turn" bigint not null,
  "heard_at" timestamp with time zone not null,
  "stations" text[],
  "first_out" timestamp with time zone[],
  "last_out" timestamp with time zone[],
  constraint line_turns_pkey PRIMARY KEY (line_number, turn, heard_at)
) partition by RANGE (heard_at);

create table lines (
  "line_number" character varying(64) not null,
  "line_name" character varying(128) not null,
  "location" character varying(128),
  "manager" character varying(128),
  "enabled" boolean not null default true,
  "revision" integer not null default 0,
  "ok_rate_target" double precision,
  "takt_target" double precision,
  "made_at" timestamp with time zone default now(),
  "short_stop_from" double precision,
  "reason_from" double precision,
  constraint lines_pkey PRIMARY KEY (line_number),
  constraint lines_ok_rate_target_check CHECK (ok_rate_target >= 0::double precision AND ok_rate_target <= 1::double precision),
  constraint lines_reason_from_check CHECK (reason_from > 0::double precision),
  constraint lines_short_stop_from_check CHECK (short_stop_from >= 0::double precision),
  constraint lines_takt_target_check CHECK (takt_target > 0::double precision)
);

create table link_keys (
  "one" boolean not null default true,
  "key" bytea not null,
  constraint link_keys_pkey PRIMARY KEY (one),
  constraint link_keys_one_check CHECK (one)
);

create table login_codes (
  "code_hash" bytea not null,
  "browser_hash" bytea not null,
  "user_name" character varying(64),
  "made_at" timestamp with time zone not null default now(),
  "issuer" character varying(500) not null,
  "subject" character varying(255) not null,
  constraint login_codes_pkey PRIMARY KEY (code_hash)
);

create table login_tries (
  "scope" character varying(16) not null,
  "try_key" bytea not null,
  "user_name" character varying(64),
  "address" character varying(64),
  "failed_tries" integer not null,
  "tried_at" timestamp with time zone not null default now(),
  "barred_until" timestamp with time zone,
  constraint login_tries_pkey PRIMARY KEY (scope, try_key)
);
CREATE INDEX login_tries_by_time ON login_tries USING btree (tried_at);

create table lots (
  "id" bigint not null generated always as identity,
  "line_number" character varying(64) not null,
  "lot_no" character varying(64) collate "C" not null,
  "lot_describe" text,
  "lot_status" text not null default 'waiting'::text,
  "lot_type" character varying(64) not null default 'series'::character varying,
  "order_code" character varying(64) not null,
  "production_priority" integer not null default 5,
  "sequence" integer,
  "number" integer not null,
  "started_number" integer not null default 0,
  "done_number" integer not null default 0,
  "ng_number" integer not null default 0,
  "working_code" character varying(64),
  "customer_sn" character varying(64),
  "main_flow" character varying(64),
  "main_flow_seq" integer,
  "main_flow_from_oper" character varying(64),
  "main_flow_to_oper" character varying(64),
  "parent_lot" character varying(64),
  "received_at" timestamp with time zone not null default now(),
  "started_at" timestamp with time zone,
  "ended_at" timestamp with time zone,
  "status_reason" text,
  "revision" integer not null default 0,
  constraint lots_pkey PRIMARY KEY (line_number, id),
  constraint lots_line_number_lot_no_key UNIQUE (line_number, lot_no),
  constraint lots_lot_status_check CHECK (lot_status = ANY (ARRAY['waiting'::text, 'inProcess'::text, 'onHold'::text, 'completed'::text, 'reported'::text, 'refused'::text, 'scrapped'::text, 'merged'::text]))
);
CREATE INDEX lots_of_order ON lots USING btree (line_number, order_code);
CREATE INDEX lots_open ON lots USING btree (line_number) WHERE (lot_status = ANY (ARRAY['waiting'::text, 'inProcess'::text, 'onHold'::text]));

create table machine_codes (
  "line_number" character varying(64) not null,
  "station_number" character varying(64) not null,
  "code_key" character varying(32) not null,
  "made_at" timestamp with time zone not null,
  "made_by" character varying(64) not null,
  "reported" jsonb not null default '[]'::jsonb,
  constraint machine_codes_pkey PRIMARY KEY (line_number, station_number)
);

create table material_lots (
  "line_number" character varying(64) not null,
  "bom_code" character varying(64) not null,
  "bom_lot" character varying(64) not null,
  "quantity" double precision not null,
  "remaining" double precision not null,
  "expires_at" timestamp with time zone,
  "supplier" character varying(128),
  "supplier_lot" character varying(64),
  "lot_state" text not null default 'available'::text,
  "state_reason" text,
  "received_at" timestamp with time zone not null,
  "revision" integer not null default 0,
  constraint material_lots_pkey PRIMARY KEY (line_number, bom_code, bom_lot),
  constraint material_lots_lot_state_check CHECK (lot_state = ANY (ARRAY['available'::text, 'blocked'::text])),
  constraint material_lots_quantity_check CHECK (quantity >= 0::double precision),
  constraint material_lots_remaining_check CHECK (remaining >= 0::double precision)
) with (fillfactor=70);
CREATE INDEX material_lots_by_label ON material_lots USING btree (line_number, bom_lot);

create table material_movements (
  "line_number" character varying(64) not null,
  "movement_id" uuid not null,
  "bom_code" character varying(64) not null,
  "bom_lot" character varying(64) not null,
  "movement" text not null,
  "quantity" double precision not null,
  "at" timestamp with time zone not null,
  "by" character varying(128) not null,
  "reason" text,
  constraint material_movements_pkey PRIMARY KEY (line_number, movement_id),
  constraint material_movements_movement_check CHECK (movement = ANY (ARRAY['receive'::text, 'adjust'::text, 'scrap'::text]))
);
CREATE INDEX material_movements_of_lot ON material_movements USING btree (line_number, bom_code, bom_lot);

create table notice_copies (
  "user_name" character varying(64) not null,
  "notice_id" bigint not null,
  "message_status" text not null default 'unread'::text,
  "message_type" text,
  "texts" jsonb,
  "repeats" integer not null default 0,
  "repeated_at" timestamp with time zone,
  constraint notice_copies_pkey PRIMARY KEY (user_name, notice_id),
  constraint notice_copies_message_status_check CHECK (message_status = ANY (ARRAY['unread'::text, 'read'::text, 'handled'::text])),
  constraint notice_copies_message_type_check CHECK (message_type = ANY (ARRAY['info'::text, 'warn'::text, 'alarm'::text]))
);
CREATE INDEX notice_copies_of_notice ON notice_copies USING btree (notice_id);
CREATE INDEX notice_copies_unread ON notice_copies USING btree (user_name) WHERE (message_status = 'unread'::text);

create table notice_deliveries (
  "id" bigint not null generated always as identity,
  "at" timestamp with time zone not null default now(),
  "target_code" character varying(64),
  "notice_id" bigint,
  "event_type" text,
  "about" character varying(128) not null,
  "line_number" character varying(64),
  "request" text not null,
  "tele_state" text not null default 'waiting'::text,
  "attempts" integer not null default 0,
  "next_try" timestamp with time zone default now(),
  "http_status" integer,
  "error_text" text,
  "done_at" timestamp with time zone,
  "user_name" character varying(64),
  "repeat" integer not null default 0,
  "rule_id" bigint,
  constraint notice_deliveries_pkey PRIMARY KEY (id),
  constraint notice_deliveries_notice_id_user_name_repeat_key UNIQUE (notice_id, user_name, repeat),
  constraint notice_deliveries_check CHECK ((next_try IS NULL) = (tele_state = ANY (ARRAY['ok'::text, 'dead'::text, 'handled'::text]))),
  constraint notice_deliveries_check1 CHECK ((target_code IS NULL) <> (user_name IS NULL)),
  constraint notice_deliveries_tele_state_check CHECK (tele_state = ANY (ARRAY['waiting'::text, 'retry'::text, 'ok'::text, 'dead'::text, 'handled'::text]))
);
CREATE INDEX notice_deliveries_done ON notice_deliveries USING btree (done_at);
CREATE UNIQUE INDEX notice_deliveries_first ON notice_deliveries USING btree (notice_id, target_code) WHERE (repeat = 0);
CREATE INDEX notice_deliveries_mail ON notice_deliveries USING btree (next_try, id) WHERE ((tele_state = ANY (ARRAY['waiting'::text, 'retry'::text])) AND (user_name IS NOT NULL));
CREATE INDEX notice_deliveries_of_person ON notice_deliveries USING btree (user_name) WHERE (user_name IS NOT NULL);
CREATE INDEX notice_deliveries_open ON notice_deliveries USING btree (target_code, id) WHERE (tele_state = ANY (ARRAY['waiting'::text, 'retry'::text]));
CREATE UNIQUE INDEX notice_deliveries_repeat ON notice_deliveries USING btree (notice_id, target_code, rule_id, repeat) WHERE (repeat > 0);

create table notice_rules (
  "id" bigint not null generated always as identity,
  "event_type" text not null,
  "line_number" character varying(64),
  "to_users" jsonb not null default '[]'::jsonb,
  "to_roles" jsonb not null default '[]'::jsonb,
  "to_duty" boolean not null default false,
  "bell" boolean not null default true,
  "target_codes" jsonb not null default '[]'::jsonb,
  "message_type" text,
  "delay" integer not null default 0,
  "quiet_from" character varying(5),
  "quiet_to" character varying(5),
  "alarms_pass" boolean not null default true,
  "enabled" boolean not null default true,
  "remark" character varying(128),
  "update_date" timestamp with time zone not null default now(),
  "update_author" character varying(128) not null,
  "revision" integer not null default 0,
  "mail" boolean not null,
  "message_en" text,
  "message_zh" text,
  "message_es" text,
  "message_ja" text,
  "repeat_every" integer,
  "repeat_most" integer,
  constraint notice_rules_pkey PRIMARY KEY (id),
  constraint notice_rules_check CHECK ((quiet_from IS NULL) = (quiet_to IS NULL) AND (quiet_from IS NULL OR quiet_from::text <> quiet_to::text)),
  constraint notice_rules_check1 CHECK ((repeat_every IS NULL) = (repeat_most IS NULL) AND (repeat_every IS NULL OR bell)),
  constraint notice_rules_delay_check CHECK (delay >= 0 AND delay <= 1440),
  constraint notice_rules_message_type_check CHECK (message_type = ANY (ARRAY['info'::text, 'warn'::text, 'alarm'::text])),
  constraint notice_rules_repeat_every_check CHECK (repeat_every >= 1 AND repeat_every <= 1440),
  constraint notice_rules_repeat_most_check CHECK (repeat_most >= 1 AND repeat_most <= 50)
);

create table notice_waits (
  "rule_id" bigint not null,
  "notice_id" bigint not null,
  "due_at" timestamp with time zone not null,
  "repeat" integer not null default 0,
  "told" jsonb not null default '[]'::jsonb,
  constraint notice_waits_pkey PRIMARY KEY (rule_id, notice_id)
);
CREATE INDEX notice_waits_due ON notice_waits USING btree (due_at);
CREATE INDEX notice_waits_of_notice ON notice_waits USING btree (notice_id);

create table notices (
  "id" bigint not null generated always as identity,
  "event_type" text not null,
  "line_number" character varying(64),
  "about" character varying(128) not null,
  "source" character varying(256) not null,
  "facts" jsonb not null,
  "sending_time" timestamp with time zone not null default now(),
  constraint notices_pkey PRIMARY KEY (id),
  constraint notices_event_type_source_key UNIQUE (event_type, source)
);
CREATE INDEX notices_by_time ON notices USING btree (sending_time);

create table number_counters (
  "counted" text not null,
  "last_number" bigint not null,
  constraint number_counters_pkey PRIMARY KEY (counted)
);

create table operators (
  "operator_no" character varying(64) not null,
  "name" character varying(128) not null,
  "card_id" character varying(64),
  "user_name" character varying(64),
  "level" integer not null,
  "team_name" character varying(128),
  "enabled" boolean not null default true,
  "revision" integer not null default 0,
  constraint operators_pkey PRIMARY KEY (operator_no),
  constraint operators_card_id_key UNIQUE (card_id),
  constraint operators_user_name_key UNIQUE (user_name)
);

create table order_materials (
  "line_number" character varying(64) not null,
  "order_code" character varying(64) not null,
  "seq_num" integer not null,
  "bom_code" character varying(64) not null,
  "bom_qty" double precision not null,
  "unit" character varying(64),
  "position" character varying(64),
  constraint order_materials_pkey PRIMARY KEY (line_number, order_code, seq_num),
  constraint order_materials_bom_qty_check CHECK (bom_qty > 0::double precision)
);

create table order_sources (
  "line_number" character varying(64) not null,
  "order_code" character varying(64) not null,
  "content_hash" bytea not null,
  constraint order_sources_pkey PRIMARY KEY (line_number, order_code)
);

create table orders (
  "id" bigint not null generated always as identity,
  "line_number" character varying(64) not null,
  "order_code" character varying(64) not null,
  "order_name" character varying(128) not null,
  "order_status" text not null default 'created'::text,
  "order_unit" character varying(64) not null,
  "type_no" character varying(64) not null,
  "type_ver" integer not null,
  "order_number" integer not null,
  "actual_number" integer not null default 0,
  "ng_number" integer not null default 0,
  "started_number" integer not null default 0,
  "sequence" integer not null default 0,
  "plan_start" timestamp with time zone not null,
  "plan_end" timestamp with time zone not null,
  "actual_start" timestamp with time zone,
  "actual_end" timestamp with time zone,
  "product_description" text,
  "pic_number_ver" character varying(64),
  "bom_code" character varying(64),
  "bom_ver" integer,
  "process_route" character varying(64),
  "process_route_ver" integer,
  "scene_code" character varying(64),
  "customer_order_no" character varying(64),
  "customer_order_line" character varying(64),
  "product_department" character varying(64),
  "status_reason" text,
  "revision" integer not null default 0,
  "serials_here" boolean not null default false,
  "ended_at" timestamp with time zone,
  "closed_by" character varying(64),
  constraint orders_pkey PRIMARY KEY (line_number, id),
  constraint orders_line_number_order_code_key UNIQUE (line_number, order_code),
  constraint orders_order_number_check CHECK (order_number > 0),
  constraint orders_order_status_check CHECK (order_status = ANY (ARRAY['created'::text, 'released'::text, 'producing'::text, 'paused'::text, 'completed'::text, 'closed'::text, 'cancelled'::text]))
);
CREATE INDEX orders_by_code ON orders USING btree (line_number, lower((order_code)::text) COLLATE "C");
CREATE INDEX orders_by_name ON orders USING btree (line_number, lower((order_name)::text) COLLATE "C");
CREATE INDEX orders_by_plan ON orders USING btree (line_number, plan_start DESC);
CREATE INDEX orders_by_type ON orders USING btree (type_no, type_ver);
CREATE INDEX orders_finished ON orders USING btree (actual_end) WHERE (order_status = 'completed'::text);
CREATE INDEX orders_open ON orders USING btree (line_number, sequence) WHERE (order_status = ANY (ARRAY['released'::text, 'producing'::text, 'paused'::text]));

create table output_slots (
  "line_number" character varying(64) not null,
  "slot" timestamp with time zone not null,
  "station_number" character varying(64) not null,
  "type_no" character varying(64) not null,
  "passes" integer not null default 0,
  "ok" integer not null default 0,
  "first_passes" integer not null default 0,
  "first_ok" integer not null default 0,
  "finished" integer not null default 0,
  "finished_first" integer not null default 0,
  "cycle_seconds" double precision not null default 0,
  constraint output_slots_pkey PRIMARY KEY (line_number, slot, station_number, type_no)
) with (fillfactor=50);

create table parameter_downloads (
  "line_number" character varying(64) not null,
  "id" bigint not null generated always as identity,
  "station_number" character varying(64) not null,
  "type_no" character varying(64) not null,
  "para_ver" integer not null,
  "download_state" text not null default 'waiting'::text,
  "requested_by" character varying(128) not null,
  "requested_at" timestamp with time zone not null default now(),
  "at" timestamp with time zone not null default now(),
  "message" text,
  constraint parameter_downloads_pkey PRIMARY KEY (line_number, id),
  constraint parameter_downloads_download_state_check CHECK (download_state = ANY (ARRAY['waiting'::text, 'taken'::text, 'confirmed'::text, 'failed'::text, 'replaced'::text]))
);
CREATE UNIQUE INDEX one_open_download ON parameter_downloads USING btree (line_number, station_number, (((type_no)::text = '*'::text))) WHERE (download_state = ANY (ARRAY['waiting'::text, 'taken'::text]));
CREATE INDEX parameter_downloads_of_station ON parameter_downloads USING btree (line_number, station_number, id DESC);

create table parameter_sets (
  "line_number" character varying(64) not null,
  "type_no" character varying(64) not null,
  "station_number" character varying(64) not null,
  "para_ver" integer not null,
  "definition_status" text not null default 'draft'::text,
  "based_on" integer,
  "remark" text,
  "parameters" jsonb not null,
  "update_date" timestamp with time zone not null default now(),
  "update_author" character varying(128) not null,
  "revision" integer not null default 0,
  constraint parameter_sets_pkey PRIMARY KEY (line_number, type_no, station_number, para_ver),
  constraint parameter_sets_definition_status_check CHECK (definition_status = ANY (ARRAY['draft'::text, 'released'::text, 'obsolete'::text]))
);
CREATE UNIQUE INDEX one_draft_of_parameters ON parameter_sets USING btree (line_number, type_no, station_number) WHERE (definition_status = 'draft'::text);
CREATE UNIQUE INDEX one_released_parameter_set ON parameter_sets USING btree (line_number, type_no, station_number) WHERE (definition_status = 'released'::text);

create table parts (
  "bom_code" character varying(64) not null,
  "bom_name" character varying(128) not null,
  "bom_des" text,
  "unit" character varying(64) not null,
  "bom_value" double precision,
  "barcode_rule" jsonb not null,
  "supplier" character varying(128),
  "shelf_life" integer,
  "minimum_stock" double precision,
  "bom_state" text not null default 'active'::text,
  "state_reason" text,
  "update_date" timestamp with time zone not null default now(),
  "update_author" character varying(128) not null,
  "revision" integer not null default 0,
  "picture" uuid,
  "unit_price" double precision,
  constraint parts_pkey PRIMARY KEY (bom_code),
  constraint parts_bom_state_check CHECK (bom_state = ANY (ARRAY['active'::text, 'blocked'::text])),
  constraint parts_bom_value_check CHECK (bom_value >= 0::double precision),
  constraint parts_minimum_stock_check CHECK (minimum_stock >= 0::double precision),
  constraint parts_shelf_life_check CHECK (shelf_life > 0),
  constraint parts_unit_price_check CHECK (unit_price >= 0::double precision)
);

create table passes (
  "line_number" character varying(64) not null,
  "product_id" uuid not null,
  "out_time" timestamp with time zone not null,
  "in_time" timestamp with time zone not null,
  "set_key" integer,
  "step_seq" smallint,
  "pass_no" smallint not null,
  "attempt" smallint not null,
  "asked" boolean not null,
  "verdict" text,
  "judged" text,
  "result_status" text not null,
  "station_number" character varying(64) not null,
  "operator" character varying(64),
  "values" double precision[],
  "texts" text[],
  "station_ng" smallint[],
  "para_ver" integer,
  "station_para_ver" integer,
  constraint passes_pkey PRIMARY KEY (line_number, product_id, pass_no, out_time),
  constraint passes_judged_check CHECK (judged = ANY (ARRAY['ok'::text, 'ng'::text])),
  constraint passes_result_status_check CHECK (result_status = ANY (ARRAY['ok'::text, 'ng'::text])),
  constraint passes_verdict_check CHECK (verdict = ANY (ARRAY['ok'::text, 'ng'::text]))
) partition by RANGE (out_time);
alter table passes alter column "values" set storage external;
CREATE INDEX passes_by_station ON passes USING btree (line_number, station_number, out_time);
CREATE INDEX passes_by_time ON passes USING btree (line_number, out_time);
CREATE INDEX passes_disagree ON passes USING btree (line_number, out_time) WHERE (verdict <> judged);
CREATE INDEX passes_ng ON passes USING btree (line_number, out_time) WHERE (result_status = 'ng'::text);
CREATE INDEX passes_rare ON passes USING brin (line_number text_bloom_ops (n_distinct_per_range='64'), set_key int4_minmax_multi_ops, step_seq int2_minmax_multi_ops, station_number text_bloom_ops (n_distinct_per_range='512')) WITH (pages_per_range='128', autosummarize='on');
CREATE INDEX passes_retested ON passes USING btree (line_number, out_time) WHERE (attempt > 1);

create table password_links (
  "user_name" character varying(64) not null,
  "token_hash" bytea not null,
  "expires_at" timestamp with time zone not null,
  constraint password_links_pkey PRIMARY KEY (user_name)
);

create table period_reports (
  "line_number" character varying(64) not null,
  "report_id" uuid not null,
  "period_kind" text not null,
  "first_day" date not null,
  "last_day" date not null,
  "shift_name" character varying(128),
  "report_ver" integer not null,
  "changed" integer not null,
  "since" timestamp with time zone not null,
  "until" timestamp with time zone not null,
  "time_zone" character varying(128) not null,
  "remark" text,
  "content" json not null,
  "changes" jsonb not null,
  "kept_at" timestamp with time zone not null,
  "kept_by" character varying(64),
  constraint period_reports_pkey PRIMARY KEY (line_number, report_id),
  constraint period_reports_check CHECK ((shift_name IS NOT NULL) = (period_kind = 'shift'::text)),
  constraint period_reports_period_kind_check CHECK (period_kind = ANY (ARRAY['shift'::text, 'day'::text, 'week'::text])),
  constraint period_reports_report_ver_check CHECK (report_ver > 0)
);
CREATE INDEX period_reports_made ON period_reports USING btree (line_number, kept_at);
CREATE UNIQUE INDEX period_reports_once ON period_reports USING btree (line_number, period_kind, first_day, shift_name, report_ver) NULLS NOT DISTINCT;

create table plant (
  "one" boolean not null default true,
  "plant_name" character varying(128) not null,
  "time_zone" character varying(64) not null,
  "day_start" character varying(5) not null default '00:00'::character varying,
  constraint plant_pkey PRIMARY KEY (one),
  constraint plant_one_check CHECK (one)
);

create table plant_pages (
  "page" text not null,
  "is_new" boolean not null,
  constraint plant_pages_pkey PRIMARY KEY (page)
);

create table problems (
  "line_number" character varying(64) not null,
  "problem_id" uuid not null,
  "defect_code" character varying(64) not null,
  "station_number" character varying(64),
  "type_no" character varying(64),
  "containment" text,
  "cause" text,
  "corrective_action" text,
  "owner" character varying(128) not null,
  "due_date" date not null,
  "problem_state" text not null default 'open'::text,
  "opened_at" timestamp with time zone not null,
  "opened_by" character varying(128) not null,
  "acted_at" timestamp with time zone,
  "closed_at" timestamp with time zone,
  "closed_by" character varying(128),
  "reason" text,
  "revision" integer not null default 0,
  "judged_effect" text,
  "judged_at" timestamp with time zone,
  constraint problems_pkey PRIMARY KEY (line_number, problem_id),
  constraint problems_check CHECK ((judged_effect IS NULL) = (judged_at IS NULL)),
  constraint problems_judged_effect_check CHECK (judged_effect = ANY (ARRAY['worked'::text, 'worse'::text, 'noChange'::text, 'noPasses'::text])),
  constraint problems_problem_state_check CHECK (problem_state = ANY (ARRAY['open'::text, 'acted'::text, 'closed'::text]))
);
CREATE INDEX problems_to_judge ON problems USING btree (line_number, acted_at) WHERE ((acted_at IS NOT NULL) AND (judged_at IS NULL));

create table process_results (
  "col_set_id" character varying(64) not null,
  "col_set_version" integer not null,
  "char_seq_num" integer not null,
  "result_code" character varying(64) not null,
  "result_name" character varying(128) not null,
  "result_unit" character varying(64),
  "unit_count" integer not null default 1,
  "value_count" integer not null default 1,
  "target_value" double precision,
  "upper_spec_limit" double precision,
  "lower_spec_limit" double precision,
  "target_text" character varying(64),
  "manual_auto_mode" text not null default 'automatic'::text,
  constraint process_results_pkey PRIMARY KEY (col_set_id, col_set_version, char_seq_num),
  constraint process_results_col_set_id_col_set_version_result_code_key UNIQUE (col_set_id, col_set_version, result_code),
  constraint process_results_manual_auto_mode_check CHECK (manual_auto_mode = ANY (ARRAY['automatic'::text, 'manual'::text]))
);

create table processings (
  "processing_number" character varying(64) not null,
  "processing_ver" integer not null,
  "processing_name" character varying(128) not null,
  "definition_status" text not null default 'draft'::text,
  "remark" text,
  "steps" jsonb not null,
  "update_date" timestamp with time zone not null default now(),
  "update_author" character varying(128) not null,
  "revision" integer not null default 0,
  constraint processings_pkey PRIMARY KEY (processing_number, processing_ver),
  constraint processings_definition_status_check CHECK (definition_status = ANY (ARRAY['draft'::text, 'released'::text, 'obsolete'::text]))
);

create table product_types (
  "type_no" character varying(64) not null,
  "type_ver" integer not null,
  "type_name" character varying(128) not null,
  "definition_status" text not null default 'draft'::text,
  "pic_number_ver" character varying(64),
  "processing_number" character varying(64),
  "processing_ver" integer,
  "remark" text,
  "update_date" timestamp with time zone not null default now(),
  "update_author" character varying(128) not null,
  "revision" integer not null default 0,
  "customer" character varying(128),
  "bom_code" character varying(64),
  "bom_ver" integer,
  "label_template" text,
  "serial_pattern" character varying(64),
  "serial_reset" text,
  "picture" uuid,
  constraint product_types_pkey PRIMARY KEY (type_no, type_ver),
  constraint product_types_definition_status_check CHECK (definition_status = ANY (ARRAY['draft'::text, 'released'::text, 'obsolete'::text])),
  constraint product_types_serial_reset_check CHECK (serial_reset = ANY (ARRAY['never'::text, 'year'::text, 'month'::text, 'day'::text]))
);

create table qualifications (
  "line_number" character varying(64) not null,
  "station_number" character varying(64) not null,
  "operator_no" character varying(64) not null,
  "level" integer not null,
  "valid_until" date,
  "given_by" character varying(64) not null,
  "given_at" timestamp with time zone not null default now(),
  constraint qualifications_pkey PRIMARY KEY (line_number, station_number, operator_no)
);
CREATE INDEX qualifications_of_operator ON qualifications USING btree (operator_no);

create table refused_arrivals (
  "line_number" character varying(64) not null,
  "station_number" character varying(64) not null,
  "message" bigint not null,
  "product_sn" character varying(64),
  "product_id" uuid,
  "at" timestamp with time zone not null,
  "heard_at" timestamp with time zone not null default now(),
  "reasons" jsonb not null,
  constraint refused_arrivals_pkey PRIMARY KEY (line_number, station_number, message)
);
CREATE INDEX refused_arrivals_at_station ON refused_arrivals USING btree (line_number, station_number, at DESC);
CREATE INDEX refused_arrivals_heard ON refused_arrivals USING brin (heard_at);
CREATE INDEX refused_arrivals_of_unit ON refused_arrivals USING btree (line_number, product_sn);

create table report_deliveries (
  "line_number" character varying(64) not null,
  "delivery_id" uuid not null,
  "report_id" uuid not null,
  "user_name" character varying(64),
  "mail_address" character varying(254),
  "mail_language" text not null,
  "tele_state" text not null default 'waiting'::text,
  "attempts" integer not null default 0,
  "next_try" timestamp with time zone default now(),
  "error_text" text,
  "queued_at" timestamp with time zone not null default now(),
  "done_at" timestamp with time zone,
  constraint report_deliveries_pkey PRIMARY KEY (line_number, delivery_id),
  constraint report_deliveries_check CHECK ((mail_address IS NULL) <> (user_name IS NULL)),
  constraint report_deliveries_tele_state_check CHECK (tele_state = ANY (ARRAY['waiting'::text, 'retry'::text, 'ok'::text, 'dead'::text, 'handled'::text]))
);
CREATE INDEX report_deliveries_of ON report_deliveries USING btree (line_number, report_id);
CREATE INDEX report_deliveries_open ON report_deliveries USING btree (line_number, next_try) WHERE (tele_state = ANY (ARRAY['waiting'::text, 'retry'::text]));

create table report_schedules (
  "line_number" character varying(64) not null,
  "period_kind" text not null,
  "minutes_after" integer not null,
  "to_users" jsonb not null,
  "to_roles" jsonb not null,
  "to_mails" jsonb not null,
  "mail_language" text not null,
  "enabled" boolean not null,
  "update_date" timestamp with time zone not null default now(),
  "update_author" character varying(128) not null,
  "revision" integer not null default 0,
  constraint report_schedules_pkey PRIMARY KEY (line_number, period_kind),
  constraint report_schedules_mail_language_check CHECK (mail_language = ANY (ARRAY['en'::text, 'zh'::text, 'es'::text, 'ja'::text])),
  constraint report_schedules_minutes_after_check CHECK (minutes_after >= 0 AND minutes_after <= 1440),
  constraint report_schedules_period_kind_check CHECK (period_kind = ANY (ARRAY['shift'::text, 'day'::text, 'week'::text]))
);

create table rework_reports (
  "line_number" character varying(64) not null,
  "report_id" uuid not null,
  "product_id" uuid not null,
  "product_sn" character varying(64),
  "type_no" character varying(64) not null,
  "loop" integer not null,
  "station_number" character varying(64),
  "step_seq" integer,
  "rwk_code" character varying(64),
  "result_code" character varying(64),
  "defect_code" character varying(64),
  "sub_defect_code" character varying(64),
  "cause_code" character varying(64),
  "repair_code" character varying(64),
  "remark" text,
  "exchanged" jsonb not null default '[]'::jsonb,
  "rework_result" text not null,
  "return_step" integer,
  "operator_no" character varying(64),
  "reported_by" character varying(64) not null,
  "reported_at" timestamp with time zone not null,
  "time_spent" double precision not null,
  "retest_status" text,
  "retested_at" timestamp with time zone,
  "cost" double precision,
  "material_cost" double precision,
  "unpriced" integer not null default 0,
  constraint rework_reports_pkey PRIMARY KEY (line_number, report_id),
  constraint rework_reports_line_number_product_id_loop_key UNIQUE (line_number, product_id, loop),
  constraint rework_reports_cost_check CHECK (cost >= 0::double precision),
  constraint rework_reports_material_cost_check CHECK (material_cost >= 0::double precision),
  constraint rework_reports_retest_status_check CHECK (retest_status = ANY (ARRAY['ok'::text, 'ng'::text])),
  constraint rework_reports_rework_result_check CHECK (rework_result = ANY (ARRAY['repaired'::text, 'scrap'::text, 'engineer'::text])),
  constraint rework_reports_time_spent_check CHECK (time_spent >= 0::double precision),
  constraint rework_reports_unpriced_check CHECK (unpriced >= 0)
);
CREATE INDEX rework_reports_by_symptom ON rework_reports USING btree (line_number, type_no, COALESCE(defect_code, result_code), reported_at DESC) WHERE (rework_result = 'repaired'::text);
CREATE INDEX rework_reports_by_time ON rework_reports USING btree (line_number, reported_at DESC);

create table reworkers (
  "line_number" character varying(64) not null,
  "operator_no" character varying(64) not null,
  "type_nos" jsonb not null default '[]'::jsonb,
  "defect_codes" jsonb not null default '[]'::jsonb,
  "station_numbers" jsonb not null default '[]'::jsonb,
  "level" integer not null,
  "valid_until" date,
  "enabled" boolean not null default true,
  "revision" integer not null default 0,
  constraint reworkers_pkey PRIMARY KEY (line_number, operator_no),
  constraint reworkers_level_check CHECK (level >= 0 AND level <= 9)
);
CREATE INDEX reworkers_of_operator ON reworkers USING btree (operator_no);

create table role_lines (
  "role_key" character varying(64) not null,
  "line_number" character varying(64) not null,
  constraint role_lines_pkey PRIMARY KEY (role_key, line_number)
);

create table role_pages (
  "role_key" character varying(64) not null,
  "page" text not null,
  "level" text not null,
  constraint role_pages_pkey PRIMARY KEY (role_key, page),
  constraint role_pages_level_check CHECK (level = ANY (ARRAY['view'::text, 'edit'::text]))
);

create table roles (
  "role_key" character varying(64) not null,
  "role_name" character varying(128) not null,
  "description" text,
  "revision" integer not null default 0,
  "update_date" timestamp with time zone default now(),
  "update_author" character varying(128),
  constraint roles_pkey PRIMARY KEY (role_key)
);

create table rotations (
  "line_number" character varying(64) not null,
  "start_day" date not null,
  "cycle" jsonb not null,
  "revision" integer not null default 0,
  constraint rotations_pkey PRIMARY KEY (line_number)
);

create table saved_views (
  "id" bigint not null generated always as identity,
  "list" character varying(64) not null,
  "view_name" character varying(128) not null,
  "user_name" character varying(64) not null,
  "shared" boolean not null,
  "search" character varying(4000) not null,
  "choice" jsonb not null,
  "revision" integer not null default 0,
  constraint saved_views_pkey PRIMARY KEY (id),
  constraint saved_views_list_user_name_view_name_key UNIQUE (list, user_name, view_name)
);

create table secrets (
  "secret_name" character varying(64) not null,
  "secret" bytea not null,
  constraint secrets_pkey PRIMARY KEY (secret_name)
);

create table security_events (
  "id" bigint not null generated always as identity,
  "at" timestamp with time zone not null default now(),
  "kind" character varying(32) not null,
  "user_name" character varying(64),
  "address" character varying(64),
  "reason" character varying(200) not null,
  "seen" integer not null,
  constraint security_events_pkey PRIMARY KEY (id)
);
CREATE INDEX security_events_by_time ON security_events USING btree (at, id);

create table serials (
  "line_number" character varying(64) not null,
  "product_sn" character varying(64) not null,
  "order_code" character varying(64) not null,
  "lot_no" character varying(64) collate "C",
  "serial_no" integer not null,
  "numbered_at" timestamp with time zone not null default now(),
  "printed_at" timestamp with time zone,
  "prints" integer not null default 0,
  constraint serials_pkey PRIMARY KEY (line_number, product_sn),
  constraint serials_line_number_order_code_serial_no_key UNIQUE (line_number, order_code, serial_no)
);
CREATE INDEX serials_by_lot ON serials USING btree (line_number, lot_no, serial_no) WHERE (lot_no IS NOT NULL);

create table session_tickets (
  "ticket_hash" bytea not null,
  "token_hash" bytea not null,
  "expires_at" timestamp with time zone not null,
  constraint session_tickets_pkey PRIMARY KEY (ticket_hash)
);
CREATE INDEX session_tickets_of_session ON session_tickets USING btree (token_hash);

create table sessions (
  "token_hash" bytea not null,
  "user_name" character varying(64) not null,
  "made_at" timestamp with time zone not null default now(),
  "seen_at" timestamp with time zone not null default now(),
  "ended_at" timestamp with time zone,
  "session_id" uuid not null default gen_random_uuid(),
  "address" character varying(64),
  "user_agent" character varying(400),
  "proven_elsewhere" boolean not null default false,
  constraint sessions_pkey PRIMARY KEY (token_hash),
  constraint sessions_session_id_key UNIQUE (session_id)
);
CREATE INDEX sessions_of_user ON sessions USING btree (user_name);

create table settings_versions (
  "version" integer not null,
  "saved_at" timestamp with time zone not null default now(),
  "saved_by" character varying(64) not null,
  "reason" text not null,
  "settings" jsonb not null,
  constraint settings_versions_pkey PRIMARY KEY (version)
);

create table shift_slots (
  "line_number" character varying(64) not null,
  "shift_name" character varying(128) not null,
  "valid_from" date not null,
  "slots" jsonb not null,
  "saved_by" character varying(64) not null,
  "saved_at" timestamp with time zone not null default now(),
  constraint shift_slots_pkey PRIMARY KEY (line_number, shift_name, valid_from)
);

create table shifts (
  "line_number" character varying(64) not null,
  "shift_name" character varying(128) not null,
  "start_time" character varying(5) not null,
  "end_time" character varying(5) not null,
  "breaks" jsonb not null,
  constraint shifts_pkey PRIMARY KEY (line_number, shift_name)
);

create table slot_reasons (
  "line_number" character varying(64) not null,
  "start" timestamp with time zone not null,
  "reason" text not null,
  "written_by" character varying(64) not null,
  "written_at" timestamp with time zone not null default now(),
  constraint slot_reasons_pkey PRIMARY KEY (line_number, start)
);

create table sop_answers (
  "line_number" character varying(64) not null,
  "answer_id" uuid not null,
  "product_id" uuid not null,
  "pass_no" integer not null,
  "station_number" character varying(64) not null,
  "sop_code" character varying(64) not null,
  "sop_ver" integer not null,
  "step_no" integer not null,
  "asks" text not null,
  "content_hash" character varying(64) not null,
  "result_code" character varying(64),
  "answer_value" double precision,
  "answer_text" character varying(128),
  "picture" uuid,
  "operator_no" character varying(64) not null,
  "answered_by" character varying(64) not null,
  "answered_at" timestamp with time zone not null,
  "answer_no" bigint not null generated always as identity,
  constraint sop_answers_pkey PRIMARY KEY (line_number, answer_id),
  constraint sop_answers_asks_check CHECK (asks = ANY (ARRAY['value'::text, 'photo'::text, 'scan'::text, 'tool'::text, 'confirm'::text])),
  constraint sop_answers_step_no_check CHECK (step_no >= 1 AND step_no <= 50)
);
CREATE INDEX sop_answers_of_unit ON sop_answers USING btree (line_number, product_id);

create table sop_comments (
  "line_number" character varying(64) not null,
  "comment_id" uuid not null,
  "sop_code" character varying(64) not null,
  "sop_ver" integer not null,
  "step_no" integer not null,
  "content_hash" character varying(64) not null,
  "station_number" character varying(64) not null,
  "comment_text" text not null,
  "operator_no" character varying(64),
  "commented_by" character varying(64) not null,
  "authors" jsonb not null,
  "commented_at" timestamp with time zone not null,
  "comment_state" text not null default 'open'::text,
  "answer_note" text,
  "comment_answered_by" character varying(128),
  "comment_answered_at" timestamp with time zone,
  constraint sop_comments_pkey PRIMARY KEY (line_number, comment_id),
  constraint sop_comments_check CHECK ((comment_state = 'open'::text) = (comment_answered_at IS NULL)),
  constraint sop_comments_comment_state_check CHECK (comment_state = ANY (ARRAY['open'::text, 'taken'::text, 'declined'::text])),
  constraint sop_comments_step_no_check CHECK (step_no >= 0 AND step_no <= 50)
);
CREATE INDEX sop_comments_of_code ON sop_comments USING btree (line_number, sop_code, commented_at);

create table sop_reads (
  "line_number" character varying(64) not null,
  "sop_code" character varying(64) not null,
  "sop_ver" integer not null,
  "operator_no" character varying(64) not null,
  "station_number" character varying(64) not null,
  "content_hash" character varying(64) not null,
  "confirmed_by" character varying(64) not null,
  "read_at" timestamp with time zone not null,
  constraint sop_reads_pkey PRIMARY KEY (line_number, sop_code, operator_no, sop_ver)
);

create table sop_signatures (
  "line_number" character varying(64) not null,
  "sop_code" character varying(64) not null,
  "sop_ver" integer not null,
  "signature_meaning" text not null,
  "user_name" character varying(64) not null,
  "name" character varying(128) not null,
  "content_hash" character varying(64) not null,
  "signed_at" timestamp with time zone not null,
  constraint sop_signatures_pkey PRIMARY KEY (line_number, sop_code, sop_ver, signature_meaning, user_name),
  constraint sop_signatures_signature_meaning_check CHECK (signature_meaning = ANY (ARRAY['reviewed'::text, 'released'::text]))
);

create table sops (
  "line_number" character varying(64) not null,
  "sop_code" character varying(64) not null,
  "sop_ver" integer not null,
  "sop_title" character varying(128) not null,
  "sop_language" text not null,
  "type_no" character varying(64),
  "station_number" character varying(64),
  "file_id" uuid,
  "steps" jsonb not null default '[]'::jsonb,
  "read_confirm" boolean not null,
  "major" boolean not null,
  "what_changed" text,
  "valid_from" timestamp with time zone not null,
  "sop_status" text not null default 'draft'::text,
  "content_hash" character varying(64) not null,
  "authors" jsonb not null,
  "released_by" character varying(64),
  "released_at" timestamp with time zone,
  "asks_from" integer,
  "update_date" timestamp with time zone not null default now(),
  "update_author" character varying(128) not null,
  "revision" integer not null default 0,
  "read_days" integer,
  "title_en" character varying(128),
  "title_zh" character varying(128),
  "title_es" character varying(128),
  "title_ja" character varying(128),
  "in_flight" text not null default 'switch'::text,
  "withdrawn_at" timestamp with time zone,
  constraint sops_pkey PRIMARY KEY (line_number, sop_code, sop_ver),
  constraint sops_check CHECK ((sop_status = ANY (ARRAY['draft'::text, 'review'::text])) OR released_at IS NOT NULL AND asks_from IS NOT NULL),
  constraint sops_in_flight_check CHECK (in_flight = ANY (ARRAY['switch'::text, 'finish'::text])),
  constraint sops_read_days_check CHECK (read_days >= 1 AND read_days <= 3650),
  constraint sops_sop_language_check CHECK (sop_language = ANY (ARRAY['en'::text, 'zh'::text, 'es'::text, 'ja'::text])),
  constraint sops_sop_status_check CHECK (sop_status = ANY (ARRAY['draft'::text, 'review'::text, 'released'::text, 'obsolete'::text])),
  constraint sops_sop_ver_check CHECK (sop_ver > 0)
);
CREATE INDEX sops_released ON sops USING btree (line_number) WHERE (sop_status = 'released'::text);

create table station_days (
  "line_number" character varying(64) not null,
  "production_day" date not null,
  "stamp" character varying(64) not null,
  "late_changes" bigint not null,
  "whole" jsonb not null,
  "shifts" jsonb not null,
  constraint station_days_pkey PRIMARY KEY (line_number, production_day)
);

create table station_keys (
  "key_hash" bytea not null,
  "line_number" character varying(64) not null,
  "station_number" character varying(64) not null,
  "key_hint" character varying(64) not null,
  "made_at" timestamp with time zone not null default now(),
  "made_by" character varying(64) not null,
  "revoked_at" timestamp with time zone,
  constraint station_keys_pkey PRIMARY KEY (key_hash)
);
CREATE UNIQUE INDEX station_keys_working ON station_keys USING btree (line_number, station_number) WHERE (revoked_at IS NULL);

create table station_logins (
  "line_number" character varying(64) not null,
  "station_number" character varying(64) not null,
  "operator_no" character varying(64) not null,
  "since" timestamp with time zone not null,
  "until" timestamp with time zone,
  "logged_in_by" character varying(64),
  constraint station_logins_pkey PRIMARY KEY (line_number, operator_no, since)
);
CREATE INDEX station_logins_by_end ON station_logins USING btree (line_number, station_number, COALESCE(until, 'infinity'::timestamp with time zone));
CREATE INDEX station_logins_by_time ON station_logins USING btree (line_number, since DESC);
CREATE UNIQUE INDEX station_logins_open ON station_logins USING btree (line_number, operator_no) WHERE (until IS NULL);

create table station_parameters (
  "line_number" character varying(64) not null,
  "station_number" character varying(64) not null,
  "para_code" character varying(64) not null,
  "value" jsonb not null,
  "at" timestamp with time zone not null,
  "type_no" character varying(64),
  "para_ver" integer,
  constraint station_parameters_pkey PRIMARY KEY (line_number, station_number, para_code)
);

create table station_pauses (
  "line_number" character varying(64) not null,
  "station_number" character varying(64) not null,
  "off_at" timestamp with time zone not null,
  "on_at" timestamp with time zone,
  constraint station_pauses_pkey PRIMARY KEY (line_number, station_number, off_at)
);

create table station_states (
  "line_number" character varying(64) not null,
  "station_number" character varying(64) not null,
  "station_status" text not null default 'unknown'::text,
  "status_since" timestamp with time zone,
  "last_heartbeat" timestamp with time zone,
  "heard_at" timestamp with time zone,
  "heartbeat_seconds" double precision not null default 10,
  "last_cycle" double precision,
  constraint station_states_pkey PRIMARY KEY (line_number, station_number),
  constraint station_states_station_status_check CHECK (station_status = ANY (ARRAY['unknown'::text, 'waiting'::text, 'warning'::text, 'running'::text, 'unbound'::text, 'producing'::text, 'repaired'::text, 'break'::text, 'down'::text, 'maintain'::text, 'debugging'::text, 'defect'::text, 'processed'::text]))
) with (fillfactor=50);

create table station_telegram_texts (
  "texts" uuid not null,
  "heard_at" timestamp with time zone not null,
  "body" bytea not null,
  constraint station_telegram_texts_pkey PRIMARY KEY (texts, heard_at)
) partition by RANGE (heard_at);
alter table station_telegram_texts alter column body set storage external;

create table station_telegrams (
  "id" uuid not null,
  "line_number" character varying(64) not null,
  "station_number" character varying(64) not null,
  "tele_type" text not null,
  "message_id" character varying(64),
  "product_sn" character varying(64),
  "product_id" uuid,
  "at" timestamp with time zone,
  "heard_at" timestamp with time zone not null,
  "latency" double precision not null,
  "tele_result" text not null,
  "answer_code" integer not null,
  "error_key" character varying(128),
  "texts" uuid not null,
  "text_start" integer not null,
  "request_length" integer not null,
  "response_length" integer not null,
  "item" smallint,
  "cut" boolean not null,
  "error_facts" jsonb,
  "trace_id" character varying(64),
  constraint station_telegrams_tele_result_check CHECK (tele_result = ANY (ARRAY['ok'::text, 'noGo'::text, 'refused'::text, 'ignored'::text]))
) partition by RANGE (heard_at);
CREATE INDEX station_telegrams_by_message ON station_telegrams USING brin (message_id text_bloom_ops (n_distinct_per_range='1500')) WITH (pages_per_range='32', autosummarize='on');
CREATE INDEX station_telegrams_by_time ON station_telegrams USING btree (line_number, heard_at);
CREATE INDEX station_telegrams_by_trace ON station_telegrams USING brin (trace_id text_bloom_ops (n_distinct_per_range='1500')) WITH (pages_per_range='32', autosummarize='on');
CREATE INDEX station_telegrams_heartbeats ON station_telegrams USING btree (heard_at) WHERE (tele_type = 'heartbeat'::text);
CREATE INDEX station_telegrams_of_message ON station_telegrams USING btree (message_id) WHERE ((message_id IS NOT NULL) AND (product_sn IS NULL));
CREATE INDEX station_telegrams_of_unit ON station_telegrams USING btree (product_sn) WHERE (product_sn IS NOT NULL);

create table station_threads (
  "line_number" character varying(64) not null,
  "station_number" character varying(64) not null,
  "thread" character varying(128) not null,
  "told" jsonb not null,
  "told_at" timestamp with time zone not null default now(),
  constraint station_threads_pkey PRIMARY KEY (line_number, station_number, thread)
);
CREATE INDEX station_threads_by_time ON station_threads USING btree (told_at);

create table stations (
  "line_number" character varying(64) not null,
  "station_number" character varying(64) not null,
  "station_name" character varying(128) not null,
  "station_code" character varying(64),
  "ip_addr" character varying(64),
  "machine_id" character varying(64),
  "addr" character varying(64),
  "cycle_time" double precision,
  "cycle_time_per_hour" double precision generated always as (3600::double precision / NULLIF(cycle_time, 0::double precision)) stored,
  "opt_level" integer not null default 0,
  "enabled" boolean not null default true,
  "revision" integer not null default 0,
  constraint stations_pkey PRIMARY KEY (line_number, station_number)
);

create table status_intervals (
  "line_number" character varying(64) not null,
  "station_number" character varying(64) not null,
  "start_time" timestamp with time zone not null,
  "end_time" timestamp with time zone,
  "station_status" text not null,
  "origin" text not null default 'told'::text,
  "live_since" timestamp with time zone,
  constraint status_intervals_pkey PRIMARY KEY (line_number, station_number, start_time),
  constraint status_intervals_check CHECK ((origin = 'silence'::text) = (live_since IS NOT NULL)),
  constraint status_intervals_origin_check CHECK (origin = ANY (ARRAY['told'::text, 'silence'::text, 'heard'::text])),
  constraint status_intervals_station_status_check CHECK (station_status = ANY (ARRAY['unknown'::text, 'waiting'::text, 'warning'::text, 'running'::text, 'unbound'::text, 'producing'::text, 'repaired'::text, 'break'::text, 'down'::text, 'maintain'::text, 'debugging'::text, 'defect'::text, 'processed'::text]))
);
CREATE INDEX status_intervals_silences ON status_intervals USING btree (line_number, station_number, live_since) WHERE (origin = 'silence'::text);

create table stop_cuts (
  "line_number" character varying(64) not null,
  "station_number" character varying(64) not null,
  "at" timestamp with time zone not null,
  constraint stop_cuts_pkey PRIMARY KEY (line_number, station_number, at)
);

create table stop_reasons (
  "line_number" character varying(64) not null,
  "station_number" character varying(64) not null,
  "start" timestamp with time zone not null,
  "stop_cause" text not null,
  "cause_station" character varying(64),
  "alarm_code" character varying(64),
  "loss_type" text not null,
  "remark" text,
  "explained_by" character varying(64) not null,
  "explained_at" timestamp with time zone not null,
  constraint stop_reasons_pkey PRIMARY KEY (line_number, station_number, start),
  constraint stop_reasons_loss_type_check CHECK (loss_type = ANY (ARRAY['mass'::text, 'equipment'::text, 'organizational'::text, 'process'::text])),
  constraint stop_reasons_stop_cause_check CHECK (stop_cause = ANY (ARRAY['starved'::text, 'blocked'::text, 'alarm'::text, 'other'::text]))
);

create table subgroup_days (
  "line_number" character varying(64) not null,
  "day" date not null,
  "station_number" character varying(64) not null,
  "set_key" integer not null,
  "type_no" character varying(64) not null,
  "type_ver" integer not null,
  "plan" character varying(64) not null,
  "until_time" bigint not null,
  "until_id" uuid not null,
  "until_pass" smallint not null,
  "counted" integer[] not null,
  "sums" json not null,
  "open" json not null,
  constraint subgroup_days_pkey PRIMARY KEY (line_number, day, station_number, set_key, type_no, type_ver)
);

create table teams (
  "team_name" character varying(128) not null,
  "colour" text not null,
  "revision" integer not null default 0,
  constraint teams_pkey PRIMARY KEY (team_name),
  constraint teams_colour_check CHECK (colour = ANY (ARRAY['blue'::text, 'green'::text, 'orange'::text, 'purple'::text, 'cyan'::text, 'magenta'::text, 'gold'::text, 'grey'::text]))
);

create table tool_cavity_blocks (
  "line_number" character varying(64) not null,
  "tool_code" character varying(64) not null,
  "cavity" integer not null,
  "blocked_at" timestamp with time zone not null,
  "blocked_by" character varying(64) not null,
  "blocked_reason" text not null,
  "opened_at" timestamp with time zone,
  constraint tool_cavity_blocks_pkey PRIMARY KEY (line_number, tool_code, cavity, blocked_at)
);

create table tool_counters (
  "line_number" character varying(64) not null,
  "tool_code" character varying(64) not null,
  "counter_kind" text not null,
  "cavity" integer not null default 0,
  "life_limit" integer,
  "start_value" integer not null default 0,
  "warn_share" double precision not null default 0.9,
  "counter_act" integer not null default 0,
  "counter_total" integer not null default 0,
  "begun_at" timestamp with time zone not null default now(),
  "asked_amount" integer,
  "asked_by" character varying(64),
  "asked_reason" text,
  "settled_at" timestamp with time zone,
  "settled_seconds" double precision not null default 0,
  "base_total" integer not null default 0,
  constraint tool_counters_pkey PRIMARY KEY (line_number, tool_code, counter_kind, cavity),
  constraint tool_counters_asked_amount_check CHECK (asked_amount >= 1 AND asked_amount <= 1000000000),
  constraint tool_counters_check CHECK ((counter_kind = 'cavity'::text) = (cavity > 0)),
  constraint tool_counters_counter_kind_check CHECK (counter_kind = ANY (ARRAY['parts'::text, 'minutes'::text, 'cavity'::text])),
  constraint tool_counters_life_limit_check CHECK (life_limit >= 1 AND life_limit <= 1000000000),
  constraint tool_counters_start_value_check CHECK (start_value >= 0 AND start_value <= 1000000000),
  constraint tool_counters_warn_share_check CHECK (warn_share >= 0.5::double precision AND warn_share <= 0.99::double precision)
);

create table tool_maintenances (
  "line_number" character varying(64) not null,
  "tool_code" character varying(64) not null,
  "maintained_at" timestamp with time zone not null,
  "maintained_by" character varying(64) not null,
  "maintenance_kind" text not null,
  "maintenance_reason" text not null,
  "uses_before" integer not null,
  "life_before" integer not null,
  "life_after" integer not null,
  constraint tool_maintenances_pkey PRIMARY KEY (line_number, tool_code, maintained_at),
  constraint tool_maintenances_maintenance_kind_check CHECK (maintenance_kind = ANY (ARRAY['maintained'::text, 'reground'::text]))
);

create table tool_mounts (
  "line_number" character varying(64) not null,
  "tool_code" character varying(64) not null,
  "mounted_at" timestamp with time zone not null,
  "dismounted_at" timestamp with time zone,
  "station_number" character varying(64) not null,
  "uses_per_pass" integer not null,
  "position" character varying(64),
  constraint tool_mounts_pkey PRIMARY KEY (line_number, tool_code, mounted_at)
);
CREATE INDEX tool_mounts_by_end ON tool_mounts USING btree (line_number, dismounted_at);
CREATE INDEX tool_mounts_of_station ON tool_mounts USING btree (line_number, station_number, mounted_at);

create table tool_sets (
  "tool_set_id" character varying(64) not null,
  "tool_set_version" integer not null,
  "tool_set_name" character varying(128) not null,
  "type_nos" jsonb not null,
  "definition_status" text not null default 'draft'::text,
  "remark" text,
  "members" jsonb not null,
  "update_date" timestamp with time zone not null default now(),
  "update_author" character varying(128) not null,
  "revision" integer not null default 0,
  constraint tool_sets_pkey PRIMARY KEY (tool_set_id, tool_set_version),
  constraint tool_sets_definition_status_check CHECK (definition_status = ANY (ARRAY['draft'::text, 'released'::text, 'obsolete'::text]))
);

create table tools (
  "line_number" character varying(64) not null,
  "tool_code" character varying(64) not null,
  "tool_type" character varying(64) not null,
  "tool_description" text,
  "frequency" integer not null,
  "frequency_act" integer not null default 0,
  "uses_per_pass" integer not null,
  "total_uses" integer not null default 0,
  "tool_state" text not null default 'available'::text,
  "station_number" character varying(64),
  "position" character varying(64),
  "mounted_at" timestamp with time zone,
  "mounted_by" character varying(64),
  "maintained_at" timestamp with time zone,
  "maintained_by" character varying(64),
  "asked_uses" integer,
  "asked_by" character varying(64),
  "asked_reason" text,
  "update_date" timestamp with time zone not null default now(),
  "update_author" character varying(128) not null,
  "revision" integer not null default 0,
  "calibration_days" integer,
  "result_codes" jsonb not null default '[]'::jsonb,
  "calibrated_at" timestamp with time zone,
  "calibration_due_at" timestamp with time zone,
  "calibration_result" text,
  "start_uses" integer not null default 0,
  "warn_share" double precision not null default 0.9,
  "regrinds" integer not null default 0,
  "most_regrinds" integer,
  "drawing_id" uuid,
  constraint tools_pkey PRIMARY KEY (line_number, tool_code),
  constraint tools_asked_uses_check CHECK (asked_uses >= 1 AND asked_uses <= 1000000000),
  constraint tools_calibration_days_check CHECK (calibration_days >= 1 AND calibration_days <= 3660),
  constraint tools_calibration_result_check CHECK (calibration_result = ANY (ARRAY['inTolerance'::text, 'adjusted'::text, 'outOfTolerance'::text])),
  constraint tools_frequency_check CHECK (frequency > 0),
  constraint tools_frequency_check1 CHECK (frequency <= 1000000000),
  constraint tools_most_regrinds_check CHECK (most_regrinds >= 0 AND most_regrinds <= 1000),
  constraint tools_start_uses_check CHECK (start_uses >= 0 AND start_uses <= 1000000000),
  constraint tools_tool_state_check CHECK (tool_state = ANY (ARRAY['available'::text, 'mounted'::text, 'maintenance'::text, 'scrapped'::text])),
  constraint tools_uses_per_pass_check CHECK (uses_per_pass >= 1 AND uses_per_pass <= 1000),
  constraint tools_warn_share_check CHECK (warn_share >= 0.5::double precision AND warn_share <= 0.99::double precision)
);
CREATE UNIQUE INDEX tools_at_position ON tools USING btree (line_number, station_number, "position") WHERE ("position" IS NOT NULL);

create table type_packages (
  "type_no" character varying(64) not null,
  "type_ver" integer not null,
  "processing_number" character varying(64) not null,
  "processing_ver" integer not null,
  "package_ver" integer not null,
  "definition_status" text not null default 'draft'::text,
  "bom_code" character varying(64),
  "bom_ver" integer,
  "remark" text,
  "steps" jsonb not null,
  "update_date" timestamp with time zone not null default now(),
  "update_author" character varying(128) not null,
  "revision" integer not null default 0,
  constraint type_packages_pkey PRIMARY KEY (type_no, type_ver, processing_number, processing_ver, package_ver),
  constraint type_packages_definition_status_check CHECK (definition_status = ANY (ARRAY['draft'::text, 'released'::text, 'obsolete'::text]))
);
CREATE UNIQUE INDEX one_draft_of_package ON type_packages USING btree (type_no, type_ver, processing_number, processing_ver) WHERE (definition_status = 'draft'::text);
CREATE UNIQUE INDEX one_released_package ON type_packages USING btree (type_no, type_ver, processing_number, processing_ver) WHERE (definition_status = 'released'::text);

create table units (
  "line_number" character varying(64) not null,
  "product_id" uuid not null,
  "product_sn" character varying(64) collate "C",
  "type_no" character varying(64) not null,
  "type_ver" integer not null,
  "order_code" character varying(64) not null,
  "lot_no" character varying(64) collate "C",
  "processing_number" character varying(64) not null,
  "processing_ver" integer not null,
  "process_status" text not null,
  "result_status" text,
  "current_step" integer,
  "current_station" character varying(64),
  "rework_count" integer not null default 0,
  "status_reason" text,
  "registered_at" timestamp with time zone not null,
  "finished_at" timestamp with time zone,
  "last_time" timestamp with time zone not null,
  "pass_count" smallint not null default 0,
  "trail" smallint[] not null default '{}'::smallint[],
  "return_step" integer,
  "open_station" character varying(64),
  "open_step" integer,
  "open_time" timestamp with time zone,
  "open_operator" character varying(64),
  "messages" bigint[] not null default '{}'::bigint[],
  "failed_step" text,
  "package_ver" integer,
  "place_in_order" integer,
  "go_para_ver" integer,
  "go_station_para_ver" integer,
  "holds" text[] not null default '{}'::text[],
  "pass_times" bigint[] not null default '{}'::bigint[],
  "unmoved" smallint[] not null default '{}'::smallint[],
  constraint units_pkey PRIMARY KEY (line_number, product_id),
  constraint units_process_status_check CHECK (process_status = ANY (ARRAY['registered'::text, 'inProcess'::text, 'held'::text, 'rework'::text, 'finished'::text, 'scrapped'::text])),
  constraint units_result_status_check CHECK (result_status = ANY (ARRAY['ok'::text, 'ng'::text]))
) with (fillfactor=70);
CREATE INDEX units_by_lot ON units USING btree (line_number, lot_no) WHERE (lot_no IS NOT NULL);
CREATE INDEX units_by_order ON units USING btree (line_number, order_code);
CREATE INDEX units_by_registration ON units USING btree (line_number, registered_at DESC, product_id DESC);
CREATE UNIQUE INDEX units_by_sn ON units USING btree (line_number, product_sn);
CREATE INDEX units_by_type ON units USING btree (line_number, type_no, registered_at DESC, product_id DESC);
CREATE INDEX units_ng ON units USING btree (line_number, registered_at DESC, product_id DESC) WHERE (result_status = 'ng'::text);
CREATE INDEX units_on_the_floor ON units USING btree (line_number) WHERE (process_status = ANY (ARRAY['registered'::text, 'inProcess'::text, 'held'::text, 'rework'::text]));
CREATE INDEX units_reworked ON units USING btree (line_number, order_code) WHERE (rework_count > 0);
CREATE INDEX units_scrapped ON units USING btree (line_number, registered_at DESC) WHERE (process_status = 'scrapped'::text);

create table user_absences (
  "id" bigint not null generated always as identity,
  "user_name" character varying(64) not null,
  "absent_from" timestamp with time zone not null,
  "absent_until" timestamp with time zone not null,
  "reason" text,
  "said_by" character varying(64) not null,
  constraint user_absences_pkey PRIMARY KEY (id),
  constraint user_absences_check CHECK (absent_from < absent_until)
);
CREATE INDEX user_absences_until ON user_absences USING btree (absent_until);

create table user_files (
  "file_id" uuid not null,
  "file_name" character varying(128) not null,
  "file_type" text not null,
  "size" integer not null,
  "user_name" character varying(64),
  "made_at" timestamp with time zone not null default now(),
  "note" text,
  "sha256" bytea,
  constraint user_files_pkey PRIMARY KEY (file_id)
);
CREATE INDEX files_of_person ON user_files USING btree (user_name, made_at);

create table user_identities (
  "issuer" character varying(500) not null,
  "subject" character varying(255) not null,
  "user_name" character varying(64) not null,
  "made_at" timestamp with time zone not null default now(),
  constraint user_identities_pkey PRIMARY KEY (issuer, subject),
  constraint user_identities_issuer_user_name_key UNIQUE (issuer, user_name)
);
CREATE INDEX user_identities_of_user ON user_identities USING btree (user_name);

create table user_lines (
  "user_name" character varying(64) not null,
  "line_number" character varying(64) not null,
  constraint user_lines_pkey PRIMARY KEY (user_name, line_number)
);

create table user_preferences (
  "user_name" character varying(64) not null,
  "settings" jsonb not null default '{}'::jsonb,
  "lists" jsonb not null default '{}'::jsonb,
  constraint user_preferences_pkey PRIMARY KEY (user_name)
);

create table user_roles (
  "user_name" character varying(64) not null,
  "role_key" character varying(64) not null,
  constraint user_roles_pkey PRIMARY KEY (user_name, role_key)
);
CREATE INDEX user_roles_of_role ON user_roles USING btree (role_key);

create table users (
  "user_name" character varying(64) not null,
  "name" character varying(128) not null,
  "password_hash" text,
  "must_change_password" boolean not null default true,
  "avatar" text,
  "introduction" text,
  "card_id" character varying(64),
  "edit_right" boolean not null default false,
  "locked" boolean not null default false,
  "lock_reason" text,
  "last_login" timestamp with time zone,
  "revision" integer not null default 0,
  "email" character varying(254),
  constraint users_pkey PRIMARY KEY (user_name),
  constraint users_card_id_key UNIQUE (card_id) DEFERRABLE
);

create table wall_links (
  "id" bigint not null generated always as identity,
  "name" character varying(128) not null,
  "token_hash" bytea not null,
  "views" jsonb not null,
  "lines" jsonb not null,
  "made_by" character varying(64) not null,
  "made_at" timestamp with time zone not null default now(),
  "expires_at" timestamp with time zone not null,
  "last_used" timestamp with time zone,
  "revoked_at" timestamp with time zone,
  "revoked_by" character varying(64),
  constraint wall_links_pkey PRIMARY KEY (id),
  constraint wall_links_token_hash_key UNIQUE (token_hash),
  constraint wall_links_lines_check CHECK (jsonb_array_length(lines) > 0),
  constraint wall_links_views_check CHECK (jsonb_array_length(views) > 0)
);

create table webhook_targets (
  "target_code" character varying(64) not null,
  "webhook_url" character varying(500) not null,
  "signing_key" character varying(200),
  "line_number" character varying(64),
  "event_types" jsonb not null,
  "enabled" boolean not null,
  "revision" integer not null default 0,
  "webhook_format" text not null,
  "robot_language" text not null,
  "chat_id" character varying(64),
  constraint webhook_targets_pkey PRIMARY KEY (target_code),
  constraint webhook_targets_check CHECK ((chat_id IS NOT NULL) = (webhook_format = 'line'::text)),
  constraint webhook_targets_robot_language_check CHECK (robot_language = ANY (ARRAY['en'::text, 'zh'::text, 'es'::text, 'ja'::text])),
  constraint webhook_targets_webhook_format_check CHECK (webhook_format = ANY (ARRAY['standard'::text, 'slack'::text, 'teams'::text, 'wecom'::text, 'dingtalk'::text, 'feishu'::text, 'line'::text]))
);

alter table alarm_acks add constraint alarm_acks_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table alarm_defs add constraint alarm_defs_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table alarm_shelvings add constraint alarm_shelvings_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table andon_call_levels add constraint andon_call_levels_call_id_fkey FOREIGN KEY (call_id) REFERENCES andon_calls(id) ON DELETE CASCADE;

alter table andon_call_parts add constraint andon_call_parts_call_id_fkey FOREIGN KEY (call_id) REFERENCES andon_calls(id) ON DELETE CASCADE;

alter table andon_calls add constraint andon_calls_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table andon_lamp_tests add constraint andon_lamp_tests_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table andon_quiets add constraint andon_quiets_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table andon_rules add constraint andon_rules_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table andon_station_messages add constraint andon_station_messages_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table archive_pieces add constraint archive_pieces_archive_id_fkey FOREIGN KEY (archive_id) REFERENCES archives(archive_id) ON DELETE CASCADE;

alter table attribute_limits add constraint attribute_limits_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table bindings add constraint bindings_line_number_bom_code_bom_lot_fkey FOREIGN KEY (line_number, bom_code, bom_lot) REFERENCES material_lots(line_number, bom_code, bom_lot);

alter table calendar_days add constraint calendar_days_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table calendar_stamps add constraint calendar_stamps_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table calibrations add constraint calibrations_line_number_tool_code_fkey FOREIGN KEY (line_number, tool_code) REFERENCES tools(line_number, tool_code);

alter table chart_exclusions add constraint chart_exclusions_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table chart_limits add constraint chart_limits_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table chart_signals add constraint chart_signals_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table concessions add constraint concessions_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table cycle_standards add constraint cycle_standards_line_number_station_number_fkey FOREIGN KEY (line_number, station_number) REFERENCES stations(line_number, station_number) ON DELETE CASCADE;

alter table defect_drawings add constraint defect_drawings_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table defects add constraint defects_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table failure_photos add constraint failure_photos_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table failure_undos add constraint failure_undos_line_number_fail_id_fkey FOREIGN KEY (line_number, fail_id) REFERENCES failures(line_number, fail_id) ON DELETE CASCADE;

alter table file_pieces add constraint file_pieces_file_id_fkey FOREIGN KEY (file_id) REFERENCES user_files(file_id) ON DELETE CASCADE;

alter table file_uses add constraint file_uses_file_id_fkey FOREIGN KEY (file_id) REFERENCES user_files(file_id);

alter table former_shifts add constraint former_shifts_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table frozen_reports add constraint frozen_reports_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table future_holds add constraint future_holds_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table gauge_studies add constraint gauge_studies_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table handover_notes add constraint handover_notes_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table handovers add constraint handovers_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table inspection_follow_ups add constraint inspection_follow_ups_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table inspection_items add constraint inspection_items_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table inspection_records add constraint inspection_records_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table known_browsers add constraint known_browsers_user_name_fkey FOREIGN KEY (user_name) REFERENCES users(user_name) ON DELETE CASCADE;

alter table late_changes add constraint late_changes_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table login_codes add constraint login_codes_user_name_fkey FOREIGN KEY (user_name) REFERENCES users(user_name) ON DELETE CASCADE;

alter table login_tries add constraint login_tries_user_name_fkey FOREIGN KEY (user_name) REFERENCES users(user_name) ON DELETE CASCADE;

alter table lots add constraint lots_line_number_order_code_fkey FOREIGN KEY (line_number, order_code) REFERENCES orders(line_number, order_code) DEFERRABLE INITIALLY DEFERRED;

alter table machine_codes add constraint machine_codes_line_number_station_number_fkey FOREIGN KEY (line_number, station_number) REFERENCES stations(line_number, station_number) ON DELETE CASCADE;

alter table material_lots add constraint material_lots_bom_code_fkey FOREIGN KEY (bom_code) REFERENCES parts(bom_code);

alter table material_lots add constraint material_lots_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table notice_copies add constraint notice_copies_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES notices(id) ON DELETE CASCADE;

alter table notice_copies add constraint notice_copies_user_name_fkey FOREIGN KEY (user_name) REFERENCES users(user_name) ON DELETE CASCADE;

alter table notice_deliveries add constraint notice_deliveries_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES notices(id) ON DELETE CASCADE;

alter table notice_deliveries add constraint notice_deliveries_target_code_fkey FOREIGN KEY (target_code) REFERENCES webhook_targets(target_code) ON DELETE CASCADE;

alter table notice_deliveries add constraint notice_deliveries_user_name_fkey FOREIGN KEY (user_name) REFERENCES users(user_name) ON DELETE CASCADE;

alter table notice_waits add constraint notice_waits_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES notices(id) ON DELETE CASCADE;

alter table notice_waits add constraint notice_waits_rule_id_fkey FOREIGN KEY (rule_id) REFERENCES notice_rules(id) ON DELETE CASCADE;

alter table operators add constraint operators_team_name_fkey FOREIGN KEY (team_name) REFERENCES teams(team_name) ON UPDATE CASCADE;

alter table operators add constraint operators_user_name_fkey FOREIGN KEY (user_name) REFERENCES users(user_name) ON DELETE SET NULL;

alter table order_materials add constraint order_materials_line_number_order_code_fkey FOREIGN KEY (line_number, order_code) REFERENCES orders(line_number, order_code) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;

alter table order_sources add constraint order_sources_line_number_order_code_fkey FOREIGN KEY (line_number, order_code) REFERENCES orders(line_number, order_code) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;

alter table orders add constraint orders_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table orders add constraint orders_process_route_process_route_ver_fkey FOREIGN KEY (process_route, process_route_ver) REFERENCES processings(processing_number, processing_ver);

alter table orders add constraint orders_type_no_type_ver_fkey FOREIGN KEY (type_no, type_ver) REFERENCES product_types(type_no, type_ver);

alter table parameter_downloads add constraint parameter_downloads_line_number_type_no_station_number_par_fkey FOREIGN KEY (line_number, type_no, station_number, para_ver) REFERENCES parameter_sets(line_number, type_no, station_number, para_ver);

alter table parameter_sets add constraint parameter_sets_line_number_station_number_fkey FOREIGN KEY (line_number, station_number) REFERENCES stations(line_number, station_number);

alter table password_links add constraint password_links_user_name_fkey FOREIGN KEY (user_name) REFERENCES users(user_name) ON DELETE CASCADE;

alter table period_reports add constraint period_reports_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table problems add constraint problems_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table process_results add constraint process_results_col_set_id_col_set_version_fkey FOREIGN KEY (col_set_id, col_set_version) REFERENCES collection_sets(col_set_id, col_set_version) ON DELETE CASCADE;

alter table product_types add constraint product_types_bom_code_bom_ver_fkey FOREIGN KEY (bom_code, bom_ver) REFERENCES boms(bom_code, bom_ver);

alter table product_types add constraint product_types_processing_number_processing_ver_fkey FOREIGN KEY (processing_number, processing_ver) REFERENCES processings(processing_number, processing_ver);

alter table qualifications add constraint qualifications_line_number_station_number_fkey FOREIGN KEY (line_number, station_number) REFERENCES stations(line_number, station_number) ON DELETE CASCADE;

alter table qualifications add constraint qualifications_operator_no_fkey FOREIGN KEY (operator_no) REFERENCES operators(operator_no);

alter table report_deliveries add constraint report_deliveries_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table report_deliveries add constraint report_deliveries_line_number_report_id_fkey FOREIGN KEY (line_number, report_id) REFERENCES period_reports(line_number, report_id);

alter table report_schedules add constraint report_schedules_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table rework_reports add constraint rework_reports_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table reworkers add constraint reworkers_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table reworkers add constraint reworkers_operator_no_fkey FOREIGN KEY (operator_no) REFERENCES operators(operator_no);

alter table role_lines add constraint role_lines_role_key_fkey FOREIGN KEY (role_key) REFERENCES roles(role_key) ON DELETE CASCADE;

alter table role_pages add constraint role_pages_role_key_fkey FOREIGN KEY (role_key) REFERENCES roles(role_key) ON DELETE CASCADE;

alter table rotations add constraint rotations_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table saved_views add constraint saved_views_user_name_fkey FOREIGN KEY (user_name) REFERENCES users(user_name) ON DELETE CASCADE;

alter table serials add constraint serials_line_number_lot_no_fkey FOREIGN KEY (line_number, lot_no) REFERENCES lots(line_number, lot_no);

alter table serials add constraint serials_line_number_order_code_fkey FOREIGN KEY (line_number, order_code) REFERENCES orders(line_number, order_code) DEFERRABLE INITIALLY DEFERRED;

alter table session_tickets add constraint session_tickets_token_hash_fkey FOREIGN KEY (token_hash) REFERENCES sessions(token_hash) ON DELETE CASCADE;

alter table sessions add constraint sessions_user_name_fkey FOREIGN KEY (user_name) REFERENCES users(user_name) ON DELETE CASCADE;

alter table shift_slots add constraint shift_slots_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table shifts add constraint shifts_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table slot_reasons add constraint slot_reasons_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table sop_answers add constraint sop_answers_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table sop_answers add constraint sop_answers_line_number_sop_code_sop_ver_fkey FOREIGN KEY (line_number, sop_code, sop_ver) REFERENCES sops(line_number, sop_code, sop_ver);

alter table sop_comments add constraint sop_comments_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table sop_comments add constraint sop_comments_line_number_sop_code_sop_ver_fkey FOREIGN KEY (line_number, sop_code, sop_ver) REFERENCES sops(line_number, sop_code, sop_ver);

alter table sop_reads add constraint sop_reads_line_number_sop_code_sop_ver_fkey FOREIGN KEY (line_number, sop_code, sop_ver) REFERENCES sops(line_number, sop_code, sop_ver);

alter table sop_reads add constraint sop_reads_operator_no_fkey FOREIGN KEY (operator_no) REFERENCES operators(operator_no);

alter table sop_signatures add constraint sop_signatures_line_number_sop_code_sop_ver_fkey FOREIGN KEY (line_number, sop_code, sop_ver) REFERENCES sops(line_number, sop_code, sop_ver);

alter table sops add constraint sops_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table station_days add constraint station_days_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table station_keys add constraint station_keys_line_number_station_number_fkey FOREIGN KEY (line_number, station_number) REFERENCES stations(line_number, station_number);

alter table station_logins add constraint station_logins_line_number_station_number_fkey FOREIGN KEY (line_number, station_number) REFERENCES stations(line_number, station_number);

alter table station_logins add constraint station_logins_operator_no_fkey FOREIGN KEY (operator_no) REFERENCES operators(operator_no);

alter table station_pauses add constraint station_pauses_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table station_states add constraint station_states_line_number_station_number_fkey FOREIGN KEY (line_number, station_number) REFERENCES stations(line_number, station_number) ON DELETE CASCADE;

alter table stations add constraint stations_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table stop_cuts add constraint stop_cuts_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table stop_reasons add constraint stop_reasons_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table tool_cavity_blocks add constraint tool_cavity_blocks_line_number_tool_code_fkey FOREIGN KEY (line_number, tool_code) REFERENCES tools(line_number, tool_code);

alter table tool_counters add constraint tool_counters_line_number_tool_code_fkey FOREIGN KEY (line_number, tool_code) REFERENCES tools(line_number, tool_code);

alter table tool_maintenances add constraint tool_maintenances_line_number_tool_code_fkey FOREIGN KEY (line_number, tool_code) REFERENCES tools(line_number, tool_code);

alter table tool_mounts add constraint tool_mounts_line_number_tool_code_fkey FOREIGN KEY (line_number, tool_code) REFERENCES tools(line_number, tool_code);

alter table tools add constraint tools_line_number_fkey FOREIGN KEY (line_number) REFERENCES lines(line_number);

alter table type_packages add constraint type_packages_processing_number_processing_ver_fkey FOREIGN KEY (processing_number, processing_ver) REFERENCES processings(processing_number, processing_ver);

alter table type_packages add constraint type_packages_type_no_type_ver_fkey FOREIGN KEY (type_no, type_ver) REFERENCES product_types(type_no, type_ver);

alter table user_absences add constraint user_absences_user_name_fkey FOREIGN KEY (user_name) REFERENCES users(user_name) ON DELETE CASCADE;

alter table user_files add constraint user_files_user_name_fkey FOREIGN KEY (user_name) REFERENCES users(user_name) ON DELETE SET NULL;

alter table user_identities add constraint user_identities_user_name_fkey FOREIGN KEY (user_name) REFERENCES users(user_name) ON DELETE CASCADE;

alter table user_lines add constraint user_lines_user_name_fkey FOREIGN KEY (user_name) REFERENCES users(user_name) ON DELETE CASCADE;

alter table user_preferences add constraint user_preferences_user_name_fkey FOREIGN KEY (user_name) REFERENCES users(user_name) ON DELETE CASCADE;

alter table user_roles add constraint user_roles_role_key_fkey FOREIGN KEY (role_key) REFERENCES roles(role_key);

alter table user_roles add constraint user_roles_user_name_fkey FOREIGN KEY (user_name) REFERENCES users(user_name) ON DELETE CASCADE;

CREATE OR REPLACE FUNCTION add_partition(parent text, suffix text, starts timestamp with time zone, ends timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  name text := parent || '_' || suffix;
  targets text;
begin
  if suffix !~ '^\d{4}(_\d\d){1,2}$'
     or not exists (select from pg_class where oid = to_regclass(format('%I', parent)) and relkind = 'p') then
    raise exception '% is no partition of %', name, parent using errcode = '42501';
  end if;
  -- Two servers that meet a new month together take turns; the second finds the work done.
  perform pg_advisory_xact_lock(hashtext('takt months'));
  if to_regclass(format('%I', name)) is not null then return; end if;
  -- Made as a table of its own and then attached: that takes no lock a station would wait for.
  execute format('create table %I (like %I including all)', name, parent);
  -- `like` does not copy the statistics targets of columns.
  select string_agg(format('alter column %I set statistics %s', attname, attstattarget), ', ') into targets
  from pg_attribute where attrelid = format('%I', parent)::regclass and attnum > 0 and attstattarget >= 0;
  if targets is not null then execute format('alter table %I %s', name, targets); end if;
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, name, starts, ends);
end $function$
;

CREATE OR REPLACE FUNCTION analyze_table(name text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if (select reltuples < 200000 from pg_class where oid = to_regclass(format('%I', name))) then
    perform set_config('default_statistics_target', '20', true);
  end if;
  execute format('analyze %I', name);
end $function$
;

CREATE OR REPLACE FUNCTION archived_until(kind text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select coalesce(((max(month) || '-01')::timestamp + interval '1 month') at time zone 'UTC', '-infinity') from archives where archive_kind = kind
$function$
;

CREATE OR REPLACE FUNCTION detach_month(suffix text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
 SET lock_timeout TO '200ms'
AS $function$
begin
  if suffix !~ '^\d{4}_\d\d$' then raise exception '% is no month', suffix using errcode = '42501'; end if;
  if to_date(suffix, 'YYYY_MM') > now() - interval '90 days' then
    raise exception 'the month % is too young to leave', suffix using errcode = '42501';
  end if;
  execute format('alter table passes detach partition %I', 'passes_' || suffix);
  execute format('alter table %I rename to %I', 'passes_' || suffix, 'leaving_passes_' || suffix);
  execute format('grant select on %I to %I', 'leaving_passes_' || suffix, session_user);
end $function$
;

CREATE OR REPLACE FUNCTION drop_month(suffix text, counted bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
 SET lock_timeout TO '1s'
AS $function$
begin
  if suffix !~ '^\d{4}_\d\d$' then raise exception '% is no month', suffix using errcode = '42501'; end if;
  if counted is distinct from (select archived_rows from archives where archive_kind = 'passes'
      and month = replace(suffix, '_', '-') and written_at is not null and left_at is null) then
    raise exception 'the month % has no archive of % passes', suffix, counted using errcode = '42501';
  end if;
  execute format('drop table %I', 'leaving_passes_' || suffix);
  update archives set left_at = now() where archive_kind = 'passes' and month = replace(suffix, '_', '-') and left_at is null;
end $function$
;

CREATE OR REPLACE FUNCTION drop_stream_month(name text, followers text[])
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
 SET lock_timeout TO '200ms'
AS $function$
declare is_wanted boolean;
begin
  if to_regclass(format('%I', name)) is null then return true; end if;
  if not exists (select from pg_inherits where inhrelid = to_regclass(format('%I', name))
                 and inhparent in ('events'::regclass, 'line_turns'::regclass))
     or to_date(right(name, 7), 'YYYY_MM') > now() - interval '62 days' then
    raise exception '% is no old month of a stream', name using errcode = '42501';
  end if;
  if name like 'events%' then
    execute format('select exists (
      select from line_heads h cross join unnest($1) as f (follower)
      left join follower_positions p on p.follower = f.follower and p.line_number = h.line_number
      cross join lateral (select from %I e where e.line_number = h.line_number
        and (e.turn, e.seq) > (coalesce(p.turn, 0), coalesce(p.seq, 0)) limit 1) as unseen)', name)
    into is_wanted using followers;
    if is_wanted then return false; end if;
  end if;
  execute format('drop table %I', name);
  return true;
exception when lock_not_available then
  return false;
end $function$
;

CREATE OR REPLACE FUNCTION drop_telegram_day(name text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
 SET lock_timeout TO '1s'
AS $function$
begin
  if to_regclass(format('%I', name)) is null then return; end if;
  if not exists (select from pg_inherits where inhrelid = to_regclass(format('%I', name))
                 and inhparent in ('station_telegrams'::regclass, 'station_telegram_texts'::regclass)) then
    raise exception '% is no day of telegrams', name using errcode = '42501';
  end if;
  execute format('drop table %I', name);
end $function$
;

CREATE OR REPLACE FUNCTION keep_released_sops()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.released_at is not null and (
    new.sop_status not in ('released', 'obsolete') or (old.sop_status = 'obsolete' and new.sop_status <> 'obsolete')
    or (to_jsonb(new) - array['sop_status', 'withdrawn_at', 'update_date', 'update_author', 'revision'])
       is distinct from (to_jsonb(old) - array['sop_status', 'withdrawn_at', 'update_date', 'update_author', 'revision'])) then
    raise exception 'a released work instruction is frozen: % %', old.sop_code, old.sop_ver;
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION keep_sop_answers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'an answer is not changed: %', old.answer_id;
end $function$
;

CREATE OR REPLACE FUNCTION keep_sop_signatures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a signature is not changed: % %', old.sop_code, old.sop_ver;
end $function$
;

CREATE OR REPLACE FUNCTION stay_frozen()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    if old.definition_status <> 'draft' then raise exception 'a released definition is not deleted' using errcode = 'TK001'; end if;
    return old;
  end if;
  -- The author and date of a release are its own; nothing else moves any more, and the status only forward.
  if old.definition_status <> 'draft' then
    if (to_jsonb(new) - '{definition_status,update_date,update_author,revision}'::text[]) <> (to_jsonb(old) - '{definition_status,update_date,update_author,revision}'::text[])
       or new.definition_status = 'draft' or (old.definition_status = 'obsolete' and new.definition_status <> 'obsolete') then
      raise exception 'a released definition is frozen' using errcode = 'TK001';
    end if;
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION stay_frozen_with_set()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from collection_sets s where s.definition_status <> 'draft'
             and (s.col_set_id, s.col_set_version) in ((new.col_set_id, new.col_set_version), (old.col_set_id, old.col_set_version))) then
    raise exception 'a released collection set is frozen' using errcode = 'TK001';
  end if;
  return coalesce(new, old);
end $function$
;

CREATE OR REPLACE FUNCTION take_audit(ended timestamp with time zone, most integer)
 RETURNS SETOF jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  execute format('grant delete on audit_log to %I', current_user);
  return query delete from audit_log where id in (select id from audit_log order by id limit most)
    and at < least(ended, now() - interval '365 days') returning to_jsonb(audit_log);
  execute format('revoke delete on audit_log from %I', current_user);
end $function$
;

CREATE TRIGGER frozen BEFORE DELETE OR UPDATE ON boms FOR EACH ROW EXECUTE FUNCTION stay_frozen();

CREATE TRIGGER frozen BEFORE DELETE OR UPDATE ON collection_sets FOR EACH ROW EXECUTE FUNCTION stay_frozen();

CREATE TRIGGER frozen BEFORE DELETE OR UPDATE ON parameter_sets FOR EACH ROW EXECUTE FUNCTION stay_frozen();

CREATE TRIGGER frozen BEFORE INSERT OR DELETE OR UPDATE ON process_results FOR EACH ROW EXECUTE FUNCTION stay_frozen_with_set();

CREATE TRIGGER frozen BEFORE DELETE OR UPDATE ON processings FOR EACH ROW EXECUTE FUNCTION stay_frozen();

CREATE TRIGGER frozen BEFORE DELETE OR UPDATE ON product_types FOR EACH ROW EXECUTE FUNCTION stay_frozen();

CREATE TRIGGER sop_answers_kept BEFORE UPDATE ON sop_answers FOR EACH ROW EXECUTE FUNCTION keep_sop_answers();

CREATE TRIGGER sop_signatures_kept BEFORE UPDATE ON sop_signatures FOR EACH ROW EXECUTE FUNCTION keep_sop_signatures();

CREATE TRIGGER sops_frozen BEFORE UPDATE ON sops FOR EACH ROW EXECUTE FUNCTION keep_released_sops();

CREATE TRIGGER frozen BEFORE DELETE OR UPDATE ON tool_sets FOR EACH ROW EXECUTE FUNCTION stay_frozen();

CREATE TRIGGER frozen BEFORE DELETE OR UPDATE ON type_packages FOR EACH ROW EXECUTE FUNCTION stay_frozen();
