import { afterAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { startPlant } from '../../testing/plant.ts'
import { register } from './follower-positions.ts'
import { dropStreamMonths, ensureMonth } from './partitions.ts'
import { openHead } from './turns.ts'

const plant = await startPlant()
afterAll(plant.close)
const { db } = plant

test('an old month of events goes once every follower has seen it', async () => {
  await openHead(db, 'L2')
  await register(db, 'slow')
  const old = '2020-01-15T00:00:00.000Z'
  await ensureMonth(db, old, 'events')
  await ensureMonth(db, old, 'line_turns')
  await sql`insert into events (line_number, turn, seq, heard_at, kind, about, data)
            select 'L2', event_turn + 1000, 1, ${old}, 'unitFinished', 'x', '{}' from line_heads where line_number = 'L2'`.execute(
    db,
  )
  const months = async () =>
    (
      await sql<{
        name: string
      }>`select relname as name from pg_class where relname ~ '^(events|line_turns)_2020_01$' order by 1`.execute(
        db,
      )
    ).rows.map(({ name }) => name)
  await dropStreamMonths(db, ['slow'])
  expect(await months()).toEqual(['events_2020_01'])
  await sql`update follower_positions set turn = turn + 2000 where line_number = 'L2' and follower = 'slow'`.execute(
    db,
  )
  await dropStreamMonths(db, ['slow'])
  expect(await months()).toEqual([])
  const thisMonth = `events_${new Date().toISOString().slice(0, 7).replace('-', '_')}`
  await expect(sql`select drop_stream_month(${thisMonth}, '{}')`.execute(db)).rejects.toThrow('no old month')
})
