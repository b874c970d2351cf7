import { sql } from 'kysely'
import { z } from 'zod'
import { Refusal, refuse } from '@takt/contract/errors.ts'
import { code } from '@takt/contract/fields.ts'
import { LotDraft } from '@takt/contract/lots.ts'
import { mostOrders, type TakenOrder } from '@takt/contract/order-import.ts'
import { type LineCall, nobody } from '../../db/call.ts'
import type { LineNumber } from '../../db/line.ts'
import { linesAmong } from '../../host/host.ts'
import { createLots, lotsTaken } from '../../lots/lots.ts'
import { takeOrders } from '../../orders/orders.ts'
import { readSchedule } from './b2mml.ts'

export type Row = Record<string, unknown>

/** One order, a list of them, or a list under the name `orders`; or a production schedule in XML. */
export function rowsOf(text: string, isXml: boolean): (Row | Refusal)[] {
  const rows = isXml ? readSchedule(text) : readJson(text)
  if (rows.length === 0 || rows.length > mostOrders) refuse('call.invalid', { fields: 'orders' }, 'orders')
  return rows
}

function readJson(text: string): Row[] {
  const isRow = (value: unknown): value is Row =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
  const said = parse(text)
  const listed: unknown = isRow(said) && 'orders' in said ? said.orders : said
  const rows: unknown[] = Array.isArray(listed) ? listed : [listed]
  if (!isShallow(rows)) refuse('host.unreadable', { why: `{{{… > ${deepest}` })
  // A row that is no order is answered as one without anything in it.
  return rows.map((row) => (isRow(row) ? row : {}))
}

/** An order has its materials and lots, and those are plain. */
const deepest = 8
const isShallow = (value: unknown, left = deepest): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 && Object.values(value).every((one) => isShallow(one, left - 1)))

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return refuse('host.unreadable', { why: (error as SyntaxError).message }) // JSON.parse throws nothing else
  }
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
  const known = new Set(await linesAmong(db, [...new Set(named)]))
  const answers = placed.map((one): TakenOrder | Refusal =>
    one instanceof Refusal ? one : new Refusal('host.line_unknown', { lineNumber: one.lineNumber }),
  )
  // One line after another, always in the same order: two messages never wait for each other in a circle.
  for (const lineNumber of [...known].toSorted()) {
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
    const taken = await takeOrders(
      db,
      call,
      places.map(({ row }) => row),
    )
    for (const [i, one] of taken.entries())
      answers[places[i]!.place] =
        one instanceof Refusal ? one : await withLots(call, { lineNumber, ...one }, places[i]!.lots)
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

const Lots = z.array(LotDraft.omit({ orderCode: true }).extend({ lotNo: code() })).max(200)

/** The lots the order comes with, each once: what is there already is there. A lot that cannot be made is the order's answer; the order itself stays. */
async function withLots(
  call: LineCall,
  { lineNumber, orderCode, outcome }: Omit<TakenOrder, 'lots'>,
  said: unknown,
): Promise<TakenOrder | Refusal> {
  const taken = { lineNumber, orderCode, outcome, lots: [] }
  if (said === undefined || said === null) return taken
  const { data, error } = Lots.safeParse(said)
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
