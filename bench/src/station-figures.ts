import { equipmentReports } from '@takt/contract/equipmentReports.ts'
import { equipmentStatistics } from '@takt/contract/equipmentStatistics.ts'
import { lines } from '@takt/contract/lines.ts'
import type { LineNumber } from '@takt/server/src/platform/db/line.ts'
import { connect } from '@takt/server/src/platform/db/connect.ts'
import { keepStationDays } from '@takt/server/src/insight/stationFigures/stationFigures.ts'
import { makeLine } from './line.ts'
import { median, round, say, timed } from './say.ts'
import type { Stage } from './stage.ts'

const stationCount = 20
const days = 90
/** On average a station changes its status so often a day. */
const changesADay = 120

/** How 20 stations spent 90 days of three shifts, as the page reads it. */
export async function benchStationFigures(stage: Stage) {
  await prepare(stage)
  const { call } = stage
  const ask = async (figure: string, limit: number, work: () => Promise<unknown>) => {
    for (let i = 0; i < 3; i++) await work()
    const took: number[] = []
    for (let i = 0; i < 20; i++) took.push((await timed(work))[1])
    const milliseconds = round(median(took), 1)
    say(figure, { milliseconds, fastest: round(Math.min(...took), 1), limit, reached: milliseconds <= limit })
  }
  const ofDays = (count: number) => {
    const now = Date.now()
    return {
      from: new Date(now - count * 86_400_000).toISOString(),
      to: new Date(now).toISOString(),
    }
  }
  await ask('equipmentStatistics of 20 stations over 90 days', 100, () =>
    call(equipmentStatistics.report, ofDays(90), 'BF'),
  )
  await ask('equipmentStatistics of 20 stations over one day', 100, () =>
    call(equipmentStatistics.report, ofDays(1), 'BF'),
  )
  await ask('equipmentReport of 20 stations, a month', 250, () =>
    call(equipmentReports.of, { reportSpan: 'month' }, 'BF'),
  )
}

async function work({ call }: Stage) {
  const [line] = (await call(lines.register, { lineNumber: 'BF' })).rows
  const pause = (start: string, end: string) => [{ start, end }]
  await call(lines.saveShifts, {
    lineNumber: 'BF',
    revision: line!.revision,
    shifts: [
      { shiftName: 'Early', startTime: '06:00', endTime: '14:00', breaks: pause('10:00', '10:30') },
      { shiftName: 'Late', startTime: '14:00', endTime: '22:00', breaks: pause('18:00', '18:30') },
      { shiftName: 'Night', startTime: '22:00', endTime: '06:00', breaks: pause('02:00', '02:30') },
    ],
  })
}

/** Mostly it produces; between that it waits for seconds, minutes or half an hour, is down, or is set up. */
async function fill({ pool }: Stage) {
  await pool.query(
    `insert into status_intervals (line_number, station_number, start_time, end_time, station_status)
    select 'BF', station, at, lead(at) over (partition by station order by at),
      case when i % 2 = 0 then 'producing' when r < 0.7 then 'waiting' when r < 0.8 then 'processed' when r < 0.9 then 'down' when r < 0.95 then 'debugging' else 'maintain' end
    from (
      select 'S' || 10 * s as station, i, random() as r,
        date_trunc('milliseconds', now() - interval '${days} days' + (i + 0.8 * random()) * interval '1 day' / ${changesADay}) as at
      from generate_series(1, ${stationCount}) s, generate_series(0, ${days * changesADay - 2}) i) as said`,
  )
  await pool.query(
    `insert into output_slots (line_number, slot, station_number, type_no, passes, ok, first_passes, first_ok)
    select 'BF', slot, 'S' || 10 * s, 'T-BF', 28, 27, 28, 27
    from generate_series(1, ${stationCount}) s,
      generate_series(date_bin('15 minutes', now() - interval '${days} days', 'epoch'), now() - interval '15 minutes', interval '15 minutes') slot`,
  )
  await pool.query('vacuum (analyze)').catch(() => pool.query('analyze'))
}

/** The line is made once, whichever bench needs it first. */
const prepared = new WeakSet<Stage>()

export async function prepare(stage: Stage) {
  if (prepared.has(stage)) return
  prepared.add(stage)
  await makeLine(stage, 'BF', stationCount, 1)
  await work(stage)
  await fill(stage)
  const { db, close } = connect(stage.databaseUrl)
  const [kept, ms] = await timed(() => keepStationDays(db, 'BF' as LineNumber))
  await close()
  say('days of 20 stations summed up', { days: kept, millisecondsEach: round(ms / kept, 1) })
}
