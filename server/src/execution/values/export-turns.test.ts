import { afterAll, expect, test } from 'vitest'
import { ensureMonth } from '../../platform/db/partitions.ts'
import { storedSet } from '../../testing/history.ts'
import { startPlant } from '../../testing/plant.ts'
import { aCharacteristic } from '../../testing/samples.ts'
import { turnsOf } from '../../testing/turns.ts'

const plant = await startPlant()
afterAll(plant.close)
const address = await plant.app.listen({ host: '127.0.0.1', port: 0 })
const valueCount = 50
const set = await storedSet(
  plant.db,
  'MANY',
  Array.from({ length: valueCount }, (_, i) => aCharacteristic(i + 1, `V${i}`)),
)
await ensureMonth(plant.db, '2026-03-02T00:00:00.000Z')
await plant.pool.query(
  `insert into passes (line_number, product_id, out_time, in_time, set_key, pass_no, attempt, asked, result_status, station_number, values)
  select 'MANY', gen_random_uuid(), '2026-03-02'::timestamptz + i * interval '1 second', '2026-03-02', $1, 1, 1, true, 'ok', 'S10', array(select random() from generate_series(1, ${valueCount})) from generate_series(1, 3000) i`,
  [set.setKey],
)

test('an export of 150,000 values hands the thread over after each part', async () => {
  const run = async () => {
    const reply = await fetch(`${address}/api/values/export/MANY`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await plant.tokenFor('admin')}`,
        'content-type': 'application/json',
      },
      body: '{"format":"csv"}',
    })
    return (await reply.bytes()).length
  }
  await run()
  // Without a pause between parts one turn is a quarter of the whole, with it a fiftieth. A share, as this machine may be slow, and one of three, as it may stall.
  let share = 1
  for (let time = 0; time < 3 && share >= 0.15; time++) {
    const { longest, all } = await turnsOf(run)
    share = longest / all
  }
  expect(share).toBeLessThan(0.15)
}, 60_000)
