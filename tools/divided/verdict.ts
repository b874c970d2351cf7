import type { Node } from 'libpg-query'
import type { Queries } from './sources.ts'

export type Placement = 'distributed' | 'reference' | 'local'

/** What is known of the tables: where each is and which columns it has. */
export type Plan = {
  placementOf: (table: string) => Placement | undefined
  hasColumn: (table: string, column: string) => boolean
}

/** What is found out about one statement. */
export class Verdict {
  readonly values: readonly unknown[]
  readonly problems = new Set<string>()
  readonly tables = new Map<string, Placement>()
  readonly #lines = new Set<string>()
  readonly #plan: Plan
  readonly #tree: unknown

  constructor(plan: Plan, values: readonly unknown[], tree: unknown) {
    this.#plan = plan
    this.values = values
    this.#tree = tree
  }

  placementOf = (table: string) => this.#plan.placementOf(table)
  hasColumn = (table: string, column: string) => this.#plan.hasColumn(table, column)

  refuse(problem: string) {
    this.problems.add(problem)
  }

  /** A table is read or written, bound to this line or to none. */
  meet(table: string, line: string | undefined) {
    const placement = this.placementOf(table)
    if (!placement) return
    this.tables.set(table, placement)
    if (placement !== 'distributed') return
    if (line === undefined) this.refuse(`${table} is bound to no line`)
    else this.#lines.add(line)
    if (this.#lines.size > 1) this.refuse(`several lines: ${[...this.#lines].join(', ')}`)
  }

  timesNamed(query: string): number {
    return JSON.stringify(this.#tree).split(`"relname":"${query}"`).length - 1
  }

  /** In one statement on the coordinator alone that is as good as anywhere. */
  writesInside = false

  modifyInside(node: Node | undefined, queries: Queries) {
    this.writesInside = true
    if (node) this.judgeInside(node, queries)
  }

  /** Set by the judge of writes, which uses selects and is used by them. */
  judgeInside: (node: Node, queries: Queries) => void = () => {}
}
