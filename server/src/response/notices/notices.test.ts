import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { bomDefs } from '@takt/contract/bomDefs.ts'
import { notices } from '@takt/contract/notices.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { tellNews } from '../../testing/tell-news.ts'
import { aPart } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
await startLine(plant, 'L2')

const [admin, editor, elsewhere] = [
  plant.as('admin'),
  plant.as('editor'),
  plant.as('operator', undefined, ['L2']),
]

const noticesOf = async (as = admin, filter: object = {}) =>
  (await as(notices.list, filter)).rows.map(({ eventType, about }) => `${eventType} ${about}`)

const late = () =>
  plant.db
    .updateTable('orders')
    .set({ planStart: sql`now() - interval '1 hour'`, planEnd: sql`now() - interval '1 minute'` })
    .where('lineNumber', '=', 'L1')
    .execute()

beforeAll(async () => {
  await plant.db
    .updateTable('orders')
    .set({ planEnd: sql`now() + interval '1 day'` })
    .execute()
  await editor(notices.list, {})
  await elsewhere(notices.list, {})
  await late()
})

describe('an order that is late', () => {
  test('is sent once, however many servers look, to whoever may open its page on its line', async () => {
    expect((await Promise.all([tellNews(plant.db), tellNews(plant.db)])).filter(Boolean)).toHaveLength(1)
    expect(await tellNews(plant.db)).toBe(false)
    const code = line.order.orderCode
    expect(await noticesOf()).toEqual([`orderLate ${code}`])
    expect(await noticesOf(editor)).toEqual([`orderLate ${code}`])
    expect(await noticesOf(elsewhere)).toEqual([])
  })

  test('is in the reader’s language, with its urgency and its line', async () => {
    expect((await admin(notices.list, {})).rows[0]).toMatchObject({
      messageType: 'warn',
      messageStatus: 'unread',
      lineNumber: 'L1',
      messageContent: expect.stringMatching(new RegExp(`^${line.order.orderCode} is past its planned end`)),
    })
  })

  test('is found by the specification’s query', async () => {
    expect(
      await admin(notices.list, {
        page: 1,
        limit: 200,
        messageType: 'warn',
        eventType: 'orderLate',
        lineNumber: 'L1',
        messageStatus: 'unread',
      }),
    ).toMatchObject({ total: 1 })
    for (const filter of [
      { messageType: 'info' as const },
      { lineNumber: 'L2' },
      { messageStatus: 'read' as const },
      { sendingTime: '2199-01-01T00:00:00Z' },
    ]) {
      expect(await admin(notices.list, filter)).toEqual({ rows: [], total: 0 })
    }
  })

  test('is found by every field of the specification’s query; empty text and null mean any', async () => {
    const any = {
      page: 1,
      limit: 200,
      lineNumber: '',
      lineName: null,
      state: '',
      userId: 'admin',
      messageStatus: null,
      eventType: '',
      messageType: '',
      sendingTime: '',
    }
    const sent = async (eventId: number, para: object, as = 'admin') =>
      (
        await plant.post(
          '/api/web/message/L1',
          { eventId, para, userName: as, app: 'web' },
          { token: await plant.tokenFor(as) },
        )
      ).json()
    expect(await sent(2302, any)).toMatchObject({ code: 20000, data: { total: 1 } })
    expect(await sent(2302, { ...any, state: 'read' })).toMatchObject({ data: { total: 0 } })
    expect(await sent(2300, { ...any, lineNumber: 'L2' })).toMatchObject({ data: { unread: 0 } })
    expect(await sent(2301, { ...any, all: true, eventType: 'orderFinished' })).toMatchObject({
      data: { unread: 1 },
    })
    expect(await sent(2303, { ...any, ids: [1], messageType: 'info' })).toMatchObject({ data: { unread: 1 } })
    for (const [eventId, more] of [
      [2300, {}],
      [2301, { ids: [1] }],
      [2302, {}],
      [2303, { ids: [1] }],
    ] as const)
      expect(await sent(eventId, { ...any, userId: 'editor', ...more })).toMatchObject({
        code: 40300,
        field: 'userId',
      })
  })

  test('is read and deleted by each for themself', async () => {
    const { id } = (await admin(notices.list, {})).rows[0]!
    expect(await admin(notices.unread, {})).toEqual({ unread: 1 })
    expect(await admin(notices.read, { ids: [id] })).toEqual({ unread: 0 })
    expect(await editor(notices.unread, {})).toEqual({ unread: 1 })
    expect(await editor(notices.delete, { ids: [id] })).toEqual({ unread: 0 })
    expect([await noticesOf(editor), await noticesOf(admin)]).toEqual([
      [],
      [`orderLate ${line.order.orderCode}`],
    ])
    expect(await editor(notices.read, { all: true })).toEqual({ unread: 0 })
  })
})

describe('material at the line', () => {
  const at = { lineNumber: 'L1', stationNumber: 'S10', boundBy: 'anna', boundQuantity: 500 }
  const bind = async (
    position: string,
    bomLot: string,
    remaining: number,
    expiresAt: string | null = null,
  ) => {
    await plant.db
      .insertInto('materialLots')
      .values({
        lineNumber: 'L1',
        bomCode: 'SCREW',
        bomLot,
        quantity: 500,
        remaining,
        expiresAt,
        supplier: null,
        supplierLot: null,
        stateReason: null,
        receivedAt: sql`now()`,
      })
      .execute()
    await plant.db
      .insertInto('bindings')
      .values({ ...at, position, bomCode: 'SCREW', bomLot, boundAt: sql`now()` })
      .execute()
  }
  const news = async (eventType: 'materialLow' | 'materialExpired', as = editor) =>
    (await as(notices.list, { eventType })).rows.map(({ messageContent }) => messageContent)
  const hence = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

  beforeAll(async () => {
    await admin(bomDefs.create, aPart('SCREW', { bomName: 'Screw', minimumStock: 50 }))
    await bind('A', 'LOT-1', 50)
  })

  const leaves = (bomLot: string, remaining: number) =>
    plant.db.updateTable('materialLots').set({ remaining }).where('bomLot', '=', bomLot).execute()

  test('that falls below its minimum is reported once, to whoever may see it there, and again when more was bound and it is too little', async () => {
    expect(await tellNews(plant.db)).toBe(false)
    await leaves('LOT-1', 49.5)
    expect(await tellNews(plant.db)).toBe(true)
    expect(await tellNews(plant.db)).toBe(false)
    expect(await news('materialLow')).toEqual(['S10 A: Screw is low: 49.5 pcs left on the line (minimum 50)'])
    expect(await news('materialLow', elsewhere)).toEqual([])
    await bind('B', 'LOT-2', 0.2)
    expect(await tellNews(plant.db)).toBe(true)
    expect((await news('materialLow'))[0]).toBe('S10 A: Screw is low: 49.7 pcs left on the line (minimum 50)')
  })

  test('that is at several places is counted together, each lot once, without what is blocked or too old', async () => {
    await bind('B2', 'LOT-3', 30)
    expect(await tellNews(plant.db)).toBe(false)
    await plant.db
      .insertInto('bindings')
      .values({
        ...at,
        stationNumber: 'S20',
        position: 'A',
        bomCode: 'SCREW',
        bomLot: 'LOT-3',
        boundAt: sql`now()`,
      })
      .execute()
    await leaves('LOT-1', 19)
    await tellNews(plant.db)
    expect((await news('materialLow'))[0]).toContain('49.2 pcs left')
    await bind('B3', 'RUST', 100)
    await plant.db
      .updateTable('materialLots')
      .set({ lotState: 'blocked' })
      .where('bomLot', '=', 'RUST')
      .execute()
    await tellNews(plant.db)
    expect((await news('materialLow'))[0]).toContain('49.2 pcs left')
    await bind('B4', 'GOOD', 1000)
    expect(await tellNews(plant.db)).toBe(false)
  })

  test('that is too old, or will be before the shift ends, is reported once; what lasts longer is not', async () => {
    const clock = (hours: number) => new Date(Date.now() + hours * 3_600_000).toTimeString().slice(0, 5)
    await plant.db.deleteFrom('shifts').where('lineNumber', '=', 'L1').execute()
    await plant.db
      .insertInto('shifts')
      .values({ lineNumber: 'L1', shiftName: 'Now', startTime: clock(-1), endTime: clock(4), breaks: '[]' })
      .execute()
    await bind('C', 'OLD', 100, hence(-48))
    await bind('D', 'ENDING', 100, hence(2))
    await bind('F', 'LASTING', 100, hence(6))
    await bind('E', 'USED UP', 0, hence(-48))
    expect(await tellNews(plant.db)).toBe(true)
    expect(await tellNews(plant.db)).toBe(false)
    expect((await news('materialExpired')).toSorted()).toEqual([
      expect.stringMatching(/^S10 C: Screw, lot OLD, expires on \d{4}-\d\d-\d\d \d\d:\d\d$/),
      expect.stringContaining('lot ENDING'),
    ])
  })
})
