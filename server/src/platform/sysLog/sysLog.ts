import type { FileHandle } from 'node:fs/promises'
import { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import { LogEntry, type LogFile, type LogFilter, sysLog } from '@takt/contract/sysLog.ts'
import type { Download, Exporting, PlantCall } from '../db/call.ts'
import { cursorOf } from '../db/connect.ts'
import { isoOf } from '../db/instants.ts'
import { readPlace } from '../db/keyset.ts'
import { mayCall, wholePlant } from '../db/rights.ts'
import { cellsOf, columnsOf } from '../files/columns.ts'
import { inTurn, writeSheet } from '../files/sheet.ts'
import { entryOf } from './entries.ts'
import { linesBack, linesOnward } from './lines-back.ts'
import type { LogFolder } from './log-folder.ts'
import { type LogPlace, readBack } from './read-back.ts'

export { LogFolder } from './log-folder.ts'
export { type LogFiles, logOf } from './logger.ts'
export { serverName } from './log-writer.ts'

type Folder = LogFolder | null
const Position = z.array(z.union([z.string(), z.int().nonnegative()])).min(2)

/** It tells of all lines. */
const mustSeePlant = ({ user }: PlantCall) =>
  mayCall(user, sysLog.list, wholePlant) || refuse('call.plant_forbidden')

export async function listEntries(call: PlantCall, folder: Folder, { after, limit, ...scope }: LogFilter) {
  mustSeePlant(call)
  if (!folder) return { rows: [], next: null, total: null }
  const { rows, next } = await readBack(folder, scope, placeOf(readPlace(Position, after) ?? []), limit)
  return { rows, next: next && cursorOf(...next.flat()), total: null }
}

const placeOf = (parts: z.output<typeof Position>): LogPlace =>
  parts.flatMap((part, at): LogPlace => {
    const before = parts[at + 1]
    return typeof part === 'string' && typeof before === 'number' ? [[part, before]] : []
  })

const around = 20

export async function contextOf(call: PlantCall, folder: Folder, { entryId }: { entryId: string }) {
  mustSeePlant(call)
  const [, fileName = '', at = ''] = /^(.+):(\d{1,12})$/.exec(entryId) ?? []
  const file = (await folder?.find(fileName)) ?? refuse('record.unknown')
  await using handle = await folder!.open(file)
  const linesFrom = await linesOnward(handle, Number(at), around + 1)
  const entries = linesFrom.map((line) => entryOf(file, line))
  const entry = entries[0] ?? refuse('record.unknown')
  const before = []
  for await (const line of linesBack(handle, Number(at))) {
    before.push(entryOf(file, line))
    if (before.length >= around) break
  }
  const rows = [...entries.toReversed(), ...before].filter((one) => one !== null)
  return { entry, rows }
}

export async function listFiles(call: PlantCall, folder: Folder): Promise<LogFile[]> {
  mustSeePlant(call)
  const files = (await folder?.files()) ?? []
  return files.map(({ fileName, size, server, changedAt }) => ({
    fileName,
    fileType: 'txt',
    filePath: `logs/${encodeURIComponent(fileName)}`,
    size,
    server,
    writtenAt: isoOf(Math.round(changedAt)),
  }))
}

/** A whole file, by its path without the first part: as far as it was written at the request. */
export const sendLogFile =
  (folder: Folder) =>
  async (call: PlantCall, [fileName = '', ...more]: string[]): Promise<Download> => {
    mustSeePlant(call)
    const file = (more.length === 0 && (await folder?.find(fileName))) || refuse('record.unknown')
    const handle = await folder!.open(file)
    return {
      fileName: file.fileName,
      contentType: 'text/plain',
      rows: null,
      bytes: file.size,
      body: piecesOf(handle, file.size),
    }
  }

async function* piecesOf(handle: FileHandle, size: number) {
  try {
    if (size > 0) yield* handle.createReadStream({ start: 0, end: size - 1, autoClose: false })
  } finally {
    await handle.close()
  }
}

const exported = [
  'at',
  'logLevel',
  'server',
  'module',
  'message',
  'userName',
  'path',
  'latency',
  'traceId',
] as const

export async function exportEntries(
  call: PlantCall & Exporting,
  folder: Folder,
  { format, ...scope }: z.output<typeof sysLog.export.input>,
) {
  mustSeePlant(call)
  return writeSheet(call, format, {
    fileName: 'system log',
    columns: [
      ...columnsOf(LogEntry, exported, call.words),
      { title: call.words.field.details, kind: 'note' },
    ],
    rows: folder ? exportRows(folder, scope) : inTurn([]),
    total: null,
  })
}

async function* exportRows(folder: LogFolder, scope: Parameters<typeof readBack>[1]) {
  let place: LogPlace | null = []
  while (place !== null) {
    const { rows, next }: Awaited<ReturnType<typeof readBack>> = await readBack(folder, scope, place, 500)
    for (const entry of rows) yield [...cellsOf(entry, exported), entry.details]
    place = next
  }
}
