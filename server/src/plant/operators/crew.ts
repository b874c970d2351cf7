import type { PoolClient } from 'pg'

/** What somebody may do, as far as these stations go. */
export type Skilled = {
  level: number
  enabled: boolean
  trained: Map<string, { level: number; validUntil: string | null }>
}
type Stay = { operatorNo: string; since: number; until: number }
/**
 * Who was at the stations in the time of the messages, and what they and any named operator may do.
 * Instants are milliseconds.
 */
export type Crew = { stays: Map<string, Stay[]>; skills: Map<string, Skilled> }

export const nobodyThere = (): Crew => ({ stays: new Map(), skills: new Map() })

type CrewQuery = { stations: string[]; operatorNos: string[]; from: number; to: number }
type Row = {
  operatorNo: string
  level: number
  enabled: boolean
  stays: [station: string, since: number, until: number | null][] | null
  trained: [station: string, level: number, validUntil: string | null][] | null
}

/** For the hot path: one trip for all the messages of a transaction, by keys only. */
export async function readCrew(
  client: PoolClient,
  lineNumber: string,
  { stations, operatorNos, from, to }: CrewQuery,
): Promise<Crew> {
  const { rows } = await client.query<Row>({
    name: 'operators_crew',
    text: `with here as (
             select l.operator_no, l.station_number,
               extract(epoch from l.since)::float8 * 1000 as since,
               extract(epoch from l.until)::float8 * 1000 as until
             from unnest($2::text[]) as asked (station)
             join station_logins l
               on l.line_number = $1 and l.station_number = asked.station
               and coalesce(l.until, 'infinity'::timestamptz) > to_timestamp($4::float8 / 1000)
               and l.since <= to_timestamp($5::float8 / 1000))
           select o.operator_no as "operatorNo", o.level, o.enabled,
             (select json_agg(json_build_array(station_number, since, until))
              from here h
              where h.operator_no = o.operator_no) as stays,
             (select json_agg(json_build_array(q.station_number, q.level, q.valid_until))
              from unnest($2::text[]) as asked (station)
              join qualifications q
                on q.line_number = $1 and q.station_number = asked.station
                and q.operator_no = o.operator_no) as trained
           from (select operator_no from here union select unnest($3::text[])) as named
           join operators o on o.operator_no = named.operator_no`,
    values: [lineNumber, stations, operatorNos, from, to],
  })
  const stays: Crew['stays'] = new Map(stations.map((station) => [station, []]))
  for (const row of rows)
    for (const [station, since, until] of row.stays ?? [])
      stays.get(station)?.push({ operatorNo: row.operatorNo, since, until: until ?? Infinity })
  return {
    stays,
    skills: new Map(
      rows.map(({ operatorNo, level, enabled, trained }) => [
        operatorNo,
        {
          level,
          enabled,
          trained: new Map(
            (trained ?? []).map(([station, level, validUntil]) => [station, { level, validUntil }]),
          ),
        },
      ]),
    ),
  }
}

/** Who was at the station at that time, whoever came last first. */
export const standingAt = ({ stays }: Crew, stationNumber: string, at: number): string[] =>
  (stays.get(stationNumber) ?? [])
    .filter(({ since, until }) => since <= at && at < until)
    .toSorted((a, b) => b.since - a.since)
    .map(({ operatorNo }) => operatorNo)

/**
 * Level and training both reach what the station requires of its operators, on that production day. A
 * station without requirements checks nobody.
 */
export function reaches(
  operator: Skilled | undefined,
  stationNumber: string,
  optLevel: number,
  day: string,
): boolean {
  if (optLevel === 0) return true
  const trained = operator?.trained.get(stationNumber)
  if (!operator?.enabled || !trained) return false
  return (
    operator.level >= optLevel &&
    trained.level >= optLevel &&
    (trained.validUntil === null || trained.validUntil >= day)
  )
}
