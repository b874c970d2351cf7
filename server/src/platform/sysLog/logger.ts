import type { FastifyServerOptions } from 'fastify'
import type { LevelWithSilent } from 'pino'
import { errorOf } from './error-of.ts'
import { LogFolder } from './log-folder.ts'
import { LogWriter } from './log-writer.ts'

export type LogFiles = { folder: string; server: string }

/** How the server logs: lines of JSON to files where it keeps some, and to the terminal what needs somebody; without files all of it. `onEntry`: at most once a second. */
export function logOf(level: LevelWithSilent, files: LogFiles | null, onEntry: () => void) {
  const writer =
    files &&
    new LogWriter({
      ...files,
      sayAll: level === 'debug' || level === 'trace',
      written: atMostEvery(1000, onEntry),
    })
  const logger = {
    level,
    redact: ['req.headers.authorization', 'req.headers.token', 'req.headers.cookie'],
    serializers: { err: (error: unknown) => errorOf(error) },
    ...(writer && { stream: writer }),
  } satisfies FastifyServerOptions['logger']
  return { logger, folder: files && new LogFolder(files.folder), close: () => writer?.close() }
}

/** However often it is called. */
function atMostEvery(milliseconds: number, work: () => void) {
  let timer: NodeJS.Timeout | null = null
  return () => {
    timer ??= setTimeout(() => {
      timer = null
      work()
    }, milliseconds).unref()
  }
}
