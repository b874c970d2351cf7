import { connect } from '@takt/server/src/platform/db/connect.ts'
import { checkAll, checkDay, sealDays } from '@takt/server/src/platform/seals/seals.ts'
import { round, say, timed } from './say.ts'
import type { Stage } from './stage.ts'

const days = 10
const entriesPerDay = 1_000_000
/** A night has hours; whoever runs all of it by the command waits so long at the most. */
const limit = 5 * 60

/** Ten million entries of the change history, a million a day: sealed, verified as every night, and again with one of them altered. */
export async function benchSeals({ pool, databaseUrl }: Stage) {
  for (let day = days + 1; day > 1; day--)
    await pool.query(
      `insert into audit_log (at, user_name, line_number, entity, entity_key, action, before, after, trace_id)
       select date_trunc('day', now(), 'UTC') - $1 * interval '1 day' + n * interval '1 day' / ${entriesPerDay + 1},
              'user' || n % 50, 'L' || n % 4, 'order', 'WO-' || n, 'update', jsonb_build_object('orderNumber', n, 'planStart', now()),
              jsonb_build_object('orderNumber', n + 1, 'planStart', now()), 'b-' || n from generate_series(1, ${entriesPerDay}) n`,
      [day],
    )
  await pool.query('analyze audit_log')
  const { db, close } = connect(databaseUrl)
  try {
    const [sealed, sealing] = await timed(() => sealDays(db, () => {}))
    const [wrong, checking] = await timed(() => checkAll(db))
    const { rows } = await pool.query<{ id: string; day: string }>(
      `select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day from audit_log order by at offset ${(days * entriesPerDay) / 2} limit 1`,
    )
    const { id, day } = rows[0]!
    await pool.query('grant update on audit_log to current_user')
    await pool.query(`update audit_log set action = 'updatf' where id = $1`, [id])
    const [found, finding] = await timed(() => checkDay(db, day))
    say(`${days * entriesPerDay} entries of the change history, sealed and verified`, {
      days: sealed,
      sealSeconds: round(sealing / 1000, 1),
      verifySeconds: round(checking / 1000, 1),
      limit,
      alteredNamed: found.sealState === 'changed' && found.wrongId === Number(id),
      namedAfterSeconds: round(finding / 1000, 1),
      reached: checking / 1000 <= limit && wrong.length === 0,
    })
  } finally {
    await close()
  }
}
