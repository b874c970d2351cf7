import { refuse } from '@takt/contract/errors.ts'
import { type NumberRule, type NumberRuleName } from '@takt/contract/number-rule.ts'
import { counterOf, lastOf, writeNumber } from '@takt/contract/numbering.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readSettings } from './current.ts'
import { lastCounted, lockCounter, setCounter } from './settings.queries.ts'

/** What the number is for. */
export type Numbered = { line: string; typeNo: string; orderCode?: string | undefined }
/** Which of these codes are in use already: somebody may have typed them. */
export type Taken = (codes: string[]) => Promise<Iterable<string>>

const longestNumber = 64
const mostAtOnce = 10_000

/** The next number of a rule, taken in the caller's transaction. There may be gaps; there are no doubles. */
export async function nextNumber(
  db: Db,
  rule: NumberRuleName,
  numbered: Numbered,
  taken: Taken,
): Promise<string> {
  const [number] = await nextNumbers(db, rule, numbered, 1, taken)
  return number!
}

/** So many numbers in a row, those in use left out. `own`: instead of the plant's rule. */
export const nextNumbers = (
  db: Db,
  rule: NumberRuleName,
  numbered: Numbered,
  count: number,
  taken: Taken,
  own?: NumberRule,
) =>
  inOneGo(db, async (db) => {
    const at = await counting(db, rule, numbered, own)
    const found: string[] = []
    let last = await lockCounter(db, at.counted)
    for (let size = count; found.length < count; size = Math.min(2 * size, mostAtOnce)) {
      const some = at.after(last, Math.min(size, mostAtOnce))
      const used = new Set(await taken(some))
      for (const number of some) {
        if (found.length === count) break
        last += 1
        if (!used.has(number)) found.push(number)
      }
    }
    await setCounter(db, at.counted, last)
    return found
  })

/** What would come next now; nothing is taken, and codes typed by hand are not searched. Null: used up. */
export async function previewNumber(
  db: Db,
  rule: NumberRuleName,
  numbered: Numbered,
): Promise<string | null> {
  const { counted, write } = await counting(db, rule, numbered)
  return write((await lastCounted(db, counted)) + 1)
}

/** A rule at work, today. */
async function counting(db: Db, name: NumberRuleName, numbered: Numbered, own?: NumberRule) {
  const {
    settings: { numbering, plant },
  } = await readSettings(db)
  const rule = own ?? numbering[name]
  const facts = { ...numbered, day: Temporal.Now.plainDateISO(plant.timeZone).toString() }
  const write = (seq: number) => writeNumber(rule, facts, seq)
  const last = lastOf(rule.pattern)
  /** The numbers after one, as many as there are. */
  const after = (before: number, size: number) => {
    if (before >= last) refuse('settings.numbers_used_up', { numberRule: name, last })
    const some = Array.from({ length: Math.min(size, last - before) }, (_, i) => write(before + 1 + i)!)
    const [first = ''] = some
    if (first.length > longestNumber)
      refuse('settings.number_too_long', { numberRule: name, number: first, most: longestNumber })
    return some
  }
  return { counted: counterOf(name, rule, facts), write, after }
}
