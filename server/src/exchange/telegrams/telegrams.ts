import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import type { z } from 'zod'
import { maskBadges } from '@takt/contract/badges.ts'
import { refuse, Refusal } from '@takt/contract/errors.ts'
import {
  mayTryOut,
  StationTelegram,
  type StationTelegramFilter,
  type StationTelegramPair,
  type StationTelegramScope,
  type StationTraffic,
  telegrams as contract,
} from '@takt/contract/telegrams.ts'
import { uuid } from '@takt/contract/fields.ts'
import type { Download, ExportCall, LineCall, PlantCall } from '../../platform/db/call.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { mayCall } from '../../platform/db/rights.ts'
import { countUpTo } from '../../platform/db/connect.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import { readPage, readPlace } from '../../platform/db/keyset.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { writeSheet } from '../../platform/files/sheet.ts'
import { type FloorQueue, validItem } from '../../execution/floor/floor.ts'
import {
  allTelegrams,
  bucketsOf,
  findTelegram,
  findTexts,
  type FoundTelegram,
  hoursOf,
  TelegramPosition,
  telegramsAfter,
} from './telegrams.queries.ts'

// The ingress of the stations leaves their telegrams here.
export { TelegramLog } from './telegram-log.ts'
export { forgetOldStationTelegrams } from './telegrams.queries.ts'

export async function listTelegrams(
  { db, line }: LineCall,
  { after, limit, ...scope }: StationTelegramFilter,
) {
  const place = readPlace(TelegramPosition, after)
  return readPage({
    place,
    limit,
    find: (most) => telegramsAfter(db, line, scope, place, most),
    count: () => countUpTo(db, allTelegrams(db, line, scope)),
    placeOf: (last) => [last.place, last.id],
  })
}

const decompress = promisify(zstdDecompress)

/** With badges masked: who may look at the log shall not log in as somebody else. */
export async function telegramPair(call: LineCall, id: string): Promise<StationTelegramPair> {
  const { request, response, ...pair } = await readTelegram(call, id)
  return { ...pair, request: request && maskBadges(request), response: response && maskBadges(response) }
}

async function readTelegram({ db, line }: LineCall, id: string): Promise<StationTelegramPair> {
  const { texts, textStart, requestLength, responseLength, item, ...telegram } =
    (await findTelegram(db, line, id)) ?? refuse('record.unknown')
  const found = await findTexts(db, texts)
  if (!found) return { ...telegram, request: null, response: null, requestPath: null, responsePath: null }
  const paths = { requestPath: pathOf(line, id, 'request'), responsePath: pathOf(line, id, 'response') }
  const body = await decompress(found.body)
  const text = (from: number, length: number) =>
    body.toString('utf8', textStart + from, textStart + from + length)
  const [request, response] = [text(0, requestLength), text(requestLength, responseLength)]
  if (item === null || telegram.cut) return { ...telegram, ...paths, request, response }
  return {
    ...telegram,
    ...paths,
    request: itemOf(request, item, 'items'),
    response: itemOf(response, item, 'answers'),
  }
}

const pathOf = (line: string, id: string, text: 'request' | 'response') =>
  ['telegrams', line, id, text].map(encodeURIComponent).join('/')

/** One of the two texts as a file, by its path without the first part. Only for who may look at the log of that line. */
export async function sendTelegramText(
  call: PlantCall,
  [line = '', id = '', text = '']: string[],
): Promise<Download> {
  if (text !== 'request' && text !== 'response') return refuse('record.unknown')
  if (!uuid().safeParse(id).success) refuse('record.unknown')
  if (!mayCall(call.user, contract.telegram, line)) refuse('call.line_forbidden', { lineNumber: line })
  const pair = await telegramPair({ ...call, line: line as LineNumber }, id) // admitted just now
  const bytes = Buffer.from(pair[text] ?? refuse('record.unknown'))
  return {
    fileName: `${id}-${text}.json`,
    contentType: 'application/json',
    rows: null,
    bytes: bytes.length,
    body: onePart(bytes),
  }
}
async function* onePart(bytes: Buffer) {
  yield bytes
}

/** The one message of a batch, of its list or of the list that the batch itself is; all of it where it is none. */
function itemOf(text: string, item: number, listName: 'items' | 'answers') {
  const batch: { data?: unknown } | unknown[] = JSON.parse(text)
  const list: unknown = Array.isArray(batch) ? batch : Reflect.get(batch.data ?? batch, listName)
  return Array.isArray(list) && item in list ? JSON.stringify(list[item]) : text
}

const hour = 3_600_000
const longestPeriod = 7 * 24 * hour
const mostBuckets = 240

/** Without a period: the last eight hours. */
export async function trafficOf(
  { db, line }: LineCall,
  scope: StationTelegramScope,
): Promise<StationTraffic> {
  const end = scope.to ? Math.min(Date.parse(scope.to), Date.now()) : Date.now()
  const start = Math.max(scope.from ? Date.parse(scope.from) : end - 8 * hour, end - longestPeriod)
  const seconds = 60 * Math.max(1, Math.ceil((end - start) / 60_000 / mostBuckets))
  const span = { from: isoOf(Math.floor(start / 60_000) * 60_000), to: isoOf(Math.max(start, end)), seconds }
  const [buckets, hours] = await Promise.all([
    bucketsOf(db, line, scope, span),
    hoursOf(db, line, scope, span),
  ])
  return { ...span, buckets, hours }
}

/** The same message as a new one of this moment: what would the floor answer now? */
export async function tryOut(call: LineCall, floor: FloorQueue, id: string) {
  const { teleType, stationNumber, request } = await readTelegram(call, id)
  if (!mayTryOut.includes(teleType) || request === null) refuse('telegrams.no_trial')
  const message = messageIn(request!)
  const [answered] = await floor.ask(call.line, [
    { ...validItem({ ...message, kind: teleType, messageId: `try ${id}`, at: nowIso() }), stationNumber },
  ])
  return {
    response: JSON.stringify(
      answered instanceof Refusal
        ? { key: answered.key, field: answered.field, facts: answered.facts }
        : answered,
    ),
  }
}

function messageIn(request: string): object {
  const message: unknown = JSON.parse(request)
  return message && typeof message === 'object' && !('MessageBody' in message)
    ? message
    : refuse('telegrams.no_trial')
}

const exported = [
  'heardAt',
  'at',
  'stationNumber',
  'teleType',
  'teleResult',
  'answerCode',
  'errorKey',
  'latency',
  'productSn',
  'messageId',
  'productId',
] as const

export async function exportTelegrams(
  call: ExportCall,
  { format, ...scope }: z.output<typeof contract.export.input>,
) {
  return writeSheet(call, format, {
    fileName: `station telegrams ${call.line}`,
    columns: columnsOf(StationTelegram, exported, call.words),
    rows: exportRows(call, scope),
    total: null,
  })
}

const piece = 2000

async function* exportRows({ db, line }: LineCall, scope: StationTelegramScope) {
  let place: TelegramPosition | null = null
  for (;;) {
    const found: FoundTelegram[] = await telegramsAfter(db, line, scope, place, piece)
    for (const telegram of found) yield cellsOf(telegram, exported)
    const last = found.at(-1)
    if (!last || found.length < piece) return
    place = [last.place, last.id]
  }
}
