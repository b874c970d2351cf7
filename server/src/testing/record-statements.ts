import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'

// The statements that the tests make the server send are kept, each text once with the values of one call, for `tools/divided` to judge.

const folder = path.resolve('.runtime/statements')
const patched = Symbol.for('takt.records-statements')
const recorded = new Set<string>()
type QueryArgument = string | { text?: unknown; values?: unknown } | undefined

/** The nearest file of ours above the database's own, from the call's stack. */
function askingFile(): string | undefined {
  const depth = Error.stackTraceLimit
  Error.stackTraceLimit = 60
  const stack = new Error('who asks').stack ?? ''
  Error.stackTraceLimit = depth
  const files = [...stack.matchAll(/server\/src\/([\w/.-]+\.ts)/g)]
    .map(([, file]) => file!)
    .filter((file) => file !== 'testing/record-statements.ts')
  return files.find((file) => !file.startsWith('platform/db/')) ?? files.find((file) => !isDriver(file))
}

const isDriver = (file: string) =>
  /^platform\/db\/(connect|addresses|rows|lost-connections|statements|prepared|one-write|in-time)\.ts$/.test(
    file,
  )
const isOfTests = (file: string) => /\.(test|tries)\.ts$|^testing\/|^demo\//.test(file)
const textOf = (query: QueryArgument) => (typeof query === 'string' ? query : query?.text)

function record(query: QueryArgument, given: unknown) {
  const text = textOf(query)
  if (typeof text !== 'string' || recorded.has(text)) return
  const name = createHash('sha256').update(text).digest('hex').slice(0, 24)
  const kept = path.join(folder, `${name}.json`)
  // Another file's tests have sent it: finding the caller costs more than the statement.
  if (existsSync(kept)) {
    recorded.add(text)
    return
  }
  const file = askingFile()
  // A test may send first what the product sends later: it is checked again. A stack that ends in the driver is one of a test, which waits otherwise.
  if (!file || isOfTests(file)) return
  recorded.add(text)
  const values = Array.isArray(given) ? given : typeof query === 'object' ? query.values : []
  writeFileSync(kept, JSON.stringify({ file, text, values: short(values) }))
}

/** Which line a parameter names is all that is judged. */
const short = (values: unknown) =>
  Array.isArray(values)
    ? values.map((value) => (typeof value === 'string' && value.length <= 64 ? value : null))
    : []

type Patched = Record<symbol, boolean> & {
  query: (this: unknown, query: QueryArgument, ...rest: unknown[]) => unknown
}

function patch(prototype: object, note: (query: QueryArgument, values: unknown) => void) {
  const driver = prototype as Patched // the driver's own overloads, one by one
  if (driver[patched]) return
  const query = driver.query
  driver.query = function recording(queryArgument, ...rest) {
    note(queryArgument, rest[0])
    return query.call(this, queryArgument, ...rest)
  }
  driver[patched] = true
}

mkdirSync(folder, { recursive: true })
patch(pg.Client.prototype, record)
// The driver answers a pool's statement in a callback, whose stack does not contain the caller.
patch(pg.Pool.prototype, record)
