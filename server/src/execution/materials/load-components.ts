import type { PoolClient } from 'pg'
import { stationsScanning } from '../../masterdata/boms/boms.ts'
import { billsUnderWay } from '../../planning/orders/orders.ts'
import { rememberedFor } from '../../platform/db/remembered.ts'
import { idsOfNamed, type NamedUnits } from '../../platform/db/named-units.ts'
import { type Child, type Components, type Installed, noComponents } from './state.ts'

/** Units whose parts are reported, serials that are reported, and messages that take parts out. */
export type Scanned = {
  units: NamedUnits
  serials: string[]
  exchanges: { stationNumber: string; message: number }[]
}

/**
 * What is in these units now, where these serials are, and which of them are units made here. Without a scan
 * nothing is read.
 */
export async function loadComponents(
  client: PoolClient,
  line: string,
  { units, serials, exchanges }: Scanned,
): Promise<Components> {
  const components = noComponents()
  if (units.sns.length + units.ids.length === 0) return components
  const [installed, inUse, children, roots, exchanged] = await Promise.all([
    client.query<Installed & { productId: string }>({
      name: 'floor_installed',
      text: `select c.product_id as "productId", c.component_id as "componentId", c.bom_code as "bomCode",
               c.bom_lot as "bomLot", c.serial, c.child_id as "childId", c.quantity, c.part_grp as "partGrp",
               c.station_number as "stationNumber", c.step_seq as "stepSeq", c.pass_no as "passNo"
             from (${idsOfNamed}) as u
             join components c on c.line_number = $1 and c.product_id = u.product_id
             where c.removed_at is null`,
      values: [line, units.sns, units.ids],
    }),
    client.query<{ bomCode: string; serial: string }>({
      name: 'floor_serials_in_use',
      text: `select c.bom_code as "bomCode", c.serial
             from unnest($2::text[]) as asked (serial)
             join components c on c.line_number = $1 and c.serial = asked.serial
             where c.removed_at is null`,
      values: [line, serials],
    }),
    client.query<Child & { productSn: string }>({
      name: 'floor_children',
      text: `select u.product_sn as "productSn", u.product_id as "productId", u.type_no as "typeNo",
               u.process_status as "processStatus"
             from unnest($2::text[]) as asked (sn)
             join units u on u.line_number = $1 and u.product_sn = asked.sn`,
      values: [line, serials],
    }),
    client.query<{ productId: string; rootId: string }>({
      name: 'floor_roots',
      text: `select u.product_id as "productId", c.root_id as "rootId"
             from (${idsOfNamed}) as u
             join components c on c.line_number = $1 and c.child_id = u.product_id and c.removed_at is null`,
      values: [line, units.sns, units.ids],
    }),
    client.query<{ stationNumber: string; message: number }>({
      name: 'floor_exchanged',
      text: `select asked.station as "stationNumber", asked.message
             from unnest($2::text[], $3::bigint[]) as asked (station, message)
             where exists (
               select from components c where c.line_number = $1 and c.removal_message = asked.message)`,
      values: [
        line,
        exchanges.map(({ stationNumber }) => stationNumber),
        exchanges.map(({ message }) => message),
      ],
    }),
  ])
  for (const { productId, ...one } of installed.rows)
    components.installed.set(productId, [...(components.installed.get(productId) ?? []), one])
  for (const { bomCode, serial } of inUse.rows) components.inUse.add(`${bomCode}\0${serial}`)
  for (const { productSn, ...child } of children.rows) components.children.set(productSn, child)
  for (const { productId, rootId } of roots.rows) components.roots.set(productId, rootId)
  for (const { stationNumber, message } of exchanged.rows)
    components.exchanged.add(`${stationNumber}\0${message}`)
  return components
}

/** Stations of the line where orders under way have parts scanned. */
export const stationsThatScan = rememberedFor(5_000, async (db, line): Promise<ReadonlySet<string>> => {
  const bills = await billsUnderWay(db, line)
  return stationsScanning(
    db,
    bills.flatMap(({ bomCode, bomVer }) => (bomCode && bomVer ? [{ bomCode, bomVer }] : [])),
  )
})
