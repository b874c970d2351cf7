import { Refusal, refuse } from '@takt/contract/errors.ts'
import { code } from '@takt/contract/fields.ts'
import {
  type ImportOutcome,
  type ImportVerdict,
  mostFaults,
  type OrderFault,
  type OrderRow,
} from '@takt/contract/order-import.ts'
import type { Order } from '@takt/contract/orders.ts'
import { recordChanges, recordNothing } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { clocksOf } from '../../plant/plant/plant.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type Judged, judgeOrder, type ImportContext } from './import-rules.ts'
import {
  insertOrders,
  keepSources,
  lockImports,
  lockOrders,
  materialsOf,
  releasedRoutes,
  releasedTypes,
  replaceMaterials,
  sourcesOf,
  updateOrders,
} from './import.queries.ts'
import { findOrder } from './orders.queries.ts'
import { proposalsOf } from './proposal.ts'

type Wish = { rows: OrderRow[]; leaveOut: boolean; dryRun: boolean }

/** Every row is judged by the rules for one order. Written are all, or with `leaveOut` those without a fault. */
export function importOrders(call: LineCall, { rows, leaveOut, dryRun }: Wish): Promise<ImportVerdict> {
  return inOneGo(call.db, async (db) => {
    const judged = await judgeAll(db, call, rows)
    const faults = judged.flatMap((one, i) =>
      one instanceof Refusal ? [faultsOf(one, i + 1, rows[i]!)] : [],
    )
    const good = judged.filter(isGood)
    const count = (outcome: ImportOutcome) => good.filter((one) => one.outcome === outcome).length
    const written = !dryRun && (faults.length === 0 || leaveOut)
    recordNothing(call)
    if (written) await write(db, call, good)
    return {
      created: count('created'),
      updated: count('updated'),
      unchanged: count('unchanged'),
      faulty: faults.length,
      faults: faults.flat().slice(0, mostFaults),
      written,
    }
  })
}

/** Orders of the host: each has its own answer, and what is refused keeps none of the others back. */
export async function takeOrders(
  db: Db,
  call: LineCall,
  rows: readonly Record<string, unknown>[],
): Promise<({ orderCode: string; outcome: ImportOutcome } | Refusal)[]> {
  const judged = await judgeAll(db, call, rows, true)
  await write(db, call, judged.filter(isGood))
  return judged
}

const isGood = (one: Judged | Refusal): one is Judged => !(one instanceof Refusal)

/** What it is made from according to the host. */
export async function orderMaterials({ db, line }: LineCall, id: number) {
  const { orderCode } = (await findOrder(db, line, id)) ?? refuse('record.unknown')
  return materialsOf(db, line, [orderCode])
}

/** Each field of a row that is wrong is a fault of its own. */
function faultsOf({ key, facts, field }: Refusal, row: number, { orderCode }: OrderRow): OrderFault[] {
  const wrong = key === 'call.invalid' ? String(facts.fields).split(', ') : [field]
  return wrong.map((field) => ({
    row,
    orderCode: orderCode === null || orderCode === undefined ? null : String(orderCode),
    field,
    key,
    facts,
  }))
}

const texts = (rows: readonly Record<string, unknown>[], field: string) =>
  [
    ...new Set(
      rows
        .map((row) => row[field])
        .filter((value) => typeof value === 'string')
        .map((value) => value.trim()),
    ),
  ].filter((value) => code().safeParse(value).success)

/** What is needed to judge them is read once for all. */
async function judgeAll(
  db: Db,
  call: LineCall,
  rows: readonly Record<string, unknown>[],
  bySource = false,
): Promise<(Judged | Refusal)[]> {
  await lockImports(db, call.line)
  const codes = texts(rows, 'orderCode')
  const there = await lockOrders(db, call.line, codes)
  const typeNos = [...new Set([...texts(rows, 'typeNo'), ...there.map(({ typeNo }) => typeNo)])]
  const routes = [
    ...new Set([...texts(rows, 'processRoute'), ...there.flatMap(({ processRoute }) => processRoute ?? [])]),
  ]
  const context: ImportContext = {
    orders: new Map(there.map((order) => [order.orderCode, order])),
    materials: Map.groupBy(await materialsOf(db, call.line, codes), ({ orderCode }) => orderCode),
    types: Map.groupBy(await releasedTypes(db, typeNos), ({ typeNo }) => typeNo),
    routes: new Set(
      (await releasedRoutes(db, routes)).map(
        ({ processingNumber, processingVer }) => `${processingNumber} ${processingVer}`,
      ),
    ),
    sources: bySource
      ? new Map(
          (await sourcesOf(db, call.line, codes)).map(({ orderCode, contentHash }) => [
            orderCode,
            contentHash.toString('hex'),
          ]),
        )
      : null,
    seen: new Set(),
    proposalFor: proposalsOf({ ...call, db }),
    clock: (await clocksOf(db))(call.line),
  }
  const judged: (Judged | Refusal)[] = []
  for (const row of rows) judged.push(await judgeOrder(context, row))
  return judged
}

const piece = 500

/** Set by set. No more at once than the database is given time for, also on a machine that is busy. */
async function write(db: Db, call: LineCall, judged: readonly Judged[]) {
  const changed = judged.filter(({ outcome }) => outcome !== 'unchanged')
  for (let at = 0; at < changed.length; at += piece) {
    const some = changed.slice(at, at + piece)
    const [fresh, existing] = [some.filter(({ before }) => !before), some.filter(({ before }) => before)]
    const made = fresh.length
      ? await insertOrders(
          db,
          call.line,
          fresh.map(({ draft }) => draft),
        )
      : []
    if (made.length < fresh.length) refuse('record.changed')
    const now = existing.length
      ? await updateOrders(
          db,
          call.line,
          existing.map(({ draft }) => draft),
        )
      : []
    await writeMaterials(db, call, some)
    await recordAll(db, call, some, [...made, ...now])
  }
  const sources = judged.flatMap(({ orderCode, contentHash }) =>
    contentHash ? [{ orderCode, contentHash }] : [],
  )
  for (let at = 0; at < sources.length; at += piece)
    await keepSources(db, call.line, sources.slice(at, at + piece))
}

async function writeMaterials(db: Db, call: LineCall, some: readonly Judged[]) {
  const withMaterials = some.flatMap(({ orderCode, materials }) =>
    materials ? [{ orderCode, materials }] : [],
  )
  if (withMaterials.length === 0) return
  await replaceMaterials(
    db,
    call.line,
    withMaterials.map(({ orderCode }) => orderCode),
    withMaterials.flatMap(({ orderCode, materials }) =>
      materials.map((material) => ({ ...material, orderCode })),
    ),
  )
}

async function recordAll(db: Db, call: LineCall, some: readonly Judged[], written: Order[]) {
  const after = new Map(written.map((order) => [order.orderCode, order]))
  const withMaterials = (order: Order | undefined, { materials }: Judged) =>
    order ? { ...order, ...(materials && { materials }) } : null
  await recordChanges(
    db,
    call,
    some.map((one) => ({
      entity: 'order',
      key: one.orderCode,
      action: one.before ? 'update' : 'create',
      before: one.before ?? null,
      after: withMaterials(after.get(one.orderCode), one),
    })),
  )
}
