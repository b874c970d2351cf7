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

/** Ten million values; with `isLarge` a hundred million, and the same look-ups among ten million in turn, as the machine's speed varies. */
export async function benchLookUp(stage: Stage, { isLarge }: { isLarge: boolean }) {
  // With a hundred million values a look-up is to take no longer than it once took with ten.
  const [passport, list, capability] = isLarge ? [10, 20, 9] : [10, 30, 50]
  const many = await lookUpsOf(stage, 'BL', isLarge ? 1_000_000 : 100_000)
  const few = isLarge ? await lookUpsOf(stage, 'BF', 100_000) : null
  const ask = async (figure: keyof typeof many, limit: number) => {
    const [took, amongFew]: number[][] = [[], []]
    for (let i = -3; i < 30; i++) {
      const milliseconds = await millisecondsOf(many[figure])
      const other = few && (await millisecondsOf(few[figure]))
      if (i < 0) continue
      took!.push(milliseconds)
      if (other) amongFew!.push(other)
    }
    const milliseconds = round(median(took!), 1)
    const ofTen = few && {
      amongTenMillion: round(median(amongFew!), 1),
      ratio: round(median(took!) / median(amongFew!)),
    }
    say(figure, { milliseconds, limit, reached: milliseconds <= limit, ...ofTen })
  }
  await ask('unit passport', passport)
  await ask('first page of units', list)
  await ask('first page of units, NG only', list)
  await ask('first page of units, one station', list)
  await ask('first page of measured values', list)
  await ask('first page of measured values, out of limits only', list)
  await ask('first page of measured values, one characteristic', list)
  await ask('first page of the pivot', list)
  await ask('first page of orders', list)
  await ask('Cpk of every characteristic over 30 days', capability)
  await ask('the board of a line', 50)
}

const millisecondsOf = async (work: () => Promise<unknown>) => (await timed(work))[1]

async function lookUpsOf(stage: Stage, lineNumber: string, unitCount: number) {
  const line = await makeLine(stage, lineNumber, passesPerUnit, 10)
  await fillMonth(stage, line, { days, unitCount, passesPerUnit })
  const { call } = stage
  const some = () => `LU-${1 + Math.floor(Math.random() * unitCount)}`
  const from = new Date(Date.now() - days * 86_400_000).toISOString()
  const pivot = { colSetId: line.colSetId, colSetVersion: 1 }
  return {
    'unit passport': () => call(units.passport, { unit: some() }, lineNumber),
    'first page of units': () => call(units.list, {}, lineNumber),
    'first page of units, NG only': () => call(units.list, { resultStatus: 'ng' }, lineNumber),
    'first page of units, one station': () => call(units.list, { currentStation: 'S50' }, lineNumber),
    'first page of measured values': () => call(values.list, {}, lineNumber),
    'first page of measured values, out of limits only': () =>
      call(values.list, { resultStatus: 'ng' }, lineNumber),
    'first page of measured values, one characteristic': () =>
      call(values.list, { resultCode: 'C7' }, lineNumber),
    'first page of the pivot': () => call(values.pivot, pivot, lineNumber),
    'first page of orders': () => call(orders.list, {}, lineNumber),
    'Cpk of every characteristic over 30 days': () => call(values.capability, { from }, lineNumber),
    'the board of a line': () => call(boards.line, {}, lineNumber),
  }
}
