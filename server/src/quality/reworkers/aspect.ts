import type { Reworker } from '@takt/contract/reworkers.ts'
import { openDefects } from '../../execution/floor/floor.ts'
import { defectsOf } from '../../masterdata/defects/defects.ts'
import { type Crew, optLevelsOf, readCrew, standingAt } from '../../plant/operators/operators.ts'
import { type Aspect, type Message, stationsOf } from '../../platform/kernel/kernel.ts'
import { mayRework } from './may-rework.ts'
import { currentReworkers } from './for-floor.queries.ts'

type Want = {
  stations: string[]
  operatorNos: string[]
  units: { sns: string[]; ids: string[] }
  from: number
  to: number
}
/** Null: the line has no reworkers, and requires none. */
type State = {
  reworkers: ReadonlyMap<string, Reworker>
  crew: Crew
  optLevels: ReadonlyMap<string, number>
  defects: ReadonlyMap<string, (string | null)[]>
  todays: (code: string) => string
} | null

const arrivals = (messages: readonly Message[]) => messages.filter((message) => message.kind === 'arrive')

/** At its rework step a unit is worked on only by who may rework its type and its defects there. A line without reworkers does without the check: decision 67. */
export const reworkerAspect: Aspect<Want, State> = {
  name: 'reworkers',
  wants(messages, { from, to }) {
    const arriving = arrivals(messages)
    if (arriving.length === 0) return null
    const named = <K extends 'productSn' | 'productId'>(key: K) =>
      arriving.flatMap((message) => message[key] ?? [])
    return {
      stations: stationsOf(arriving),
      operatorNos: [...new Set(arriving.flatMap(({ operator }) => operator ?? []))],
      units: { sns: named('productSn'), ids: named('productId') },
      from,
      to,
    }
  },
  async load({ client, db, lineNumber }, { stations, operatorNos, units, from, to }) {
    const reworkers = await currentReworkers.get(db, lineNumber)
    if (reworkers.size === 0) return null
    const [crew, optLevels, defects, { todays }] = await Promise.all([
      readCrew(client, lineNumber, { stations, operatorNos, from, to }),
      optLevelsOf(client, lineNumber, stations),
      openDefects(client, lineNumber, units),
      defectsOf(db, lineNumber),
    ])
    return { reworkers, crew, optLevels, defects, todays }
  },
  stationReasons(state, { unit, stationNumber, operator, at }, { productionDay }) {
    if (!state || unit?.processStatus !== 'rework' || unit.currentStation !== stationNumber) return []
    const present = operator === undefined ? standingAt(state.crew, stationNumber, at) : [operator]
    const work = {
      typeNo: unit.typeNo,
      stationNumber,
      optLevel: state.optLevels.get(stationNumber) ?? 0,
      defects: state.defects.get(unit.productId) ?? [],
      todays: state.todays,
      day: productionDay(at),
    }
    const may = (one: string) => {
      const reworker = state.reworkers.get(one)
      return reworker !== undefined && state.crew.skills.get(one)?.enabled && mayRework(reworker, work)
    }
    return present.some(may)
      ? []
      : [{ reason: 'reworkerNotAllowed', about: present.join(', ') || stationNumber }]
  },
}
