const deepest = 4
/** Of a fault of the database: which it is. Its `detail` and `where` hold values of rows. */
const faultFields = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'statusCode',
  'syscall',
] as const

type ErrorFields = { [name: string]: unknown; type: string; message: string; stack: string }

/** An error as the log keeps it, with its causes, and without what a driver or a library hung on to it. */
export function errorOf(error: unknown, depth = 0): ErrorFields {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const facts = faultFields
    .map((name): [string, unknown] => [name, Reflect.get(error, name)])
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...Object.fromEntries<unknown>(facts),
    ...(error.cause !== undefined && depth < deepest && { cause: errorOf(error.cause, depth + 1) }),
  }
}
