import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Refusal } from '@takt/contract/errors.ts'
import { type ImportOutcome, mostMaterials, OrderMaterial } from '@takt/contract/order-import.ts'
import { type Order, OrderDraft, type OrderProposal } from '@takt/contract/orders.ts'
import type { PlantClock } from '../../plant/plant/clock.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { endOfTime, planEndOf } from './plan-end.ts'

export type Judged = {
  orderCode: string
  outcome: ImportOutcome
  draft: z.output<typeof OrderDraft>
  before: Order | undefined
  materials: OrderMaterial[] | undefined
  /** Absent: not of the host. */
  contentHash: string | undefined
}
/** What exists already, and may be referred to. `sources`: what the host sent last; null: the rows are not the host's. */
export type ImportContext = {
  orders: Map<string, Order>
  materials: Map<string, OrderMaterial[]>
  types: Map<string, { typeVer: number }[]>
  routes: Set<string>
  sources: Map<string, string> | null
  seen: Set<string>
  proposalFor: (
    order: Pick<Order, 'typeNo' | 'typeVer' | 'processRoute' | 'processRouteVer'>,
  ) => Promise<OrderProposal>
  clock: PlantClock
}

const Materials = z
  .array(OrderMaterial.partial({ seqNum: true, unit: true, position: true }).strict())
  .max(mostMaterials)
const dayLong = 86_400_000

/** What a missing column means for a new order, besides its proposal. */
const unsaid = (orderCode: unknown) => ({
  // A row without a code is refused for that alone.
  orderName: orderCode ?? '–',
  orderUnit: 'pcs',
  planStart: isoOf(Math.floor(Date.now() / 60_000) * 60_000),
  productDescription: null,
  sceneCode: null,
  customerOrderNo: null,
  customerOrderLine: null,
  productDepartment: null,
})

type Row = Record<string, unknown>
type Read = { draft: Judged['draft']; materials: OrderMaterial[] | undefined }

/** One row by the rules of one order, as if the others were done. */
export async function judgeOrder(context: ImportContext, row: Row): Promise<Judged | Refusal> {
  const orderCode = typeof row.orderCode === 'string' ? row.orderCode.trim() : ''
  if (context.seen.has(orderCode)) return new Refusal('orders.row_twice', { orderCode })
  context.seen.add(orderCode)
  const before = context.orders.get(orderCode)
  const contentHash = context.sources ? hashOf(row) : undefined
  // The host sent the same content again: nobody's correction is undone by it.
  if (before && contentHash && context.sources?.get(orderCode) === contentHash)
    return {
      orderCode,
      outcome: 'unchanged',
      draft: draftOf(before),
      before,
      materials: undefined,
      contentHash,
    }
  const read = await readRow(context, before, row)
  if (read instanceof Refusal) return read
  const refused = against(context, read.draft)
  if (refused) return refused
  const same = before !== undefined && isSame(read, before, context.materials.get(orderCode) ?? [])
  if (before && !same && before.orderStatus !== 'created')
    return new Refusal('orders.stands', { orderCode, orderStatus: before.orderStatus })
  return {
    orderCode,
    outcome: same ? 'unchanged' : before ? 'updated' : 'created',
    ...read,
    before,
    contentHash,
  }
}

/** An empty cell of these counts as a missing column: an order is not left without a bill because a sheet has the column. */
const proposable = [
  'planStart',
  'planEnd',
  'picNumberVer',
  'bomCode',
  'bomVer',
  'processRoute',
  'processRouteVer',
] as const

/** What a row leaves out: of an existing order, as it is; of a new one, or one that makes another type now, as the form would propose it. */
async function readDraft(
  context: ImportContext,
  before: Order | undefined,
  row: Row,
): Promise<Read['draft'] | Refusal> {
  const given = Object.fromEntries(
    Object.entries(row).filter(([name, value]) => value !== null || !proposable.some((one) => one === name)),
  )
  const typeVer = row.typeVer ?? versionOf(context, before, row)
  const makesSame = before && (row.typeNo ?? before.typeNo) === before.typeNo && typeVer === before.typeVer
  const proposal = makesSame ? null : await proposalFor(context, given, row.typeNo ?? before?.typeNo, typeVer)
  const { pace, ...definitions } = proposal ?? { pace: null }
  const base: Row = { ...(before ? draftOf(before) : unsaid(row.orderCode)), ...definitions }
  const planEnd = given.planEnd ?? base.planEnd ?? given.planStart ?? base.planStart
  const draft = OrderDraft.safeParse({ ...base, ...given, ...versionsGiven(base, given), typeVer, planEnd })
  if (draft.error) return invalid(draft.error)
  if (!before && given.planEnd === undefined) draft.data.planEnd = endOf(draft.data, pace, context)
  return draft.data
}

async function readRow(
  context: ImportContext,
  before: Order | undefined,
  { materials, ...row }: Row,
): Promise<Read | Refusal> {
  const draft = await readDraft(context, before, row)
  if (draft instanceof Refusal) return draft
  if (materials === undefined || materials === null) return { draft, materials: undefined }
  const lines = Materials.safeParse(materials)
  if (lines.error) return invalid(lines.error, 'materials')
  const numbered = lines.data.map((line, i): OrderMaterial => ({
    unit: null,
    position: null,
    ...line,
    seqNum: line.seqNum ?? i + 1,
  }))
  if (new Set(numbered.map(({ seqNum }) => seqNum)).size < numbered.length)
    return new Refusal('call.invalid', { fields: 'materials.seqNum' }, 'materials.seqNum')
  return { draft, materials: numbered }
}

const Routed = OrderDraft.pick({
  typeNo: true,
  typeVer: true,
  processRoute: true,
  processRouteVer: true,
}).strip()

/** Of what is not released nothing is proposed: the row is refused for it. */
async function proposalFor(
  { types, routes, proposalFor }: ImportContext,
  { processRoute = null, processRouteVer = null }: Row,
  typeNo: unknown,
  typeVer: unknown,
): Promise<OrderProposal> {
  const { data } = Routed.safeParse({ typeNo, typeVer, processRoute, processRouteVer })
  if (!data || !types.get(data.typeNo)?.some((type) => type.typeVer === data.typeVer))
    return {
      picNumberVer: null,
      bomCode: null,
      bomVer: null,
      processRoute: null,
      processRouteVer: null,
      pace: null,
    }
  const proposal = await proposalFor(data)
  if (proposal.processRoute) routes.add(`${proposal.processRoute} ${proposal.processRouteVer}`)
  return proposal
}

/** A code without its version keeps the version only where it is still the same code. */
const versionsGiven = (base: Row, given: Row) => ({
  ...(given.bomCode !== undefined &&
    given.bomVer === undefined && { bomVer: given.bomCode === base.bomCode ? base.bomVer : null }),
  ...(given.processRoute !== undefined &&
    given.processRouteVer === undefined && {
      processRouteVer: given.processRoute === base.processRoute ? base.processRouteVer : null,
    }),
})

/** By the pace of the line, as the form calculates it; of more than its calendar tells, as if it worked on and on; a day where none is planned. */
function endOf(draft: Judged['draft'], pace: number | null, { clock }: ImportContext) {
  const calculated = pace && planEndOf(draft, pace, clock)
  if (calculated) return calculated
  const start = Date.parse(draft.planStart)
  const unbroken = start + draft.orderNumber * (pace ?? 0) * 1000
  return isoOf(unbroken > start && unbroken < endOfTime ? unbroken : start + dayLong)
}

/** The order's own while it makes the same, else the newest that is released. */
function versionOf({ types }: ImportContext, before: Order | undefined, { typeNo }: Row) {
  if (before && (typeNo === undefined || typeNo === before.typeNo)) return before.typeVer
  return (typeof typeNo === 'string' && types.get(typeNo.trim())?.at(-1)?.typeVer) || 1
}

function against(
  { types, routes }: ImportContext,
  { typeNo, typeVer, processRoute, processRouteVer, planStart, planEnd }: Judged['draft'],
) {
  if (Date.parse(planEnd) < Date.parse(planStart)) return new Refusal('orders.plan_backwards')
  const about = { typeNo, processRoute: processRoute ?? '' }
  if (!types.get(typeNo)?.some((type) => type.typeVer === typeVer))
    return new Refusal('orders.type_unknown', about)
  if (processRoute && !routes.has(`${processRoute} ${processRouteVer}`))
    return new Refusal('orders.route_unknown', about)
  return null
}

/** Names every field that is wrong, so that a file is corrected at once; the first is the one a form would point at. */
function invalid({ issues }: z.ZodError, ...place: string[]) {
  const fields = issues.map((issue) =>
    [...place, ...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])].join(
      '.',
    ),
  )
  return new Refusal('call.invalid', { fields: [...new Set(fields)].join(', ') }, fields[0])
}

/** Made once: a schema made for each of ten thousand rows took most of the time. */
const Drafted = OrderDraft.strip()
const draftOf = (order: Order) => Drafted.parse(order)
const instants = new Set(['planStart', 'planEnd'])
const isSame = ({ draft, materials }: Read, before: Order, were: OrderMaterial[]) =>
  Object.entries(draft).every(([name, value]) => {
    const was: unknown = Reflect.get(before, name)
    return instants.has(name) ? Date.parse(String(value)) === Date.parse(String(was)) : value === was
  }) &&
  (!materials || JSON.stringify(materials.map(facts)) === JSON.stringify(were.map(facts)))
const facts = ({ seqNum, bomCode, bomQty, unit, position }: OrderMaterial) => [
  seqNum,
  bomCode,
  bomQty,
  unit,
  position,
]

/** The same content has the same fingerprint, in whatever order its fields are written. */
const hashOf = (content: unknown) =>
  createHash('sha256')
    .update(
      JSON.stringify(content, (_, value: unknown) =>
        value && typeof value === 'object' && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
          : value,
      ),
    )
    .digest('hex')
