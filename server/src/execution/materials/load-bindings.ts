import type { Sql } from '../../platform/db/rows.ts'
import { type Bench, type Binding, emptyBench, messageKey, readings, type RequiredPart } from './binding.ts'
import { partsNamed } from './label-parts.ts'
import { emptyShelf } from './shelf.ts'
import { readChanges, readLots, readPlaces } from './shelf-rows.ts'

type Scan = Pick<Binding, 'stationNumber' | 'label' | 'bomCode' | 'message'>

/** `since`: what was bound and unbound after it matters too, because something may be taken late. What is bound at these stations; what they may bind, where they bind something; and the lots of these labels, reported with units or bound. */
export async function readBench(
  client: Sql,
  line: string,
  stations: readonly string[],
  binds: readonly Scan[],
  labels: readonly string[] = [],
  since?: number,
): Promise<Bench> {
  const scanned = binds.flatMap(({ label }) => (label ? [label] : []))
  const shelf = emptyShelf()
  const [, , requiredParts, done, named] = await Promise.all([
    readPlaces(client, line, stations, shelf),
    since === undefined ? undefined : readChanges(client, line, stations, since, shelf),
    binds.length ? requiredPartsAt(client, line, stations) : [],
    binds.length ? doneBefore(client, line, binds) : new Set<string>(),
    scanned.length ? partsNamed(client, scanned) : new Map<string, string[]>(),
  ])
  await readLots(
    client,
    line,
    [
      ...labels,
      ...binds.flatMap((scan) => [
        scan.label,
        ...readings(requiredParts, scan).map(({ label }) => label.bomLot),
      ]),
    ],
    shelf,
  )
  return { ...emptyBench(), shelf, requiredParts, done, named }
}

/** The parts that open orders of the line take from what is bound there. */
async function requiredPartsAt(
  client: Sql,
  line: string,
  stations: readonly string[],
): Promise<RequiredPart[]> {
  const { rows } = await client.query<RequiredPart>({
    name: 'materials_wanted',
    text: `select r ->> 'stationNumber' as "stationNumber", p.bom_code as "bomCode", p.bom_value as "bomValue", p.barcode_rule as "barcodeRule", p.shelf_life as "shelfLife",
             bool_and((r ->> 'shelfLifeCheck')::boolean) as "shelfLifeCheck", p.bom_state = 'blocked' as blocked
           from orders o join boms b on b.bom_code = o.bom_code and b.bom_ver = o.bom_ver cross join lateral jsonb_array_elements(b.rows) as r
           join parts p on p.bom_code = r ->> 'part'
           where o.line_number = $1 and o.order_status in ('released', 'producing', 'paused') and r ->> 'stationNumber' = any($2::text[]) and r ->> 'consumeMode' = 'backflush'
           group by 1, 2, 3, 4, 5`,
    values: [line, stations],
  })
  return rows
}

async function doneBefore(client: Sql, line: string, messages: readonly Scan[]): Promise<Set<string>> {
  const { rows } = await client.query<{ stationNumber: string; message: number }>({
    name: 'materials_done',
    text: `select e.station_number as "stationNumber", e.message from unnest($2::text[], $3::bigint[]) as asked (station, message)
           join bind_events e on e.line_number = $1 and e.station_number = asked.station and e.message = asked.message`,
    values: [
      line,
      messages.map(({ stationNumber }) => stationNumber),
      messages.map(({ message }) => message),
    ],
  })
  return new Set(rows.map(messageKey))
}
