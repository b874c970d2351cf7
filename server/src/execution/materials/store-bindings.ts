import type { Movement } from '@takt/contract/materials.ts'
import { columnsOf, insertRows, type Sql } from '../../platform/db/rows.ts'
import type { Bench, NewEvent, NewLot } from './binding.ts'
import type { MountedLot } from './shelf.ts'

const bindingColumns = columnsOf<MountedLot>(
  { stationNumber: 'text', position: 'text', boundQuantity: 'float8', boundAt: 'instant', boundBy: 'text' },
  { bom_code: ['text', ({ lot }) => lot.bomCode], bom_lot: ['text', ({ lot }) => lot.bomLot] },
)
const eventColumns = columnsOf<NewEvent>({
  eventId: 'uuid',
  stationNumber: 'text',
  position: 'text',
  bindEvent: 'text',
  bomCode: 'text',
  bomLot: 'text',
  remaining: 'float8',
  at: 'timestamptz',
  boundBy: 'text',
  reason: 'text',
  message: 'bigint',
  boundAt: 'instant',
})
const lotColumns = columnsOf<NewLot>(
  {
    bomCode: 'text',
    bomLot: 'text',
    quantity: 'float8',
    expiresAt: 'timestamptz',
    supplier: 'text',
    supplierLot: 'text',
    receivedAt: 'timestamptz',
  },
  { remaining: ['float8', ({ quantity }) => quantity] },
)
type NewMovement = Omit<Movement, 'lineNumber'>
const movementColumns = columnsOf<NewMovement>({
  movementId: 'uuid',
  bomCode: 'text',
  bomLot: 'text',
  movement: 'text',
  quantity: 'float8',
  at: 'timestamptz',
  by: 'text',
  reason: 'text',
})

const insertMovements = (client: Sql, line: string, movements: readonly NewMovement[]) =>
  insertRows(client, 'material_movements', line, movementColumns(movements))

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
          insertRows(client, 'material_lots', line, lotColumns(received.map(({ lot }) => lot))),
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
            text: `delete from bindings b using unnest($2::text[], $3::text[]) as t (station, position)
                   where b.line_number = $1 and b.station_number = t.station and b.position = t.position`,
            values: [line, places.map(([station]) => station), places.map(([, position]) => position)],
          }),
        ]
      : []),
    ...(bound.length ? [insertRows(client, 'bindings', line, bindingColumns(bound))] : []),
    ...(events.length ? [insertRows(client, 'bind_events', line, eventColumns(events))] : []),
  ]
}
