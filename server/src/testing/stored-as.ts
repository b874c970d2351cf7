import type { Kind } from '@takt/contract/fields.ts'

/** What the database keeps a kind of field as. */
export const storedAs: Record<Kind, string> = {
  id: 'bigint',
  uuid: 'uuid',
  code: 'character varying',
  account: 'character varying',
  name: 'character varying',
  note: 'text',
  count: 'integer',
  version: 'integer',
  measure: 'double precision',
  seconds: 'double precision',
  share: 'double precision',
  instant: 'timestamp with time zone',
  day: 'date',
  flag: 'boolean',
  choice: 'text',
  codes: 'jsonb',
  accounts: 'jsonb',
  parts: 'jsonb',
}
