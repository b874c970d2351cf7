import { failures } from '@takt/contract/failure-rows.ts'
import { genealogy } from '@takt/contract/genealogy.ts'
import { type LotDraft, lots } from '@takt/contract/lots.ts'
import { orderMoves, type OrderDraft, orders } from '@takt/contract/orders.ts'
import { rework } from '@takt/contract/rework.ts'
import { units } from '@takt/contract/units.ts'
import type { OfficeWork, Unit } from '../model/line.ts'
import { type Office, Refused } from './console-calls.ts'

/** Does what the line's office decided, through the console's calls. `again`: the answer to the first try was lost, so it may be done already. */
export async function doOfficeWork(
  office: Office,
  lineNumber: string,
  work: OfficeWork,
  unit: Unit | null,
  again: boolean,
): Promise<void> {
  const unlessDone = (key: string) => (error: unknown) => {
    if (!(again && error instanceof Refused && error.key === key)) throw error
  }
  switch (work.kind) {
    case 'createOrder':
      return bookOrder(office, lineNumber, work, unlessDone('record.code_taken'))
    case 'takeLots':
      return takeLots(office, lineNumber, work.orderCode)
    case 'moveOrder':
      return moveOrder(office, lineNumber, work)
    case 'wrapUpOrder':
      return wrapUp(office, lineNumber, work.orderCode)
    case 'moveUnit':
      // A unit that was never taken in has no id, and nobody needs to decide about it.
      if (unit?.productId)
        await office(
          units.move,
          { productId: unit.productId, move: work.move, reason: work.reason },
          lineNumber,
        ).catch(unlessDone('units.wrong_status'))
      return
    case 'dispose':
      if (unit?.productId) await dispose(office, lineNumber, work, unit, unlessDone)
      return
    case 'reportRework':
      if (unit?.productId) await reportRework(office, lineNumber, work, unit.productId, unlessDone)
  }
}

/** What its last try failed in: the decision ends the tries before. */
async function dispose(
  office: Office,
  lineNumber: string,
  { disposition, reason }: Extract<OfficeWork, { kind: 'dispose' }>,
  { productId, productSn }: Unit,
  unlessDone: (key: string) => (error: unknown) => void,
) {
  const filter = { failStatus: 'open', limit: 200, ...(productSn && { productSn }) } as const
  const { rows } = await office(failures.list, filter, lineNumber)
  const open = rows.filter((one) => one.productId === productId)
  const lastTry = Math.max(...open.map(({ passNo }) => passNo ?? 0))
  const ofLastTry = open.filter(({ passNo }) => (passNo ?? 0) === lastTry)
  const some = disposition === 'scrap' ? open.slice(0, 1) : ofLastTry
  for (const { failId } of some)
    await office(failures.dispose, { failId, disposition, reason }, lineNumber).catch(
      unlessDone('failures.wrong_status'),
    )
}

async function reportRework(
  office: Office,
  lineNumber: string,
  { kind: _, operatorNo, ...done }: Extract<OfficeWork, { kind: 'reportRework' }>,
  productId: string,
  unlessDone: (key: string) => (error: unknown) => void,
) {
  const exchanged = done.repairCode === 'replace' ? await newPart(office, lineNumber, productId) : []
  await office(
    rework.report,
    { productId, reworkResult: 'repaired', ...done, exchanged, ...(operatorNo && { operatorNo }) },
    lineNumber,
  ).catch(unlessDone('rework.reported'))
}

/** The first part that is known by its serial, and that no retest scans again, comes out; another of its kind goes in. */
async function newPart(office: Office, lineNumber: string, productId: string) {
  const [{ failures: found }, { components }] = await Promise.all([
    office(rework.look, { unit: productId }, lineNumber),
    office(genealogy.ofUnit, { productId, now: true }, lineNumber),
  ])
  // The bench may have failed it too, after the step that tests it again.
  const failedStep = Math.min(...found.map(({ stepSeq }) => stepSeq ?? 0))
  const old = components.find(
    ({ depth, serial, childId, stepSeq }) =>
      depth === 0 && serial !== null && childId === null && (stepSeq ?? Infinity) < failedStep,
  )
  return old ? [{ componentId: old.componentId, serial: `${old.serial}R` }] : []
}

/** An order with the lots it is dispatched in. */
async function bookOrder(
  office: Office,
  lineNumber: string,
  { draft, lots: drafts }: { draft: OrderDraft; lots: LotDraft[] },
  failed: (error: unknown) => void,
) {
  await office(orders.create, draft, lineNumber).catch(failed)
  const there = await lotsOf(office, lineNumber, draft.orderCode)
  await dispatch(office, lineNumber, drafts.slice(there.length))
}

export async function dispatch(office: Office, lineNumber: string, drafts: LotDraft[]) {
  for (const lot of drafts) await office(lots.create, lot, lineNumber)
}

const lotsOf = async (office: Office, lineNumber: string, orderCode: string) =>
  (await office(lots.list, { orderCode, limit: 200 }, lineNumber)).rows.filter(
    (lot) => lot.orderCode === orderCode,
  )

export async function takeLots(office: Office, lineNumber: string, orderCode: string) {
  const waiting = (await lotsOf(office, lineNumber, orderCode)).filter(
    ({ lotStatus }) => lotStatus === 'waiting',
  )
  for (const { id } of waiting) await office(lots.move, { id, move: 'takeIn' }, lineNumber)
}

/** The serials of an order that no unit has yet, in their order. */
export async function freeSerials(
  office: Office,
  lineNumber: string,
  orderCode: string,
  page = 1,
): Promise<string[]> {
  const { rows } = await office(
    orders.serials,
    { orderCode, serialState: 'free', page, limit: 200 },
    lineNumber,
  )
  const found = rows.map(({ productSn }) => productSn)
  return rows.length < 200
    ? found
    : [...found, ...(await freeSerials(office, lineNumber, orderCode, page + 1))]
}

/** Somebody else may have done it before. */
async function moveOrder(
  office: Office,
  lineNumber: string,
  { orderCode, move }: { orderCode: string; move: 'release' | 'start' },
) {
  const { id, orderStatus } = await findOrder(office, lineNumber, orderCode)
  if (orderStatus === orderMoves[move].to || orderStatus === 'producing') return
  await office(orders.move, { id, move }, lineNumber)
}

async function findOrder(office: Office, lineNumber: string, orderCode: string) {
  const { rows } = await office(orders.list, { orderCode, limit: 200 }, lineNumber)
  const found = rows.find((order) => order.orderCode === orderCode)
  if (!found) throw new Error(`Order ${orderCode} of line ${lineNumber} is gone.`)
  return found
}

/** The line completes an order with its last good unit; one that lost units to scrap is closed short. */
async function wrapUp(office: Office, lineNumber: string, orderCode: string) {
  const { id, orderStatus, ngNumber } = await findOrder(office, lineNumber, orderCode)
  const short = (await lotsOf(office, lineNumber, orderCode)).filter(
    ({ lotStatus }) => lotStatus === 'inProcess',
  )
  for (const lot of short)
    await office(
      lots.move,
      { id: lot.id, move: 'finish', reason: `Closed short: ${lot.ngNumber} scrapped` },
      lineNumber,
    )
  if (orderStatus === 'producing')
    await office(
      orders.move,
      { id, move: 'complete', reason: `Closed short: ${ngNumber} scrapped` },
      lineNumber,
    )
  if (orderStatus === 'producing' || orderStatus === 'completed')
    await office(orders.move, { id, move: 'close' }, lineNumber)
}
