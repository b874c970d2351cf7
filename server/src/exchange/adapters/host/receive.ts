import { sql } from 'kysely'
import { z } from 'zod'
import { Refusal, refuse } from '@takt/contract/errors.ts'
import { code } from '@takt/contract/fields.ts'
import { LotDraft } from '@takt/contract/lots.ts'
import { mostOrders, type TakenOrder } from '@takt/contract/order-import.ts'
import { type LineCall, nobody } from '../../../platform/db/call.ts'
import type { LineNumber } from '../../../platform/db/line.ts'
import { linesAmong } from '../../host/host.ts'
import { createLots, lotsTaken } from '../../../planning/lots/lots.ts'
import { takeOrders } from '../../../planning/orders/orders.ts'
import { readAside } from './read-aside.ts'

export type Row = Record<string, unknown>

/** One order, a list of them, or a list under the name `orders`; or a production schedule in XML. */
export async function rowsIn(text: string, isXml: boolean): Promise<(Row | Refusal)[]> {
  const rows = await readAside(text, isXml ? 'xml' : 'json')
  if (rows.length === 0 || rows.length > mostOrders) refuse('call.invalid', { fields: 'orders' }, 'orders')
  return rows
}

/** Every row has its own answer, on the line it names or else the path's. */
export async function takeRows(
  { db }: Pick<LineCall, 'db'>,
  hostName: string,
  rows: readonly (Row | Refusal)[],
  line: string | null,
): Promise<(TakenOrder | Refusal)[]> {
  const placed = rows.map((one) => (one instanceof Refusal ? one : placeOf(one, line)))
  const named = placed.flatMap((one) => (one instanceof Refusal ? [] : one.lineNumber))
  const existingLines = new Set(await linesAmong(db, [...new Set(named)]))
  const answers = placed.map((one): TakenOrder | Refusal =>
    one instanceof Refusal ? one : new Refusal('host.line_unknown', { lineNumber: one.lineNumber }),
  )
  // One line after another, always in the same order: two messages never wait for each other in a circle.
  for (const lineNumber of [...existingLines].toSorted()) {
    const places = placed.flatMap((one, place) =>
      !(one instanceof Refusal) && one.lineNumber === lineNumber ? [{ ...one, place }] : [],
    )
    const call: LineCall = {
      db,
      user: { ...nobody, userName: `host ${hostName}`.slice(0, 64) },
      token: null,
      traced: false,
      line: lineNumber as LineNumber,
    } // just found among the lines
    for (const [i, one] of (await takeOnLine(call, places)).entries()) answers[places[i]!.place] = one
  }
  return answers
}

function placeOf({ lineNumber, lots, ...row }: Row, line: string | null) {
  const named = lineNumber ?? line
  if (named === null) return new Refusal('call.line_missing')
  const { data } = code().safeParse(named)
  return data === undefined
    ? new Refusal('call.invalid', { fields: 'lineNumber' }, 'lineNumber')
    : { lineNumber: data, row, lots }
}

type Placed = { row: Row; lots: unknown }
const Lots = z.array(LotDraft.omit({ orderCode: true }).extend({ lotNo: code() })).max(200)

/**
 * An order is taken with all its lots, or not at all. Rows are written set by set, so a refused lot undoes the whole set, and the rows without a fault
 * are taken once more.
 */
async function takeOnLine(call: LineCall, rows: readonly Placed[]): Promise<(TakenOrder | Refusal)[]> {
  await sql`savepoint orders_taken`.execute(call.db)
  const taken = await takeOrders(
    call.db,
    call,
    rows.map(({ row }) => row),
  )
  const answers: (TakenOrder | Refusal)[] = []
  for (const [i, one] of taken.entries())
    answers.push(one instanceof Refusal ? one : await withLots(call, one, rows[i]!.lots))
  if (answers.every((one, i) => !(one instanceof Refusal) || one === taken[i])) return answers
  await sql`rollback to savepoint orders_taken`.execute(call.db)
  const good = await takeOnLine(
    call,
    rows.filter((_, i) => !(answers[i] instanceof Refusal)),
  )
  return answers.map((one) => (one instanceof Refusal ? one : good.shift()!))
}

/** The lots the order comes with, each once: what is there already is there. */
async function withLots(
  call: LineCall,
  { orderCode, outcome }: Pick<TakenOrder, 'orderCode' | 'outcome'>,
  given: unknown,
): Promise<TakenOrder | Refusal> {
  const taken = { lineNumber: call.line, orderCode, outcome, lots: [] }
  if (given === undefined || given === null) return taken
  const { data, error } = Lots.safeParse(given)
  const at = ['lots', ...(error?.issues[0]?.path ?? [])].join('.')
  if (!data) return new Refusal('call.invalid', { fields: at }, at)
  const there = new Set(
    await lotsTaken(
      call.db,
      call.line,
      data.map(({ lotNo }) => lotNo),
    ),
  )
  const fresh = data.filter(({ lotNo }) => !there.has(lotNo))
  if (fresh.length === 0) return taken
  await sql`savepoint lots`.execute(call.db)
  try {
    const made = await createLots(call.db, call, orderCode, fresh)
    return { ...taken, lots: made.map(({ lotNo }) => lotNo) }
  } catch (refused) {
    if (!(refused instanceof Refusal)) throw refused
    await sql`rollback to savepoint lots`.execute(call.db)
    return refused
  }
}
