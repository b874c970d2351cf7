import type { Node, RangeVar, SelectStmt, TypeName } from 'libpg-query'

/** Calls `visit` with every node below, by its kind; where it returns false, what is inside is left out. */
export function walk(tree: unknown, visit: (kind: string, node: object) => boolean | void) {
  if (Array.isArray(tree)) for (const item of tree) walk(item, visit)
  else if (tree && typeof tree === 'object')
    for (const [kind, inner] of Object.entries(tree as Record<string, unknown>)) {
      if (!inner || typeof inner !== 'object') continue
      if (/^[A-Z]/.test(kind) && visit(kind, inner) === false) continue
      walk(inner, visit)
    }
}

export function nodesOf<Kind extends object>(tree: unknown, kind: string): Kind[] {
  const found: Kind[] = []
  walk(tree, (each, node) => void (each === kind && found.push(node as Kind))) // the parser's own names for its nodes
  return found
}

/** The select inside a node, if it is one. */
export const selectIn = (node: Node | undefined): SelectStmt | undefined =>
  node && 'SelectStmt' in node ? node.SelectStmt : undefined

export const wordsOf = (names: Node[] | undefined): string[] =>
  (names ?? []).flatMap((node) => ('String' in node ? [node.String.sval ?? ''] : []))

export type Column = { table: string | null; column: string }

/** `u.line_number` or `line_number`; nothing for any other expression, also not for a column that is cast. */
export function columnIn(node: Node | undefined): Column | null {
  if (!node || !('ColumnRef' in node)) return null
  const names = wordsOf(node.ColumnRef.fields)
  if (names.length !== node.ColumnRef.fields?.length) return null
  return { table: names.at(-2) ?? null, column: names.at(-1)! }
}

/** The value of a parameter or a literal: two that look different may hold the same value, which the record of the call shows. */
export function constantIn(node: Node | undefined, values: readonly unknown[]): string | null {
  if (!node) return null
  if ('TypeCast' in node) return constantIn(node.TypeCast.arg, values)
  if ('ParamRef' in node) {
    if (values.length === 0) return 'a parameter'
    const value = values[(node.ParamRef.number ?? 0) - 1]
    return typeof value === 'string' ? `'${value}'` : `$${node.ParamRef.number}`
  }
  return 'A_Const' in node && node.A_Const.sval ? `'${node.A_Const.sval.sval ?? ''}'` : null
}

/** The parts of a condition that all have to hold. */
export function conjuncts(condition: Node | undefined): Node[] {
  if (!condition) return []
  if ('BoolExpr' in condition && condition.BoolExpr.boolop === 'AND_EXPR')
    return (condition.BoolExpr.args ?? []).flatMap(conjuncts)
  return [condition]
}

export const itemsOf = (node: Node | undefined): Node[] =>
  !node
    ? []
    : 'RowExpr' in node
      ? (node.RowExpr.args ?? [])
      : 'List' in node
        ? (node.List.items ?? [])
        : [node]

export const nameOf = (table: RangeVar | undefined) => table?.alias?.aliasname ?? table?.relname ?? ''

export const typeIn = (type: TypeName | undefined) =>
  `${wordsOf(type?.names).at(-1) ?? ''}${type?.arrayBounds?.length ? '[]' : ''}`
