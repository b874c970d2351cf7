import { makeLine } from './line.ts'
import { median, percentile, round, say, timed } from './say.ts'
import type { Stage } from './stage.ts'

const stationCount = 20
const perPost = 25
const perSecond = 1000
const seconds = 10
const postsOfStation = (perSecond * seconds) / stationCount / perPost

/** A flood: every station sends half a second's alarms in one post, on and off in turn, however long the answers take. */
export async function benchAlarms(stage: Stage) {
  const { keys } = await makeLine(stage, 'BA', stationCount, 1)
  const took: number[] = []
  const refused: unknown[] = []
  const start = Date.now() + 1000
  const [, ms] = await timed(() =>
    Promise.all(
      keys.flatMap((key, station) =>
        Array.from({ length: postsOfStation }, async (_, n) => {
          const at = start + (1000 * seconds * (n + station / stationCount)) / postsOfStation
          await new Promise((resolve) => setTimeout(resolve, at - Date.now()))
          const items = Array.from({ length: perPost }, (_, i) => ({
            kind: 'alarm',
            messageId: `BA-${station}-${n}-${i}`,
            at: new Date(at + i).toISOString(),
            alarmCode: `E${100 + i}`,
            on: n % 2 === 0,
            alarmText: 'Part missing',
          }))
          const [{ answers }, answered] = await timed<{ answers: { code: number }[] }>(() =>
            stage.post('/api/station/batch/BA', { items }, key),
          )
          took.push(answered)
          refused.push(...answers.filter(({ code }) => code !== 20000))
        }),
      ),
    ),
  )
  const kept = await stage.pool.query<{ alarms: number; over: number }>(
    `select count(*)::int as alarms, count(off_time)::int as over from equipment_alarms where line_number = 'BA'`,
  )
  const { alarms, over } = kept.rows[0]! // a count has one row
  const alarmCount = perSecond * seconds
  const lost = alarmCount - alarms - over
  say(`${perSecond} alarms a second on a line for ${seconds} s`, {
    said: alarmCount,
    lost,
    refused: refused.length,
    lastAnswerAfterSeconds: round(ms / 1000 - 1, 1),
    postMedian: round(median(took), 1),
    postP99: round(percentile(took, 0.99), 1),
    limit: 0,
    reached: lost === 0 && refused.length === 0,
  })
}
