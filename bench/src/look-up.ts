import { boards } from '@takt/contract/boards.ts'
import { orders } from '@takt/contract/orders.ts'
import { units } from '@takt/contract/units.ts'
import { values } from '@takt/contract/values.ts'
import { makeLine } from './line.ts'
import { fillMonth } from './month.ts'
import { median, round, say, timed } from './say.ts'
import type { Stage } from './stage.ts'

const passesPerUnit = 10
const days = 30

export async function benchLookUp(stage: Stage, { isLarge }: { isLarge: boolean }) {
  const unitCount = isLarge ? 1_000_000 : 100_000
  // With a hundred million values a look-up is to take no longer than it once took with ten.
  const [passport, list, capability] = isLarge ? [10, 20, 9] : [10, 30, 50]
  const line = await makeLine(stage, 'BL', passesPerUnit, 10)
  await fillMonth(stage, line, { days, unitCount, passesPerUnit })
  const ask = async (figure: string, limit: number, work: () => Promise<unknown>) => {
    for (let i = 0; i < 3; i++) await work()
    const took: number[] = []
    for (let i = 0; i < 30; i++) took.push((await timed(work))[1])
    const milliseconds = round(median(took), 1)
    say(figure, { milliseconds, limit, reached: milliseconds <= limit })
  }
  const { call } = stage
  const some = () => `LU-${1 + Math.floor(Math.random() * unitCount)}`
  await ask('unit passport', passport, () => call(units.passport, { unit: some() }, 'BL'))
  await ask('first page of units', list, () => call(units.list, {}, 'BL'))
  await ask('first page of units, NG only', list, () => call(units.list, { resultStatus: 'ng' }, 'BL'))
  await ask('first page of units, one station', list, () => call(units.list, { currentStation: 'S50' }, 'BL'))
  await ask('first page of measured values', list, () => call(values.list, {}, 'BL'))
  await ask('first page of measured values, out of limits only', list, () =>
    call(values.list, { resultStatus: 'ng' }, 'BL'),
  )
  await ask('first page of measured values, one characteristic', list, () =>
    call(values.list, { resultCode: 'C7' }, 'BL'),
  )
  await ask('first page of the pivot', list, () =>
    call(values.pivot, { colSetId: line.colSetId, colSetVersion: 1 }, 'BL'),
  )
  await ask('first page of orders', list, () => call(orders.list, {}, 'BL'))
  const from = new Date(Date.now() - days * 86_400_000).toISOString()
  await ask('Cpk of every characteristic over 30 days', capability, () =>
    call(values.capability, { from }, 'BL'),
  )
  await ask('the board of a line', 50, () => call(boards.line, {}, 'BL'))
}
