/** PostgreSQL is gone, going, starting, unreachable, or has become a standby (25006): SQLSTATE classes and the codes of Node's sockets. */
const unreachableCode =
  /^(08|57P|53[23]00|25006)|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|EAI_AGAIN|ENOTFOUND)$/
/** The driver names its own failures by message only. */
const unreachableMessage =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|not queryable/

const diskFullCode = '53100'
/** A write-ahead log that cannot grow is reported as an I/O error (58030). */
const diskFullMessage = /No space left on device|Disk quota exceeded/

/** The database or the way to it failed. Any statement would have failed alike, so nothing is gained by trying again at once. */
export const isDatabaseUnreachable = (error: unknown) =>
  !isDiskFull(error) && (unreachableCode.test(codeOf(error)) || unreachableMessage.test(messageOf(error)))

/** The database answers, but cannot store any more. */
export const isDiskFull = (error: unknown) =>
  codeOf(error) === diskFullCode || (codeOf(error).startsWith('58') && diskFullMessage.test(messageOf(error)))

/** The longest wait is over: the database is away, or somebody holds what the statement needs. */
export const isLateAnswer = (error: unknown): error is Error => /Query read timeout/.test(messageOf(error))

/** Not the fault of what was sent. */
export const isOutage = (error: unknown) => isDatabaseUnreachable(error) || isDiskFull(error)

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
const messageOf = (error: unknown) => (error instanceof Error ? error.message : '')
