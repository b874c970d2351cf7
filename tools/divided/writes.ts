import type { DeleteStmt, InsertStmt, Node, RangeVar, SelectStmt, UpdateStmt } from 'libpg-query'
import { Bindings, bindingsOf } from './bindings.ts'
import { judgeLevel, judgeSelect, withQueries } from './selects.ts'
import { outputsOf, type Queries } from './sources.ts'
import { columnIn, constantIn, itemsOf, nodesOf, selectIn, typeIn, wordsOf } from './tree.ts'
import type { Verdict } from './verdict.ts'

export function judgeWrite(node: Node, queries: Queries, verdict: Verdict) {
  if ('InsertStmt' in node) insert(node.InsertStmt, queries, verdict)
  else if ('UpdateStmt' in node) change(node.UpdateStmt, queries, verdict)
  else if ('DeleteStmt' in node) change(node.DeleteStmt, queries, verdict)
}

function change(statement: UpdateStmt | DeleteStmt, around: Queries, verdict: Verdict) {
  const queries = withQueries(statement.withClause, around, verdict)
  const from = 'usingClause' in statement ? statement.usingClause : (statement as UpdateStmt).fromClause
  const sources: Node[] = [{ RangeVar: statement.relation! }, ...(from ?? [])]
  const values = (statement as UpdateStmt).targetList ?? []
  const bindings = new Bindings(sources, statement.whereClause, { queries }, verdict)
  judgeLevel(bindings, [values, statement.returningClause], queries, verdict)
  // A table that is on every machine takes the coordinator's value.
  if (placed(statement.relation, verdict) !== 'distributed') return
  refuseUnstable(statement, verdict)
  refuseUnstableCasts(statement, verdict)
}

function insert(statement: InsertStmt, around: Queries, verdict: Verdict) {
  const { relation, selectStmt, onConflictClause } = statement
  const queries = withQueries(statement.withClause, around, verdict)
  const table = relation?.relname ?? ''
  const query = selectIn(selectStmt)
  const columns = (statement.cols ?? []).map((node) => ('ResTarget' in node ? node.ResTarget.name : ''))
  const place = columns.indexOf('line_number')
  if (query?.valuesLists) insertValues(table, query, place, verdict)
  else if (query) insertSelect(table, query, place, queries, verdict)
  if (placed(relation, verdict) === 'local') return
  refuseUnstable([isDivided(relation, verdict) && selectStmt, onConflictClause], verdict)
  refuseUnstableCasts(onConflictClause, verdict)
}

function insertValues(table: string, { valuesLists }: SelectStmt, place: number, verdict: Verdict) {
  if (verdict.placementOf(table) !== 'local' && nodesOf(valuesLists, 'SubLink').length)
    verdict.refuse('a subquery in VALUES')
  for (const row of valuesLists ?? [])
    verdict.meet(table, constantIn(itemsOf(row)[place], verdict.values) ?? undefined)
}

/** Stays on one node only where the line comes out of a table on that node: `select l.line_number … from lines l where l.line_number = $1`. */
function insertSelect(table: string, query: SelectStmt, place: number, queries: Queries, verdict: Verdict) {
  judgeSelect(query, { queries }, verdict)
  const bindings = bindingsOf(query, { queries }, verdict)
  const line = outputsOf(query)[place]?.value
  verdict.meet(table, bindings.constantOf(line))
  if (verdict.placementOf(table) !== 'distributed') return
  const column = columnIn(line)
  const isOfTable = bindings.sources.some(
    ({ name, table: from }) => from && verdict.placementOf(from) && (!column?.table || column.table === name),
  )
  if (!column || !isOfTable)
    verdict.refuse('INSERT … SELECT whose line is not of a table: from lines l … where')
}

const placed = (table: RangeVar | undefined, verdict: Verdict) => verdict.placementOf(table?.relname ?? '')
const isDivided = (table: RangeVar | undefined, verdict: Verdict) => placed(table, verdict) === 'distributed'

/** They may return something else on each node. */
const unstable = new Set(
  `now transaction_timestamp statement_timestamp clock_timestamp gen_random_uuid random nextval to_char
   to_timestamp date_trunc jsonb_build_object json_build_object to_jsonb row_to_json concat concat_ws format`.split(
    /\s+/,
  ),
)
/** Read from a text by the settings of the session. */
const unstableTypes = /\[\]$|^(timestamptz|timestamp|date|interval)$/

function refuseUnstable(tree: unknown, verdict: Verdict) {
  for (const { funcname } of nodesOf<{ funcname: Node[] }>(tree, 'FuncCall')) {
    const name = wordsOf(funcname).at(-1)!
    if (unstable.has(name)) verdict.refuse(`${name}() in a write: the value from the program`)
  }
  if (nodesOf(tree, 'SQLValueFunction').length)
    verdict.refuse('the time of day in a write: the value from the program')
}

/** Where a row is changed, what is set may not depend on the settings of the session; a row that is inserted may. */
function refuseUnstableCasts(tree: unknown, verdict: Verdict) {
  for (const cast of nodesOf<{ arg: Node; typeName: object }>(tree, 'TypeCast'))
    if (columnIn(cast.arg) && unstableTypes.test(typeIn(cast.typeName)))
      verdict.refuse(`a column cast to ${typeIn(cast.typeName)} in a write`)
}
