-- The values a frozen report is made of, as they were then; null: kept before they were, or of another kind.
alter table frozen_reports add column measured json;
