import { holdOfRepeated } from '@takt/contract/failures.ts'
import { type Repeated, repeatedDefects } from '../../execution/floor/floor.ts'
import { currentSettings } from '../../plant/settings/settings.ts'
import type { Aspect } from '../../platform/kernel/kernel.ts'

type Want = { sns: string[]; ids: string[] }

/** A unit that comes to rework with the same defect once too often is held for an engineer instead. A person who sends it on has decided: decision 69. */
export const reworkAspect: Aspect<Want, ReadonlyMap<string, Repeated>> = {
  name: 'rework',
  wants(messages) {
    const arriving = messages.filter((message) => message.kind === 'arrive')
    if (arriving.length === 0) return null
    return {
      sns: arriving.flatMap(({ productSn }) => productSn ?? []),
      ids: arriving.flatMap(({ productId }) => productId ?? []),
    }
  },
  async load({ client, db, lineNumber }, units) {
    const { sameDefectLimit } = (await currentSettings(db)).rework
    return sameDefectLimit === null
      ? new Map()
      : repeatedDefects(client, lineNumber, { ...units, limit: sameDefectLimit })
  },
  unitReasons(repeated, { unit, stationNumber }, line) {
    if (unit?.processStatus !== 'rework' || unit.currentStation !== stationNumber) return []
    const again = repeated.get(unit.productId)
    if (!again || line.isOff('sameDefectAgain')) return []
    line.hold(unit, holdOfRepeated(again))
    return [{ reason: 'sameDefectAgain', about: holdOfRepeated(again) }]
  },
}
