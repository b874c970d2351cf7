import type { SopKey } from '@takt/contract/sops.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { placesIn } from './changes.ts'
import { contentsBefore } from './sops.queries.ts'

type StepPosition = { sopVer: number; stepNo: number }

/** The place of a step that was numbered in any released version in one of them, counted from 1; the file, 0, stays. Null: it is gone. */
export async function placesOfSteps(db: Db, line: LineNumber, { sopCode, sopVer }: SopKey) {
  const versions = await contentsBefore(db, line, [sopCode])
  const now = versions.find((one) => one.sopVer === sopVer)
  const places = new Map<number, (number | null)[]>()
  for (const one of versions) if (now) places.set(one.sopVer, placesIn(one.steps, now.steps))
  return ({ sopVer: of, stepNo }: StepPosition): number | null => {
    if (of === sopVer || stepNo === 0) return stepNo
    const place = places.get(of)?.[stepNo - 1] ?? null
    return place === null ? null : place + 1
  }
}
