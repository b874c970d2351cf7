import { readFileSync } from 'node:fs'

/** The columns of every table, as server/schema.sql has them. */
export function readColumns(): Map<string, Set<string>> {
  const schema = readFileSync('server/schema.sql', 'utf8')
  return new Map(
    [...schema.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\)/gm)].map(([, table, body]) => [
      table!,
      new Set([...body!.matchAll(/^ {2}"(\w+)"/gm)].map(([, column]) => column!)),
    ]),
  )
}
