import { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import {
  type host,
  mayHandle,
  mayResend,
  Telegram,
  type TelegramFilter,
  type TelegramPair,
  type TelegramScope,
} from '@takt/contract/host.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import { type Exporting, isAdmin, type LineCall, type PlantCall } from '../../platform/db/call.ts'
import { countUpTo, inOneGo } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { readPage, readPlace } from '../../platform/db/keyset.ts'
import { holds, linesWith, wholePlant } from '../../platform/db/rights.ts'
import type { Db } from '../../platform/db/tables.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { writeSheet } from '../../platform/files/sheet.ts'
import { announceToHost } from './announce.ts'
import {
  allTelegrams,
  changeTelegram,
  connectionOf,
  findPair,
  hoursOf,
  lockSettings,
  lockTelegram,
  newestOfType,
  telegramsAfter,
} from './host.queries.ts'

const Position = z.tuple([z.int().positive()])

/** A reader who is limited to lines sees those lines' telegrams; what belongs to no single line may hold others'. */
const within = <F extends TelegramScope>({ user }: PlantCall, filter: F) => ({
  ...filter,
  lines: linesWith(user, 'mesLogView'),
})

export async function listTelegrams(call: PlantCall, { after, limit, ...filter }: TelegramFilter) {
  const place = readPlace(Position, after)
  const visible = within(call, filter)
  return readPage({
    place,
    limit,
    find: (most) => telegramsAfter(call.db, visible, place?.[0] ?? null, most),
    count: () => countUpTo(call.db, allTelegrams(call.db, visible)),
    placeOf: ({ id }) => [id],
  })
}

/** As much as a screen shows. */
const mostShown = 200_000

/** What an address answered to a test is the administrator's: they may have set any of the plant's network. */
async function readPair(call: PlantCall, id: number) {
  const pair = (await findPair(call.db, id)) ?? refuse('record.unknown')
  mustHold(call, pair.lineNumber, 'view')
  return pair.teleType === 'test' && !isAdmin(call.user) ? { ...pair, response: null } : pair
}

export async function telegramPair(call: PlantCall, id: number): Promise<TelegramPair> {
  const pair = await readPair(call, id)
  const short = (text: string | null) => text?.slice(0, mostShown) ?? null
  return {
    ...pair,
    request: short(pair.request),
    response: short(pair.response),
    cut: Math.max(pair.request?.length ?? 0, pair.response?.length ?? 0) > mostShown,
  }
}

const mustHold = ({ user }: PlantCall, line: string | null, needed: 'view' | 'edit') => {
  if (!holds(user, 'mesLogView', needed, line ?? wholePlant))
    refuse(line ? 'call.line_forbidden' : 'call.plant_forbidden', { lineNumber: line ?? '' })
}

export const connection = (call: PlantCall, { lineNumber }: { lineNumber?: string | undefined }) => {
  const lines = linesWith(call.user, 'mesLogView')
  if (!lineNumber) return connectionOf(call.db, lines)
  return connectionOf(call.db, lines.length === 0 || lines.includes(lineNumber) ? [lineNumber] : lines)
}

export const figures = (call: PlantCall, scope: TelegramScope) => hoursOf(call.db, within(call, scope))

/** Sent at once, before all that waits behind it. What the host has is never sent again. */
export function resend(call: PlantCall, id: number) {
  return inOneGo(call.db, async (db) => {
    const before = await lockOpen(db, call, id, mayResend)
    if (before.direction === 'in') refuse('host.wrong_state', { teleState: before.teleState })
    return again(db, call, before)
  })
}

/** For whoever holds the page of what it is about, on its own line. */
export async function sendAgain(db: Db, call: PlantCall, id: number) {
  const before = (await lockTelegram(db, id)) ?? refuse('record.unknown')
  return again(db, call, mustBeOneOf(mayResend, before))
}

async function again(db: Db, call: PlantCall, before: Telegram) {
  const after = await changeTelegram(db, before.id, {
    teleState: 'retry',
    nextTry: nowIso(),
    attempts: 0,
    doneAt: null,
    handledBy: null,
    handledReason: null,
  })
  await recordChange(db, call, {
    entity: 'telegram',
    key: before.id,
    action: 'resend',
    before,
    after,
    line: before.lineNumber,
  })
  return after
}

/** Held, so that two people who tell it the same at once take turns. */
export async function mustHaveHost(db: Db) {
  if ((await lockSettings(db)).hostMode === 'off') refuse('host.none')
}

/** Waits in the outbox like any other telegram; as long as it waits there is no need to request again. */
export function askOrders(call: LineCall) {
  return inOneGo(call.db, async (db) => {
    await mustHaveHost(db)
    const lastRequest = await newestOfType(db, call.line, 'ordersWanted')
    if (lastRequest && (lastRequest.teleState === 'waiting' || lastRequest.teleState === 'retry'))
      refuse('host.asked_already')
    await announceToHost(db, call.line, [{ teleType: 'ordersWanted', traceId: call.traceId }])
    const after = (await newestOfType(db, call.line, 'ordersWanted'))!
    await recordChange(db, call, { entity: 'telegram', key: after.id, action: 'ask', after })
    return after
  })
}

/** Somebody told the host by other means: it is not sent any more, and what waits behind it goes on. */
export function handle(call: PlantCall, { id, reason }: { id: number; reason: string }) {
  return inOneGo(call.db, async (db) => {
    const before = await lockOpen(db, call, id, mayHandle)
    const after = await changeTelegram(db, id, {
      teleState: 'handled',
      nextTry: null,
      doneAt: nowIso(),
      handledBy: call.user.userName,
      handledReason: reason,
    })
    await recordChange(db, call, {
      entity: 'telegram',
      key: id,
      action: 'handle',
      before,
      after,
      line: before.lineNumber,
    })
    return after
  })
}

async function lockOpen(db: Db, call: PlantCall, id: number, may: readonly Telegram['teleState'][]) {
  const telegram = (await lockTelegram(db, id)) ?? refuse('record.unknown')
  mustHold(call, telegram.lineNumber, 'edit')
  return mustBeOneOf(may, telegram)
}

const mustBeOneOf = (may: readonly Telegram['teleState'][], telegram: Telegram) =>
  may.includes(telegram.teleState) ? telegram : refuse('host.wrong_state', { teleState: telegram.teleState })

const exported = [
  'at',
  'direction',
  'teleType',
  'teleState',
  'lineNumber',
  'orderCode',
  'lotNo',
  'productSn',
  'httpStatus',
  'attempts',
  'latency',
  'errorText',
  'doneAt',
  'nextTry',
  'endpoint',
  'idempotencyKey',
  'handledBy',
  'handledReason',
] as const

export async function exportTelegrams(
  call: PlantCall & Exporting,
  { format, ...scope }: z.output<typeof host.export.input>,
) {
  const visible = within(call, scope)
  return writeSheet(call, format, {
    fileName: 'host telegrams',
    columns: columnsOf(Telegram, exported, call.words),
    rows: exportRows(call.db, visible),
    total: null,
  })
}

const piece = 1000

async function* exportRows(db: Db, scope: ReturnType<typeof within>) {
  let last: number | null = null
  for (;;) {
    const found: Telegram[] = await telegramsAfter(db, scope, last, piece)
    for (const telegram of found) yield cellsOf(telegram, exported)
    if (found.length < piece) return
    last = found.at(-1)!.id
  }
}

/** Both texts in one file, as they went over the wire. */
export async function pairFile(call: PlantCall, id: number) {
  const pair = await readPair(call, id)
  const text = [
    `${pair.at} POST ${pair.endpoint}\nIdempotency-Key: ${pair.idempotencyKey}\n\n`,
    pair.request ?? '',
    `\n\n${pair.doneAt ?? ''} HTTP ${pair.httpStatus ?? '–'} ${pair.errorText ?? ''}\n\n`,
    pair.response ?? '',
    '\n',
  ]
  return {
    fileName: `telegram ${id}.txt`,
    contentType: 'text/plain; charset=utf-8',
    rows: null,
    body: pieces(text),
  }
}

async function* pieces(texts: string[]) {
  yield* texts
}
