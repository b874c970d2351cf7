import { afterAll, expect, test } from 'vitest'
import { isoOf } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const { station } = await startLine(plant, 'L1')
const start = Date.now() - 3_600_000
const minute = (n: number) => isoOf(start + n * 60_000)

type AlarmReport = [minute: number, on: boolean]
/** On twice, off twice, on for a moment, an off of nothing at the beginning, and one that stays on. */
const reports: AlarmReport[] = [
  [0, false],
  [1, true],
  [3, true],
  [4, false],
  [5, false],
  [6, true],
  [7, false],
  [9, true],
]

async function storedOf(alarmCode: string, all: readonly AlarmReport[], together: boolean) {
  const items = all.map(([n, on], i) => ({
    kind: 'alarm' as const,
    messageId: `${alarmCode}-${i}`,
    at: minute(n),
    alarmCode,
    on,
    alarmText: on ? `came at ${n}` : undefined,
  }))
  const s = station('S10')
  if (together) await s.send('batch', { items })
  else for (const { kind, ...item } of items) await s.send(kind, item)
  const rows = await plant.db
    .selectFrom('equipmentAlarms')
    .select(['onTime', 'offTime', 'alarmText'])
    .where('alarmCode', '=', alarmCode)
    .orderBy('onTime')
    .execute()
  return rows.map(({ onTime, offTime, alarmText }) => [onTime, offTime, alarmText])
}

/** The same shuffle each time the test is run. */
function shuffled<T>(all: readonly T[], seed: number): T[] {
  let state = seed
  const next = () => (state = (state * 48_271) % 2_147_483_647)
  return all
    .map((one) => ({ one, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

test('alarms reported late, twice and in any order give the same rows', async () => {
  const inOrder = await storedOf('E0', reports, false)
  expect(inOrder).toEqual([
    [minute(0), minute(0), null],
    [minute(1), minute(4), 'came at 1'],
    [minute(3), minute(4), 'came at 3'],
    [minute(5), minute(5), null],
    [minute(6), minute(7), 'came at 6'],
    [minute(9), null, 'came at 9'],
  ])
  for (let seed = 1; seed <= 12; seed++) {
    const twice = shuffled([...reports, ...reports], seed)
    expect(await storedOf(`E${seed}`, twice, seed % 2 === 0), `seed ${seed}`).toEqual(inOrder)
  }
})
