import type { Node, SelectStmt } from 'libpg-query'
import { columnIn, nameOf, nodesOf, selectIn, wordsOf } from './tree.ts'

/** Something a statement reads rows from, under the name it has there. */
export type Source = {
  name: string
  table?: string
  /** A subselect or a query of WITH. */
  query?: SelectStmt
  /** Whether the planner looks through it: conditions on its columns reach its tables. */
  open?: boolean
  columns?: string[]
}

export type Join = { left: Source[]; right: Source[]; using: string[]; condition: Node | undefined }
export type Queries = ReadonlyMap<string, { query: SelectStmt | undefined; open: boolean }>

/** The sources of a FROM, and how they are joined. */
export function sourcesOf(from: Node[], queries: Queries): { sources: Source[]; joins: Join[] } {
  const joins: Join[] = []
  const below = (node: Node): Source[] => {
    if ('RangeVar' in node) return [tableOrQuery(node, queries)]
    if ('RangeSubselect' in node) {
      const { subquery, alias } = node.RangeSubselect
      const query = selectIn(subquery)
      return [named(alias?.aliasname, wordsOf(alias?.colnames), query && { query, open: isOpen(query) })]
    }
    if ('RangeFunction' in node) {
      const { alias } = node.RangeFunction
      return [named(alias?.aliasname, wordsOf(alias?.colnames))]
    }
    if (!('JoinExpr' in node)) return []
    const { larg, rarg, usingClause, quals } = node.JoinExpr
    const [left, right] = [larg, rarg].map((side) => (side ? below(side) : []))
    joins.push({ left: left!, right: right!, using: wordsOf(usingClause), condition: quals })
    return [...left!, ...right!]
  }
  return { sources: from.flatMap(below), joins }
}

const named = (name = '', columns: string[] = [], more: Partial<Source> = {}): Source => ({
  name,
  ...(columns.length ? { columns } : {}),
  ...more,
})

function tableOrQuery(node: Extract<Node, { RangeVar: object }>, queries: Queries): Source {
  const { relname = '', schemaname } = node.RangeVar
  const found = schemaname ? undefined : queries.get(relname)
  const name = nameOf(node.RangeVar)
  if (!found) return { name, table: relname }
  return { name, ...(found.query ? { query: found.query } : {}), open: found.open }
}

/** A condition outside reaches the tables inside unless rows are cut off or counted through before it. */
export const isOpen = (query: SelectStmt): boolean =>
  query.op === 'SETOP_NONE' &&
  !query.limitCount &&
  !query.limitOffset &&
  !query.valuesLists &&
  !query.distinctClause &&
  !nodesOf<object & { over?: object }>(query.targetList, 'FuncCall').some(({ over }) => over)

/** What a select hands out, by name: of `*` the line. */
export const outputsOf = (query: SelectStmt): { name: string; value: Node | undefined }[] =>
  (query.targetList ?? []).map((node) => {
    const target = 'ResTarget' in node ? node.ResTarget : {}
    const value = lineOfStar(target.val) ?? target.val
    return { name: target.name ?? columnIn(value)?.column ?? '', value }
  })

function lineOfStar(value: Node | undefined): Node | undefined {
  if (!value || !('ColumnRef' in value)) return undefined
  const fields = value.ColumnRef.fields ?? []
  if (!fields.some((field) => 'A_Star' in field)) return undefined
  return { ColumnRef: { fields: [...fields.slice(0, -1), { String: { sval: 'line_number' } }] } }
}
