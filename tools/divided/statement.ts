import { loadModule, type Node, parseSync } from 'libpg-query'
import { judgeSelect } from './selects.ts'
import { nodesOf, wordsOf } from './tree.ts'
import { type Placement, type Plan, Verdict } from './verdict.ts'
import { judgeWrite } from './writes.ts'

await loadModule()

export type Judged = { verb: string; tables: ReadonlyMap<string, Placement>; problems: string[] }

/** Whether a statement touches one line, or only tables that are whole somewhere; else what is in the way. */
export function judgeStatement(text: string, plan: Plan, values: readonly unknown[] = []): Judged {
  const statements = (parseSync(text).stmts ?? []).flatMap(({ stmt }) => (stmt ? [stmt] : []))
  const verdict = new Verdict(plan, values, statements)
  verdict.judgeInside = (node, queries) => judgeWrite(node, queries, verdict)
  for (const statement of statements) judge(statement, verdict)
  const placed = new Set(verdict.tables.values())
  if (verdict.writesInside && [...placed].some((placement) => placement !== 'local'))
    verdict.refuse('WITH that writes: two statements')
  if (placed.has('distributed')) {
    if (placed.has('local') && !isCopiedHome(statements, verdict))
      verdict.refuse('a local table beside distributed ones')
    if (usesCtid(statements)) verdict.refuse('ctid: rows by their key')
    if (isUnbound(verdict) && nodesOf(statements, 'LockingClause').length)
      verdict.refuse('rows locked in several lines')
  }
  const verb = Object.keys(statements[0] ?? {})[0] ?? ''
  return {
    verb: verb.replace('Stmt', '').toLowerCase(),
    tables: verdict.tables,
    problems: [...verdict.problems],
  }
}

function judge(statement: Node, verdict: Verdict) {
  const queries = new Map()
  if ('SelectStmt' in statement) judgeSelect(statement.SelectStmt, { queries }, verdict)
  else if ('ExplainStmt' in statement && statement.ExplainStmt.query)
    judge(statement.ExplainStmt.query, verdict)
  else judgeWrite(statement, queries, verdict)
}

const isUnbound = ({ problems }: Verdict) =>
  [...problems].some((problem) => /no line|several lines/.test(problem))

/** `insert into` a local table what a select of distributed ones finds. */
const isCopiedHome = (statements: Node[], { tables, placementOf }: Verdict) =>
  statements.every((statement) => {
    if (!('InsertStmt' in statement)) return false
    const target = statement.InsertStmt.relation?.relname ?? ''
    return (
      placementOf(target) === 'local' &&
      [...tables].every(([table, placed]) => table === target || placed !== 'local')
    )
  })

const usesCtid = (statements: Node[]) =>
  nodesOf<{ fields: Node[] }>(statements, 'ColumnRef').some(({ fields }) => wordsOf(fields).includes('ctid'))
