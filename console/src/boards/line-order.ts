import type { LineTile } from '@takt/contract/boards.ts'
import { once } from '@takt/contract/durations.ts'

export const lineOrders = ['attention', 'name'] as const
export type LineOrder = (typeof lineOrders)[number]
export const isLineOrder = (text: string | null): text is LineOrder =>
  lineOrders.some((order) => order === text)

const natural = once(() => new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }))
type Sortable = Pick<LineTile, 'lineName' | 'lineNumber' | 'attention'>

const byName = (a: Sortable, b: Sortable) =>
  natural().compare(a.lineName, b.lineName) || natural().compare(a.lineNumber, b.lineNumber)
const byAttention = (a: Sortable, b: Sortable) => b.attention - a.attention || byName(a, b)

export const inOrderOf = <T extends Sortable>(lines: readonly T[], order: LineOrder): T[] =>
  lines.toSorted(order === 'name' ? byName : byAttention)
