/** Which columns are equal to each other and to a constant, as the planner derives it from `a = b and b = $1`. */
export class Equalities {
  readonly #parents = new Map<string, string>()
  readonly #constants = new Map<string, string>()

  #root(column: string): string {
    const parent = this.#parents.get(column)
    return parent === undefined ? column : this.#root(parent)
  }

  join(a: string, b: string) {
    const [first, second] = [this.#root(a), this.#root(b)]
    if (first === second) return
    this.#parents.set(second, first)
    const constant = this.#constants.get(second)
    if (constant !== undefined && !this.#constants.has(first)) this.#constants.set(first, constant)
  }

  bind(column: string, constant: string) {
    this.#constants.set(this.#root(column), constant)
  }

  constantOf(column: string): string | undefined {
    return this.#constants.get(this.#root(column))
  }
}
