import { createRequire } from 'node:module'
import type pg from 'pg'
import { fixedAt } from './fixed-at.ts'

/**
 * Loaded before the server and its simulator (NODE_OPTIONS --import): for them, and for their database's now(), it is always the
 * same moment. A plant that was played up to it from the same seed looks the same whenever it is looked at.
 */
const at = Date.parse(fixedAt)

Date.now = () => at
globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length > 0 ? given : [at], made) as Date, // a date, or what extends it
})

/** A now() that comes before the database's own. Only the owner can make it; who may not finds it made. */
const fixNow = `do $$ begin
  create schema if not exists fixed_clock;
  create or replace function fixed_clock.now() returns timestamptz language sql stable parallel safe as 'select timestamptz ''${fixedAt}''';
  grant usage on schema fixed_clock to public;
exception when others then null;
end $$;
set search_path to public, fixed_clock, pg_catalog`

const { Client } = createRequire(new URL('../../../server/package.json', import.meta.url))('pg') as typeof pg // by its name
const connect = Reflect.get(Client.prototype, 'connect') as (this: pg.Client) => Promise<unknown> // called with its client
type Connected = (error?: Error | null) => void
Client.prototype.connect = function (this: pg.Client, whenConnected?: Connected) {
  const connected = connect
    .call(this)
    .then(() => this.query(fixNow))
    .then(() => {})
  if (!whenConnected) return connected
  connected.then(() => whenConnected(null), whenConnected)
  return undefined
} as typeof Client.prototype.connect
