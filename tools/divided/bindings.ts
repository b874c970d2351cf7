import type { Node, SelectStmt } from 'libpg-query'
import { Equalities } from './equalities.ts'
import { outputsOf, type Queries, type Source, sourcesOf } from './sources.ts'
import { columnIn, conjuncts, constantIn, itemsOf, wordsOf } from './tree.ts'
import type { Verdict } from './verdict.ts'

/** What surrounds a select: the queries of WITH, the columns of the level above, and constants pushed in by a condition outside. */
export type Around = {
  queries: Queries
  outer?: (column: Node) => string | undefined
  pushed?: ReadonlyMap<number, string>
}

/** One SELECT, or the FROM and WHERE of an UPDATE or DELETE: which line each table in it is bound to. */
export class Bindings {
  readonly sources: Source[]
  readonly #equal = new Equalities()
  readonly #around: Around
  readonly #verdict: Verdict
  readonly conditions: Node[]

  constructor(from: Node[], where: Node | undefined, around: Around, verdict: Verdict) {
    const { sources, joins } = sourcesOf(from, around.queries)
    this.sources = sources
    this.#around = around
    this.#verdict = verdict
    this.conditions = [where, ...joins.map(({ condition }) => condition)].flatMap(conjuncts)
    for (const { left, right, using } of joins) this.#joinUsing([...left, ...right], using)
    for (const condition of this.conditions) this.#learn(condition)
    for (const source of sources) this.#lookThrough(source)
  }

  #joinUsing(sources: Source[], using: string[]) {
    for (const column of using)
      for (const { name } of sources.filter((source) => this.#has(source, column)))
        this.#equal.join(`using.${column}`, `${name}.${column}`)
  }

  #has({ table, query, columns }: Source, column: string) {
    if (table) return this.#verdict.hasColumn(table, column)
    if (columns) return columns.includes(column)
    return query !== undefined && outputsOf(query).some(({ name }) => name === column)
  }

  /** The name a column is kept under, or nothing where it belongs to a level above. */
  #key(node: Node): string | undefined {
    const found = columnIn(node)
    if (!found) return undefined
    const source = found.table
      ? this.sources.find(({ name }) => name === found.table)
      : this.sources.find((each) => this.#has(each, found.column))
    return source && `${source.name}.${found.column}`
  }

  /** The constant an expression is known to be equal to. */
  readonly constantOf = (node: Node | undefined): string | undefined => {
    if (!node) return undefined
    const key = this.#key(node)
    if (key) return this.#equal.constantOf(key)
    return constantIn(node, this.#verdict.values) ?? this.#around.outer?.(node)
  }

  constantOfOutput = ({ name }: Source, output: string) => this.#equal.constantOf(`${name}.${output}`)

  bind(node: Node | undefined, constant: string) {
    const key = node && this.#key(node)
    if (key) this.#equal.bind(key, constant)
  }

  #learn(condition: Node) {
    if (!('A_Expr' in condition)) return
    const { kind, name, lexpr, rexpr } = condition.A_Expr
    if (kind !== 'AEXPR_OP' || wordsOf(name).at(-1) !== '=') return
    const [left, right] = [itemsOf(lexpr), itemsOf(rexpr)]
    if (left.length === right.length) left.forEach((each, i) => this.#equate(each, right[i]!))
  }

  #equate(a: Node, b: Node) {
    const [first, second] = [this.#key(a), this.#key(b)]
    if (first && second) return this.#equal.join(first, second)
    const [key, other] = first ? [first, b] : [second, a]
    const constant = key && this.constantOf(other)
    if (key && constant) this.#equal.bind(key, constant)
  }

  /** A subselect that is bound by itself and that the planner pulls up binds what is joined to it. */
  #lookThrough({ name, query, open }: Source) {
    if (!query || !open || query.groupClause) return
    const inner = bindingsOf(query, { queries: this.#around.queries }, this.#verdict)
    for (const output of outputsOf(query)) {
      const constant = output.value && columnIn(output.value) && inner.constantOf(output.value)
      if (constant) this.#equal.bind(`${name}.${output.name}`, constant)
    }
  }
}

export const bindingsOf = (query: SelectStmt, around: Around, verdict: Verdict) =>
  new Bindings(query.fromClause ?? [], query.whereClause, around, verdict)
