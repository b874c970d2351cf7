import type { z } from 'zod'
import type { PassFilter, PassScope, ProcessPass, ProcessWip, ProcessYield } from '@takt/contract/passes.ts'
import { ratio } from '@takt/statistics/ratio.ts'
import { withOperatorNames } from '../../plant/operators/operators.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { readPage, readPlace } from '../../platform/db/keyset.ts'
import {
  countPasses,
  failuresOf,
  type FoundPass,
  passesAfter,
  PassPosition,
  type Scope,
  unitsMeant,
  type PassScopeOfUnits,
} from './passes.queries.ts'
import { retriesOf, triesOf, wipOf } from './steps.queries.ts'
import { namedPlaces, stepNamer } from './steps.ts'

/** The filter with its units looked up. */
export async function narrowed<F extends PassScope>(
  { db, line }: LineCall,
  { productSn, typeNo, orderCode, ...scope }: F,
): Promise<Scope & Omit<F, 'productSn' | 'typeNo' | 'orderCode'>> {
  return { ...scope, units: await unitsMeant(db, line, { productSn, typeNo, orderCode }) }
}

export async function listPasses(call: LineCall, { after, limit, ...filter }: PassFilter) {
  const { db, line } = call
  const place = readPlace(PassPosition, after)
  const scope = await narrowed(call, filter)
  const { rows, ...page } = await readPage({
    place,
    limit,
    find: (most) => passesAfter(db, line, scope, place, most),
    count: () => countPasses(db, line, scope),
    placeOf: (last) => [last.place, last.productId, last.passNo],
  })
  return { rows: await shownPasses(call, rows, stepNamer(db)), ...page }
}

/** For an export: the whole filter result, a piece at a time. */
export async function* allPasses(call: LineCall, filter: PassScopeOfUnits, piece = 2000) {
  const nameOf = stepNamer(call.db)
  let place: PassPosition | null = null
  for (;;) {
    const found: FoundPass[] = await passesAfter(call.db, call.line, filter, place, piece)
    yield await shownPasses(call, found, nameOf)
    const last = found.at(-1)
    if (!last || found.length < piece) return
    place = [last.place, last.productId, last.passNo]
  }
}

/** With the names of the step and of the operator, and why it was NG. */
async function shownPasses(
  { db, line }: LineCall,
  found: readonly FoundPass[],
  nameOf: ReturnType<typeof stepNamer>,
): Promise<ProcessPass[]> {
  const bad = [
    ...new Set(found.filter(({ resultStatus }) => resultStatus === 'ng').map(({ productId }) => productId)),
  ]
  const failures = Map.groupBy(
    bad.length > 0 ? await failuresOf(db, line, bad) : [],
    ({ productId, passNo }) => `${productId} ${passNo}`,
  )
  return Promise.all(
    (await withOperatorNames(db, found)).map(async (pass) => ({
      ...pass,
      stepName: await nameOf(pass),
      ngReason: reasonOf(failures.get(`${pass.productId} ${pass.passNo}`) ?? []),
    })),
  )
}

const longest = 2000
const reasonOf = (failures: readonly { resultCode: string | null; resultValue: number | null }[]) =>
  failures.length === 0
    ? null
    : failures
        .map(({ resultCode, resultValue }) =>
          resultValue === null ? resultCode : `${resultCode} ${resultValue}`,
        )
        .join(', ')
        .slice(0, longest)

type Key = { stationNumber: string; stepSeq: number | null }
const keyOf = ({ stationNumber, stepSeq }: Key) => `${stationNumber}\0${stepSeq}`

export async function yieldsOf(call: LineCall, scope: PassScope): Promise<z.input<typeof ProcessYield>[]> {
  const { db, line } = call
  const filter = await narrowed(call, scope)
  const [tries, retries] = await Promise.all([triesOf(db, line, filter), retriesOf(db, line, filter)])
  const again = new Map(retries.map((one) => [keyOf(one), one]))
  return (await namedPlaces(db, line, tries)).map((process) => {
    const { inspected, firstOk, passes, okPasses } = process
    const { retested = 0, change = 0 } = again.get(keyOf(process)) ?? {}
    const finalOk = firstOk + change
    return {
      ...process,
      finalOk,
      retested,
      firstPassYield: ratio(firstOk, inspected),
      finalYield: ratio(finalOk, inspected),
      runYield: ratio(okPasses, passes),
      retestRate: ratio(retested, inspected),
    }
  })
}

export async function wipNow(
  { db, line }: LineCall,
  scope: Pick<PassScope, 'typeNo' | 'orderCode'>,
): Promise<z.input<typeof ProcessWip>[]> {
  return namedPlaces(db, line, await wipOf(db, line, scope))
}
