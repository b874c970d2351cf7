import { setTimeout as sleep } from 'node:timers/promises'
import { andonRules } from '@takt/contract/andonRules.ts'
import { makeLine } from './line.ts'
import { round, say } from './say.ts'
import type { Stage } from './stage.ts'

const open = 10_000
const seconds = 20
/** Levels that are due in each second, and then at once. */
const steady = 100
const burst = 500
/** Seconds a level may be late. */
const limit = 2

/** 10,000 calls that nobody has come to: how late a level is notified, as seen from outside, while levels of others fall due all the time. */
export async function benchAndon(stage: Stage) {
  await makeLine(stage, 'BQ', 1, 1)
  const none = {
    levelBUsers: [],
    levelBRoles: [],
    levelBDuty: false,
    levelCUsers: [],
    levelCRoles: [],
    levelCDuty: false,
  }
  await stage.call(
    andonRules.create,
    {
      ...none,
      stationNumber: null,
      lossType: 'equipment',
      levelAPeriod: 60,
      levelAUsers: ['admin'],
      levelARoles: [],
      levelADuty: false,
      stopsLine: false,
      enabled: true,
    },
    'BQ',
  )
  await fill(stage, open - seconds * steady - burst, '30 minutes', '1 minute')
  await fill(stage, seconds * steady, '59 minutes 50 seconds', `${seconds} seconds`)
  await fill(stage, burst, '59 minutes 35 seconds', '0 seconds')
  await stage.pool.query('analyze andon_calls')
  let worst = 0
  for (const end = Date.now() + (seconds + 25) * 1000; Date.now() < end; await sleep(100)) {
    const { rows } = await stage.pool.query<{ late: number }>(
      `select coalesce(max(extract(epoch from clock_timestamp() - heard_at - interval '60 minutes')), 0)::float8 as late
       from andon_calls where call_state = 'called' and level is null and heard_at < clock_timestamp() - interval '60 minutes'`,
    )
    worst = Math.max(worst, rows[0]!.late)
  }
  const { rows } = await stage.pool.query<{ told: string; twice: string }>(
    `select count(*) as told, count(*) - count(distinct call_id) as twice from andon_call_levels`,
  )
  const toldCount = Number(rows[0]!.told)
  say('levels of 10,000 open calls', {
    open,
    told: toldCount,
    twice: Number(rows[0]!.twice),
    latestSeconds: round(worst, 2),
    limit,
    reached: worst <= limit && toldCount === seconds * steady + burst,
  })
}

/** So many calls, the first `ago`, the others evenly over `span` after it. */
const fill = (stage: Stage, many: number, ago: string, span: string) =>
  stage.pool.query(
    `insert into andon_calls (line_number, station_number, loss_type, call_state, called_at, heard_at, called_by)
     select 'BQ', 'S10', 'equipment', 'called', at, at, 'bench'
     from generate_series(1, ${many}) i, lateral (select now() - interval '${ago}' + i * interval '${span}' / ${many} as at) t`,
  )
