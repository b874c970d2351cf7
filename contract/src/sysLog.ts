import { z } from 'zod'
import { feature, plantDownload, plantQuery } from './endpoint.ts'
import { account, choice, code, count, instant, measure, name, note, nothing, text } from './fields.ts'
import { fileTypes } from './files.ts'
import { exportFormats, ledgerOf, ledgerPaging, period } from './lists.ts'

/** By pino's numbers, the most serious first. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
export type LogLevel = (typeof logLevels)[number]

/** One line of the application's log. `entryId`: its position, as `file:byte`. */
export const LogEntry = z.object({
  entryId: z.string(),
  at: instant(),
  logLevel: choice(logLevels),
  /** The part of the application that logged it. */
  module: name(),
  message: note(),
  userName: account().nullable(),
  /** The address of the call; never what follows its question mark. */
  path: note().nullable(),
  /** Milliseconds until the answer was on its way. */
  latency: measure().nullable(),
  traceId: code().nullable(),
  /** Which of several servers. */
  server: name(),
  /** Its other fields, as JSON: an error with its stack. */
  details: z.string().nullable(),
})
export type LogEntry = z.infer<typeof LogEntry>

/** `filePath`: the key for `files.download`. */
export const LogFile = z.object({
  fileName: name(),
  fileType: choice(fileTypes),
  filePath: z.string(),
  size: count(),
  server: name(),
  writtenAt: instant(),
})
export type LogFile = z.infer<typeof LogFile>

const filterFields = {
  ...LogEntry.pick({ module: true, userName: true, traceId: true, server: true }).partial().shape,
  userName: code().optional(),
  traceId: code().optional(),
  logLevel: z.array(z.enum(logLevels)).max(logLevels.length).optional(),
  /** Anywhere in the entry. */
  text: text(200).trim().min(1).optional(),
  ...period,
}
/** A place names a file of each server. */
export const LogFilter = z.strictObject({
  ...filterFields,
  ...ledgerPaging,
  after: z.string().max(4000).optional(),
})
export type LogFilter = z.infer<typeof LogFilter>
export const LogScope = z.strictObject(filterFields)
export type LogScope = z.infer<typeof LogScope>

const page = { for: ['sysLogView'] } as const
/** The application's log, read from its files. */
export const sysLog = feature('sysLog', {
  /** A page that found little in much text ends early and returns where to read on. */
  list: plantQuery({ ...page, input: LogFilter, output: ledgerOf(LogEntry) }),
  /** An entry between those before and after it, whatever they are about. */
  context: plantQuery({
    ...page,
    input: z.strictObject({ entryId: z.string().max(200) }),
    output: z.object({ entry: LogEntry, rows: z.array(LogEntry) }),
  }),
  files: plantQuery({ ...page, input: nothing, output: z.array(LogFile) }),
  /** What the filter shows. */
  export: plantDownload({
    ...page,
    input: LogScope.extend({ format: z.enum(exportFormats) }),
    output: z.never(),
  }),
})
