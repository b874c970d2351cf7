import type { Node, SelectStmt, SubLink, WithClause } from 'libpg-query'
import { type Around, type Bindings, bindingsOf } from './bindings.ts'
import { isOpen, outputsOf, type Queries, type Source } from './sources.ts'
import { itemsOf, selectIn, walk } from './tree.ts'
import type { Verdict } from './verdict.ts'

export function judgeSelect(query: SelectStmt, around: Around, verdict: Verdict) {
  const queries = withQueries(query.withClause, around.queries, verdict)
  const inside = { ...around, queries }
  if (query.larg && query.rarg) {
    judgeSelect(query.larg, inside, verdict)
    return judgeSelect(query.rarg, inside, verdict)
  }
  const bindings = bindingsOf(query, inside, verdict)
  const outputs = outputsOf(query)
  for (const [i, constant] of around.pushed ?? []) bindings.bind(outputs[i]?.value, constant)
  const { targetList, groupClause, havingClause, sortClause, valuesLists } = query
  judgeLevel(bindings, [targetList, groupClause, havingClause, sortClause, valuesLists], queries, verdict)
}

/** Returns for every table at this level and every query inside it which line it is bound to. */
export function judgeLevel(bindings: Bindings, rest: unknown[], queries: Queries, verdict: Verdict) {
  for (const source of bindings.sources) {
    if (source.table) verdict.meet(source.table, bindings.constantOfOutput(source, 'line_number'))
    if (source.query) judgeSelect(source.query, { queries, pushed: pushedInto(source, bindings) }, verdict)
  }
  const pulledUp = new Set(bindings.conditions.flatMap(subLinkIn))
  for (const subLink of subLinksOf([rest, bindings.conditions]))
    judgeSubLink(subLink, pulledUp.has(subLink) ? bindings : null, queries, verdict)
}

const numbered = (constants: (string | undefined)[]) =>
  new Map(constants.flatMap((constant, i) => (constant ? [[i, constant] as const] : [])))

const pushedInto = (source: Source, bindings: Bindings) =>
  numbered(
    source.query && source.open
      ? outputsOf(source.query).map(({ name }) => bindings.constantOfOutput(source, name))
      : [],
  )

/** EXISTS and IN among the conditions become joins; any other subquery sees the columns outside as unknown values. */
function judgeSubLink(
  { subselect, testexpr }: SubLink,
  outside: Bindings | null,
  queries: Queries,
  verdict: Verdict,
) {
  const query = selectIn(subselect)
  if (!query) return
  if (!outside) return judgeSelect(query, { queries }, verdict)
  const pushed = numbered(isOpen(query) ? itemsOf(testexpr).map(outside.constantOf) : [])
  judgeSelect(query, { queries, pushed, outer: outside.constantOf }, verdict)
}

/** The queries of WITH by name. One that is used once is part of the query that uses it; any other is judged as it is. */
export function withQueries(clause: WithClause | undefined, around: Queries, verdict: Verdict): Queries {
  const queries = new Map(around)
  for (const node of clause?.ctes ?? []) {
    if (!('CommonTableExpr' in node)) continue
    const { ctename = '', ctequery, ctematerialized } = node.CommonTableExpr
    const query = selectIn(ctequery)
    if (clause?.recursive) queries.set(ctename, { query: undefined, open: false })
    if (!query) verdict.modifyInside(ctequery, queries)
    const isOnce = verdict.timesNamed(ctename) === 1 && ctematerialized !== 'CTEMaterializeAlways'
    const isInlined = isOnce && !clause?.recursive && query !== undefined && isOpen(query)
    if (query && !isInlined) judgeSelect(query, { queries }, verdict)
    queries.set(ctename, { query: isInlined ? query : undefined, open: isInlined })
  }
  return queries
}

function subLinkIn(condition: Node): SubLink[] {
  if ('BoolExpr' in condition && condition.BoolExpr.boolop === 'NOT_EXPR')
    return (condition.BoolExpr.args ?? []).flatMap(subLinkIn)
  if (!('SubLink' in condition)) return []
  return ['EXISTS_SUBLINK', 'ANY_SUBLINK'].includes(condition.SubLink.subLinkType ?? '')
    ? [condition.SubLink]
    : []
}

/** The subqueries of an expression, not those inside them. */
function subLinksOf(tree: unknown): SubLink[] {
  const found: SubLink[] = []
  walk(tree, (kind, node) => {
    if (kind === 'SubLink') found.push(node)
    return kind !== 'SubLink'
  })
  return found
}
