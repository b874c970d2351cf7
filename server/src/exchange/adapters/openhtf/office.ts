import { Refusal } from '@takt/contract/errors.ts'
import { type LineCall, nobody, type PlantCall } from '../../../platform/db/call.ts'
import { inOneGo } from '../../../platform/db/connect.ts'
import type { LineNumber } from '../../../platform/db/line.ts'

type Db = PlantCall['db']

/** Who makes the definitions that records need: named in their history as their author. Plant and line, each as a call of its own. */
export type Office = { db: Db; plant: PlantCall; line: LineCall }
export const author = 'openhtf'

const user = { ...nobody, userName: author, name: author }

export function officeOf(db: Db, line: LineNumber): Office {
  const plant: PlantCall = { db, user, token: null, traced: false }
  return { db, plant, line: { ...plant, line } }
}

/** Somebody was quicker: what they made is found the second time. */
const passing = new Set(['record.code_taken', 'record.changed'])

export async function inOffice<T>(
  db: Db,
  line: LineNumber,
  work: (office: Office) => Promise<T>,
  tries = 4,
): Promise<{ done: T; office: Office }> {
  try {
    return await inOneGo(db, async (db) => {
      const office = officeOf(db, line)
      return { done: await work(office), office }
    })
  } catch (error) {
    if (tries > 1 && error instanceof Refusal && passing.has(error.key))
      return inOffice(db, line, work, tries - 1)
    throw error
  }
}
