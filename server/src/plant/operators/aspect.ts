import {
  type Aspect,
  isUnitMessage,
  stationsOf,
  unitNamed,
  type Visit,
} from '../../platform/kernel/kernel.ts'
import type { Sql } from '../../platform/db/rows.ts'
import { type Crew, reaches, readCrew, standingAt } from './crew.ts'

type Want = { stations: string[]; operatorNos: string[]; from: number; to: number }
/** Who is at which station, and what each station requires of them. */
type State = { crew: Crew; optLevels: Map<string, number> }

/** Who works at a station, and whether they may. */
export const operatorAspect: Aspect<Want, State> = {
  name: 'operators',
  wants(messages, { from, to }) {
    if (!messages.some((message) => Object.values(unitNamed(message)).some(Boolean))) return null
    const operatorNos = messages
      .filter(isUnitMessage)
      .flatMap((message) => ('operator' in message ? (message.operator ?? []) : []))
    return { stations: stationsOf(messages), operatorNos: [...new Set(operatorNos)], from, to }
  },
  async load({ client, lineNumber }, want) {
    const [crew, optLevels] = await Promise.all([
      readCrew(client, lineNumber, want),
      optLevelsOf(client, lineNumber, want.stations),
    ])
    return { crew, optLevels }
  },
  stationReasons({ crew, optLevels }, visit, { productionDay }) {
    const { stationNumber, at } = visit
    const optLevel = optLevels.get(stationNumber) ?? 0
    if (optLevel === 0) return []
    const present = visit.operator === undefined ? standingAt(crew, stationNumber, at) : [visit.operator]
    if (present.length === 0) return [{ reason: 'operatorMissing', about: stationNumber }]
    const day = productionDay(at)
    return present.some((one) => reaches(crew.skills.get(one), stationNumber, optLevel, day))
      ? []
      : [{ reason: 'operatorNotQualified', about: present.join(', ') }]
  },
  /** Who is logged in there, the last one first. */
  worker: ({ crew }, { stationNumber, at }: Visit) => standingAt(crew, stationNumber, at)[0] ?? null,
}

/** What each station requires of its operators. */
export async function optLevelsOf(
  client: Sql,
  lineNumber: string,
  stations: string[],
): Promise<State['optLevels']> {
  const { rows } = await client.query<{ stationNumber: string; optLevel: number }>({
    name: 'floor_opt_levels',
    text: `select s.station_number as "stationNumber", s.opt_level as "optLevel" from unnest($2::text[]) as asked (station) join stations s on s.line_number = $1 and s.station_number = asked.station`,
    values: [lineNumber, stations],
  })
  return new Map(rows.map(({ stationNumber, optLevel }) => [stationNumber, optLevel]))
}
