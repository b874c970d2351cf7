import type { Reason } from '@takt/contract/floor.ts'
import { type Crew, readCrew, standingAt } from '../../plant/operators/operators.ts'
import { type Aspect, stationsOf } from '../../platform/kernel/kernel.ts'
import { lineAsksToRead, type ToRead, toReadAt } from './for-floor.queries.ts'

type Want = { stations: string[]; from: number; to: number }
type State = { crew: Crew; toRead: readonly ToRead[] } | null

/** Who works at a station has confirmed the instructions that are in force there: decision 94. */
export const sopAspect: Aspect<Want, State> = {
  name: 'sops',
  wants: (messages, { from, to }) =>
    messages.some(({ kind }) => kind === 'arrive') ? { stations: stationsOf(messages), from, to } : null,
  async load({ client, db, lineNumber }, { stations, from, to }) {
    if (!(await lineAsksToRead.get(db, lineNumber))) return null
    const [crew, toRead] = await Promise.all([
      readCrew(client, lineNumber, { stations, operatorNos: [], from, to }),
      toReadAt(client, lineNumber, stations),
    ])
    return { crew, toRead }
  },
  stationReasons(state, { stationNumber, at, operator, unit, order }) {
    if (!state) return []
    const typeNo = unit?.typeNo ?? order?.typeNo
    const present = operator === undefined ? standingAt(state.crew, stationNumber, at) : [operator]
    return state.toRead
      .filter((sop) => (sop.stationNumber ?? stationNumber) === stationNumber)
      .filter((sop) => sop.typeNo === null || sop.typeNo === typeNo)
      .flatMap(({ sopCode, readers }): Reason[] => {
        const unread = present.filter((one) => !readers.includes(one))
        return unread.length ? [{ reason: 'sopUnread', about: `${sopCode}: ${unread.join(', ')}` }] : []
      })
  },
}
