import { isoOf } from '../db/instants.ts'
import { column, insertRows, type Sql } from '../db/rows.ts'
import { type Bench, type Binding, emptyBench, messageKey, readings, type WantedPart } from './binding.ts'
import { readLots, readShelf } from './shelf-rows.ts'

type Scan = Pick<Binding, 'stationNumber' | 'label' | 'bomCode' | 'message'>

/** What lies at these stations; what they may bind, where they bind something; and the lots of these labels, told with units or bound. */
export async function readBench(
  client: Sql,
  line: string,
  stations: readonly string[],
  binds: readonly Scan[],
  labels: readonly string[] = [],
): Promise<Bench> {
  const [shelf, wanted, done] = await Promise.all([
    readShelf(client, line, stations),
    binds.length ? wantedAt(client, line, stations) : [],
    binds.length ? doneBefore(client, line, binds) : new Set<string>(),
  ])
  await readLots(
    client,
    line,
    [
      ...labels,
      ...binds.flatMap((scan) => [scan.label, ...readings(wanted, scan).map(({ label }) => label.bomLot)]),
    ],
    shelf,
  )
  return { ...emptyBench(), shelf, wanted, done }
}

/** The parts that open orders of the line take from what is bound there. */
async function wantedAt(client: Sql, line: string, stations: readonly string[]): Promise<WantedPart[]> {
  const { rows } = await client.query<WantedPart>({
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

/** All that was bound, unbound and received, one statement a table. */
export function storeBench(
  client: Sql,
  line: string,
  { events, received, changed }: Bench,
): Promise<unknown>[] {
  const bound = [...changed.values()].filter((place) => place !== null)
  const places = [...changed.keys()].map((key) => key.split('\0') as [station: string, position: string]) // made by `placeKey`
  return [
    ...(received.length
      ? [
          insertLots(client, line, received),
          insertMovements(
            client,
            line,
            received.map(({ movement }) => movement),
          ),
        ]
      : []),
    ...(places.length
      ? [
          client.query({
            name: 'materials_unbind',
            text: 'delete from bindings b using unnest($1::text[], $2::text[], $3::text[]) as t (line, station, position) where b.line_number = t.line and b.station_number = t.station and b.position = t.position',
            values: [
              places.map(() => line),
              places.map(([station]) => station),
              places.map(([, position]) => position),
            ],
          }),
        ]
      : []),
    ...(bound.length
      ? [
          insertRows(client, 'bindings', line, [
            column(
              'station_number',
              'text',
              bound.map((one) => one.stationNumber),
            ),
            column(
              'position',
              'text',
              bound.map((one) => one.position),
            ),
            column(
              'bom_code',
              'text',
              bound.map((one) => one.lot.bomCode),
            ),
            column(
              'bom_lot',
              'text',
              bound.map((one) => one.lot.bomLot),
            ),
            column(
              'bound_quantity',
              'float8',
              bound.map((one) => one.boundQuantity),
            ),
            column(
              'bound_at',
              'timestamptz',
              bound.map((one) => isoOf(one.boundAt)),
            ),
            column(
              'bound_by',
              'text',
              bound.map((one) => one.boundBy),
            ),
          ]),
        ]
      : []),
    ...(events.length
      ? [
          insertRows(client, 'bind_events', line, [
            column(
              'event_id',
              'uuid',
              events.map((one) => one.eventId),
            ),
            column(
              'station_number',
              'text',
              events.map((one) => one.stationNumber),
            ),
            column(
              'position',
              'text',
              events.map((one) => one.position),
            ),
            column(
              'bind_event',
              'text',
              events.map((one) => one.bindEvent),
            ),
            column(
              'bom_code',
              'text',
              events.map((one) => one.bomCode),
            ),
            column(
              'bom_lot',
              'text',
              events.map((one) => one.bomLot),
            ),
            column(
              'remaining',
              'float8',
              events.map((one) => one.remaining),
            ),
            column(
              'at',
              'timestamptz',
              events.map((one) => one.at),
            ),
            column(
              'bound_by',
              'text',
              events.map((one) => one.boundBy),
            ),
            column(
              'reason',
              'text',
              events.map((one) => one.reason),
            ),
            column(
              'message',
              'bigint',
              events.map((one) => one.message),
            ),
          ]),
        ]
      : []),
  ]
}

const insertLots = (client: Sql, line: string, received: Bench['received']) =>
  insertRows(client, 'material_lots', line, [
    column(
      'bom_code',
      'text',
      received.map(({ lot }) => lot.bomCode),
    ),
    column(
      'bom_lot',
      'text',
      received.map(({ lot }) => lot.bomLot),
    ),
    column(
      'quantity',
      'float8',
      received.map(({ lot }) => lot.quantity),
    ),
    column(
      'remaining',
      'float8',
      received.map(({ lot }) => lot.quantity),
    ),
    column(
      'expires_at',
      'timestamptz',
      received.map(({ lot }) => lot.expiresAt),
    ),
    column(
      'supplier',
      'text',
      received.map(({ lot }) => lot.supplier),
    ),
    column(
      'supplier_lot',
      'text',
      received.map(({ lot }) => lot.supplierLot),
    ),
    column(
      'received_at',
      'timestamptz',
      received.map(({ lot }) => lot.receivedAt),
    ),
  ])

export const insertMovements = (
  client: Sql,
  line: string,
  movements: Bench['received'][number]['movement'][],
) =>
  insertRows(client, 'material_movements', line, [
    column(
      'movement_id',
      'uuid',
      movements.map((one) => one.movementId),
    ),
    column(
      'bom_code',
      'text',
      movements.map((one) => one.bomCode),
    ),
    column(
      'bom_lot',
      'text',
      movements.map((one) => one.bomLot),
    ),
    column(
      'movement',
      'text',
      movements.map((one) => one.movement),
    ),
    column(
      'quantity',
      'float8',
      movements.map((one) => one.quantity),
    ),
    column(
      'at',
      'timestamptz',
      movements.map((one) => one.at),
    ),
    column(
      'by',
      'text',
      movements.map((one) => one.by),
    ),
    column(
      'reason',
      'text',
      movements.map((one) => one.reason),
    ),
  ])
