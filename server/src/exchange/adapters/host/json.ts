import { refuse } from '@takt/contract/errors.ts'

type Row = Record<string, unknown>

/** Orders of a JSON message: one, a list of them, or a list under `orders`. */
export function readOrders(text: string): Row[] {
  const isRow = (value: unknown): value is Row =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
  const parsed = parse(text)
  const listed: unknown = isRow(parsed) && 'orders' in parsed ? parsed.orders : parsed
  const rows: unknown[] = Array.isArray(listed) ? listed : [listed]
  checkSize(rows)
  // A row that is no order is answered as one without anything in it.
  return rows.map((row) => (isRow(row) ? row : {}))
}

/** An order has its materials and lots, and those are plain. */
const deepest = 8
/** 10,000 orders with ten materials each have 900,000 values. What is read aside is copied back: more would take seconds of the thread that answers the stations. */
const mostValues = 2_000_000

function checkSize(rows: readonly unknown[]) {
  let values = 0
  const isShallow = (value: unknown, left: number): boolean => {
    if (typeof value !== 'object' || value === null) return true
    const inner = Object.values(value)
    values += inner.length
    if (values > mostValues) return refuse('host.unreadable', { why: 'too many elements' })
    return left > 0 && inner.every((one) => isShallow(one, left - 1))
  }
  if (!isShallow(rows, deepest)) refuse('host.unreadable', { why: `{{{… > ${deepest}` })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return refuse('host.unreadable', { why: (error as SyntaxError).message }) // JSON.parse throws nothing else
  }
}
