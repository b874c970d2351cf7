import { CamelCasePlugin } from 'kysely'

const spelling = { maintainNestedObjectKeys: true, underscoreBetweenUppercaseLetters: true }

/** Only the names of columns change. The library looks at every number of every array for names within: half the time of reading a long one. */
export class ColumnNames extends CamelCasePlugin {
  constructor() {
    super(spelling)
  }

  protected override mapRow(row: Record<string, unknown>) {
    const named: Record<string, unknown> = {}
    for (const name in row) named[this.camelCase(name)] = row[name]
    return named
  }
}
