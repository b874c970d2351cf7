import { rewind } from '@takt/contract/rewind.ts'
import { median, round, say, timed } from './say.ts'
import type { Stage } from './stage.ts'
import { prepare } from './station-figures.ts'

const stationCount = 20
const cycle = 30
const limit = 500

/** A shift of 20 stations that was over three days ago, each with a unit every 30 s: the one answer that holds all of it. */
export async function benchRewind(stage: Stage) {
  await prepare(stage)
  await stage.pool.query(
    `insert into passes (line_number, product_id, out_time, in_time, pass_no, attempt, asked, result_status, station_number, step_seq, judged)
    select 'BF', gen_random_uuid(), at + interval '24 seconds', at, 1, 1, true, 'ok', 'S' || 10 * s, 10, 'ok'
    from generate_series(1, ${stationCount}) s,
      generate_series(now() - interval '4 days', now() - interval '2 days', interval '${cycle} seconds') at`,
  )
  await stage.pool.query('vacuum (analyze)').catch(() => stage.pool.query('analyze'))
  const at = new Date(Date.now() - 3 * 86_400_000).toISOString()
  const ask = () => stage.call(rewind.shift, { at }, 'BF')
  const shift = await ask()
  const took: number[] = []
  for (let i = 0; i < 12; i++) took.push((await timed(ask))[1])
  const milliseconds = round(median(took), 1)
  say('rewind of a shift of 20 stations', {
    milliseconds,
    slowest: round(Math.max(...took), 1),
    kilobytes: round(JSON.stringify(shift).length / 1024, 0),
    limit,
    reached: milliseconds <= limit,
  })
}
