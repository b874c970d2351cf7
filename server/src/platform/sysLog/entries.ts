import { type LogEntry, type LogLevel, logLevels, type LogScope } from '@takt/contract/sysLog.ts'
import { isoOf } from '../db/instants.ts'
import type { LogFileFound } from './log-folder.ts'
import type { LogLine } from './lines-back.ts'

const levelOf: Record<number, LogLevel> = {
  60: 'fatal',
  50: 'error',
  40: 'warn',
  30: 'info',
  20: 'debug',
  10: 'trace',
}
const own = ['level', 'time', 'pid', 'hostname', 'module', 'msg', 'userName', 'path', 'ms', 'traceId']

/** A line as people read it; null: it is not a line of the log. */
export function entryOf({ fileName, server }: LogFileFound, { offset, text }: LogLine): LogEntry | null {
  const line = recordIn(text)
  if (!line || typeof line.time !== 'number') return null
  const rest = Object.entries(line).filter(([name]) => !own.includes(name))
  return {
    entryId: `${fileName}:${offset}`,
    at: isoOf(line.time),
    logLevel: levelOf[Number(line.level)] ?? 'info',
    module: textOf(line.module, 64) ?? 'server',
    message: textOf(line.msg, 2000) ?? '',
    userName: textOf(line.userName, 64),
    path: textOf(line.path, 200),
    latency: typeof line.ms === 'number' ? line.ms : null,
    traceId: textOf(line.traceId, 64),
    server,
    details: rest.length > 0 ? JSON.stringify(Object.fromEntries(rest)) : null,
  }
}

function recordIn(text: string): Record<string, unknown> | null {
  try {
    const line: unknown = JSON.parse(text)
    return typeof line === 'object' ? (line as Record<string, unknown>) : null // an object, or null
  } catch {
    return null
  }
}

/** Any value, as a text that can be shown. */
const textOf = (value: unknown, most: number) =>
  (typeof value === 'string' &&
    value
      .slice(0, most)
      .replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
      .trim()) ||
  null
const inJson = (text: string) => JSON.stringify(text).slice(1, -1)

/** What a line must contain to be parsed: reading JSON costs more than finding a word. */
export function mayMatch({ traceId, userName, module, text, logLevel }: LogScope) {
  const terms = [traceId, userName, module]
    .filter((one) => one !== undefined)
    .map((one) => `"${inJson(one)}"`)
  const levels = logLevel?.length
    ? new Set(logLevel.map((level) => `{"level":${60 - 10 * logLevels.indexOf(level)},`))
    : null
  const sought = text === undefined ? null : inJson(text).toLowerCase()
  return (line: string) =>
    (!levels || levels.has(line.slice(0, 12))) &&
    terms.every((one) => line.includes(one)) &&
    (sought === null || line.toLowerCase().includes(sought))
}

export const matches =
  ({ traceId, userName, module, text, logLevel, from, to }: LogScope) =>
  (entry: LogEntry) =>
    (traceId === undefined || entry.traceId === traceId) &&
    (userName === undefined || entry.userName === userName) &&
    (module === undefined || entry.module === module) &&
    (!logLevel?.length || logLevel.includes(entry.logLevel)) &&
    (from === undefined || Date.parse(entry.at) >= Date.parse(from)) &&
    (to === undefined || Date.parse(entry.at) < Date.parse(to)) &&
    (text === undefined || says(entry, text.toLowerCase()))

const says = ({ message, path, userName, traceId, details }: LogEntry, sought: string) =>
  [message, path, userName, traceId, details, details && plain(details)].some((one) =>
    one?.toLowerCase().includes(sought),
  )
/** A stack as it was, not as JSON writes its line ends and quotes. */
const plain = (details: string) => details.replaceAll(String.raw`\"`, '"').replaceAll(String.raw`\n`, ' ')
