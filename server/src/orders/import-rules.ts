import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Refusal } from '@takt/contract/errors.ts'
import { type ImportOutcome, mostMaterials, OrderMaterial } from '@takt/contract/order-import.ts'
import { type Order, OrderDraft } from '@takt/contract/orders.ts'
import { isoOf } from '../db/instants.ts'

export type Judged = {
  orderCode: string; outcome: ImportOutcome; draft: z.output<typeof OrderDraft>; before: Order | undefined
  materials: OrderMaterial[] | undefined
  /** Absent: not of the host. */
  contentHash: string | undefined
}
/** What is there already, and may be referred to. `sources`: what the host said last; null: the rows are not the host's. */
export type Known = {
  orders: Map<string, Order>; materials: Map<string, OrderMaterial[]>; types: Map<string, { typeVer: number }[]>; routes: Set<string>; sources: Map<string, string> | null; seen: Set<string>
}

const Materials = z.array(OrderMaterial.partial({ seqNum: true, unit: true, position: true }).strict()).max(mostMaterials)
const dayLong = 86_400_000

/** What a column that is not there means for a new order: from this minute, for a day. */
function unsaid(orderCode: unknown) {
  const now = Math.floor(Date.now() / 60_000) * 60_000
  return {
    orderName: orderCode, orderUnit: 'pcs', planStart: isoOf(now), planEnd: isoOf(now + dayLong), productDescription: null, picNumberVer: null, bomCode: null, bomVer: null, processRoute: null, processRouteVer: null,
    sceneCode: null, customerOrderNo: null, customerOrderLine: null, productDepartment: null,
  }
}

/** One row by the rules of one order, as if the others were done. */
export function judgeOrder(known: Known, { materials: said, ...row }: Record<string, unknown>): Judged | Refusal {
  const code = typeof row.orderCode === 'string' ? row.orderCode.trim() : ''
  const before = known.orders.get(code)
  const contentHash = known.sources ? hashOf({ ...row, materials: said }) : undefined
  const kept = before && draftOf(before)
  if (known.seen.has(code)) return new Refusal('orders.row_twice', { orderCode: code })
  known.seen.add(code)
  // What the host said before it said again: nobody's correction is undone by it.
  if (kept && contentHash && known.sources?.get(code) === contentHash) return { orderCode: code, outcome: 'unchanged', draft: kept, before, materials: undefined, contentHash }
  const typeVer = row.typeVer ?? (before && (row.typeNo === undefined || row.typeNo === before.typeNo) ? before.typeVer : known.types.get(String(row.typeNo).trim())?.at(-1)?.typeVer)
  const read = OrderDraft.safeParse({ ...(kept ?? unsaid(row.orderCode)), ...row, typeVer: typeVer ?? 1 })
  const lines = said === undefined || said === null ? undefined : Materials.safeParse(said)
  if (read.error) return invalid(read.error)
  if (lines?.error) return invalid(lines.error, 'materials.')
  const draft = read.data
  const refused = against(known, draft)
  if (refused) return refused
  const materials = lines?.data.map((line, i): OrderMaterial => ({ seqNum: i + 1, unit: null, position: null, ...line }))
  if (materials && new Set(materials.map(({ seqNum }) => seqNum)).size < materials.length) return new Refusal('call.invalid', { fields: 'materials.seqNum' }, 'materials.seqNum')
  const same = before && isSame(draft, before) && (!materials || isSameList(materials, known.materials.get(code) ?? []))
  if (before && !same && before.orderStatus !== 'created') return new Refusal('orders.stands', { orderCode: code, orderStatus: before.orderStatus })
  return { orderCode: code, outcome: same ? 'unchanged' : before ? 'updated' : 'created', draft, before, materials, contentHash }
}

function against({ types, routes }: Known, { typeNo, typeVer, processRoute, processRouteVer, planStart, planEnd }: Judged['draft']) {
  if (Date.parse(planEnd) < Date.parse(planStart)) return new Refusal('orders.plan_backwards')
  const facts = { typeNo, processRoute: processRoute ?? '' }
  if (!types.get(typeNo)?.some((type) => type.typeVer === typeVer)) return new Refusal('orders.type_unknown', facts)
  if (processRoute && !routes.has(`${processRoute} ${processRouteVer}`)) return new Refusal('orders.route_unknown', facts)
  return null
}

function invalid({ issues: [issue] }: z.ZodError, place = '') {
  const field = place + (issue!.code === 'unrecognized_keys' ? issue!.keys[0]! : issue!.path.join('.'))
  return new Refusal('call.invalid', { fields: field }, field)
}

/** Made once: a schema made for each of ten thousand rows took most of the time. */
const Drafted = OrderDraft.strip()
const draftOf = (order: Order) => Drafted.parse(order)
const instants = new Set(['planStart', 'planEnd'])
const isSame = (draft: Judged['draft'], before: Order) =>
  Object.entries(draft).every(([name, value]) => {
    const was = Reflect.get(before, name)
    return instants.has(name) ? Date.parse(String(value)) === Date.parse(String(was)) : value === was
  })
const isSameList = (now: OrderMaterial[], was: OrderMaterial[]) => JSON.stringify(now.map(said)) === JSON.stringify(was.map(said))
const said = ({ seqNum, bomCode, bomQty, unit, position }: OrderMaterial) => [seqNum, bomCode, bomQty, unit, position]

/** The same content has the same fingerprint, in whatever order its fields are written. */
const hashOf = (content: unknown) => createHash('sha256').update(JSON.stringify(content, (_, value: unknown) =>
  (value && typeof value === 'object' && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value))).digest('hex')
